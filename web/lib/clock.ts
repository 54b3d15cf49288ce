/** The date and time of a moment in a time zone, as plain strings; by default of the present moment. */

export interface LocalDateAndTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`, 24 hours. */
  readonly time: string;
}

export function localDateAndTimeInZone(timeZone: string, epochMilliseconds = Date.now()): LocalDateAndTime {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(epochMilliseconds).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}
