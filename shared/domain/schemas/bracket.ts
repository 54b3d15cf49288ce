/** Bracket: the playoffs of a tournament, ready to display. */
import * as z from 'zod/mini';
import { canchaOfMatch } from './cancha.ts';
import { matchStatus, walkover } from './match.ts';
import { matchClock } from './match-clock.ts';
import { count, id, teamRef } from './primitives.ts';

export const bracketSide = z.object({
  /** A team or, while it is not known, a name such as 'Ganador Semi 1' without an id. */
  ...teamRef.shape,
  score: z.nullable(count),
  penalties: z.nullable(count),
  isWinner: z.boolean(),
  /** In a projection, the place that leads here whatever the results, as '1.º' or '2.º B'. */
  place: z.optional(z.string()),
});

export const bracketTie = z.object({
  /** The id of the match; null while the match has not been created. */
  matchId: z.nullable(id),
  /** Empty for a bye. */
  round: z.string(),
  home: bracketSide,
  away: bracketSide,
  status: z.nullable(matchStatus),
  /** Dates, times and location are empty strings while the match has not been created. */
  matchDate: z.string(),
  matchTime: z.string(),
  formattedDate: z.string(),
  formattedTime: z.string(),
  location: z.string(),
  cancha: z.nullable(canchaOfMatch),
  scoreDisplay: z.string(),
  walkover: z.nullable(walkover),
  /** Of a match in play whose time somebody keeps at the pitch. */
  clock: z.optional(matchClock),
  /**
   * How the tie was decided; 'noRival' when one side advanced because its opponent did not get there, 'bye' when its
   * place in the draw has no opponent (there is no match, and the away side has no name).
   */
  decidedBy: z.nullable(z.enum(['score', 'penalties', 'walkover', 'betterPlaced', 'nobody', 'noRival', 'bye'])),
});
export type BracketTie = z.output<typeof bracketTie>;

export const bracketStage = z.object({
  stage: z.enum(['earlier', 'semifinals', 'third', 'final']),
  /** For example 'Cuartos de final', 'Semifinales', 'Tercer Puesto' or 'Final'. */
  name: z.string(),
  ties: z.array(bracketTie),
});
export type BracketStage = z.output<typeof bracketStage>;

export const bracket = z.object({
  tournamentId: id,
  /** The teams that the playoffs were generated with, or the four that qualify now; best placed first. */
  qualified: z.array(
    z.object({
      position: z.int(),
      positionDisplay: z.string(),
      teamId: id,
      team: teamRef,
      points: z.int(),
      pointsFormatted: z.string(),
      hasMedal: z.boolean(),
      medalIcon: z.string(),
    }),
  ),
  /** True while there is no playoff match: the ties are those that the current table would give. */
  isProjection: z.boolean(),
  /** True in a projection of places from a table without a result, whose order is that of the names. */
  isOfPlaces: z.optional(z.boolean()),
  /** Stages in order of play. */
  stages: z.array(bracketStage),
  champion: z.nullable(teamRef),
  runnerUp: z.nullable(teamRef),
  thirdPlace: z.nullable(teamRef),
});
export type Bracket = z.output<typeof bracket>;
