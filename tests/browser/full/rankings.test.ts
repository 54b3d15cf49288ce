/** Tables and rankings: as fans read their published pages, and coaches the application; by touch and by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { connectionReset, gatewayError, injectFault } from '#tests/support/browser-faults.ts';
import {
  type InputMethod,
  keyboardInput,
  keyboardVariant,
  openMenuEntry,
  touchVariant,
} from '#tests/support/browser-input.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { pathOfPage, waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { aperturaName, clausuraName } from '../conformance/days.ts';

const app = openBrowserStage('reads');
const { open } = app;

const touchAndKeyboardVariants = [touchVariant, keyboardVariant];
const ownTeamName = 'Defensores de Parque Chas';

/** The rows of a ranking, as the API answers them to a visitor. */
async function fetchRanking<Row>(address: string): Promise<Row[]> {
  const response = await fetch(`${app.url}/api/statistics/formatted/${address}`);
  return (await response.json()) as Row[];
}

interface RankingRow {
  readonly playerDisplayName: string;
  readonly teamName: string;
  readonly positionDisplay: string;
  readonly medalIcon: string;
}

/** The accessible name of a ranking's row: position, medal, player, team and figures. */
const rankingRowName = ({ positionDisplay, medalIcon, playerDisplayName, teamName }: RankingRow, figures: string) =>
  `${[positionDisplay, medalIcon].filter(Boolean).join(' ')} ${playerDisplayName} ${teamName} ${figures}`;

/** The accessible names of the table's rows, beginning with its head. */
async function readTableRowNames(page: Page): Promise<string[]> {
  const read = await page.locator('main').getByRole('table').ariaSnapshot();
  return [...read.matchAll(/- '?row "([^"]*)"/g)].map(([, row = '']) => row);
}

const tournamentIdInAddress = (page: Page) => new URL(page.url()).searchParams.get('tournament');
const buttonInMain = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });

/** Waits for the published page of a ranking of the Apertura. */
async function waitForRanking(page: Page, path: string, title: string) {
  await expect.poll(() => `${pathOfPage(page)} ${tournamentIdInAddress(page)}`).toBe(`${path} 1`);
  await page.getByRole('heading', { name: new RegExp(`^${aperturaName} ?: ${title}$`), level: 1 }).waitFor();
}

async function chooseTournament(page: Page, hand: InputMethod, tournament: string) {
  const list = page.locator('main').getByLabel('Torneo');
  await list.getByText(tournament).waitFor({ state: 'attached' });
  await hand.choose(list, tournament);
}

