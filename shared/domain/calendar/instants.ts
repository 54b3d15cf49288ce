/** Moments as texts with their offset, such as `2026-11-28T23:59:00-03:00`, in milliseconds since 1970. */
import { daysSinceYearOne, isCalendarDate, minutesPerDay, minutesSinceYearOne } from './calendar.ts';

/** Seconds may be left out; the offset may not. */
export const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d(?:\.\d+)?))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const msPerMinute = 60_000;
const minutesUntilEpoch = daysSinceYearOne('1970-01-01') * minutesPerDay;

/** NaN for a text that is no moment with an offset. */
export function millisecondsOfInstant(instant: string): number {
  const [, date, time, seconds = '0', sign = '+', hours = '0', minutes = '0'] = instantPattern.exec(instant) ?? [];
  if (date === undefined || time === undefined || !isCalendarDate(date)) return Number.NaN;
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const utcMinutes = minutesSinceYearOne(date, time) - minutesUntilEpoch - offset;
  return utcMinutes * msPerMinute + Number(seconds) * 1000;
}
