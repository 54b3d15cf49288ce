/** What the live sheet knows of the rules: who can hardly have scored, how much is left to play, what may be taken back. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { openSheetToPlay } from '#tests/support/browser-sheet.ts';
import { waitForText } from '#tests/support/browser-steps.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let own: OwnTournament;
/** The phone of an administrator; the tests keep one sheet after the other on it. */
let page: Page;
beforeAll(async () => {
  [own, page] = await Promise.all([
    createOwnTournament(app.url, 'el Reglamento'),
    app.open('/recuperar', { as: 'Admin', on: 'smallPhone' }),
  ]);
});

const openSheet = (hour: number) => openSheetToPlay(page, own, hour);

test('a second yellow card proposes the red one, and a goal of somebody sent off is asked about once', async () => {
  const { sheet, read } = await openSheet(9);
  const away = own.teams[1].name;
  await sheet.named('Empezar').tap();
  for (const _card of [1, 2]) {
    await sheet.card(away, 'Amarilla').tap();
    await sheet.player(2).tap();
  }
  await waitForText(page, /^2 .* ya tenía una amarilla\. ¿Le mostraron la roja\?$/);
  await sheet.named('Sí, roja').tap();
  await waitForText(sheet.lastEvent, /^1' Tarjeta roja · 2 /);

  await sheet.goal(away).tap();
  await sheet.player(2).tap();
  await waitForText(page, /^2 .* fue expulsado a los 1'\. ¿Fue él\?$/);
  await sheet.named('Elegir otro').tap();
  await sheet.player(3).tap();
  await waitForText(sheet.lastEvent, /^1' Gol · 3 /);
  await waitForText(sheet.queue, 'Todo enviado');
  const { events } = await read();
  expect(events.map(({ eventType }) => eventType)).toEqual(['yellowcard', 'yellowcard', 'redcard', 'goal']);
});

test('who is off for a blue card is asked about, and who was not marked as present is after he has scored', async () => {
  const { sheet, read } = await openSheet(12);
  const home = own.teams[0].name;
  const present = page.getByRole('group', { name: home });
  for (const number of [7, 9]) await present.getByRole('button', { name: new RegExp(`^${number}\\b`) }).tap();
  await sheet.named('Empezar').tap();
  await sheet.card(home, 'Azul').tap();
  await sheet.player(9).tap();
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await waitForText(page, /^9 .* está afuera por tarjeta azul, le faltan 0(1:5\d|2:00)\. ¿Fue él\?$/);
  await sheet.named('Elegir otro').tap();
  await sheet.named(/^10 .*, ausente$/).tap();
  await waitForText(page, /^10 .* no está entre los presentes\. ¿Llegó después\?$/);
  await sheet.named('Sí, está').tap();
  await waitForText(sheet.lastEvent, /^1' Gol · 10 /);
  await expect.poll(async () => (await read()).presence.home).toHaveLength(3);
  await sheet.goal(home).tap();
  await sheet.player(10).tap();
  await waitForText(sheet.score, '2 - 0');
});

test('a wrong start is taken back, the minute is set, and the end says how much is left', async () => {
  const { sheet, read } = await openSheet(15);
  await sheet.named('Empezar').tap();
  await sheet.named(/^Reloj/).tap();
  await sheet.named('Todavía no empezó: anular').tap();
  await waitForText(page, '¿Quiénes están?');
  await waitForText(sheet.queue, 'Todo enviado');
  expect((await read()).match.status).toBe('scheduled');

  await sheet.named(/^Reloj/).tap();
  await page.getByLabel('Van').fill('99');
  await sheet.named('Poner').tap();
  await waitForText(page, 'Poné los minutos jugados, de 1 a 30.');
  await page.getByLabel('Van').fill('18');
  await sheet.named('Poner').tap();
  await sheet.named(/^Reloj: 18:0/).waitFor();
  await sheet.named('Finalizar').tap();
  await waitForText(page, 'Según el reloj faltan 12 minutos.');
  await sheet.named('Cerrar').tap();
  await sheet.named(/^Reloj/).tap();
  await page.getByLabel('Van').fill('31');
  await sheet.named('Poner').tap();
  await sheet.named('Finalizar').tap();
  expect(await page.getByText(/^Según el reloj/).count()).toBe(0);
});

test('a remark is added after the end, beside the first, and is not lost while it is typed', async () => {
  const { sheet, read } = await openSheet(18);
  await sheet.named('Empezar').tap();
  await sheet.named('Finalizar').tap();
  await page.getByLabel(/^Observación para la federación/).fill('Faltó una red');
  await sheet.named('Sí, finalizar').tap();
  await sheet.named('Agregar una observación').tap();
  await page.getByLabel(/^Observación para la federación/).fill('Hubo una pelea');
  await waitForText(sheet.queue, 'Todo enviado');
  await page.reload();
  expect(await page.getByLabel(/^Observación para la federación/).inputValue()).toBe('Hubo una pelea');
  await sheet.named('Guardar').tap();
  await waitForText(page, /Faltó una red\s+Hubo una pelea$/);
  await waitForText(sheet.queue, 'Todo enviado');
  expect((await read()).end?.observation).toBe('Faltó una red\nHubo una pelea');
});

test("the clock goes on when the phone's time is corrected", async () => {
  const { sheet } = await openSheet(21);
  await sheet.named('Empezar').tap();
  await waitForText(sheet.queue, 'Todo enviado');
  await page.route('**/sheet', (route) => route.abort());
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 7 * 60_000;
  });
  await page.waitForTimeout(600);
  await sheet.named(/^Reloj: 00:/).waitFor();
  await sheet.card(own.teams[0].name, 'Roja').tap();
  await sheet.player(9).tap();
  await waitForText(sheet.lastEvent, /^1' Tarjeta roja · 9 /);
  await page.unrouteAll();
});

test('a goal given to the wrong team is moved in two taps, before or after its scorer is named', async () => {
  const { sheet, read } = await openSheet(11);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.named(`Fue de ${away}`).tap();
  await sheet.player(2).tap();
  await waitForText(sheet.score, '0 - 1');
  await waitForText(sheet.lastEvent, /^1' Gol · 2 /);

  await sheet.lastEvent.getByRole('button', { name: /: corregir$/ }).tap();
  await sheet.named(`Pasar a ${home}`).tap();
  await waitForText(sheet.score, '1 - 0');
  await sheet.named('Autor').tap();
  await sheet.player(9).tap();
  await waitForText(sheet.queue, 'Todo enviado');
  const scorer = own.squads[0]?.find(({ jerseyNumber }) => jerseyNumber === 9);
  expect((await read()).events).toMatchObject([{ teamId: own.teams[0].id, playerId: scorer?.id, minute: 1 }]);
  const { match } = await expectOk(own.api('GET /matches/{id}/detail', { params: { id: (await read()).match.id } }));
  expect(match.scoreDisplay).toBe('1 - 0');
});

test('a card given to the wrong team is moved with its player', async () => {
  const { sheet, read } = await openSheet(14);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  await sheet.named('Empezar').tap();
  await sheet.card(home, 'Amarilla').tap();
  await sheet.player(9).tap();
  await sheet.lastEvent.getByRole('button', { name: /: corregir$/ }).tap();
  await sheet.named(`Pasar a ${away}`).tap();
  await sheet.named('Guardar').tap();
  const mate = own.squads[1]?.find(({ jerseyNumber }) => jerseyNumber === 3);
  await page.getByLabel('Jugador').selectOption(String(mate?.id));
  await sheet.named('Guardar').tap();
  await waitForText(sheet.queue, 'Todo enviado');
  expect((await read()).events).toMatchObject([{ teamId: own.teams[1].id, playerId: mate?.id }]);
});

test('the number on a shirt is corrected for this match alone', async () => {
  const { sheet, read } = await openSheet(17);
  const home = own.teams[0].name;
  await sheet.named('Otro número').tap();
  await page.getByRole('group', { name: home }).getByRole('button', { name: /^9\b/ }).tap();
  await page.getByLabel(/^Hoy juega con/).fill('10');
  await sheet.named('Guardar').tap();
  await waitForText(page, /^El 10 es de /);
  await page.getByLabel(/^Hoy juega con/).fill('77');
  await sheet.named('Guardar').tap();
  await page.getByRole('group', { name: home }).getByRole('button', { name: /^77\b/ }).waitFor();
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(77).tap();
  await waitForText(sheet.lastEvent, /^1' Gol · 77 /);
  await waitForText(sheet.queue, 'Todo enviado');
  const scorer = own.squads[0]?.find(({ jerseyNumber }) => jerseyNumber === 9);
  expect(await read()).toMatchObject({ shirts: [{ playerId: scorer?.id, jerseyNumber: 77 }] });
  const { jerseyNumber } = await expectOk(own.api('GET /players/{id}', { params: { id: scorer?.id ?? 0 } }));
  expect(jerseyNumber).toBe(9);
});
