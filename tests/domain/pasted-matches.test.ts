/** Reading pasted fixtures with their results. */
import { expect, test } from 'vitest';
import { readMatches } from '#shared/text/pasted-lists/read-matches.ts';

const teamNames = ['El Ombú', 'Lanús', 'Atlético Ceibo', 'Sub 20'];
const read = (...rows: string[][]) =>
  readMatches(rows, { teamNames, startDate: '2026-08-01' }).map(
    ({ fields: { round, date, time, cancha, home, away, score } }) => [round, date, time, cancha, home, away, score],
  );

test('cells in the order date, hour, cancha, home, away, score are a match', () => {
  expect(read(['21/11/2026', '14:00', 'La Redonda', 'El Ombú', 'Lanús', '2-1'])).toEqual([
    ['', '2026-11-21', '14:00', 'La Redonda', 'El Ombú', 'Lanús', '2-1'],
  ]);
});

test('cells in another order too: the cancha is the name that no team has', () => {
  expect(read(['El Ombú', '2', '1', 'Lanús', 'La Redonda', '21/11/26', '14.30'])).toEqual([
    ['', '2026-11-21', '14:30', 'La Redonda', 'El Ombú', 'Lanús', '2-1'],
  ]);
});

test('headings say which column is which, and whether a date is a day or a round', () => {
  const headings = ['Fecha', 'Día', 'Hora', 'Local', 'GL', 'GV', 'Visitante', 'Cancha'];
  expect(read(headings, ['3', '21/11', '9:00', 'El Ombú', '0', '0', 'Lanús', 'Norte'])).toEqual([
    ['Fecha 3', '2026-11-21', '09:00', 'Norte', 'El Ombú', 'Lanús', '0-0'],
  ]);
  expect(
    read(['Fecha', 'Hora', 'Local', 'Visitante', 'Resultado'], ['21/11', '14:00', 'Lanús', 'El Ombú', '']),
  ).toEqual([['', '2026-11-21', '14:00', '', 'Lanús', 'El Ombú', '']]);
});

test.each<[string, string[]]>([
  ['14:00 El Ombú 2-1 Lanús (La Redonda)', ['', '', '14:00', 'La Redonda', 'El Ombú', 'Lanús', '2-1']],
  ['sáb 21/11 14 hs: El Ombú 2 a 1 Lanús', ['', '2026-11-21', '14:00', '', 'El Ombú', 'Lanús', '2-1']],
  ['El Ombú 3 - Lanús 0', ['', '', '', '', 'El Ombú', 'Lanús', '3-0']],
  ['21/11/2026 14:00 - El Ombú vs. Lanús', ['', '2026-11-21', '14:00', '', 'El Ombú', 'Lanús', '']],
  ['Fecha 2: Atlético Ceibo - Lanús', ['Fecha 2', '', '', '', 'Atlético Ceibo', 'Lanús', '']],
  ['14/2 15:30 Sub 20 1-0 Lanús', ['', '2027-02-14', '15:30', '', 'Sub 20', 'Lanús', '1-0']],
])('a line of a chat is a match: %s', (line, expected) => expect(read([line])).toEqual([expected]));

test('a line without teams says the round and the day of those below it', () => {
  expect(
    read(
      ['Fecha 4 - sábado 21/11/2026'],
      ['14:00 El Ombú 2-1 Lanús'],
      ['Resultados del domingo'],
      ['FECHA 5'],
      ['Lanús vs Atlético Ceibo'],
    ),
  ).toEqual([
    ['Fecha 4', '2026-11-21', '14:00', '', 'El Ombú', 'Lanús', '2-1'],
    ['Fecha 5', '', '', '', 'Lanús', 'Atlético Ceibo', ''],
  ]);
});
