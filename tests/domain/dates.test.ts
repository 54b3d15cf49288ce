/** Dates as lists show them: short, or relative to today. */
import { describe, expect, test } from 'vitest';
import { formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';

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

  test('is called yesterday or tomorrow across the turn of the year too', () => {
    expect(formatRelativeDate('2025-12-31', today)).toBe('Ayer');
    expect(formatRelativeDate('2026-01-01', '2025-12-31')).toBe('Mañana');
  });

  test('is called unavailable when it is not a valid date', () => {
    expect(formatRelativeDate('2026-02-30', today)).toBe('Fecha no disponible');
  });
});
