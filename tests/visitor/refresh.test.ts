/** How a page that is open takes over what changed. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { canBeHidden, openVisitorPages, setHidden } from '../support/visitor-pages.ts';

const stage = openVisitorPages();
const at = '2026-11-22T15:00:00-03:00';
const live = 'data-live';

interface Row {
  readonly id: number;
  readonly home: string;
  /** '' for a match without a score. */
  readonly score?: string;
  readonly isOver?: boolean;
}

const rowOf = ({ id, home, score = '0-0', isOver = false }: Row): string =>
  `<li data-match="${id}" data-home="${home}" data-away="Banfield" ${score && `data-score="${score}"`}><a href="/partidos/${id}">${home} ${score} Banfield</a>${score && !isOver ? '<b data-live-badge></b>' : ''}</li>`;
const listOf = (...rows: readonly Row[]): string => `<ul>${rows.map(rowOf).join('')}</ul>`;
const lanus = { id: 1, home: 'Lanús' };
const ferro = { id: 2, home: 'Ferro' };

/** Lets 20 seconds pass, and waits for the answer that the page asked for in them. */
async function passOneTick(page: Page): Promise<void> {
  const before = stage.answers().length;
  await page.clock.runFor(20_000);
  await expect.poll(() => stage.answers().length).toBe(before + 1);
}

