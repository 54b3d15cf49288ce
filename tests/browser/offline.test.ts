/** The application without a connection: a sheet that is kept, and the pages that a visitor has seen. */
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForText } from '#tests/support/browser-steps.ts';
import { keptApplication, workerIs } from '#tests/support/browser-worker.ts';
import { openOfflineApp, reopen } from '#tests/support/offline-app.ts';

const stage = openOfflineApp('Sin Señal');
/** One phone for what belongs to one worker: adding it takes longer than most tests. */
let phone: BrowserContext;
beforeAll(async () => {
  phone = await stage.openPhone();
});

const tableOf = (id: number): string => hrefOfPage({ name: 'standings', id });

test('a sheet that was opened once opens without a connection, and keeps what is recorded when the phone is closed', async () => {
  const { page, address, site, home } = await stage.openSheet(phone);
  site.isReachable = false;
  await page.reload();
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.score, '1 - 0');
  await waitForText(sheet.queue, /3 sin enviar/);

  const reopened = await reopen(phone);
  await reopened.goto(address);
  await waitForText(sheetParts(reopened).score, '1 - 0');
  await waitForText(sheetParts(reopened).queue, /3 sin enviar/);

  site.isReachable = true;
  await waitForText(sheetParts(reopened).queue, 'Todo enviado');
  await reopened.reload();
  await waitForText(sheetParts(reopened).score, '1 - 0');
  await waitForText(sheetParts(reopened).queue, 'Todo enviado');
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
