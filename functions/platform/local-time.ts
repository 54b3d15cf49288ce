/** Local times in a time zone: the current day and minute, and the moment of a local time. */
import { daysSinceYearOne, minutesPerDay, minutesSinceYearOne } from '#shared/domain/calendar.ts';

/** By time zone, because making a format takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', ...twoDigits, hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format;
}

const localDateParts = (now: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );

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
