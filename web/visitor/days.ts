/**
 * Says 'Hoy', 'Mañana' or 'Ayer' in place of a date near today, and the date again once that is over; with its year, when
 * that is not the current one.
 */
import { nearDayName } from '#shared/text/dates.ts';
import { changeText } from '../lib/change-text.ts';

/** @param today the federation's day, `YYYY-MM-DD` */
export function nameDays(content: Element, today: string): void {
  for (const day of content.querySelectorAll<HTMLTimeElement>('time[data-day]')) {
    // The attribute keeps the date as it was written.
    const written = day.dataset.day || (day.textContent ?? '');
    day.dataset.day = written;
    const name = nearDayName(day.dateTime.slice(0, 10), today);
    changeText(day, name === null ? withOtherYear(written, day.dateTime, today) : inCaseOf(written, name));
  }
}

function withOtherYear(written: string, date: string, today: string): string {
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? written : `${written} ${year}`;
}

/** In the middle of a sentence dates begin with a small letter, and so do these names. */
const inCaseOf = (written: string, name: string): string => (/^\p{Lu}/u.test(written) ? name : name.toLowerCase());
