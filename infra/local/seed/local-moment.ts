/** A moment as date and time in the federation's time zone, for the demo data. */
import { applicationDefaults } from '#shared/domain/limits.ts';

export interface LocalDateTime {
  readonly date: string;
  readonly time: string;
}

/** The date of the moment, and its time rounded down to five minutes. */
export function federationDateTime(now: Date): LocalDateTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: applicationDefaults.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(now).map((it) => [it.type, it.value]),
  );
  const roundedMinute = String(Number(minute) - (Number(minute) % 5)).padStart(2, '0');
  return { date: `${year}-${month}-${day}`, time: `${hour}:${roundedMinute}` };
}
