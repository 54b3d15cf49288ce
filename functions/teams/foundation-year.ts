/** A club is founded between 1800 and this year; only the year's upper bound needs a clock. */
import { invalidField } from '../platform/http/problem.ts';

export function demandPastYear(foundationYear: number, now: Date): void {
  const currentYear = now.getUTCFullYear();
  if (foundationYear > currentYear) throw invalidField('foundationYear', `Debe ser ${currentYear} o menos`);
}
