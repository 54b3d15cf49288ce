/** Moments as texts with their offset, such as `2026-11-28T23:59:00-03:00`, in milliseconds since 1970. */
import { daysSinceYearOne, minutesPerDay, minutesSinceYearOne } from './calendar.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?(?:Z|([+-])(\d{2}):(\d{2}))$/;
const msPerMinute = 60_000;
const minutesUntilEpoch = daysSinceYearOne('1970-01-01') * minutesPerDay;

/** NaN for a text that is no moment with an offset. */
export function millisecondsOfInstant(instant: string): number {
  const [, date, time, seconds = '0', sign = '+', hours = '0', minutes = '0'] = pattern.exec(instant) ?? [];
  if (date === undefined || time === undefined) return Number.NaN;
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const utcMinutes = minutesSinceYearOne(date, time) - minutesUntilEpoch - offset;
  return utcMinutes * msPerMinute + Number(seconds) * 1000;
}
