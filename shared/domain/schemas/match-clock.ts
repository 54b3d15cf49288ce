/** The clock of a match by its marks, from which its minute is derived. */
import * as z from 'zod/mini';

/** A time in ISO 8601, UTC. */
const instant = z.string();

/** A stop of the clock; a null end is one that has not come yet. */
export const clockStop = z.object({ from: instant, to: z.nullable(instant) });
export const clockHalf = z.object({ startedAt: instant, endedAt: z.nullable(instant), stops: z.array(clockStop) });

/** The halves that began. */
export const sheetClock = z.object({ halves: z.array(clockHalf) });
export type SheetClock = z.output<typeof sheetClock>;

/** The clock with the rules of the tournament by which it is read. */
export const matchClock = z.object({ ...sheetClock.shape, matchMinutes: z.int(), periods: z.int() });
export type MatchClock = z.output<typeof matchClock>;
