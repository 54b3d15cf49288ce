/** A bulletin as plain text. */
import { expect, test } from 'vitest';
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { subjectOfLine, textOfBulletin } from '#shared/text/bulletin-text.ts';

const line = {
  sanctionId: 1,
  subjectName: 'Juan Pérez',
  number: 7,
  teamName: 'Halcones',
  text: '2 fechas de suspensión.',
};
const bulletin: Bulletin = {
  id: 1,
  tournamentId: 1,
  number: 3,
  year: 2026,
  date: '2026-11-28',
  title: 'Fecha 7',
  notices: 'El lunes no hay reunión.',
  sanctionIds: [1],
  status: 'published',
  lines: [line],
  version: 1,
};

test('the text of a bulletin has its number, its date, its lines and its notices', () => {
  expect(textOfBulletin(bulletin, 'Apertura')).toBe(
    [
      '*Apertura · Boletín 3/2026*\nFecha 7\nsábado, 28 de noviembre de 2026',
      '• Juan Pérez, n.º 7 (Halcones): 2 fechas de suspensión.',
      'El lunes no hay reunión.',
    ].join('\n\n'),
  );
});

test('a correction names what it corrects', () => {
  expect(textOfBulletin({ ...bulletin, corrects: 2, lines: [] }, 'Apertura')).toContain(
    'Fe de erratas del Boletín 2/2026',
  );
});

test.each([
  [{ subjectName: 'n.º 7 de Halcones' }, 'n.º 7 de Halcones'],
  [{ subjectName: 'Halcones', number: null }, 'Halcones'],
  [{ subjectName: 'Ana Ruiz', number: null }, 'Ana Ruiz (Halcones)'],
  [{ subjectName: 'Un espectador', number: null, teamName: '' }, 'Un espectador'],
])('the subject of %j is told once', (changes, words) => {
  expect(subjectOfLine({ ...line, ...changes })).toBe(words);
});
