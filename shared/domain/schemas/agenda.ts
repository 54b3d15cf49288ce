/** What is being played, and what comes next. */
import * as z from 'zod/mini';
import { score } from './primitives.ts';
import { type UpcomingMatch, upcomingMatch } from './standing.ts';

/** A match in play; its score follows its events. */
export const liveMatch = z.object({
  ...upcomingMatch.shape,
  homeScore: z.nullable(score),
  awayScore: z.nullable(score),
});
export type LiveMatch = z.output<typeof liveMatch>;

/** Stored with enough matches to be right on later days, too. */
export interface Agenda {
  /** In order of play. */
  readonly live: readonly LiveMatch[];
  /** The first scheduled matches of each of the next days, in order of play. */
  readonly next: readonly UpcomingMatch[];
  /** How many matches are scheduled on a date, today or later. */
  readonly scheduled: { readonly [date: string]: number };
}
