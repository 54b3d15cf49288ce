/** Bracket: the knock-out of a tournament as a screen draws it. */
import * as z from 'zod/mini';
import { matchStatus, walkover } from './match.ts';
import { count, id, teamRef } from './primitives.ts';

export const bracketSide = z.object({
  /** Without an id, and named 'Ganador Semi 1', while nobody knows it. */
  ...teamRef.shape,
  score: z.nullable(count),
  penalties: z.nullable(count),
  isWinner: z.boolean(),
});

export const bracketTie = z.object({
  /** Null: the match is still to be made. */
  matchId: z.nullable(id),
  round: z.string(),
  home: bracketSide,
  away: bracketSide,
  status: z.nullable(matchStatus),
  /** Empty texts where there is no match. */
  matchDate: z.string(),
  matchTime: z.string(),
  formattedDate: z.string(),
  formattedTime: z.string(),
  location: z.string(),
  cancha: z.nullable(z.object({ nombre: z.string() })),
  scoreDisplay: z.string(),
  walkover: z.nullable(walkover),
  /** How it was decided; 'noRival': the rival's place stayed empty. */
  decidedBy: z.nullable(z.enum(['score', 'penalties', 'walkover', 'betterPlaced', 'nobody', 'noRival'])),
});
export type BracketTie = z.output<typeof bracketTie>;

export const bracketStage = z.object({
  stage: z.enum(['earlier', 'semifinals', 'third', 'final']),
  /** 'Cuartos de final', 'Semifinales', 'Tercer Puesto', 'Final'. */
  name: z.string(),
  ties: z.array(bracketTie),
});
export type BracketStage = z.output<typeof bracketStage>;

export const bracket = z.object({
  tournamentId: id,
  /** The best four of the table, or those the semifinals were made with, best placed first. */
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
  /** There is no match of the knock-out: the ties are those there would be with the table as it is. */
  isProjection: z.boolean(),
  /** In order of play. */
  stages: z.array(bracketStage),
  champion: z.nullable(teamRef),
  runnerUp: z.nullable(teamRef),
  thirdPlace: z.nullable(teamRef),
});
export type Bracket = z.output<typeof bracket>;