describe('a page with a match in play', () => {
  test('asks every 20 seconds whether it changed, while it is visible', async () => {
    stage.publish('/', { main: listOf(lanus), attributes: live });
    const page = await stage.open('/', { at, before: canBeHidden });
    await passOneTick(page);
    await passOneTick(page);
    expect(stage.answers()).toEqual(['200 /', '304 /', '304 /']);
    await setHidden(page, true);
    await page.clock.runFor(120_000);
    expect(stage.answers()).toHaveLength(3);
    await setHidden(page, false);
    await expect.poll(() => stage.answers().length).toBe(4);
  });

  test('takes a change over with the focus, what is open and the scroll as they were', async () => {
    const around = (list: string) =>
      `<button popovertarget="why">Por qué</button><p id="why" popover>Por los goles</p><details><summary>Detalle</summary><p>Más</p></details><fieldset><input type="radio" name="c" value="a" checked aria-label="a"><input type="radio" name="c" value="b" aria-label="b"></fieldset>${list}<p class="h-dvh">${'fondo '.repeat(9000)}</p>`;
    stage.publish('/', { main: around(listOf(lanus, ferro)), attributes: live });
    const page = await stage.open('/', { at });
    await page.getByText('Detalle').click();
    await page.getByLabel('b').check();
    await page.getByRole('button', { name: 'Por qué' }).click();
    await page.getByRole('link', { name: 'Ferro' }).focus();
    await page.evaluate(() => scrollTo(0, 200));
    const placeOnScreen = () => page.getByText('fondo').evaluate((it) => Math.round(it.getBoundingClientRect().top));
    const before = await placeOnScreen();
    stage.publish('/', { main: around(listOf({ ...ferro, score: '3-0' })), attributes: live });
    await passOneTick(page);
    await expect.poll(() => page.getByRole('link').allTextContents()).toEqual(['Ferro 3-0 Banfield']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ferro 3-0 Banfield');
    expect(await page.getByText('Más').isVisible()).toBe(true);
    expect(await page.getByText('Por los goles').isVisible()).toBe(true);
    expect(await page.getByLabel('b').isChecked()).toBe(true);
    expect(await placeOnScreen()).toBe(before);
  });

  test('keeps the focus when rows change their order', async () => {
    const rows = [lanus, ferro, { id: 3, home: 'Quilmes' }, { id: 4, home: 'Huracán' }];
    stage.publish('/', { main: listOf(...rows), attributes: live });
    const page = await stage.open('/', { at });
    await page.getByRole('link', { name: 'Huracán' }).focus();
    stage.publish('/', { main: listOf(...rows.toReversed()), attributes: live });
    await passOneTick(page);
    await expect.poll(() => page.getByRole('link').first().textContent()).toContain('Huracán');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Huracán 0-0 Banfield');
  });

  test('announces goals politely, and nothing else', async () => {
    stage.publish('/', { main: listOf(lanus, ferro), attributes: live });
    const page = await stage.open('/', { at });
    const status = page.getByRole('status');
    stage.publish('/', { main: listOf({ ...lanus, score: '1-0' }, ferro), attributes: live });
    await passOneTick(page);
    await expect.poll(() => status.textContent()).toBe('¡Gol de Lanús! Lanús 1, Banfield 0.');
    stage.publish('/', { main: `${listOf(lanus, ferro)}<p>Corrección</p>`, attributes: live });
    await page.clock.runFor(10_000);
    await expect.poll(() => status.textContent()).toBe('');
    await page.clock.runFor(10_000);
    await expect.poll(() => page.getByText('Corrección').count()).toBe(1);
    expect(await status.textContent()).toBe('');
  });

  test('announces no goals of a match whose result is recorded without having been in play', async () => {
    stage.publish('/', { main: listOf(lanus, { ...ferro, score: '' }), attributes: live });
    const page = await stage.open('/', { at });
    stage.publish('/', {
      main: listOf({ ...lanus, score: '0-1' }, { ...ferro, score: '3-2', isOver: true }),
      attributes: live,
    });
    await passOneTick(page);
    await expect.poll(() => page.getByRole('status').textContent()).toBe('¡Gol de Banfield! Lanús 0, Banfield 1.');
  });

  test('announces kick-off and end', async () => {
    stage.publish('/', { main: listOf(lanus, { ...ferro, score: '' }), attributes: live });
    const page = await stage.open('/', { at });
    stage.publish('/', { main: listOf({ ...lanus, score: '1-0', isOver: true }, ferro), attributes: live });
    await passOneTick(page);
    await expect
      .poll(() => page.getByRole('status').textContent())
      .toBe('¡Gol de Lanús! Lanús 1, Banfield 0. Final: Lanús 1, Banfield 0. Empezó Ferro - Banfield.');
  });

  test('asks for five more minutes once the match is over', async () => {
    stage.publish('/', { main: listOf(lanus), attributes: live });
    const page = await stage.open('/', { at });
    stage.publish('/', { main: listOf({ ...lanus, score: '2-0', isOver: true }) });
    await passOneTick(page);
    await expect.poll(() => page.locator('main[data-live]').count()).toBe(0);
    stage.publish('/', { main: listOf({ ...lanus, score: '2-1', isOver: true }) });
    await passOneTick(page);
    await expect.poll(() => page.getByRole('link').textContent()).toContain('2-1');
    for (let passed = 40; passed < 300; passed += 20) await passOneTick(page);
    const asked = stage.answers().length;
    await page.clock.runFor(120_000);
    expect(stage.answers()).toHaveLength(asked);
  });

  test('stays as it is while the site fails, says so, and goes on afterwards', async () => {
    stage.publish('/', { main: listOf(lanus), attributes: live });
    const page = await stage.open('/', { at, expects: /500/ });
    stage.setBroken(true);
    await passOneTick(page);
    await expect.poll(() => page.getByText('Sin conexión · datos de las 15:00').isVisible()).toBe(true);
    expect(await page.getByRole('link').count()).toBe(1);
    stage.setBroken(false);
    await passOneTick(page);
    await expect.poll(() => page.getByText('Sin conexión').isVisible()).toBe(false);
  });

  test.each([
    ['other styles', { css: '/assets/paginas-otro.css' }],
    ['another script', { script: '/assets/paginas-otro.js' }],
  ])('loads itself again when it was published with %s', async (_what, assets) => {
    stage.publish('/', { main: listOf(lanus), attributes: live });
    const page = await stage.open('/', { at, expects: /ERR_FAILED/ });
    await page.evaluate(() => {
      document.title = 'el documento de antes';
    });
    const reloaded = page.waitForEvent('framenavigated');
    await page.route('**/assets/paginas-otro.*', (route) => route.abort());
    stage.publish('/', { main: listOf(ferro), attributes: live, assets });
    await page.clock.runFor(20_000);
    await reloaded;
    await expect.poll(() => page.title()).toBe('Torneo');
  });
});

test('a page without a match in play asks only when the reader comes back after a minute', async () => {
  stage.publish('/', { main: listOf(lanus) });
  const page = await stage.open('/', { at, before: canBeHidden });
  await page.clock.runFor(300_000);
  expect(stage.answers()).toEqual(['200 /']);
  await setHidden(page, true);
  stage.publish('/', { main: listOf(ferro) });
  await setHidden(page, false);
  await expect.poll(() => page.getByRole('link').textContent()).toContain('Ferro');
});

test('a page with a match to be played asks every 20 seconds from its hour on, until it is in play', async () => {
  const main = (state: string) => `<ul><li data-match="1" data-kickoff="2026-11-22T15:01">Lanús ${state}</li></ul>`;
  stage.publish('/', { main: main('<span data-overdue hidden>Demorado</span>') });
  const page = await stage.open('/', { at });
  await page.clock.runFor(40_000);
  expect(stage.answers()).toEqual(['200 /']);
  await page.clock.runFor(20_000);
  await expect.poll(() => stage.answers()).toEqual(['200 /', '304 /']);
  stage.publish('/', { main: main('EN VIVO'), attributes: live });
  await page.clock.runFor(20_000);
  await expect.poll(() => page.getByText('EN VIVO').count()).toBe(1);
  await passOneTick(page);
});

test.each([
  ['played already', '15:00', ''],
  ['that was to begin more than an hour ago', '13:59', '<span data-overdue hidden>Demorado</span>'],
])('a page with a match %s does not ask', async (_, time, state) => {
  stage.publish('/', { main: `<p data-kickoff="2026-11-22T${time}">Lanús ${state}</p>` });
  const page = await stage.open('/', { at });
  await page.clock.runFor(300_000);
  expect(stage.answers()).toEqual(['200 /']);
});

test('without a connection, a notice says how old the page is', async () => {
  stage.publish('/', { main: '<p>Tabla</p>' });
  const page = await stage.open('/', { at });
  await page.context().setOffline(true);
  await expect.poll(() => page.getByText('Sin conexión · datos de las 15:00').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText('Sin conexión').isVisible()).toBe(false);
});

test.each([
  ['2026-11-22T14:05:00-03:00', 'de las 14:05'],
  ['2026-11-21T14:05:00-03:00', 'del sáb 21 nov, 14:05'],
])('a page that the service worker kept at %s says so, and asks at once for a newer one', async (keptAt, age) => {
  stage.publish('/', { main: '<p>Tabla</p>', keptAt });
  const page = await stage.open('/', { at });
  const notice = page.getByText('Sin conexión');
  await expect.poll(() => notice.textContent()).toBe(`Sin conexión · datos ${age}`);
  await expect.poll(() => stage.answers()).toEqual(['200 /', '304 /']);
  await expect.poll(() => notice.isVisible()).toBe(false);
});
