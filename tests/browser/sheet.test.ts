/** The live sheet on a small phone: how many taps each thing takes, what is in sight, and who may read it in the sun. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { countingHand, createMatchToPlay, pitchPhone, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { findSunlightFlaws } from '#tests/support/browser-sunlight.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');
let own: OwnTournament;
beforeAll(async () => {
  own = await createOwnTournament(app.url, 'la Planilla');
});

async function openSheet(matchId: number): Promise<Page> {
  const page = await app.open('/', { as: 'Admin', on: 'phone' });
  await page.setViewportSize(pitchPhone);
  await page.goto(sheetAddress(matchId));
  await waitUntilIdle(page);
  return page;
}

// Comes first, because a match that is played serves the suspension.
test('a suspended player cannot be marked as present, and the sheet says why', async () => {
  const page = await openSheet(await createMatchToPlay(own, 9));
  const sheet = sheetParts(page);
  await waitForText(page, 'no puede jugar: ');
  const suspended = sheet.named(/^5 César Bravo/);
  expect(await suspended.isDisabled()).toBe(true);
  await sheet.named(`Todos de ${own.teams[0].name}`).tap();
  await waitForText(page, '10 presentes');
});

test('a goal with its scorer takes two taps, a card two, the start one and the end two', async () => {
  const page = await openSheet(await createMatchToPlay(own, 12));
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  const sheet = sheetParts(page);
  const hand = countingHand();

  await hand.tap(sheet.named('Empezar'));
  await sheet.goal(home).waitFor();
  expect(hand.count(), 'start').toBe(1);

  await hand.tap(sheet.goal(home));
  await hand.tap(sheet.player(9));
  await waitForText(sheet.lastEvent, /^1' Gol · 9 /);
  expect(hand.count(), 'goal with its scorer').toBe(2);

  await hand.tap(sheet.goal(away));
  await waitForText(sheet.score, '1 - 1');
  expect(hand.count(), 'goal without its scorer').toBe(1);
  await sheet.named('Poner el autor después').tap();

  await hand.tap(sheet.card(away, 'Azul'));
  await hand.tap(sheet.player(2));
  await waitForText(sheet.lastEvent, /^1' Tarjeta azul · 2 /);
  expect(hand.count(), 'card').toBe(2);

  await hand.tap(sheet.named('Finalizar'));
  await hand.tap(sheet.named('Sí, finalizar'));
  await waitForText(page, 'Partido finalizado');
  expect(hand.count(), 'end').toBe(2);
  await waitForText(sheet.queue, 'Todo enviado');
  expect(pageErrorsOf(page)).toEqual([]);
});

test('what was recorded is confirmed in sight at once, and nothing scrolls while a goal is recorded', async () => {
  const page = await openSheet(await createMatchToPlay(own, 14));
  const home = own.teams[0].name;
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  for (const step of [
    () => sheet.goal(home).tap(),
    () => sheet.player(9).tap(),
    () => sheet.card(home, 'Roja').tap(),
  ]) {
    await step();
    expect(await page.evaluate(findScrolling)).toEqual([]);
    expect(await isInSight(page, '[data-last-event] p')).toBe(true);
    expect(await sheet.named('Finalizar').isVisible()).toBe(true);
  }
  await sheet.named('Cancelar').tap();
  await sheet.named('Deshacer').tap();
  await waitForText(sheet.lastEvent, /^Se quitó: 1' Gol · 9 /);
  await waitForText(sheet.score, '0 - 0');
  await sheet.named('Reponer').tap();
  await waitForText(sheet.score, '1 - 0');
});

test('each step of the sheet is accessible, has targets of 56 px and a contrast of 7 in both colour schemes', async () => {
  const page = await openSheet(await createMatchToPlay(own, 16));
  const home = own.teams[0].name;
  const sheet = sheetParts(page);
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['presence', async () => undefined],
    ['game', () => sheet.named('Empezar').tap()],
    ['scorer', () => sheet.goal(home).tap()],
    [
      'blue card',
      async () => {
        await sheet.player(9).tap();
        await sheet.card(home, 'Azul').tap();
        await sheet.player(7).tap();
      },
    ],
    ['events', () => sheet.named(/^Eventos/).tap()],
    ['correction', () => sheet.named(/^Corregir Gol/).tap()],
    [
      'clock',
      async () => {
        await sheet.named(/^Reloj/).tap();
        await sheet.named('Empezó antes').tap();
      },
    ],
    ['queue', () => sheet.queue.tap()],
    ['end', () => sheet.named('Finalizar').tap()],
    ['confirmation', () => sheet.named('Sí, finalizar').tap()],
  ];
  const flaws: string[] = [];
  for (const [name, go] of steps) {
    await page.setViewportSize(pitchPhone);
    await go();
    const found = [...(await findAccessibilityFlaws(page)), ...(await findSunlightFlaws(page))];
    flaws.push(...found.map((flaw) => `${name}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
});

test('a link opens the sheet without an account, and an ended or invented one says why it does not', async () => {
  const params = { id: await createMatchToPlay(own, 18) };
  const { path } = await expectOk(own.api('POST /matches/{id}/sheet/link', { params }));
  const holder = await app.open(path, { on: 'phone' });
  await sheetParts(holder).named('Empezar').tap();
  await waitForText(sheetParts(holder).queue, 'Todo enviado');

  await expectOk(own.api('DELETE /matches/{id}/sheet/link', { params }));
  const late = await app.open(path, { on: 'phone' });
  await waitForText(late, /^No se pudo abrir la planilla: .*enlace/);
  await sheetParts(holder).goal(own.teams[0].name).tap();
  await waitForText(sheetParts(holder).queue, /sin enviar/);
  await waitForText(holder, /enlace/);

  const forger = await app.open(`${sheetAddress(params.id)}#${'A'.repeat(22)}`, { on: 'phone' });
  await waitForText(forger, /^No se pudo abrir la planilla: /);
  const stranger = await app.open(sheetAddress(params.id), { on: 'phone' });
  await waitForText(stranger, /^Para abrir la planilla iniciá sesión/);
});

/** Runs in the page: what could be scrolled. */
function findScrolling(): string[] {
  return [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1)
    .filter(
      (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) || element === document.documentElement,
    )
    .map(({ localName, className }) => `${localName}.${className}`);
}

/** Whether the element is wholly inside the window, and nothing lies over it. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isInside && over !== null && element.contains(over);
  });
