/** The federation's date and time, which are the ones that its pages are written in. */
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { localDateAndTimeInZone } from '../lib/clock.ts';

const msPerMinute = 60_000;

/**
 * At the present moment, or at the given one, in milliseconds since the epoch. A page names the offset of a zone that never
 * changes its clocks: with the zone alone a browser would read its rules first, which takes a phone a tenth of a second.
 */
export function federationNow(epochMilliseconds = Date.now()): LocalDateAndTime {
  const { timeZone, utcOffset } = document.documentElement.dataset;
  if (utcOffset === undefined)
    return localDateAndTimeInZone(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, epochMilliseconds);
  const asIfUtc = new Date(epochMilliseconds + Number(utcOffset) * msPerMinute).toISOString();
  return { date: asIfUtc.slice(0, 10), time: asIfUtc.slice(11, 16) };
}
