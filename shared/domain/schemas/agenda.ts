/** Agenda: matches in progress and the next ones. */
import * as z from 'zod/mini';
import { matchClock } from './match-clock.ts';
import { score } from './primitives.ts';
import { type UpcomingMatch, upcomingMatch } from './standing.ts';

/** A match in progress; its score follows its goal events. */
export const liveMatch = z.object({
  ...upcomingMatch.shape,
  homeScore: z.nullable(score),
  awayScore: z.nullable(score),
  /** The length of the match in its tournament's rules. */
  matchMinutes: z.int(),
  clock: z.optional(matchClock),
});
export type LiveMatch = z.output<typeof liveMatch>;

/** The agenda of a tournament, stored with enough matches to be complete on later days too. */
export interface Agenda {
  /** Matches in progress, in order of play. */
  readonly live: readonly LiveMatch[];
  /** The first scheduled matches of each of the next days, in order of play. */
  readonly next: readonly UpcomingMatch[];
  /** The number of matches scheduled on each date, from the day of the agenda on. */
  readonly scheduled: { readonly [date: string]: number };
}
