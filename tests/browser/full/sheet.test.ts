/** The live sheet through a bad network: a whole match is there once and in order, whatever became of the requests. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import {
  answerLost,
  connectionReset,
  gatewayError,
  injectFault,
  type NetworkFault,
} from '#tests/support/browser-faults.ts';
import {
  changeStatus,
  confirmSheet,
  createMatchToPlay,
  pressStepper,
  sheetAddress,
  sheetParts,
} from '#tests/support/browser-sheet.ts';
import {
  type PlayedEvent,
  readEvents,
  recordEvents,
  scoreOfEvents,
  wholeMatch,
} from '#tests/support/browser-sheet-match.ts';
import {
  endSessionAtOnce,
  signInByHand,
  waitForText,
  waitUntilIdle,
  waitWithReloads,
} from '#tests/support/browser-steps.ts';
import { openVisitorPage } from '#tests/support/browser-visitor.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { reopen } from '#tests/support/offline-app.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { startSiteInFront } from '#tests/support/site-in-front.ts';

const app = openBrowserApp('writes');
let own: OwnTournament;
let matchId: number;
/** Each match has a tournament of its own, because its red cards suspend players for the next one. */
beforeEach(async () => {
  own = await createOwnTournament(app.url, `la Tormenta ${randomUUID().slice(0, 4)}`);
  matchId = await createMatchToPlay(own, 9);
});

const sends = /\/api\/matches\/\d+\/sheet\/operations$/;

const openSheet = async (): Promise<Page> => openSheetOn(await app.open('/', { as: 'Admin', on: 'smallPhone' }));

async function openSheetOn(page: Page): Promise<Page> {
  await page.goto(sheetAddress(matchId));
  await waitUntilIdle(page);
  return page;
}

/** What the browser tells a page whose signal is back; it knows nothing of faults that are injected. */
const tellOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

async function finish(page: Page): Promise<void> {
  const sheet = sheetParts(page);
  await sheet.named('Finalizar').tap();
  await sheet.named('Sí, finalizar').tap();
  await waitForText(page, 'Partido finalizado');
}

/** Everything is on the server once and in order, and the phone says that it is sent. */
async function expectMatch(page: Page, events: readonly PlayedEvent[]): Promise<void> {
  await sheetParts(page).queue.getByText('Todo enviado').waitFor({ timeout: 300_000 });
  expect(await readEvents(own, matchId)).toEqual(events);
}

test('a whole match without a connection, the phone closed twice, is there once and in order when the signal is back', async () => {
  const [site, browser] = await Promise.all([startSiteInFront(app.url), launchBrowser()]);
  try {
    const phone = await openVisitorPage(browser, site.url, { as: 'Admin', on: 'smallPhone', hasWorker: true });
    let page = await openSheetOn(phone);
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    site.isReachable = false;
    await sheetParts(page).named('Empezar').tap();
    await recordEvents(page, own, wholeMatch.slice(0, 9));
    page = await openSheetOn(await reopen(phone.context()));
    await recordEvents(page, own, wholeMatch.slice(9, 18));
    await waitForText(sheetParts(page).queue, /^\d+ sin enviar$/);
    page = await openSheetOn(await reopen(phone.context()));
    await recordEvents(page, own, wholeMatch.slice(18));
    await finish(page);
    expect(await readEvents(own, matchId)).toEqual([]);

    site.isReachable = true;
    await tellOnline(page);
    await expectMatch(page, wholeMatch);
    const fan = await app.open(`/partidos/${matchId}`, { on: 'phone' });
    await waitWithReloads(fan, scoreOfEvents(wholeMatch).join(' - '));
  } finally {
    await browser.close();
    await site.close();
  }
});

/** Every other request fails, the first one included. */
function everyOther(fault: NetworkFault): NetworkFault {
  let count = 0;
  return (route) => (count++ % 2 === 0 ? fault(route) : route.fallback());
}
const slowly: NetworkFault = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await route.fallback();
};

test.each([
  ['answers 500 every other time', everyOther(gatewayError)],
  ['breaks off every other request', everyOther(connectionReset)],
  ['carries out every other request and loses its answer', everyOther(answerLost)],
  ['answers slowly', slowly],
] as const)('a whole match is there once and in order although the API %s', async (_, fault) => {
  const page = await openSheet();
  await injectFault(page, ['POST'], fault, sends);
  await sheetParts(page).named('Empezar').tap();
  await recordEvents(page, own, wholeMatch);
  await finish(page);
  await expectMatch(page, wholeMatch);
});

