/** Days as lists show them. */
import { describe, expect, test } from 'vitest';
import { formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';

const today = '2026-01-01';

describe('the short date', () => {
  test('has no year while it is this one', () => {
    expect(formatShortDate('2026-11-21', today)).toBe('sáb 21 nov');
    expect(formatRelativeDate('2026-11-21', today)).toBe('sáb 21 nov');
  });

  test('shows the year of any other', () => {
    expect(formatShortDate('2025-11-21', today)).toBe('vie 21 nov 2025');
    expect(formatRelativeDate('2027-02-06', today)).toBe('sáb 6 feb 2027');
  });

  test('says yesterday and tomorrow across the turn of the year', () => {
    expect(formatRelativeDate('2025-12-31', today)).toBe('Ayer');
    expect(formatRelativeDate('2026-01-01', '2025-12-31')).toBe('Mañana');
  });

  test('of something that is no date says so', () => {
    expect(formatRelativeDate('2026-02-30', today)).toBe('Fecha no disponible');
  });
});
