/** The last day of a ban of so many days, months or years. */
import { addDays, isCalendarDate } from '../calendar/calendar.ts';

export type PeriodUnit = 'days' | 'months' | 'years';

const monthsOf: Readonly<Record<Exclude<PeriodUnit, 'days'>, number>> = { months: 1, years: 12 };

/**
 * The last day, `YYYY-MM-DD`, of a ban that begins on the day `from` and lasts `count` (at least 1) days, months or years,
 * both days included: one month from 10 March ends on 9 April. Where the last month lacks the day, the ban ends with it.
 */
export function lastDayOfPeriod(from: string, count: number, unit: PeriodUnit): string {
  if (unit === 'days') return addDays(from, count - 1);
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const months = year * 12 + month - 1 + count * monthsOf[unit];
  const dayOfLastMonth = (number: number) =>
    `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}-${pad(number, 2)}`;
  if (isCalendarDate(dayOfLastMonth(day))) return addDays(dayOfLastMonth(day), -1);
  let last = day;
  while (!isCalendarDate(dayOfLastMonth(last))) last -= 1;
  return dayOfLastMonth(last);
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