test('a session that ends during the match asks for the password, and nothing is lost', async () => {
  const page = await openSheet();
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await recordEvents(page, own, wholeMatch.slice(0, 5));
  await waitForText(sheet.queue, 'Todo enviado');
  await endSessionAtOnce(page);
  await recordEvents(page, own, wholeMatch.slice(5, 15));
  await waitForText(page, 'Tu sesión venció: lo que cargás queda guardado en el teléfono.');
  await recordEvents(page, own, wholeMatch.slice(15));
  await sheet.named('Iniciar Sesión').first().tap();
  await signInByHand(page, 'Admin');
  await finish(page);
  await expectMatch(page, wholeMatch);
});

test('of two phones the first starts the clock, the other is told, and the events of both are added', async () => {
  const [first, second] = [await openSheet(), await openSheet()];
  const isBack = await injectFault(second, ['GET', 'POST'], connectionReset, /\/api\/matches\/\d+\/sheet/);
  await sheetParts(first).named('Empezar').tap();
  await waitForText(sheetParts(first).queue, 'Todo enviado');
  await sheetParts(second).named('Empezar').tap();
  await recordEvents(first, own, wholeMatch.slice(0, 2));
  await recordEvents(second, own, wholeMatch.slice(2, 4));
  await waitForText(sheetParts(first).queue, 'Todo enviado');
  await isBack();
  await waitForText(second, 'Ya se había empezado desde otro dispositivo: vale el primer comienzo.');
  await sheetParts(second).named('Entendido').tap();
  await expectMatch(second, wholeMatch.slice(0, 4));
  await first.getByText(scoreOfEvents(wholeMatch.slice(0, 4)).join(' - ')).waitFor({ timeout: 60_000 });
});

test('an end that the server refuses leaves the match in play, with what was entered about the end', async () => {
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  const page = await openSheet();
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await recordEvents(page, own, wholeMatch.slice(0, 2));
  await waitForText(sheet.queue, 'Todo enviado');
  const other = await openSheet();
  const isBack = await injectFault(page, ['GET', 'POST'], connectionReset, /\/api\/matches\/\d+\/sheet/);
  await recordEvents(other, own, [{ team: 0, eventType: 'owngoal', player: 9 }]);
  await waitForText(sheetParts(other).queue, 'Todo enviado');

  await sheet.named('Finalizar').tap();
  const observation = page.getByLabel(/^Observación para la federación/);
  await observation.fill('Hubo una pelea');
  await sheet.named('Se definió por penales').tap();
  await pressStepper(page, `Penales de ${home}: uno más`, 4);
  await pressStepper(page, `Penales de ${away}: uno más`, 3);
  await sheet.named('Sí, finalizar').tap();
  await confirmSheet(page, home);
  await confirmSheet(page, away);
  await waitForText(page, 'Planilla confirmada');
  await isBack();
  await tellOnline(page);
  await waitForText(page, /^No se pudo finalizar el partido\. Solo hay penales/);
  await sheet.goal(home).waitFor();
  for (let refused = 0; refused < 3; refused += 1) await sheet.named('Entendido').tap();
  await sheet.named('Deshacer lo mío').tap();
  await waitForText(sheet.score, '1 - 1');

  await page.reload();
  await sheet.named('Finalizar').tap();
  expect(await observation.inputValue()).toBe('Hubo una pelea');
  expect(
    await page
      .getByRole('group', { name: /^Penales de/ })
      .getByRole('status')
      .allTextContents(),
  ).toEqual(['4', '3']);
  await sheet.named('Sí, finalizar').tap();
  await waitForText(page, `${home} 1 - 1 ${away}, 4-3 en los penales.`);
  await waitForText(sheet.queue, 'Todo enviado');

  await changeStatus(own, matchId, 'in_progress');
  await tellOnline(page);
  await sheet.goal(home).waitFor();
  await sheet.named('Finalizar').tap();
  expect(await observation.inputValue(), 'the server has taken the remark').toBe('');
});
