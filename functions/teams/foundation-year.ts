/**
 * Checks that a team's foundation year is not in the future. (The contract checks the lower bound; the current year
 * needs a clock and a time zone.)
 */
import { localDay } from '../platform/documents/local-time.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { getSettings } from '../platform/table/settings.ts';

/** Throws 400 for a year that has not begun yet in the federation's time zone. */
export async function requireFoundedByNow(foundationYear: number, now: Date): Promise<void> {
  const { timeZone } = await getSettings();
  const currentYear = Number(localDay(now, timeZone).slice(0, 4));
  if (foundationYear > currentYear) throw invalidFieldProblem('foundationYear', `Debe ser ${currentYear} o menos`);
}
