/** How long a period of days lasts, as tribunals say it: in years or months where it is whole ones, else in days. */
import { addDays, daysSinceYearOne } from '../domain/calendar/calendar.ts';
import { formatPlural } from '../spanish/numbers.ts';

/** `until` is the last day: '2026-05-06' until '2028-05-05' is '2 años'. */
export function formatPeriod({ from, until }: { readonly from: string; readonly until: string }): string {
  const after = addDays(until, 1);
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [endYear = 0, endMonth = 0, endDay = 0] = after.split('-').map(Number);
  const months = (endYear - year) * 12 + endMonth - month;
  if (day !== endDay || months < 1) return formatPlural(daysSinceYearOne(until) - daysSinceYearOne(from) + 1, 'día');
  return months % 12 === 0 ? formatPlural(months / 12, 'año') : formatPlural(months, 'mes', 'meses');
}
