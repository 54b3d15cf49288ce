/** Instants in ISO 8601, UTC, with milliseconds, as numbers that can be subtracted. */
import { minutesSinceYearOne } from './calendar.ts';

const minutesBefore1970 = minutesSinceYearOne('1970-01-01', '00:00');

/** Milliseconds since 1970 of an instant such as `2026-11-22T18:00:05.250Z`. */
export function millisecondsOfInstant(instant: string): number {
  const minutes = minutesSinceYearOne(instant.slice(0, 10), instant.slice(11, 16)) - minutesBefore1970;
  return minutes * 60_000 + Math.round(Number(instant.slice(17, -1)) * 1000);
}
