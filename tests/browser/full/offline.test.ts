/** The application without a connection: sheets of links, a new version, what a logout leaves, and pages that a visitor has seen. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { createMatchToPlay, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { endSessionAtOnce, signInByHand, waitForText } from '#tests/support/browser-steps.ts';
import { findSunlightFlaws } from '#tests/support/browser-sunlight.ts';
import { keptApplication, keptLastNames, keptLinkOf, workerIs } from '#tests/support/browser-worker.ts';
import { openOfflineApp, reopen } from '#tests/support/offline-app.ts';
import { expectOk } from '#tests/support/web-client.ts';

const stage = openOfflineApp('Sin Señal');
/** One phone for what belongs to one worker: adding it takes longer than most tests. */
let phone: BrowserContext;
beforeAll(async () => {
  phone = await stage.openPhone();
});

const tableOf = (id: number): string => hrefOfPage({ name: 'standings', id });
const savedTokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '');

test('with an expired session a sheet opens without a connection when the phone was closed, and is sent after a login', async () => {
  const { page, address, site, home } = await stage.openSheet(phone);
  await endSessionAtOnce(page);
  await sheetParts(page).named('Empezar').tap();
  await waitForText(page, 'Tu sesión venció: lo que cargás queda guardado en el teléfono.');
  site.isReachable = false;
  const reopened = await reopen(phone);
  await reopened.goto(address);
  const sheet = sheetParts(reopened);
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.queue, /3 sin enviar/);

  site.isReachable = true;
  await sheet.named('Iniciar Sesión').first().tap();
  await signInByHand(reopened, 'Admin');
  await waitForText(sheet.queue, 'Todo enviado');
  await waitForText(sheet.score, '1 - 0');
});

test('a new version leaves an open sheet as it is, is told elsewhere, and takes over once no sheet is open', async () => {
  const { page, site } = await stage.openSheet(await stage.openPhone());
  // Loaded through the worker, which the newer one therefore has to wait for.
  await page.reload();
  await sheetParts(page).named('Empezar').waitFor();
  const elsewhere = await page.context().newPage();
  // A page that opens lets a waiting worker take over, and then reads the day's sheets: it does not ask for that later.
  const opened = elsewhere.waitForRequest('**/api/matches/sheets');
  await elsewhere.goto('/canchas');
  await opened;
  site.version = '2';
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await workerIs(page, 'waiting');

  await page.reload();
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  expect(await versionOf(page)).toBe('');
  expect(await elsewhere.getByText('Hay una versión nueva').isVisible()).toBe(false);

  await page.goto('/partidos');
  await elsewhere.getByText('Hay una versión nueva').waitFor();
  await elsewhere.getByRole('button', { name: 'Actualizar' }).tap();
  await expect.poll(() => versionOf(elsewhere)).toBe('2');
  await workerIs(elsewhere, 'active');
});

test('a logout warns of what is unsent, keeps it, and shows a signed-out person nothing without a connection', async () => {
  const { page, address, site, home } = await stage.openSheet(phone);
  site.isReachable = false;
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, /1 sin enviar/);
  await page.goto('/cuenta');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  const question = page.getByRole('dialog');
  expect(await keptLastNames(page)).not.toEqual([]);
  await waitForText(question, /Hay 1 anotación de planillas sin enviar/);
  await question.getByRole('button', { name: 'Cancelar' }).tap();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  await expect.poll(() => savedTokenOf(page)).toBeNull();
  expect(await keptLastNames(page)).toEqual([]);
  await expect(page.goto(address)).rejects.toThrow(/ERR_/);

  site.isReachable = true;
  const again = await page.context().newPage();
  await again.goto('/login');
  await signInByHand(again, 'Admin');
  await expect.poll(() => savedTokenOf(again)).not.toBeNull();
  await again.goto(address);
  await waitForText(sheetParts(again).queue, 'Todo enviado');
  await sheetParts(again).goal(home).waitFor();
});

