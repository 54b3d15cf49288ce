/** The last day of a ban in time. */
import { expect, test } from 'vitest';
import { lastDayOfPeriod } from '#shared/domain/sanctions/ban-period.ts';

test.each([
  ['2026-11-28', 1, 'days', '2026-11-28'],
  ['2026-11-28', 10, 'days', '2026-12-07'],
  ['2026-03-10', 1, 'months', '2026-04-09'],
  ['2026-11-28', 2, 'months', '2027-01-27'],
  ['2026-03-01', 1, 'months', '2026-03-31'],
  ['2026-01-31', 1, 'months', '2026-02-28'],
  ['2026-11-28', 2, 'years', '2028-11-27'],
  ['2024-02-29', 1, 'years', '2025-02-28'],
] as const)('a ban from %s of %i %s ends on %s', (from, count, unit, last) => {
  expect(lastDayOfPeriod(from, count, unit)).toBe(last);
});
