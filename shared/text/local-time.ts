/** The date and time of a moment in a time zone, as plain strings. */

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
