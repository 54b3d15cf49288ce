/** A match day on phones: a goal on its way to a fan, the live sheet with its taps counted, its link, and no connection. */
import { expect, test } from 'vitest';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { touchInput } from '#tests/support/browser-input.ts';
import { openEventScreen, recordEvent } from '#tests/support/browser-match-day.ts';
import { countingHand, createMatchToPlay, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { openOfflineApp, reopen } from '#tests/support/offline-app.ts';
import { expectOk, readUntil } from '#tests/support/web-client.ts';

const stage = openOfflineApp('la Tribuna');
const { app } = stage;

test('a goal recorded by touch reaches a fan who watches the match, also as an announcement for screen readers', async () => {
  const { live, teams } = stage.own;
  const [home, away] = [teams[2].name, teams[1].name];
  const fan = await app.open('about:blank', { on: 'phone' });
  const now = Date.now();
  await fan.clock.install({ time: now - 1000 });
  await fan.clock.pauseAt(now);
  await fan.goto(`/partidos/${live}`);
  await waitUntilIdle(fan);
  await waitForText(fan, 'EN VIVO');
  const admin = await app.open(`/partidos/${live}`, { as: 'Admin', on: 'phone' });
  await openEventScreen(admin, touchInput);
  await recordEvent(admin, touchInput, { team: away, what: /^Gol$/, player: /^9 / });
  await waitForText(dialog(admin), new RegExp(`^Cargado: Gol de .+ \\(${away}\\)$`));
  await waitForText(dialog(admin), '0 - 1');

  const readPublished = () => fan.evaluate(async () => (await fetch(location.href, { cache: 'no-cache' })).text());
  await readUntil(readPublished, (html) => html.includes('0 - 1'));
  // The fan's page asks the server every 20 seconds for a newer version while a match is in play.
  await fan.clock.runFor(20_000);
  await expect.poll(() => fan.getByRole('status').textContent()).toBe(`¡Gol de ${away}! ${home} 0, ${away} 1.`);
  expect(await fan.locator('main').innerText()).toContain('0 - 1');

  await recordEvent(admin, touchInput, { team: home, what: /En contra$/, player: /^2 / });
  await waitForText(dialog(admin), '0 - 2');
  await touchInput.press(button(dialog(admin), /^Eliminar Gol en contra/));
  await waitForText(dialog(admin), '¿Eliminar este evento?');
  await touchInput.press(button(dialog(admin), 'Eliminar'));
  await waitForText(admin.getByRole('dialog', { name: 'Gestionar Eventos' }), '0 - 1');
  expect(pageErrorsOf(admin)).toEqual([]);
});

test('on the sheet a goal with its scorer takes two taps, a card two, the start one and the end two', async () => {
  const match = await createMatchToPlay(stage.own, 12);
  const page = await app.open(sheetAddress(match), { as: 'Admin', on: 'smallPhone' });
  await waitUntilIdle(page);
  const sheet = sheetParts(page);
  const [home, away] = [stage.own.teams[0].name, stage.own.teams[1].name];
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
  const { own } = stage;
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

test('a sheet that was opened once opens without a connection, and keeps what is recorded when the phone is closed', async () => {
  const phone = await stage.openPhone();
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
