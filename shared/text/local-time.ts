/** The date and time of a moment in a time zone, as plain strings, and the moment of a local time. */
import { daysSinceYearOne, minutesPerDay, minutesSinceYearOne } from '../domain/calendar/calendar.ts';

export interface LocalDateAndTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`, 24 hours. */
  readonly time: string;
}

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

export function localDateAndTime(epochMilliseconds: number, timeZone: string): LocalDateAndTime {
  const parts = formatOf(timeZone).formatToParts(epochMilliseconds);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const msPerMinute = 60_000;
const minutesUntilEpoch = daysSinceYearOne('1970-01-01') * minutesPerDay;

/** The local time in `timeZone` at a moment, in minutes counted as {@link minutesSinceYearOne} does. */
function localMinute(epochMilliseconds: number, timeZone: string): number {
  const { date, time } = localDateAndTime(epochMilliseconds, timeZone);
  return minutesSinceYearOne(date, time);
}

/**
 * The moment at which it is `time` on `date` in `timeZone`, in milliseconds since 1970. The second step corrects the first
 * where the zone's offset changes in between.
 */
export function millisecondsOfLocalTime(date: string, time: string, timeZone: string): number {
  const wanted = minutesSinceYearOne(date, time);
  let at = (wanted - minutesUntilEpoch) * msPerMinute;
  for (let step = 0; step < 2; step += 1) at += (wanted - localMinute(at, timeZone)) * msPerMinute;
  return at;
}

/** {@link steadyOffset} looks at every fortnight of three years, because Morocco changes its clocks for a month only. */
const [firstDay, lastDay, daysBetween] = [daysSinceYearOne('2026-01-01'), daysSinceYearOne('2028-12-31'), 14];
const steadyOffsets = new Map<string, number | undefined>();

/** Minutes by which a zone's clocks are ahead of UTC (negative: behind); undefined for a zone that changes its clocks. */
export function steadyOffset(timeZone: string): number | undefined {
  if (steadyOffsets.has(timeZone)) return steadyOffsets.get(timeZone);
  const offsets = new Set<number>();
  for (let day = firstDay; day <= lastDay; day += daysBetween) {
    const utc = day * minutesPerDay;
    offsets.add(localMinute((utc - minutesUntilEpoch) * msPerMinute, timeZone) - utc);
  }
  const [offset] = offsets;
  const steady = offsets.size === 1 ? offset : undefined;
  steadyOffsets.set(timeZone, steady);
  return steady;
}

/** The local time with the zone's offset, as in '2026-03-07T14:00-03:00', which is the same moment everywhere. */
export function timestampWithOffset(date: string, time: string, timeZone: string): string {
  const utc = millisecondsOfLocalTime(date, time, timeZone) / msPerMinute + minutesUntilEpoch;
  const offset = minutesSinceYearOne(date, time) - utc;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map(twoDigits);
  return `${date}T${time}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
