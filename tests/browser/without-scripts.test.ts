/** What opens and is chosen on the published pages, in a browser that runs no scripts. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';

const stage = openBrowserApp('reads');

let phone: Page;
beforeAll(async () => {
  phone = await stage.open('about:blank', { on: 'phone', hasScripts: false });
});
const read = async (address: string): Promise<Page> => {
  await phone.goto(address);
  return phone;
};
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const follow = async (page: Page, name: string | RegExp) => {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForLoadState();
};
const namesIn = (page: Page) => page.locator('main [data-team]').allInnerTexts();

test('without scripts an address without a tournament leads to the first one’s table, which has no buttons for scripts', async () => {
  const page = await read('/posiciones-publico');
  await page.getByRole('table', { name: 'Posiciones de Torneo Apertura' }).waitFor();
  expect(pathOf(page)).toBe('/posiciones-publico?tournament=1');
  expect(await page.getByRole('button', { name: /Compartir|Copiar/ }).count()).toBe(0);
  expect(await page.locator('[data-share]').count()).toBe(1);
});

test('without scripts a table shows all teams, all columns when asked, and why a tie was decided', async () => {
  const page = await read('/posiciones-publico?tournament=1');
  const table = page.getByRole('table', { name: 'Posiciones de Torneo Apertura' });
  expect(await table.getByRole('row').count()).toBe(9);
  const goals = table.getByText('GF', { exact: true });
  expect(await goals.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Completa' }).check();
  expect(await goals.isVisible()).toBe(true);

  const reason = page.locator('[popover]:popover-open');
  expect(await reason.count()).toBe(0);
  await page
    .getByRole('button', { name: /igualado: ver por qué/ })
    .first()
    .click();
  expect(await reason.innerText()).toMatch(/sobre|por encima/i);
});

test('without scripts a fixture leads to the next round, and from the list of all to any other', async () => {
  const page = await read('/fixture?tournament=1');
  expect(await page.getByRole('heading', { name: 'Fecha 5', exact: true }).count()).toBe(1);
  expect((await namesIn(page)).join()).toContain('Juventud');
  await follow(page, 'Siguiente');
  expect(pathOf(page)).toBe('/fixture?tournament=1&round=Fecha%206');
  expect(await page.getByRole('heading', { name: 'Fecha 6', exact: true }).count()).toBe(1);
  const first = page.getByRole('link', { name: 'Fecha 1', exact: true });
  expect(await first.isVisible()).toBe(false);
  await page.getByText('Todas las fechas').click();
  await first.click();
  await page.waitForURL('**/fixture?tournament=1&round=Fecha%201');
  expect((await page.getByRole('main').innerText()).replace(/\s+/g, ' ')).toContain('3 - 1');
});

test('without scripts fair play opens the players of a team', async () => {
  const page = await read('/fair-play-publico?tournament=1');
  const players = page.getByRole('region', { name: /^Jugadores de / }).first();
  expect(await players.isVisible()).toBe(false);
  await page.getByText('Ver Jugadores').first().click();
  expect(await players.isVisible()).toBe(true);
  expect(await players.innerText()).toMatch(/pts/);
});

test('without scripts the phone’s bar opens the other sections', async () => {
  const page = await read('/');
  const goalkeepers = page.getByRole('link', { name: 'Arqueros' });
  expect(await goalkeepers.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Más' }).click();
  await goalkeepers.click();
  await page.getByRole('table', { name: /^Vallas Menos Vencidas/ }).waitFor();
});
