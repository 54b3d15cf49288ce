/** Reads dates as people write them in Argentina: day, month, year. */
import { isCalendarDate } from '../../domain/calendar/calendar.ts';
import { foldAccents } from '../../spanish/plain-text.ts';

const monthNames = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const numericDate = /(?<!\d)(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?!\d)/;
const isoDate = /(?<!\d)(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?!\d)/;
const namedMonthDate = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\s+de)?[\\s-]+(${monthNames.join('|')}|set)\\p{L}*\\.?(?:\\s+del?)?[\\s-]+(\\d{4}|\\d{2})(?!\\d)`,
  'iu',
);

/** The first part of a text that is written like a date, whether or not such a day exists; null without one. */
export const findDateText = (text: string): string | null =>
  (isoDate.exec(text) ?? numericDate.exec(text) ?? namedMonthDate.exec(text))?.[0] ?? null;

/**
 * The day as `YYYY-MM-DD`; null when there is no such day. A year of two digits is the last one that is not after
 * `currentYear`. Day and month are exchanged when only that makes a day: '05/13/1998'.
 */
export function readDate(text: string, currentYear: number): string | null {
  const whole = text.trim();
  const iso = isoDate.exec(whole);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numeric = numericDate.exec(whole);
  if (numeric) {
    const year = fullYear(numeric[3], currentYear);
    return dayOf(year, numeric[2], numeric[1]) ?? dayOf(year, numeric[1], numeric[2]);
  }
  const named = namedMonthDate.exec(whole);
  if (!named) return null;
  const name = foldAccents(named[2] ?? '').replace('set', 'sep');
  return dayOf(fullYear(named[3], currentYear), String(monthNames.indexOf(name) + 1), named[1]);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

function fullYear(year = '', currentYear: number): string {
  if (year.length === 4) return year;
  const century = Math.floor(currentYear / 100) * 100;
  const recent = century + Number(year);
  return String(recent > currentYear ? recent - 100 : recent);
}
