/** A moment as date and time in the federation's time zone, for the demo data. */
import { applicationDefaults } from '#shared/domain/limits.ts';
import { type LocalDateAndTime, localDateAndTime } from '#shared/text/local-time.ts';

/** The date of the moment, and its time rounded down to five minutes. */
export function federationDateTime(now: Date): LocalDateAndTime {
  const { date, time } = localDateAndTime(now.getTime(), applicationDefaults.timeZone);
  const [hour, minute] = time.split(':');
  const roundedMinute = String(Number(minute) - (Number(minute) % 5)).padStart(2, '0');
  return { date, time: `${hour}:${roundedMinute}` };
}
