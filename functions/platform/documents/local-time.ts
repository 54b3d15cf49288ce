/** The current day and minute in a time zone. */
import { minutesSinceYearOne } from '#shared/domain/calendar.ts';

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
