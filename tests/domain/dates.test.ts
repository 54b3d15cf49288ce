/** Dates as lists show them: short, or relative to today. */
import { describe, expect, test } from 'vitest';
import { formatDateRange, formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';

const today = '2026-01-01';

describe('a date in a list', () => {
  test('leaves out the current year', () => {
    expect(formatShortDate('2026-11-21', today)).toBe('sáb 21 nov');
    expect(formatRelativeDate('2026-11-21', today)).toBe('sáb 21 nov');
  });

  test('shows any other year', () => {
    expect(formatShortDate('2025-11-21', today)).toBe('vie 21 nov 2025');
    expect(formatRelativeDate('2027-02-06', today)).toBe('sáb 6 feb 2027');
  });

  test('shows its year where no day is given to compare it with', () => {
    expect(formatShortDate('2026-11-21')).toBe('sáb 21 nov 2026');
  });

  test.each([
    ['2026-10-10', '2026-11-21', 'sáb 10 oct – sáb 21 nov 2026'],
    ['2026-10-10', '2027-01-23', 'sáb 10 oct 2026 – sáb 23 ene 2027'],
    ['2026-10-10', '2026-10-10', 'sáb 10 oct 2026'],
  ])('and another one, %s and %s, have their year once where it is one', (from, to, text) => {
    expect(formatDateRange(from, to)).toBe(text);
  });

  test('is called yesterday or tomorrow across the turn of the year too', () => {
    expect(formatRelativeDate('2025-12-31', today)).toBe('Ayer');
    expect(formatRelativeDate('2026-01-01', '2025-12-31')).toBe('Mañana');
  });

  test('is called unavailable when it is not a valid date', () => {
    expect(formatRelativeDate('2026-02-30', today)).toBe('Fecha no disponible');
  });
});
