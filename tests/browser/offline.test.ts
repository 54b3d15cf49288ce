/** The application without a connection: what opens, what is kept, what a new version and a logout do. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { createMatchToPlay, pitchPhone, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { signInByHand, waitForText } from '#tests/support/browser-steps.ts';
import { openVisitorPage, type VisitorOptions } from '#tests/support/browser-visitor.ts';
import { workerIs } from '#tests/support/browser-worker.ts';
import { launchBrowser, launchLastingBrowser } from '#tests/support/chromium.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { type SiteInFront, startSiteInFront } from '#tests/support/site-in-front.ts';

const app = openBrowserStage('writes');
let own: OwnTournament;
let browser: Browser;
let site: SiteInFront;
let hour = 8;

beforeAll(async () => {
  [own, browser] = await Promise.all([createOwnTournament(app.url, 'Sin Señal'), launchBrowser()]);
});
beforeEach(async () => {
  site = await startSiteInFront(app.url);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.close();
});
afterAll(() => browser.close());

const openAs = async (as: VisitorOptions['as'] = 'Admin'): Promise<Page> =>
  openVisitorPage(browser, site.url, { as, on: 'phone', hasWorker: true });

/** Opens the sheet of a new match, with the worker that later openings find. */
async function openSheet(): Promise<{ page: Page; address: string; home: string }> {
  hour += 1;
  const address = sheetAddress(await createMatchToPlay(own, hour));
  const page = await openAs();
  await page.setViewportSize(pitchPhone);
  await page.goto(address);
  await sheetParts(page).named('Empezar').waitFor();
  await workerIs(page, 'active');
  await page.reload();
  await sheetParts(page).named('Empezar').waitFor();
  return { page, address, home: own.teams[0].name };
}

const savedTokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '');

test('a sheet that was opened once opens without a connection, and keeps what is recorded when the phone is closed', async () => {
  const { page, address, home } = await openSheet();
  site.isReachable = false;
  await page.reload();
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.score, '1 - 0');
  await waitForText(sheet.queue, /3 sin enviar/);

  const context = page.context();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(address);
  await waitForText(sheetParts(reopened).score, '1 - 0');
  await waitForText(sheetParts(reopened).queue, /3 sin enviar/);

  site.isReachable = true;
  await waitForText(sheetParts(reopened).queue, 'Todo enviado');
  await reopened.reload();
  await waitForText(sheetParts(reopened).score, '1 - 0');
  await waitForText(sheetParts(reopened).queue, 'Todo enviado');
});

test('a new version leaves an open sheet as it is, is told elsewhere, and takes over once no sheet is open', async () => {
  const { page } = await openSheet();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/canchas');
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
  const { page, address } = await openSheet();
  site.isReachable = false;
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, /1 sin enviar/);
  await page.goto('/cuenta');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  const question = page.getByRole('dialog');
  await waitForText(question, /Hay 1 anotación de planillas sin enviar/);
  await question.getByRole('button', { name: 'Cancelar' }).tap();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  await expect.poll(() => savedTokenOf(page)).toBeNull();
  await expect(page.goto(address)).rejects.toThrow(/ERR_/);

  site.isReachable = true;
  const again = await page.context().newPage();
  await again.goto('/login');
  await signInByHand(again, 'Admin');
  await expect.poll(() => savedTokenOf(again)).not.toBeNull();
  await again.goto(address);
  await waitForText(sheetParts(again).queue, 'Todo enviado');
  await sheetParts(again).goal(own.teams[0].name).waitFor();
});

test('a logout with nothing unsent removes the worker and what it kept', async () => {
  const { page } = await openSheet();
  await sheetParts(page).named('Empezar').tap();
  await waitForText(sheetParts(page).queue, 'Todo enviado');
  await page.goto('/cuenta');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).tap();
  await workerIs(page, 'removed');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  site.isReachable = false;
  await expect(page.goto('/')).rejects.toThrow(/ERR_/);
});

test('a visitor without an account gets no worker', async () => {
  const page = await openAs(null);
  for (const address of ['/', '/login', '/torneos']) await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await workerIs(page, 'removed');
});

test('the application can be installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-installed-'));
  // Chromium installs no application from a private window, and the contexts of all other tests are private windows.
  const context = await launchLastingBrowser(folder);
  onTestFinished(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] });
});
