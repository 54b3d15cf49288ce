/** The sheets that a phone keeps: how they are found without a connection, and what becomes of what is not sent. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { connectionReset, holdRequestsUntilReleased, injectFault, passThrough } from '#tests/support/browser-faults.ts';
import {
  createMatchOfToday,
  createMatchToPlay,
  pitchPhone,
  sheetAddress,
  sheetParts,
} from '#tests/support/browser-sheet.ts';
import { readEvents } from '#tests/support/browser-sheet-match.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { expireToken, pathOfPage, signInByHand, waitForText } from '#tests/support/browser-steps.ts';
import { findSunlightFlaws } from '#tests/support/browser-sunlight.ts';
import { openVisitorPage } from '#tests/support/browser-visitor.ts';
import { keptLinkOf, keptMatchIds, workerIs } from '#tests/support/browser-worker.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { type SiteInFront, startSiteInFront } from '#tests/support/site-in-front.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');
const dayMs = 24 * 3_600_000;
let own: OwnTournament;
let browser: Browser;
let site: SiteInFront;

beforeAll(async () => {
  [own, browser] = await Promise.all([createOwnTournament(app.url, 'lo Guardado'), launchBrowser()]);
});
beforeEach(async () => {
  site = await startSiteInFront(app.url);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.close();
});
afterAll(() => browser.close());

/** An administrator's phone on which the application is installed: opened at this address. */
async function openPhone(address: string): Promise<Page> {
  const page = await openVisitorPage(browser, site.url, { as: 'Admin', on: 'phone', hasWorker: true });
  await page.setViewportSize(pitchPhone);
  await page.goto(address);
  await workerIs(page, 'active');
  return page;
}

/** Closes the page and opens another one on the same phone, which is still blank. */
async function closePage(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  return context.newPage();
}

const keptSheets = (page: Page, title = 'Planillas en este teléfono') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

test('without a connection the home and the day lead to the kept sheets, and tell what is unsent on them', async () => {
  const id = await createMatchOfToday(own, 0);
  const online = await openPhone('/');
  await expect.poll(() => keptMatchIds(online)).toContain(id);
  site.isReachable = false;
  const page = await closePage(online);
  await page.goto('/');
  await waitForText(page, 'No se pudo cargar el inicio');
  const rowOf = (title?: string) => keptSheets(page, title).locator(`a[href="${sheetAddress(id)}"]`);
  await waitForText(rowOf(), 'Hoy 00:00');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await rowOf().tap();
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, /1 sin enviar/);

  await page.goto('/partidos/dia');
  await waitForText(page, 'No se pudieron cargar las planillas');
  await waitForText(rowOf(), '1 sin enviar');
  site.isReachable = true;
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await page
    .getByRole('link', { name: /^Abrir planilla de/ })
    .first()
    .waitFor();
  await page.goto('/');
  await rowOf('Planillas sin enviar').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await own.api('GET /matches/{id}', { params: { id } })).body.status)
    .toBe('in_progress');
});

test('while the network does not answer, the home and the day lead to the kept sheets after a moment', async () => {
  const id = await createMatchOfToday(own, 1);
  const answering = await openPhone('/');
  await expect.poll(() => keptMatchIds(answering)).toContain(id);
  const page = await closePage(answering);
  const requests = holdRequestsUntilReleased(passThrough);
  await page.route('**/api/**', requests.what);
  for (const address of ['/', '/partidos/dia']) {
    await page.goto(address);
    // Less than the 10 s after which a request is given up.
    await keptSheets(page)
      .locator(`a[href="${sheetAddress(id)}"]`)
      .waitFor({ timeout: 7000 });
    expect(await page.getByText(/^No se pud/).count()).toBe(0);
  }
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  requests.release();
  await waitForText(page, 'Asignar a todos');
  await expect.poll(() => keptSheets(page).count()).toBe(0);
});

test('a link that is not valid takes no place of the kept one, and another valid one does', async () => {
  const params = { id: await createMatchToPlay(own, 17) };
  const createPath = async () => (await expectOk(own.api('POST /matches/{id}/sheet/link', { params }))).path;
  const path = await createPath();
  const page = await app.open(path, { on: 'phone' });
  await page.setViewportSize(pitchPhone);
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await expect.poll(() => keptLinkOf(page, params.id)).toBe(path.split('#')[1]);
  // Another fragment alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(`${app.url}${sheetAddress(params.id)}#inventado`);
  await waitForText(page, 'El enlace ya no sirve.');
  expect(await keptLinkOf(page, params.id)).toBe(path.split('#')[1]);

  const other = await createPath();
  await page.goto('about:blank');
  await page.goto(`${app.url}${other}`);
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await expect.poll(() => keptLinkOf(page, params.id)).toBe(other.split('#')[1]);
});

test('that the phone may lose what is unsent is told beside it, and not once all is sent', async () => {
  const id = await createMatchToPlay(own, 19);
  const page = await app.open('/', { as: 'Admin', on: 'phone' });
  await page.setViewportSize(pitchPhone);
  await page.addInitScript(() =>
    Object.assign(navigator.storage, { persisted: async () => false, persist: async () => false }),
  );
  await page.goto(sheetAddress(id));
  const sheet = sheetParts(page);
  await page.route('**/sheet/operations', connectionReset);
  await sheet.named('Empezar').tap();
  await waitForText(sheet.queue, /1 sin enviar/);
  await sheet.queue.tap();
  const warning = page.getByText('el navegador puede borrar lo que no se envió');
  await warning.waitFor();
  await page.unroute('**/sheet/operations');
  await sheet.named('Enviar ahora').tap();
  await waitForText(page, 'La federación ya tiene todo lo que cargaste.');
  expect(await warning.count()).toBe(0);
});

