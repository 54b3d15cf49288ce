/** The live sheet on a small phone: how many taps each thing takes, and how a link opens it. */
import { beforeAll, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { countingHand, createMatchToPlay, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let own: OwnTournament;
beforeAll(async () => {
  own = await createOwnTournament(app.url, 'la Planilla');
});

test('a goal with its scorer takes two taps, a card two, the start one and the end two', async () => {
  const page = await app.open(sheetAddress(await createMatchToPlay(own, 12)), { as: 'Admin', on: 'smallPhone' });
  await waitUntilIdle(page);
  const sheet = sheetParts(page);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
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

test('a link opens the sheet without an account, and an ended or invented one says why it does not', async () => {
  const params = { id: await createMatchToPlay(own, 18) };
  const { path } = await expectOk(own.api('POST /matches/{id}/sheet/link', { params }));
  const holder = await app.open(path, { on: 'smallPhone' });
  await sheetParts(holder).named('Empezar').tap();
  await waitForText(sheetParts(holder).queue, 'Todo enviado');

  await expectOk(own.api('DELETE /matches/{id}/sheet/link', { params }));
  const stranger = await app.open(sheetAddress(params.id), { on: 'smallPhone' });
  await waitForText(stranger, /^Para abrir la planilla iniciá sesión/);
  // Another fragment alone would not load the page again.
  await stranger.goto('about:blank');
  await stranger.goto(path);
  await waitForText(stranger, /^No se pudo abrir la planilla: .*enlace/);
  await stranger.goto('about:blank');
  await stranger.goto(`${sheetAddress(params.id)}#${'A'.repeat(22)}`);
  await waitForText(stranger, /^No se pudo abrir la planilla: /);
  await sheetParts(holder).goal(own.teams[0].name).tap();
  await waitForText(sheetParts(holder).queue, /sin enviar/);
  await waitForText(holder, /enlace/);
});
