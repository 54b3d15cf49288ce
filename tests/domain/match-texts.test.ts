/** A match as text, which tells a user what somebody else has just saved. */
import { expect, test } from 'vitest';
import { aMatch } from '#tests/support/builders.ts';
import { matchSummaryText } from '#web/features/matches/match-texts.ts';

test('the summary of a match names its place, its officials and what else is known of it', () => {
  const match = aMatch({
    home: 'Lanús',
    away: 'El Ombú',
    cancha: { nombre: 'La Redonda', ubicacion: '' },
    referee: { name: 'Olga Silbato' },
    assistant: { name: 'Delia Banderín' },
  });
  expect(matchSummaryText(match, '2026-03-01', ['Zona A', undefined])).toBe(
    'Lanús contra El Ombú · Programado · Fecha 1 · sáb 7 mar, 14:00 · La Redonda · Complejo Sur · árbitro Olga Silbato · asistente Delia Banderín · Zona A',
  );
});