test('the sheets of another day are kept when the page is seen again, also those after one that fails', async () => {
  const first = await createMatchOfToday(own, 2);
  const page = await openPhone('/');
  await expect.poll(() => keptMatchIds(page)).toContain(first);
  const failing = await createMatchOfToday(own, 3);
  const last = await createMatchOfToday(own, 4);
  site.failing = new RegExp(`/api/matches/${failing}/sheet$`);
  await page.clock.setSystemTime(Date.now() + dayMs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => keptMatchIds(page)).toContain(last);
  expect(await keptMatchIds(page)).not.toContain(failing);
});

test('what was recorded without a connection is sent days later, when any page is opened', async () => {
  const id = await createMatchToPlay(own, 9);
  const atPitch = await openPhone(sheetAddress(id));
  await sheetParts(atPitch).named('Empezar').waitFor();
  site.isReachable = false;
  await sheetParts(atPitch).named('Empezar').tap();
  await waitForText(sheetParts(atPitch).queue, /1 sin enviar/);
  const page = await closePage(atPitch);
  site.isReachable = true;
  await page.clock.setSystemTime(Date.now() + 3 * dayMs);
  await page.goto('/canchas');
  await expect
    .poll(async () => (await own.api('GET /matches/{id}', { params: { id } })).body.status)
    .toBe('in_progress');
  await page.goto(sheetAddress(id));
  await waitForText(sheetParts(page).queue, 'Todo enviado');
});

test('a sheet opens before an old token is renewed, also while the network does not answer', async () => {
  const id = await createMatchToPlay(own, 11);
  const page = await app.open(sheetAddress(id), { as: 'Admin', on: 'phone' });
  await sheetParts(page).named('Empezar').waitFor();
  await expect.poll(() => keptMatchIds(page)).toContain(id);
  await expireToken(page);
  const requests = holdRequestsUntilReleased(passThrough);
  await page.route('**/api/**', requests.what);
  await page.reload();
  // Less than the 10 s after which the renewal is given up.
  await sheetParts(page).named('Empezar').waitFor({ timeout: 7000 });
  requests.release();
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, 'Todo enviado');
});

test('what is recorded on a match that was deleted is listed with the reason, and is given up after a question', async () => {
  const id = await createMatchToPlay(own, 13);
  const page = await app.open(sheetAddress(id), { as: 'Admin', on: 'phone' });
  await page.setViewportSize(pitchPhone);
  const sheet = sheetParts(page);
  await sheet.named('Empezar').waitFor();
  const isBack = await injectFault(page, ['GET', 'POST'], connectionReset, /\/api\/matches\/\d+\/sheet/);
  await sheet.named('Empezar').tap();
  await sheet.goal(own.teams[0].name).tap();
  await waitForText(sheet.queue, /2 sin enviar/);
  await expectOk(own.api('DELETE /matches/{id}', { params: { id } }));
  await isBack();

  await page.goto('/');
  await keptSheets(page, 'Planillas sin enviar')
    .locator(`a[href="${sheetAddress(id)}"]`)
    .tap();
  await sheet.queue.tap();
  await waitForText(page, 'Empezar el reloj');
  await waitForText(page, /^Gol de /);
  await sheet.named('Descartar').tap();
  await waitForText(page, /^¿Descartar 2 anotaciones sin enviar\?/);
  expect([...(await findAccessibilityFlaws(page)), ...(await findSunlightFlaws(page))]).toEqual([]);
  await sheet.named('Cancelar').tap();
  await waitForText(sheet.queue, '2 sin enviar');
  await sheet.named('Descartar').tap();
  await sheet.named('Sí, descartar').tap();
  await waitForText(page, 'No queda nada por enviar.');
});

test('what an ended link left unsent is sent by an administrator who signs in on that phone', async () => {
  const params = { id: await createMatchToPlay(own, 15) };
  const { path } = await expectOk(own.api('POST /matches/{id}/sheet/link', { params }));
  const page = await app.open(path, { on: 'phone' });
  await page.setViewportSize(pitchPhone);
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await waitForText(sheet.queue, 'Todo enviado');
  await expectOk(own.api('DELETE /matches/{id}/sheet/link', { params }));
  await sheet.goal(own.teams[0].name).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.queue, /2 sin enviar/);
  await sheet.queue.tap();
  await waitForText(page, /^Se puede enviar de dos maneras: /);
  expect([...(await findAccessibilityFlaws(page)), ...(await findSunlightFlaws(page))]).toEqual([]);

  await sheet.named('Iniciar Sesión').tap();
  await signInByHand(page, 'Admin');
  await expect.poll(() => pathOfPage(page)).toBe(sheetAddress(params.id));
  await waitForText(sheet.queue, '2 del enlace sin enviar');
  await sheet.queue.tap();
  await sheet.named('Enviar con tu usuario').tap();
  await waitForText(sheet.score, '1 - 0');
  await waitForText(sheet.queue, 'Todo enviado');
  await waitForText(page, 'La federación ya tiene todo lo que cargaste.');
  expect(await readEvents(own, params.id)).toEqual([{ team: 0, eventType: 'goal', player: 9 }]);
});
