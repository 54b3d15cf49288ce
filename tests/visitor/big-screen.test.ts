/** The page for a big screen, which nobody attends. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { isFullRun, oneVariantUnlessFullRun } from '../support/full.ts';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { openVisitorWindows } from '../support/visitor-windows.ts';

const stage = openVisitorPages();
const windows = openVisitorWindows();
const at = '2026-11-22T15:00:00-03:00';
const screens = (...texts: readonly string[]) => ({
  main: `<div data-tv>${texts.map((text) => `<section><h2>${text}</h2></section>`).join('')}</div>`,
});
const shown = (page: Page) => page.locator('section:visible').allTextContents();

test('a big screen shows one section after the other, and begins again', async () => {
  windows.publish('/tv', screens('Tabla', 'Fecha 3', 'Goleadores'));
  const page = await windows.open('/tv', { at });
  for (const section of ['Tabla', 'Fecha 3', 'Goleadores', 'Tabla']) {
    expect(page.shown('section')).toEqual([section]);
    await page.pass(15_000);
  }
});

test('a big screen asks to stay lit, again after each time it was hidden, and another page does not', async () => {
  windows.publish('/tv', screens('Tabla'));
  windows.publish('/tabla', { main: '<p>Tabla</p>' });
  const asked = async (path: string) => {
    const asking: string[] = [];
    const request = (type: string) => Promise.reject(new Error(String(asking.push(type))));
    const page = await windows.open(path, {
      before: ({ navigator }) => Object.defineProperty(navigator, 'wakeLock', { value: { request } }),
    });
    for (const isHidden of [true, false]) await page.setHidden(isHidden);
    return asking;
  };
  expect(await asked('/tv')).toEqual(['screen', 'screen']);
  expect(await asked('/tabla')).toEqual([]);
});

const sizes: readonly (readonly [width: number, height: number, rows: number])[] = [
  [1280, 720, 6],
  [1920, 1080, 10],
];

test.each(oneVariantUnlessFullRun(sizes, 0))(
  'a long table on a screen of %i × %i has pages of whole rows, with their number and the hour',
  async (width, height, rows) => {
    const table = Array.from(
      { length: 20 },
      (_, row) => `<tr data-team="${row}" height="100"><td>${row}</td></tr>`,
    ).join('');
    const clock = '<p><span data-tv-page></span> <span data-tv-clock></span></p>';
    stage.publish('/tv', {
      main: `${clock}<div data-tv><section><table>${table}</table></section><section>Fecha 3</section></div>`,
    });
    const page = await stage.open('/tv', { at, visitor: { on: 'desktop' } });
    await page.setViewportSize({ width, height });
    const texts = (name: string) => page.locator(name).filter({ visible: true }).allTextContents();
    const isCut = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    const pages = Math.ceil(20 / rows);
    const seen: string[] = [];
    for (let turn = 1; turn <= pages; turn += 1) {
      await expect.poll(() => texts('[data-tv-page]')).toEqual([`${turn} de ${pages + 1}`]);
      expect(await isCut()).toBe(false);
      seen.push(...(await texts('td')));
      await page.clock.runFor(15_000);
    }
    expect(seen).toEqual(Array.from({ length: 20 }, (_, row) => String(row)));
    expect(await shown(page)).toEqual(['Fecha 3']);
    expect(await texts('[data-tv-clock]')).toEqual([expect.stringMatching(/^15:0[01]$/)]);
  },
);

test('a big screen shows what changed within a minute, and goes on while the site fails', async () => {
  windows.publish('/tv', screens('Tabla', 'Fecha 3'));
  const page = await windows.open('/tv', { at });
  windows.publish('/tv', screens('Tabla nueva', 'Fecha 3'));
  await page.pass(60_000);
  expect([...page.document.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'Tabla nueva',
    'Fecha 3',
  ]);
  windows.publish('/tv', 500);
  await page.pass(5 * 60_000);
  expect(page.shown('section')).toHaveLength(1);
  windows.publish('/tv', screens('Tabla final'));
  await page.pass(60_000);
  expect(page.shown('section')).toEqual(['Tabla final']);
});

test('a screen that waits for the first tournament goes there within a minute', async () => {
  stage.publish('/tv', { main: '<div data-tv><h1>Liga Sur</h1><p>Todavía no hay torneos</p></div>' });
  stage.publish('/copa', screens('Tabla'));
  const page = await stage.open('/tv', { at, visitor: { on: 'desktop' } });
  stage.publish('/tv', htmlOfStub('/copa'));
  await page.clock.runFor(60_000);
  await expect.poll(() => shown(page)).toEqual(['Tabla']);
  expect(new URL(page.url()).pathname).toBe('/copa');
});

const htmlOfStub = (target: string): string =>
  renderPage(
    { name: 'stub', target, tournament: 'Copa Otoño' },
    {
      page: { name: 'tv' },
      site: { ...aSite, url: '' },
      assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' },
    },
  );

const hours = 24;

test.runIf(isFullRun)(`a big screen holds as many nodes after ${hours} hours as after one`, async () => {
  let round = 0;
  const publishNext = () => {
    round += 1;
    stage.publish('/tv', screens(`Tabla ${round}`, `Fecha ${round}`, 'Goleadores'));
  };
  publishNext();
  const page = await stage.open('/tv', { at, visitor: { on: 'desktop' } });
  const session = await page.context().newCDPSession(page);
  const passHours = async (count: number) => {
    for (let minute = 0; minute < count * 60; minute += 10) {
      publishNext();
      // One refresh for ten minutes of rotation, because each waits for the network.
      await page.clock.runFor(600_000);
      await expect.poll(() => page.locator('h2').first().textContent()).toBe(`Tabla ${round}`);
    }
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { nodes, documents, jsEventListeners };
  };
  const afterOneHour = await passHours(1);
  const afterAll = await passHours(hours - 1);
  expect(afterAll.documents).toBeLessThanOrEqual(afterOneHour.documents);
  expect(afterAll.jsEventListeners).toBeLessThanOrEqual(afterOneHour.jsEventListeners);
  expect(afterAll.nodes).toBeLessThan(afterOneHour.nodes * 1.2);
});
