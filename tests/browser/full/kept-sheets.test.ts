/** The sheets that a phone keeps: how they are found without a connection, and what becomes of what is not sent. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { connectionReset, holdRequestsUntilReleased, injectFault, passThrough } from '#tests/support/browser-faults.ts';
import { pressButton } from '#tests/support/browser-forms.ts';
import { createMatchOfToday, createMatchToPlay, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { readEvents } from '#tests/support/browser-sheet-match.ts';
import {
  expireToken,
  localStorageOf,
  pathOfPage,
  signInByHand,
  waitForScreen,
  waitForText,
} from '#tests/support/browser-steps.ts';
import { findSunlightFlaws } from '#tests/support/browser-sunlight.ts';
import { keptLastNames, keptLinkOf, keptMatchIds, workerIs } from '#tests/support/browser-worker.ts';
import { openOfflineApp, reopen } from '#tests/support/offline-app.ts';
import { expectOk } from '#tests/support/web-client.ts';

const stage = openOfflineApp('lo Guardado');
const dayMs = 24 * 3_600_000;

/** One phone for the first tests: adding the worker takes longer than most tests. Its clock only goes on. */
let phone: BrowserContext;
beforeAll(async () => {
  phone = await stage.openPhone();
});

/** Opens an address on the phone, where the worker is then active. */
async function openOnPhone(address: string): Promise<Page> {
  const page = await reopen(phone);
  await page.goto(address);
  await workerIs(page, 'active');
  return page;
}

const keptSheets = (page: Page, title = 'Planillas en este teléfono') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

test('without a connection the home and the day lead to the kept sheets, and tell what is unsent on them', async () => {
  const id = await createMatchOfToday(stage.own, 0);
  const online = await openOnPhone('/');
  await expect.poll(() => keptMatchIds(online)).toContain(id);
  stage.site.isReachable = false;
  const page = await reopen(phone);
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
  stage.site.isReachable = true;
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await page
    .getByRole('link', { name: /^Abrir planilla de/ })
    .first()
    .waitFor();
  await page.goto('/');
  await rowOf('Planillas sin enviar').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await stage.own.api('GET /matches/{id}', { params: { id } })).body.status)
    .toBe('in_progress');
});

test('while the network does not answer, the home and the day lead to the kept sheets after a moment', async () => {
  const id = await createMatchOfToday(stage.own, 1);
  const answering = await openOnPhone('/');
  await expect.poll(() => keptMatchIds(answering)).toContain(id);
  const page = await reopen(phone);
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
  const params = { id: await createMatchToPlay(stage.own, 17) };
  const createPath = async () => (await expectOk(stage.own.api('POST /matches/{id}/sheet/link', { params }))).path;
  const path = await createPath();
  const page = await stage.app.open(path, { on: 'smallPhone' });
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await expect.poll(() => keptLinkOf(page, params.id)).toBe(path.split('#')[1]);
  // Another fragment alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(`${stage.app.url}${sheetAddress(params.id)}#inventado`);
  await waitForText(page, /^Este enlace no es válido\./);
  expect(await keptLinkOf(page, params.id)).toBe(path.split('#')[1]);

  const other = await createPath();
  await page.goto('about:blank');
  await page.goto(`${stage.app.url}${other}`);
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await expect.poll(() => keptLinkOf(page, params.id)).toBe(other.split('#')[1]);
});

test('that the phone may lose what is unsent is told beside it, and not once all is sent', async () => {
  const id = await createMatchToPlay(stage.own, 19);
  const page = await stage.app.open('/', { as: 'Admin', on: 'smallPhone' });
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
  const first = await createMatchOfToday(stage.own, 2);
  const page = await openOnPhone('/');
  await expect.poll(() => keptMatchIds(page)).toContain(first);
  const failing = await createMatchOfToday(stage.own, 3);
  const last = await createMatchOfToday(stage.own, 4);
  stage.site.failing = new RegExp(`/api/matches/${failing}/sheet$`);
  await page.clock.setSystemTime(Date.now() + dayMs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => keptMatchIds(page)).toContain(last);
  expect(await keptMatchIds(page)).not.toContain(failing);
});

