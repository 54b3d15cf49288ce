/** The day and minute it is in a time zone. */
import { minuteNumber } from '#shared/domain/calendar.ts';

function partsAt(now: Date, timeZone: string): Record<string, string> {
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

/** `YYYY-MM-DD` in `timeZone` at the moment `now`. */
export function localDay(now: Date, timeZone: string): string {
  const { year, month, day } = partsAt(now, timeZone);
  return `${year}-${month}-${day}`;
}

/** The minute it is, on the line of {@link minuteNumber}. */
export function localMinute(now: Date, timeZone: string): number {
  const { hour, minute } = partsAt(now, timeZone);
  return minuteNumber(localDay(now, timeZone), `${hour}:${minute}`);
}
