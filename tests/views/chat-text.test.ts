/** The texts that people copy from a page into a chat. */
import { expect, test } from 'vitest';
import { chatTextOfRound, chatTextOfTable } from '#shared/pages/chat-text.ts';
import { formatMatch, formatStanding } from '#shared/text/presenters.ts';
import { tableFromResults } from '#tests/domain/standings-notation.ts';
import { aMatch, aTeam, completedMatches } from '#tests/support/builders.ts';

const address = 'https://liga.example/x';

test('a table is a line for each team, between its title and its address', () => {
  const rows = tableFromResults(completedMatches('Lanús 3-1 Banfield')).map(formatStanding);
  expect(chatTextOfTable({ title: 'Posiciones de Copa Otoño', address }, rows)).toBe(
    'Posiciones de Copa Otoño\n1. Lanús: 3 pts, 1 PJ, +2\n2. Banfield: 0 pts, 1 PJ, −2\nhttps://liga.example/x',
  );
});

test('a round says below its matches who is free', () => {
  const of = (...names: string[]) =>
    chatTextOfRound({ title: 'Fecha 3', address }, [], names.map(aTeam)).split('\n').slice(1, -1);
  expect(of()).toEqual([]);
  expect(of('Ferro')).toEqual(['Libre: Ferro']);
  expect(of('Ferro', 'Lanús')).toEqual(['Libres: Ferro y Lanús']);
});

test('a round is a line for each match: its score and how it was decided, or when and where it is', () => {
  const cancha = { nombre: 'Cancha 2', ubicacion: 'Av. Roca 1200' };
  const matches = [
    aMatch({ home: 'Lanús', away: 'Quilmes', score: '3-1' }),
    aMatch({ home: 'Ferro', away: 'Banfield', score: '2-2', penalties: '4-3' }),
    aMatch({ home: 'Ferro', away: 'Lanús', score: '0-1', status: 'in_progress' }),
    aMatch({ home: 'Quilmes', away: 'Ferro', status: 'cancelled' }),
    aMatch({ home: 'Banfield', away: 'Lanús', cancha }),
  ].map(formatMatch);
  expect(chatTextOfRound({ title: 'Fecha 3 de Copa Otoño', address: '' }, matches).split('\n')).toEqual([
    'Fecha 3 de Copa Otoño',
    'Lanús 3 - 1 Quilmes',
    'Ferro 2 - 2 Banfield (4-3 pen.)',
    'Ferro 0 - 1 Lanús EN VIVO',
    'Quilmes - Ferro CANCELADO',
    'Banfield - Lanús: sáb 7 mar, 14:00, Cancha 2, Av. Roca 1200',
  ]);
});
