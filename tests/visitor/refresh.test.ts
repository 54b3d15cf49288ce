/** How a page that is open takes over what changed. */
import { describe, expect, test, vi } from 'vitest';
import { canBeHidden, openVisitorPages, setHidden } from '../support/visitor-pages.ts';
import { openVisitorWindows } from '../support/visitor-windows.ts';

const stage = openVisitorPages();
const windows = openVisitorWindows();
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
const quilmes = { id: 3, home: 'Quilmes' };
const tigre = { id: 4, home: 'Tigre' };

/** Opens a page with a match in play, publishes it with other rows, and lets it ask. */
async function openAndChange(before: readonly Row[], after: readonly Row[]) {
  windows.publish('/', { main: listOf(...before), attributes: live });
  const page = await windows.open('/', { at });
  windows.publish('/', { main: listOf(...after), attributes: live });
  await page.pass(20_000);
  return page;
}
const announced = '[role="status"]';

describe('a page with a match in play', () => {
  test('asks every 20 seconds whether it changed, while it is visible', async () => {
    stage.publish('/', { main: listOf(lanus), attributes: live });
    const page = await stage.open('/', { at, before: canBeHidden });
    for (const count of [2, 3]) {
      await page.clock.runFor(20_000);
      await expect.poll(() => stage.answers().length).toBe(count);
    }
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
    stage.publish('/', { main: around(listOf(lanus, quilmes, tigre, ferro)), attributes: live });
    const page = await stage.open('/', { at });
    await page.getByText('Detalle').click();
    await page.getByLabel('b').check();
    await page.getByRole('button', { name: 'Por qué' }).click();
    await page.getByRole('link', { name: 'Ferro' }).focus();
    await page.evaluate(() => scrollTo(0, 200));
    const placeOnScreen = () => page.getByText('fondo').evaluate((it) => Math.round(it.getBoundingClientRect().top));
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const before = await placeOnScreen();
    stage.publish('/', { main: around(listOf(quilmes, tigre, { ...ferro, score: '3-0' })), attributes: live });
    await page.clock.runFor(20_000);
    await expect
      .poll(() => page.getByRole('link').allTextContents())
      .toEqual(['Quilmes 0-0 Banfield', 'Tigre 0-0 Banfield', 'Ferro 3-0 Banfield']);
    expect(await focused()).toBe('Ferro 3-0 Banfield');
    expect(await page.getByText('Más').isVisible()).toBe(true);
    expect(await page.getByText('Por los goles').isVisible()).toBe(true);
    expect(await page.getByLabel('b').isChecked()).toBe(true);
    expect(await placeOnScreen()).toBe(before);

    // The row with the focus moves to the front.
    stage.publish('/', { main: around(listOf({ ...ferro, score: '4-0' }, quilmes, tigre)), attributes: live });
    await page.clock.runFor(20_000);
    await expect.poll(() => page.getByRole('link').first().textContent()).toBe('Ferro 4-0 Banfield');
    expect(await focused()).toBe('Ferro 4-0 Banfield');
  });

  test('announces goals politely, and nothing else', async () => {
    const page = await openAndChange([lanus, ferro], [{ ...lanus, score: '1-0' }, ferro]);
    expect(page.shown(announced)).toEqual(['¡Gol de Lanús! Lanús 1, Banfield 0.']);
    windows.publish('/', { main: `${listOf(lanus, ferro)}<p>Corrección</p>`, attributes: live });
    await page.pass(10_000);
    expect(page.shown(announced)).toEqual(['']);
    await page.pass(10_000);
    expect(page.shown('main > p')).toEqual(['Corrección']);
    expect(page.shown(announced)).toEqual(['']);
  });

  test('announces no goals of a match whose result is recorded without having been in play', async () => {
    const page = await openAndChange(
      [lanus, { ...ferro, score: '' }],
      [
        { ...lanus, score: '0-1' },
        { ...ferro, score: '3-2', isOver: true },
      ],
    );
    expect(page.shown(announced)).toEqual(['¡Gol de Banfield! Lanús 0, Banfield 1.']);
  });

  test('announces kick-off and end', async () => {
    const page = await openAndChange(
      [lanus, { ...ferro, score: '' }],
      [{ ...lanus, score: '1-0', isOver: true }, ferro],
    );
    expect(page.shown(announced)).toEqual([
      '¡Gol de Lanús! Lanús 1, Banfield 0. Final: Lanús 1, Banfield 0. Empezó Ferro - Banfield.',
    ]);
  });

  test('asks for five more minutes once the match is over', async () => {
    windows.publish('/', { main: listOf(lanus), attributes: live });
    const page = await windows.open('/', { at });
    windows.publish('/', { main: listOf({ ...lanus, score: '2-0', isOver: true }) });
    await page.pass(20_000);
    expect(page.document.querySelectorAll('main[data-live]')).toHaveLength(0);
    windows.publish('/', { main: listOf({ ...lanus, score: '2-1', isOver: true }) });
    await page.pass(20_000);
    expect(page.shown('a')).toEqual(['Lanús 2-1 Banfield']);
    await page.pass(260_000);
    expect(windows.asked()).toHaveLength(15);
    await page.pass(120_000);
    expect(windows.asked()).toHaveLength(15);
  });

  test('stays as it is while the site fails, says so, and goes on afterwards', async () => {
    windows.publish('/', { main: listOf(lanus), attributes: live });
    const page = await windows.open('/', { at });
    windows.publish('/', 500);
    await page.pass(20_000);
    expect(page.shown('[data-offline]')).toEqual(['Sin conexión · datos de las 15:00']);
    expect(page.shown('a')).toEqual(['Lanús 0-0 Banfield']);
    windows.publish('/', { main: listOf(lanus), attributes: live });
    await page.pass(20_000);
    expect(page.shown('[data-offline]')).toEqual([]);
  });

  test('loads itself again when it was published with other styles', async () => {
    stage.publish('/', { main: listOf(lanus), attributes: live });
    const page = await stage.open('/', { at, expects: /ERR_FAILED/ });
    await page.evaluate(() => {
      document.title = 'el documento de antes';
    });
    const reloaded = page.waitForEvent('framenavigated');
    await page.route('**/assets/paginas-otro.*', (route) => route.abort());
    stage.publish('/', { main: listOf(ferro), attributes: live, assets: { css: '/assets/paginas-otro.css' } });
    await page.clock.runFor(20_000);
    await reloaded;
    await expect.poll(() => page.title()).toBe('Torneo');
  });

  test('loads itself again when it was published with another script, or was removed', async () => {
    for (const published of [
      { main: listOf(ferro), attributes: live, assets: { script: '/assets/paginas-otro.js' } },
      404,
    ]) {
      windows.publish('/', { main: listOf(lanus), attributes: live });
      const reload = vi.fn();
      const page = await windows.open('/', {
        at,
        before: ({ location }) => Object.defineProperty(location, 'reload', { value: reload }),
      });
      windows.publish('/', published);
      await page.pass(20_000);
      expect(reload).toHaveBeenCalledOnce();
      expect(page.shown('a')).toEqual(['Lanús 0-0 Banfield']);
    }
  });
});

