/** The federation's clock when the demo data is loaded. */
import { defaults } from '#shared/domain/limits.ts';

export interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

/** The date, and the time rounded down to five minutes. */
export function localMoment(now: Date): LocalMoment {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: defaults.timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(now).map((it) => [it.type, it.value]),
  );
  const roundedMinute = String(Number(minute) - (Number(minute) % 5)).padStart(2, '0');
  return { date: `${year}-${month}-${day}`, time: `${hour}:${roundedMinute}` };
}