describe.each(oneVariantUnlessFullRun(touchAndKeyboardVariants, 1))('using the screens $how', ({ hand, on }) => {
  test('a fan reads the scorers, fair play and goalkeepers of a tournament, and chooses another one', async () => {
    const page = await open('/', { on });
    await openMenuEntry(page, hand, 'Estadísticas', 'Goleadores');
    await waitForRanking(page, '/goleadores-publico', 'Tabla de Goleadores');
    const scorers = await fetchRanking<RankingRow & { goalsFormatted: string }>('top-scorers?tournamentId=1');
    expect(await readTableRowNames(page)).toEqual([
      'Pos. Jugador Equipo Goles',
      ...scorers.map((row) => rankingRowName(row, row.goalsFormatted)),
    ]);
    expect(scorers[0]?.medalIcon).toBe('🥇');

    await openMenuEntry(page, hand, 'Estadísticas', 'Fair Play');
    await waitForRanking(page, '/fair-play-publico', 'Fair Play');
    const [cleanest] = await fetchRanking<{ teamName: string; players: RankingRow[] }>('fair-play?tournamentId=1');
    const card = page.locator('main').getByRole('listitem', { name: cleanest?.teamName ?? '' });
    for (const figure of ['Azules', 'Amarillas', 'Rojas', 'Total'])
      await card.getByText(figure, { exact: true }).waitFor();
    const players = card.locator('summary');
    expect(await players.innerText()).toContain('Ver Jugadores');
    await hand.press(players);
    for (const { playerDisplayName } of cleanest?.players ?? []) await card.getByText(playerDisplayName).waitFor();
    expect(await players.innerText()).toContain('Ocultar');
    await hand.press(players);
    expect(await card.getByRole('region').count()).toBe(0);
    await page.getByText('Roja: 3 puntos').waitFor();

    await openMenuEntry(page, hand, 'Estadísticas', 'Arqueros');
    await waitForRanking(page, '/arqueros-publico', 'Vallas Menos Vencidas');
    type Keeper = RankingRow & Record<'matchesPlayed' | 'goalsConceded' | 'averageGoalsConcededFormatted', string>;
    const keepers = await fetchRanking<Keeper>('goalkeepers?tournamentId=1');
    const figures = (row: Keeper) => `${row.matchesPlayed} ${row.goalsConceded} ${row.averageGoalsConcededFormatted}`;
    expect(await readTableRowNames(page)).toEqual([
      'Pos. Arquero Equipo Partidos Goles Recibidos Promedio',
      ...keepers.map((row) => rankingRowName(row, figures(row))),
    ]);

    await hand.press(page.getByRole('link', { name: 'Otros torneos' }));
    await waitForScreen(page, '/torneos');
    await hand.press(page.getByRole('link', { name: new RegExp(`^${clausuraName}`) }));
    await waitForScreen(page, '/torneos/2');
    await hand.press(page.getByRole('navigation', { name: 'Torneo' }).getByRole('link', { name: 'Goleadores' }));
    await page.getByText('Sin goles registrados', { exact: true }).waitFor();
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('a coach reads the rankings of their own team with overall positions, and then those of all teams', async () => {
    const page = await open('/goleadores', { as: 'DT', on });
    await waitUntilIdle(page);
    await page.getByRole('heading', { name: `Goleadores - ${ownTeamName}`, level: 1 }).waitFor({ state: 'attached' });
    const own = (await fetchRanking<RankingRow & { goalsFormatted: string }>('top-scorers')).filter(
      ({ teamName }) => teamName === ownTeamName,
    );
    expect((await readTableRowNames(page)).slice(1)).toEqual(own.map((row) => rankingRowName(row, row.goalsFormatted)));
    await hand.press(page.getByRole('link', { name: 'Ver todos los equipos' }));
    await waitForScreen(page, '/goleadores-publico');
    const readMarked = async () => (await readTableRowNames(page)).filter((row) => row.includes('(tu equipo)'));
    await expect.poll(readMarked).toHaveLength(own.length);

    await chooseTournament(page, hand, 'Todos los torneos');
    await expect.poll(() => tournamentIdInAddress(page)).toBe('todos');
    await openMenuEntry(page, hand, 'Estadísticas', 'Arqueros');
    await page.getByRole('heading', { name: `Arqueros - ${ownTeamName}`, level: 1 }).waitFor({ state: 'attached' });
    expect(await page.getByLabel('Torneo').locator('option:checked').innerText()).toBe('Todos los torneos');
    await openMenuEntry(page, hand, 'Estadísticas', 'Fair Play');
    await page.getByRole('heading', { name: `Fair Play - ${ownTeamName}`, level: 1 }).waitFor({ state: 'attached' });
    const firstCardHeading = page.locator('main').getByRole('heading', { level: 2 }).first();
    await expect.poll(() => firstCardHeading.innerText()).toContain(ownTeamName);
  });

  test('the table explains how equal teams were ordered, and has all its columns', async () => {
    const page = await open('/posiciones?tournament=1', { as: 'DT', on });
    await waitUntilIdle(page);
    await page.getByText('Clasifica a semifinales').waitFor();
    await page.getByRole('row', { name: `${ownTeamName} (tu equipo)` }).waitFor();
    await hand.press(buttonInMain(page, /igualado/).first());
    await page.getByText(/^.+ sobre .+: mejor diferencia de goles, \+\d a \+\d$/).waitFor();
    await page.keyboard.press('Escape');
    if (on === 'phone') await hand.press(page.locator('main').getByRole('radio', { name: 'Completa' }));
    expect((await readTableRowNames(page))[0]).toBe('# Equipo PJ G E P GF GC DG Pts Últimos 3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.each([
  ['/goleadores-publico', 'Sin goles registrados'],
  ['/fair-play-publico', 'Sin estadísticas de Fair Play'],
  ['/arqueros-publico', 'Sin estadísticas de arqueros'],
])('the ranking %s of a tournament that has not begun says "%s"', async (address, words) => {
  const page = await open(`${address}?tournament=2`, { on: 'phone' });
  await page.getByText(words, { exact: true }).waitFor();
});

test.each([
  ['/goleadores-publico', 'Error al cargar los goleadores'],
  ['/fair-play-publico', 'Error al cargar las estadísticas de fair play'],
  ['/arqueros-publico', 'Error al cargar las estadísticas de arqueros'],
])('the ranking %s that fails to load for a coach says "%s", and loads when retried', async (address, words) => {
  const page = await open('/', { as: 'DT', on: 'phone' });
  for (const what of [gatewayError, connectionReset]) {
    const over = await injectFault(page, ['GET'], what);
    await page.goto(address);
    const card = page.getByRole('alert').filter({ hasText: 'Error al cargar datos' });
    await card.getByText(words, { exact: true }).waitFor();
    await over();
    await card.getByRole('button', { name: 'Reintentar' }).tap();
    await page.locator('main').getByRole('listitem').or(page.getByRole('row')).first().waitFor();
  }
});

test('a long ranking continues after "Ver más", and the button keeps the focus', async () => {
  const page = await open('/', { as: 'Admin' });
  await page.route(/limit=100/, (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=3') }),
  );
  await page.goto('/goleadores-publico');
  await waitUntilIdle(page);
  expect(await readTableRowNames(page)).toHaveLength(1 + 3);
  await keyboardInput.press(buttonInMain(page, 'Ver más'));
  const scorers = await fetchRanking<RankingRow & { goalsFormatted: string }>('top-scorers?limit=6');
  await expect
    .poll(async () => (await readTableRowNames(page)).slice(1))
    .toEqual(scorers.map((row) => rankingRowName(row, row.goalsFormatted)));
  expect(await buttonInMain(page, 'Ver más').evaluate((element) => element === document.activeElement)).toBe(true);
});
