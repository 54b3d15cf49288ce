/**
 * Checks that a team's foundation year is not in the future. (The contract checks the lower bound; the current year
 * needs a clock and a time zone.)
 */

import { getSettings } from '../competition/records/settings.ts';
import { localDay } from '../platform/local-time.ts';
import { invalidFieldProblem, invalidFieldsProblem } from '../platform/problem.ts';

/** Throws 400 for a year that has not begun yet in the federation's time zone. */
export async function requireFoundedByNow(foundationYear: number, now: Date): Promise<void> {
  const year = await currentYear(now);
  if (foundationYear > year) throw invalidFieldProblem('foundationYear', yearTooLateText(year));
}

/** Throws 400 for each team of a list whose year has not begun yet. */
export async function requireAllFoundedByNow(
  teams: readonly { readonly foundationYear?: number | undefined }[],
  now: Date,
): Promise<void> {
  const year = await currentYear(now);
  const errors = teams.flatMap(({ foundationYear = 0 }, at) =>
    foundationYear > year ? [{ path: `teams.${at}.foundationYear`, message: yearTooLateText(year) }] : [],
  );
  if (errors.length > 0) throw invalidFieldsProblem(errors);
}

async function currentYear(now: Date): Promise<number> {
  const { timeZone } = await getSettings();
  return Number(localDay(now, timeZone).slice(0, 4));
}

const yearTooLateText = (year: number): string => `Debe ser ${year} o menos`;
