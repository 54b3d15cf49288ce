/** What repeats in a pasted line is gone before the line is read: reading takes time by what it says. */
import { expect, test } from 'vitest';
import { readPlayers } from '#shared/text/pasted-lists/read-players.ts';
import { readTeams } from '#shared/text/pasted-lists/read-teams.ts';
import { cleanPastedText } from '#shared/text/pasted-lists/rows.ts';

test.each([
  ['spaces', ' '],
  ['spaces that do not break', '\u00a0'],
  ['spaces with characters without width between them', ' \u200b'],
  ['emoji between spaces', ' ⚽'],
])('2,000 %s between words are one', (_, repeated) => {
  const run = repeated.repeat(2000);
  expect(cleanPastedText(`7${run}Juan${run}Pérez${run}`).trim()).toBe('7 Juan Pérez');
});

test.each(['-', '.', '(', ':', '/', "'", '='])('of 2,000 times the sign %s two are left', (sign) => {
  expect(cleanPastedText(`Juan ${sign.repeat(2000)} Pérez`)).toBe(`Juan ${sign}${sign} Pérez`);
});

test('columns that are empty stay, however many there are', () => {
  for (const sign of ['\t', ';', ',']) {
    expect(cleanPastedText(`Juan${sign.repeat(9)}Pérez`)).toBe(`Juan${sign.repeat(9)}Pérez`);
  }
});

test('names behind runs of blanks and signs are read', () => {
  const row = (text: string) => [[cleanPastedText(text)]];
  expect(readTeams(row(`Ombú${' '.repeat(2000)}(${' '.repeat(2000)}DT: Raúl Paz)`))[0]?.fields).toMatchObject({
    name: 'Ombú',
    coach: 'Raúl Paz',
  });
  expect(
    readPlayers(row(`${'- '.repeat(3)}7 - Juan Pérez -${' -'.repeat(3)}`), { isLastNameFirst: false }),
  ).toMatchObject([{ fields: { firstName: 'Juan', lastName: 'Pérez', jerseyNumber: '7' } }]);
});
