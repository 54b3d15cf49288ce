/** Rows of a tournament's table, and the tournament's summary. */
import * as z from 'zod/mini';
import { canchaOfMatch } from './cancha.ts';
import { podium } from './podium.ts';
import { count, id, idOrNone, localDate, localTime, teamRef } from './primitives.ts';
import { tieBreaker } from './rules.ts';

/** The result of a match for one side: G (ganado), E (empatado) or P (perdido). */
export const outcome = z.enum(['G', 'E', 'P']);
export type Outcome = z.output<typeof outcome>;

/**
 * The criterion that put a row above the next one: points, a tie-breaker, or the name as the last resort; null on the
 * last row.
 */
const decidingCriterionSchema = z.nullable(z.union([z.literal('points'), tieBreaker, z.literal('name')]));

const matchCountFields = {
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goalsFor: count,
  goalsAgainst: count,
};

const standingNoteFields = {
  /**
   * How many places the team has gained since the round before, negative for places lost; null while results of one
   * round only count.
   */
  movement: z.nullable(z.int()),
  decidedBy: decidingCriterionSchema,
  /**
   * A sentence why the row stands above the next one; null when points decided, before either team has played, and on
   * the last row.
   */
  tieExplanation: z.nullable(z.string()),
  /** True while the team is playing a match of the tournament. */
  playing: z.boolean(),
};

export const standing = z.object({
  position: z.int(),
  teamId: id,
  team: teamRef,
  tournamentId: id,
  groupId: idOrNone,
  ...matchCountFields,
  goalDifference: z.int(),
  points: z.int(),
  /** The part of `points` that the federation added or took away. */
  adjustment: z.int(),
  last3Results: z.array(outcome),
  ...standingNoteFields,
});
export type Standing = z.output<typeof standing>;

export const formattedStandingSchema = z.object({
  positionDisplay: z.string(),
  teamId: id,
  teamLogo: z.string(),
  teamName: z.string(),
  /** The team's name where there is little room. */
  displayName: z.string(),
  ...matchCountFields,
  goalDifferenceFormatted: z.string(),
  pointsFormatted: z.string(),
  last3ResultsFormatted: z.array(z.object({ result: outcome, badgeClass: z.string() })),
  adjustment: z.int(),
  ...standingNoteFields,
});
export type FormattedStanding = z.output<typeof formattedStandingSchema>;

export const upcomingMatch = z.object({
  id,
  tournamentId: id,
  round: z.string(),
  homeTeamId: z.nullable(id),
  awayTeamId: z.nullable(id),
  homeTeam: teamRef,
  awayTeam: teamRef,
  matchDate: localDate,
  matchTime: localTime,
  location: z.string(),
  cancha: z.nullable(canchaOfMatch),
});
export type UpcomingMatch = z.output<typeof upcomingMatch>;

export const tableLeaderSchema = z.object({
  position: z.int(),
  teamId: id,
  teamLogo: z.string(),
  teamName: z.string(),
  /** The team's name where there is little room. */
  displayName: z.string(),
  points: z.int(),
});

/** Counters, leaders and next matches of a tournament. */
export const tournamentSummarySchema = z.object({
  id,
  totalTeams: count,
  totalMatches: count,
  completedMatches: count,
  pendingMatches: count,
  topStandings: z.array(tableLeaderSchema),
  /** Null while nobody has won the tournament. */
  podium: z.nullable(podium),
  stats: z.object({
    totalGoals: count,
    averageGoalsPerMatch: z.number(),
    topScorer: z.string(),
    topScorerGoals: count,
    mostActiveTeam: z.string(),
  }),
  upcomingMatches: z.array(upcomingMatch),
});
export type TournamentSummary = z.output<typeof tournamentSummarySchema>;
