/** The results of a round entered on a phone after it was played, with every tap counted. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { findFlawsOfNames, narrowest } from '#tests/support/browser-enlarged.ts';
import { button } from '#tests/support/browser-forms.ts';
import { devices, pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { CountingHand } from '#tests/support/counting-hand.ts';
import { createOwnLeague, type OwnLeague } from '#tests/support/own-league.ts';
import { expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
const maxTaps = 45;
const maxRowHeight = 96;
const squadSize = 12;
const day = '2025-03-08';

type Side = 'home' | 'away';
type Entry = readonly [Side, EventType];
const goals = (side: Side, count: number): Entry[] => Array.from({ length: count }, () => [side, 'goal']);

/** The matches of the round in order of play: 3-1 with six events, 1-2 with four, 1-2 with three, 2-0 with four. */
const round: readonly (readonly Entry[])[] = [
  [...goals('home', 3), ['home', 'owngoal'], ['away', 'yellowcard'], ['home', 'redcard']],
  [...goals('home', 1), ...goals('away', 2), ['away', 'bluecard']],
  [...goals('home', 1), ...goals('away', 2)],
  [...goals('home', 2), ['home', 'yellowcard'], ['away', 'yellowcard']],
];

const buttonNames: Record<EventType, string> = {
  goal: 'Gol',
  owngoal: 'Gol En contra',
  bluecard: 'Tarjeta Azul',
  yellowcard: 'Tarjeta Amarilla',
  redcard: 'Tarjeta Roja',
};

async function createRoundToEnter(api: SendRequest): Promise<OwnLeague> {
  const league = await createOwnLeague(api, { name: 'Carga', startDate: day, size: 8 });
  for (const { id } of league.teams) {
    const players = Array.from({ length: squadSize }, (_, at) => ({
      firstName: 'Ana',
      lastName: `Paz ${'ABCDEFGHIJKL'[at]}`,
      jerseyNumber: at + 1,
    }));
    await expectOk(api('POST /players/batch', { body: { teamId: id, players } }));
  }
  for (const at of round.keys()) {
    const [home, away] = league.teams.slice(2 * at, 2 * at + 2);
    const sides = { homeTeamId: home?.id ?? 0, awayTeamId: away?.id ?? 0 };
    const when = { matchDate: day, matchTime: `${14 + at}:00`, location: 'Complejo Norte' };
    await expectOk(api('POST /matches', { body: { tournamentId: league.id, ...sides, ...when } }));
  }
  return league;
}

/** Records an event of the open match: the side's button, and the shirt with this number. */
async function recordEvent(page: Page, hand: CountingHand, team: string, type: EventType, shirt: number) {
  const half = page.getByRole('region', { name: team, exact: true });
  const name = type === 'goal' ? `Gol de ${team}` : buttonNames[type];
  await hand.press(half.getByRole('button', { name, exact: true }));
  await hand.press(page.getByRole('button', { name: new RegExp(`^${shirt} `) }));
}

test('a round of four matches is entered in at most 45 taps on a phone, with one write for each match', async () => {
  const api = await signIn(app.url, 'Admin');
  const league = await createRoundToEnter(api);
  const page = await app.open(`/torneos/${league.id}`, { as: 'Admin', on: 'phone' });
  await page.getByRole('heading', { name: 'Liga de Carga', level: 1 }).waitFor({ state: 'attached' });
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.method()));
  const hand = new CountingHand();

  await hand.press(page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Partidos' }));
  await page.getByRole('heading', { name: 'Partidos', level: 1 }).waitFor({ state: 'attached' });
  const rows = page.locator('main [data-match]');
  await expect.poll(() => rows.count()).toBe(round.length);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(maxRowHeight);
  await hand.press(page.getByRole('link', { name: 'Cargar la fecha' }));

  for (const [at, entries] of round.entries()) {
    const [home = '', away = ''] = league.teams.slice(2 * at, 2 * at + 2).map(({ name }) => name);
    await page.getByText(`${at + 1} de ${round.length}`).waitFor();
    for (const [index, [side, type]] of entries.entries()) {
      await recordEvent(page, hand, side === 'home' ? home : away, type, index + 1);
    }
    const score = finalScoreOfEvents(
      entries.map(([side, eventType]) => ({ eventType, teamId: side === 'home' ? 1 : 2 })),
      1,
    );
    expect(await page.locator('[data-score]').innerText()).toBe(`${score.home} - ${score.away}`);
    await hand.press(button(page, at < round.length - 1 ? 'Guardar y seguir' : 'Guardar'));
  }
  await page.getByText('La fecha está cargada').waitFor();

  console.info(`${hand.interactions} taps`);
  expect(hand.interactions).toBeLessThanOrEqual(maxTaps);
  expect(writes).toEqual(Array(round.length).fill('PATCH'));
  const matches = await league.matches();
  expect(matches.map(({ scoreDisplay }) => scoreDisplay)).toEqual(['3 - 1', '1 - 2', '1 - 2', '2 - 0']);
  const details = await Promise.all(
    matches.map(({ id }) => expectOk(api('GET /matches/{id}/detail', { params: { id } }))),
  );
  expect(details.map(({ events }) => events.length)).toEqual([6, 4, 3, 4]);
  expect(pageErrorsOf(page)).toEqual([]);
});

test('a result that was begun survives a reload, its last event is taken back, and all shirts are in sight', async () => {
  const api = await signIn(app.url, 'Admin');
  const league = await createOwnLeague(api, { name: 'Medias', startDate: day, size: 2 });
  const [home, away] = league.teams as [{ id: number; name: string }, { id: number; name: string }];
  const players = Array.from({ length: 12 }, (_, at) => ({ firstName: 'Ana', lastName: 'Paz', jerseyNumber: at + 1 }));
  await expectOk(api('POST /players/batch', { body: { teamId: home.id, players } }));
  const when = { matchDate: '2025-03-09', matchTime: '14:00', location: 'Complejo Norte' };
  await expectOk(
    api('POST /matches', { body: { tournamentId: league.id, homeTeamId: home.id, awayTeamId: away.id, ...when } }),
  );
  const page = await app.open('/partidos/dia?dia=2025-03-09&cargar=', { as: 'Admin', on: 'phone' });
  const hand = new CountingHand();
  await button(page, `Gol de ${home.name}`).waitFor();
  expect(await findFlawsOfNames(page, narrowest)).toEqual([]);
  const save = await button(page, 'Guardar').boundingBox();
  const lastCard = await button(page, 'Tarjeta Roja').last().boundingBox();
  expect((lastCard?.y ?? 0) + (lastCard?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
  await page.setViewportSize(devices.phone.viewport);
  await page.reload();
  await recordEvent(page, hand, home.name, 'goal', 7);
  await button(page, `Gol de ${home.name}`).click();
  const shirts = page.getByRole('button', { name: /^\d+ Ana Paz/ });
  const { bottom } = await shirts.last().evaluate((shirt) => shirt.getBoundingClientRect());
  expect([await shirts.count(), bottom <= (page.viewportSize()?.height ?? 0)]).toEqual([players.length, true]);
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await shirts.last().click();
  await page.reload();
  await expect.poll(() => page.locator('[data-score]').innerText()).toBe('2 - 0');
  await button(page, 'Deshacer').click();
  expect(await page.locator('[data-score]').innerText()).toBe('1 - 0');
  await button(page, 'Guardar').click();
  await page.getByText('La fecha está cargada').waitFor();
  expect((await league.matches()).map(({ scoreDisplay }) => scoreDisplay)).toEqual(['1 - 0']);
});
