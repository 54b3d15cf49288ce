/** A bulletin as plain text. */
import { expect, test } from 'vitest';
import { bulletinHeading, bulletinToCopy, subjectOfLine } from '#shared/pages/bulletin-text.ts';
import type { PresentedBulletin } from '#shared/pages/page-data.ts';

const line = {
  sanctionId: 1,
  subjectName: 'Juan Pérez',
  number: 7,
  teamName: 'Halcones',
  text: '2 fechas de suspensión.',
};
const bulletin: PresentedBulletin = {
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

test('the text of a bulletin has its name, its date, its lines, its notices and its address', () => {
  expect(bulletinToCopy(bulletin, 'Apertura', 'https://liga.ar/b').split('\n').filter(Boolean)).toEqual([
    expect.stringContaining('Boletín 3/2026 · Fecha 7 de Apertura'),
    'sábado, 28 de noviembre de 2026',
    '1. Juan Pérez (n.º 7, Halcones): 2 fechas de suspensión.',
    'El lunes no hay reunión.',
    'https://liga.ar/b',
  ]);
});

test('a correction names what it corrects', () => {
  expect(bulletinToCopy({ ...bulletin, corrects: 2, lines: [] }, 'Apertura', '')).toContain(
    'Fe de erratas del Boletín 2/2026',
  );
});

test('a draft has no number yet', () => {
  expect(bulletinHeading({ number: null, year: 2026, title: '' })).toBe('Borrador');
});

test.each([
  [{ subjectName: 'n.º 7 de Halcones' }, 'n.º 7 de Halcones'],
  [{ subjectName: 'Halcones', number: null }, 'Halcones'],
  [{ subjectName: 'Ana Ruiz', number: null }, 'Ana Ruiz (Halcones)'],
  [{ subjectName: 'Un espectador', number: null, teamName: '' }, 'Un espectador'],
])('the subject of %j is told once', (changes, words) => {
  expect(subjectOfLine({ ...line, ...changes })).toBe(words);
});
