/** When an operation was made, by the server's clock: those of phones are wrong. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { momentOfLocalTime } from '../../platform/local-time.ts';

interface Arrival {
  readonly now: Date;
  readonly timeZone: string;
  /** When the operation that arrived before was made; undefined when there is none. */
  readonly last: string | undefined;
}

/** Ages are whole seconds, so that what a device made within a second may seem to be in the wrong order. */
const precisionMs = 1000;

/**
 * The arrival less the age, but never before the day before the match. An operation that seems to have been made less
 * than a second before the one that arrived before comes right after it, because devices send in order.
 */
export function timeOfOperation(
  { ageSeconds }: SheetOperation,
  matchDate: string,
  { now, timeZone, last }: Arrival,
): string {
  const earliest = momentOfLocalTime(addDays(matchDate, -1), '00:00', timeZone).getTime();
  const made = Math.min(now.getTime(), Math.max(earliest, now.getTime() - ageSeconds * 1000));
  const before = last === undefined ? Number.NEGATIVE_INFINITY : Date.parse(last);
  const isRightAfter = made <= before && made > before - precisionMs;
  return new Date(isRightAfter ? before + 1 : made).toISOString();
}