test('a page without a match in play asks only when the reader comes back after a minute', async () => {
  windows.publish('/', { main: listOf(lanus) });
  const page = await windows.open('/', { at });
  await page.pass(300_000);
  expect(windows.asked()).toEqual([]);
  await page.setHidden(true);
  windows.publish('/', { main: listOf(ferro) });
  await page.setHidden(false);
  expect(page.shown('a')).toEqual(['Ferro 0-0 Banfield']);
});

test('a page with a match to be played asks every 20 seconds from its hour on, until it is in play', async () => {
  const main = (state: string) => `<ul><li data-match="1" data-kickoff="2026-11-22T15:01">Lanús ${state}</li></ul>`;
  windows.publish('/', { main: main('<span data-overdue hidden>Demorado</span>') });
  const page = await windows.open('/', { at });
  await page.pass(40_000);
  expect(windows.asked()).toEqual([]);
  await page.pass(20_000);
  expect(windows.asked()).toEqual(['200 /']);
  windows.publish('/', { main: main('EN VIVO'), attributes: live });
  await page.pass(20_000);
  expect(page.shown('li')).toEqual(['Lanús EN VIVO']);
  await page.pass(20_000);
  expect(windows.asked()).toHaveLength(3);
});

test.each([
  ['played already', '15:00', ''],
  ['that was to begin more than an hour ago', '13:59', '<span data-overdue hidden>Demorado</span>'],
])('a page with a match %s does not ask', async (_, time, state) => {
  windows.publish('/', { main: `<p data-kickoff="2026-11-22T${time}">Lanús ${state}</p>` });
  const page = await windows.open('/', { at });
  await page.pass(300_000);
  expect(windows.asked()).toEqual([]);
});

test('without a connection, a notice says how old the page is', async () => {
  windows.publish('/', { main: '<p>Tabla</p>' });
  const page = await windows.open('/', { at });
  await page.dispatch('offline');
  expect(page.shown('[data-offline]')).toEqual(['Sin conexión · datos de las 15:00']);
  await page.dispatch('online');
  expect(page.shown('[data-offline]')).toEqual([]);
});

test.each([
  ['2026-11-22T14:05:00-03:00', 'de las 14:05'],
  ['2026-11-21T14:05:00-03:00', 'del sáb 21 nov, 14:05'],
])('a page that the service worker kept at %s says so, and asks at once for a newer one', async (keptAt, age) => {
  windows.publish('/', { main: '<p>Tabla</p>', keptAt });
  const notices: (string | null)[] = [];
  const page = await windows.open('/', {
    at,
    before: (window) => {
      const ask = window.fetch;
      const fetch = (address: string) => {
        notices.push(window.document.querySelector('[data-offline]:not([hidden])')?.textContent ?? null);
        return ask(address);
      };
      Object.assign(window, { fetch });
    },
  });
  expect(notices).toEqual([`Sin conexión · datos ${age}`]);
  expect(windows.asked()).toEqual(['200 /']);
  expect(page.shown('[data-offline]')).toEqual([]);
});
