/** Local times in a time zone: the current day and minute, and the moment of a local time. */
import { daysSinceYearOne, minutesPerDay, minutesSinceYearOne } from '#shared/domain/calendar.ts';

function localDateParts(now: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
}

/** The day, as `YYYY-MM-DD`, that it is in `timeZone` at the moment `now`. */
export function localDay(now: Date, timeZone: string): string {
  const { year, month, day } = localDateParts(now, timeZone);
  return `${year}-${month}-${day}`;
}

/** The time, as `HH:mm`, that it is in `timeZone` at the moment `now`. */
export function localClockTime(now: Date, timeZone: string): string {
  const { hour, minute } = localDateParts(now, timeZone);
  return `${hour}:${minute}`;
}

/** The local time in `timeZone` at the moment `now`, in minutes counted as {@link minutesSinceYearOne} does. */
export function localMinute(now: Date, timeZone: string): number {
  return minutesSinceYearOne(localDay(now, timeZone), localClockTime(now, timeZone));
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
