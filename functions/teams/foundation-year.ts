/** A club is founded between 1800 and this year; only the year's upper bound needs a clock, and a zone. */
import { localDay } from '../platform/documents/local-time.ts';
import { invalidField } from '../platform/problem.ts';
import { getSettings } from '../platform/table/settings.ts';

/** 400 for a year that has not begun in the federation's zone. */
export async function requirePastYear(foundationYear: number, now: Date): Promise<void> {
  const { timeZone } = await getSettings();
  const currentYear = Number(localDay(now, timeZone).slice(0, 4));
  if (foundationYear > currentYear) throw invalidField('foundationYear', `Debe ser ${currentYear} o menos`);
}
