/** Local times in a time zone: the current day and minute, and the moment of a local time. */

import { daysSinceYearOne, minutesPerDay, minutesSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';

/** The day, as `YYYY-MM-DD`, that it is in `timeZone` at the moment `now`. */
export const localDay = (now: Date, timeZone: string): string => localDateAndTime(now.getTime(), timeZone).date;

/** The local time in `timeZone` at the moment `now`, in minutes counted as {@link minutesSinceYearOne} does. */
function localMinute(now: Date, timeZone: string): number {
  const { date, time } = localDateAndTime(now.getTime(), timeZone);
  return minutesSinceYearOne(date, time);
}

const msPerMinute = 60_000;
const minutesUntilEpoch = daysSinceYearOne('1970-01-01') * minutesPerDay;

/**
 * The moment at which it is `time` on `date` in `timeZone`. The second step corrects the first where the zone's offset
 * changes in between.
 */
export function momentOfLocalTime(date: string, time: string, timeZone: string): Date {
  const wanted = minutesSinceYearOne(date, time);
  let at = (wanted - minutesUntilEpoch) * msPerMinute;
  for (let step = 0; step < 2; step += 1) at += (wanted - localMinute(new Date(at), timeZone)) * msPerMinute;
  return new Date(at);
}
