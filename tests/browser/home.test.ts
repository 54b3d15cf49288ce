/** The home for visitors and administrators, the list of tournaments, and where a tournament's links lead. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyboardInput } from '#tests/support/browser-input.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { isFullRun } from '#tests/support/full.ts';

const { open } = openBrowserStage('reads');

const sectionLocator = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });
const readFirstLinkAddressInSection = (page: Page, title: string) =>
  sectionLocator(page, title).getByRole('link').first().getAttribute('href');

test('a visitor on a phone sees live and upcoming matches and the leader, and opens a match and a tournament', async () => {
  const page = await open('/', { on: 'phone' });
  await page.getByRole('heading', { name: 'Liga Barrial de Fútbol', level: 1 }).waitFor();
  await page.getByText('Bienvenido al Torneo de Fútbol').waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  // In the evening no match of today is left, and in the morning another day is the first.
  expect(headings.filter((title) => !/^(Hoy|Mañana|\p{L}{3} \d+ \p{L}{3})$/iu.test(title))).toEqual([
    'Tu equipo',
    'En vivo',
    'Últimos resultados',
    'Próximos Partidos',
    'Torneos Activos',
  ]);
  expect(await sectionLocator(page, 'En vivo').innerText()).toMatch(
    /Juventud[\s\S]*\d - \d[\s\S]*EN VIVO[\s\S]*El Trébol/,
  );
  const others = page.locator('section').filter({ hasNot: page.getByRole('heading', { name: /^(En vivo|Últimos)/ }) });
  expect(await others.locator('> * li[data-match]').count()).toBe(5);
  expect(await readFirstLinkAddressInSection(page, 'Próximos Partidos')).toBe('/fixture');
  expect(await readFirstLinkAddressInSection(page, 'Torneos Activos')).toBe('/torneos');
  expect(await sectionLocator(page, 'Torneos Activos').getByRole('listitem').first().innerText()).toMatch(
    /Torneo Apertura[\s\S]*1\s+.+\s+\d+\s*pts/,
  );
  await sectionLocator(page, 'En vivo')
    .getByRole('link', { name: /partido/ })
    .tap();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/partidos\/\d+$/);
  await page.goBack();
  await sectionLocator(page, 'Torneos Activos')
    .getByRole('link', { name: /^Torneo Apertura/ })
    .tap();
  await page.waitForURL(/\/torneos\/1$/);
  expect(await readFirstLinkAddressInSection(page, 'Posiciones')).toBe('/posiciones-publico?tournament=1');
  expect(await readFirstLinkAddressInSection(page, 'Goleadores')).toBe('/goleadores-publico?tournament=1');
  expect(await readFirstLinkAddressInSection(page, 'Fixture')).toMatch(/^\/fixture\?tournament=1&round=/);
  expect(await sectionLocator(page, 'Goleadores').locator('tbody tr').count()).toBe(5);
  expect(pageErrorsOf(page)).toEqual([]);
});

const emptyHomeData = {
  activeTournaments: 0,
  upcomingMatches: 0,
  teams: 0,
  featuredTournamentId: null,
  tournaments: [],
  matches: [],
  liveMatches: [],
};

test.runIf(isFullRun)('empty lists show create buttons to administrators only', async () => {
  for (const as of ['DT', 'Admin'] as const) {
    const page = await open('/login', { as });
    await page.route('**/api/home', (route) => route.fulfill({ json: emptyHomeData }));
    await page.goto('/');
    await page.getByText('No hay torneos activos').waitFor();
    await page.getByText('No hay partidos programados').waitFor();
    const offered = page.locator('main').getByRole('link', { name: /^(Crear|Programar)/ });
    expect(await offered.allInnerTexts()).toEqual(as === 'Admin' ? ['Programar Partido', 'Crear Torneo'] : []);
  }
});

test.runIf(isFullRun)('a featured tournament does not replace the home of signed-in users', async () => {
  const page = await open('/fixture', { as: 'DT' });
  await page.route('**/api/home', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), featuredTournamentId: 1 } });
  });
  await page.goto('/');
  await waitForScreen(page, '/');
});

test('an administrator opens a tournament from its card with the keyboard', async () => {
  const page = await open('/torneos', { as: 'Admin' });
  await waitUntilIdle(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Torneo Apertura 2026' }) });
  expect(await card.getByRole('list', { name: 'Primeros puestos' }).getByRole('listitem').count()).toBe(3);
  const upcoming = card.locator('section').filter({ hasText: 'Próximos partidos' });
  expect(await upcoming.getByRole('link').count()).toBe(2);
  expect(await card.getByRole('link', { name: /^Posiciones/ }).getAttribute('href')).toBe('/posiciones?tournament=1');
  await keyboardInput.press(card.getByRole('link', { name: /^Ver Torneo/ }));
  await waitForScreen(page, '/torneos/1');
  expect(await readFirstLinkAddressInSection(page, 'Goleadores')).toBe('/goleadores?tournament=1');
  expect(await readFirstLinkAddressInSection(page, 'Fixture')).toBe('/fixture-admin?tournament=1');
});

test('a menu of the header closes on Escape, when the focus leaves it, and when its link is followed', async () => {
  const page = await open('/', { as: 'DT' });
  await waitUntilIdle(page);
  const summary = page.locator('summary', { hasText: 'Competición' });
  const link = page.getByRole('link', { name: 'Playoffs', exact: true });
  await summary.click();
  await link.focus();
  await page.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.click();
  await link.focus();
  await page.getByRole('button', { name: 'Salir' }).focus();
  expect(await link.isVisible()).toBe(false);
  await summary.click();
  await link.click();
  await waitForScreen(page, '/playoffs');
  expect(await link.isVisible()).toBe(false);
});
