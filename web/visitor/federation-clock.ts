/** The federation's date and time, which are the ones that its pages are written in. */
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { localDateAndTimeInZone } from '../lib/clock.ts';

const msPerMinute = 60_000;

/**
 * The federation's date and time at `epochMilliseconds`, by default now. The page states the offset from UTC of a zone that
 * never changes its clocks, because a phone's browser takes a tenth of a second to find it by the zone's name.
 */
export function federationNow(epochMilliseconds = Date.now()): LocalDateAndTime {
  const { timeZone, utcOffset } = document.documentElement.dataset;
  if (utcOffset === undefined)
    return localDateAndTimeInZone(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, epochMilliseconds);
  const asIfUtc = new Date(epochMilliseconds + Number(utcOffset) * msPerMinute).toISOString();
  return { date: asIfUtc.slice(0, 10), time: asIfUtc.slice(11, 16) };
}