test('what was recorded without a connection is sent days later, when any page is opened', async () => {
  const id = await createMatchToPlay(stage.own, 9);
  const atPitch = await openOnPhone(sheetAddress(id));
  await sheetParts(atPitch).named('Empezar').waitFor();
  stage.site.isReachable = false;
  await sheetParts(atPitch).named('Empezar').tap();
  await waitForText(sheetParts(atPitch).queue, /1 sin enviar/);
  const page = await reopen(phone);
  stage.site.isReachable = true;
  await page.clock.setSystemTime(Date.now() + 3 * dayMs);
  await page.goto('/canchas');
  await expect
    .poll(async () => (await stage.own.api('GET /matches/{id}', { params: { id } })).body.status)
    .toBe('in_progress');
  await page.goto(sheetAddress(id));
  await waitForText(sheetParts(page).queue, 'Todo enviado');
});

test('a sheet opens before an old token is renewed, also while the network does not answer', async () => {
  const id = await createMatchToPlay(stage.own, 11);
  const page = await stage.app.open(sheetAddress(id), { as: 'Admin', on: 'smallPhone' });
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
  const id = await createMatchToPlay(stage.own, 13);
  const page = await stage.app.open(sheetAddress(id), { as: 'Admin', on: 'smallPhone' });
  const sheet = sheetParts(page);
  await sheet.named('Empezar').waitFor();
  const isBack = await injectFault(page, ['GET', 'POST'], connectionReset, /\/api\/matches\/\d+\/sheet/);
  await sheet.named('Empezar').tap();
  await sheet.goal(stage.own.teams[0].name).tap();
  await waitForText(sheet.queue, /2 sin enviar/);
  await expectOk(stage.own.api('DELETE /matches/{id}', { params: { id } }));
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

test('a logout leaves no remark and no job that was begun on the device, also of earlier versions', async () => {
  const page = await stage.app.open('/', { as: 'Admin' });
  await page.evaluate(() => Object.assign(localStorage, { 'final-7': '{}', pendingJob7: '{}' }));
  await page.goto(sheetAddress(await createMatchToPlay(stage.own, 20)));
  await pressButton(page, 'Empezar');
  await pressButton(page, 'Finalizar');
  await page.getByLabel(/^Observación para la federación/).fill('Pérez insultó al árbitro');
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  expect(Object.keys(await localStorageOf(page))).toContainEqual(expect.stringMatching(/^borrador final /));
  await page.goto('/canchas');
  await pressButton(page, 'Salir');
  await waitForScreen(page, '/login');
  const left = Object.keys(await localStorageOf(page));
  expect(left.filter((key) => key !== 'planillaPersistida')).toEqual([]);
});

test('a page that stays open forgets the names of a link that ends meanwhile, without a connection', async () => {
  const params = { id: await createMatchToPlay(stage.own, 21) };
  const { path } = await expectOk(stage.own.api('POST /matches/{id}/sheet/link', { params }));
  const page = await stage.app.open('/login', { on: 'smallPhone' });
  await page.clock.install();
  await page.goto(path);
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await expect.poll(() => keptLastNames(page)).not.toEqual([]);
  await page.route('**/api/**', connectionReset);
  // An answer that is on its way would be kept as one of the day to which the clock is moved.
  await page.waitForEvent('requestfailed');
  await page.clock.fastForward(96 * 3_600_000);
  await expect.poll(() => keptLastNames(page)).toEqual([]);
});

test('what an ended link left unsent is sent by an administrator who signs in on that phone', async () => {
  const params = { id: await createMatchToPlay(stage.own, 15) };
  const { path } = await expectOk(stage.own.api('POST /matches/{id}/sheet/link', { params }));
  const page = await stage.app.open(path, { on: 'smallPhone' });
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await waitForText(sheet.queue, 'Todo enviado');
  await expectOk(stage.own.api('DELETE /matches/{id}/sheet/link', { params }));
  await sheet.goal(stage.own.teams[0].name).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.queue, /2 sin enviar/);
  await sheet.queue.tap();
  await waitForText(page, /^Se puede enviar de dos maneras: /);
  await expect.poll(() => keptLastNames(page)).toEqual([]);
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
  expect(await readEvents(stage.own, params.id)).toEqual([{ team: 0, eventType: 'goal', player: 9 }]);
});