test('what one link left unsent is told and sent where another match is opened by its link', async () => {
  const visitor = await stage.openPhone(null);
  const linkTo = async (id: number) =>
    (await expectOk(stage.own.api('POST /matches/{id}/sheet/link', { params: { id } }))).path;
  const [first, second] = [await createMatchToPlay(stage.own, 6), await createMatchToPlay(stage.own, 7)];
  const firstLink = await linkTo(first);
  const atPitch = await reopen(visitor);
  await atPitch.goto(firstLink);
  await sheetParts(atPitch).named('Empezar').waitFor();
  await workerIs(atPitch, 'active');
  stage.site.isReachable = false;
  await sheetParts(atPitch).named('Empezar').tap();
  await waitForText(sheetParts(atPitch).queue, /1 sin enviar/);

  const page = await reopen(visitor);
  Object.assign(stage.site, { isReachable: true, failing: new RegExp(`/api/matches/${first}/`) });
  await page.goto(await linkTo(second));
  const { queue } = sheetParts(page);
  await waitForText(queue, '1 sin enviar de otro partido');
  await queue.tap();
  await page.locator(`a[href="${firstLink}"]`).getByText('1 sin enviar').waitFor();
  expect([...(await findAccessibilityFlaws(page)), ...(await findSunlightFlaws(page))]).toEqual([]);
  stage.site.failing = null;
  await queue.getByText('de otro partido').waitFor({ state: 'detached' });
  const { body } = await stage.own.api('GET /matches/{id}', { params: { id: first } });
  expect(body.status).toBe('in_progress');
});

// Comes after what needs the phone's worker.
test('a logout with nothing unsent hands the worker to visitors, and removes what it kept', async () => {
  const page = await reopen(phone);
  await page.goto('/cuenta');
  await workerIs(page, 'active');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  await expect.poll(() => keptApplication(page)).toEqual([]);
  await workerIs(page, 'active');
  stage.site.isReachable = false;
  await expect(page.goto('/cuenta')).rejects.toThrow(/ERR_/);
});

test('the names on a link’s sheet leave the phone when the link has ended, also without a connection', async () => {
  const visitor = await stage.openPhone(null);
  const params = { id: await createMatchToPlay(stage.own, 4) };
  const { path } = await expectOk(stage.own.api('POST /matches/{id}/sheet/link', { params }));
  const atPitch = await reopen(visitor);
  await atPitch.goto(path);
  await workerIs(atPitch, 'active');
  await expect.poll(() => keptLastNames(atPitch)).not.toEqual([]);
  stage.site.isReachable = false;
  const page = await reopen(visitor);
  await page.clock.setSystemTime(Date.now() + 3 * 24 * 3_600_000);
  await page.goto(path);
  await waitForText(page, /^No se pudo abrir la planilla: /);
  expect(await keptLastNames(page)).toEqual([]);
});

test('an address with an invented link leaves nothing on the phone', async () => {
  const page = await reopen(await stage.openPhone(null));
  const id = await createMatchToPlay(stage.own, 5);
  await page.goto(`${sheetAddress(id)}#inventado`);
  await waitForText(page, /^No se pudo abrir la planilla: /);
  await page.waitForLoadState('networkidle');
  expect(await keptLinkOf(page, id)).toBeUndefined();
  await workerIs(page, 'removed');
});

test('from the second visit on, pages that a visitor has seen open without a connection, and say their hour', async () => {
  const visitor = await stage.openPhone(null);
  const first = await reopen(visitor);
  await first.goto('/torneos');
  await first.goto(tableOf(stage.own.id));
  await workerIs(first, 'removed');

  const second = await reopen(visitor);
  await second.goto('/torneos');
  await workerIs(second, 'active');
  await expect.poll(() => second.evaluate(() => caches.has('archivos-de-paginas'))).toBe(true);
  await second.goto(tableOf(stage.own.id));
  await second.getByRole('table').waitFor();
  expect(await keptApplication(second)).toEqual([]);

  stage.site.isReachable = false;
  // What browsers keep of a site by themselves may go at any time.
  await (await visitor.newCDPSession(second)).send('Network.clearBrowserCache');
  const offline = await reopen(visitor);
  for (const address of ['/torneos', tableOf(stage.own.id)]) {
    await offline.goto(address);
    await waitForText(offline.locator('[data-offline]'), /^Sin conexión · datos de las \d\d:\d\d$/);
    expect(await offline.evaluate(() => getComputedStyle(document.documentElement).fontFamily)).toContain('system-ui');
  }
  stage.site.isReachable = true;
  await offline.locator('[data-offline]').waitFor({ state: 'hidden' });
  stage.site.isReachable = false;
  await expect(offline.goto('/equipos/999999')).rejects.toThrow(/ERR_/);
});

test('a visitor at a screen of the application gets no worker, and a description of the application for installing it', async () => {
  const page = await reopen(await stage.openPhone(null));
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await workerIs(page, 'removed');

  const devtools = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await devtools.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] });
  const { display, start_url: start, icons } = JSON.parse(data);
  expect({ display, start }).toEqual({ display: 'standalone', start: '/' });
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
