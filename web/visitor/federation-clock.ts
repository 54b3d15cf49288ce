/** The federation's date and time, which are the ones that its pages are written in. */
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { localDateAndTimeInZone } from '../lib/clock.ts';

/** At the present moment, or at the given one, in milliseconds since the epoch. */
export function federationNow(epochMilliseconds?: number): LocalDateAndTime {
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = document.documentElement.dataset;
  return localDateAndTimeInZone(timeZone, epochMilliseconds);
}
