import { expect, test } from 'vitest';
import { formatPeriod } from '#shared/text/periods.ts';

test.each([
  ['2026-05-06', '2028-05-05', '2 años'],
  ['2026-05-06', '2027-05-05', '1 año'],
  ['2026-05-06', '2026-08-05', '3 meses'],
  ['2026-11-15', '2027-05-14', '6 meses'],
  ['2026-01-01', '2026-01-31', '1 mes'],
  ['2026-05-06', '2026-05-20', '15 días'],
  ['2026-05-06', '2026-05-06', '1 día'],
  ['2024-02-29', '2025-02-27', '365 días'],
])('the period from %s until %s lasts %s', (from, until, text) => {
  expect(formatPeriod({ from, until })).toBe(text);
});
