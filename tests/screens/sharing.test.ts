/** What signed-in users share and copy of a tournament: its published pages, in the words of these. */
import { expect, test, vi } from 'vitest';
import { aLeagueMatch, teamNames } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import { offers, press, told, until } from './person.ts';

const [parque, ombu, union, estrella] = teamNames;

/** What the device's share sheet was opened with. */
function sharedWith() {
  const share = vi.fn(async (_: ShareData) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return async () => {
    await press('Compartir');
    await until(() => expect(share).toHaveBeenCalled());
    return share.mock.calls[0]?.[0];
  };
}

test.each([
  ['/torneos/1', '/torneos/1', 'Resumen · Torneo Apertura', `1.º ${parque}, 3 pts`],
  [
    '/posiciones?tournament=1',
    '/posiciones-publico?tournament=1',
    'Tabla de posiciones · Torneo Apertura',
    `1.º ${parque}`,
  ],
  [
    '/fixture-admin?tournament=1&round=Fecha 1',
    '/fixture?tournament=1&round=Fecha%201',
    'Fecha 1 · Torneo Apertura',
    `${parque} 4 - 0 ${ombu} · ${union} 2 - 2 ${estrella}`,
  ],
  ['/partidos/1', '/partidos/1', `${parque} - ${ombu}`, `${parque} 4 - 0 ${ombu}`],
])('a coach shares from %s the published page %s', async (address, shared, title, text) => {
  const shareOf = sharedWith();
  await openScreen(address, { as: 'DT' });
  await offers('Compartir');
  expect(await shareOf()).toEqual({
    title,
    text: expect.stringContaining(text),
    url: `${location.origin}${shared}`,
  });
});

const copied = () => navigator.clipboard.readText();

test('the table and a round are copied as plain lines with the address of their page', async () => {
  await openScreen('/posiciones?tournament=1', { as: 'DT' });
  await press('Copiar como texto');
  await told('status', 'Copiado: pegalo en un chat');
  expect(await copied()).toMatch(
    /^Posiciones de Torneo Apertura\n1\. .*: 3 pts, 1 PJ, \+4\n.*posiciones-publico\?tournament=1$/s,
  );
  await openScreen('/fixture?tournament=1&round=Fecha 3', { as: 'DT' });
  await press('Copiar como texto');
  await until(async () => expect(await copied()).toMatch(/^Fecha 3 de Torneo Apertura\n/));
});

test('a walkover of a day to come is in no copied round', async () => {
  const toCome = aLeagueMatch(1, { home: parque, away: ombu, walkover: 'away', score: '3-0', matchDate: '2099-01-01' });
  const other = aLeagueMatch(2, { home: union, away: estrella, score: '1-1' });
  await openScreen('/fixture?tournament=1&round=Fecha 1', { as: 'DT', answers: matchAnswers([toCome, other]) });
  await press('Copiar como texto');
  await until(async () => expect(await copied()).toContain(`${union} 1 - 1 ${estrella}`));
  expect(await copied()).not.toContain(ombu);
});
