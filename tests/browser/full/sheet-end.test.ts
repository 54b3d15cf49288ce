/** The live sheet from the clock's corrections to the word of both captains: halves, blue cards, how a match ended. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { confirmSheet, openSheetToPlay, pressStepper, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let own: OwnTournament;
/** The phone of an administrator; the tests end one sheet after the other on it. */
let page: Page;
beforeAll(async () => {
  [own, page] = await Promise.all([
    createOwnTournament(app.url, 'el Pitazo'),
    app.open('/recuperar', { as: 'Admin', on: 'smallPhone' }),
  ]);
  const params = { id: own.id };
  const { name, startDate, endDate, status } = await expectOk(own.api('GET /tournaments/{id}', { params }));
  const body = { name, startDate, endDate, status, rules: { periods: 2 as const } };
  await expectOk(own.api('PUT /tournaments/{id}', { params, body }));
});

const openSheet = (hour: number) => openSheetToPlay(page, own, hour);

test('a forgotten start is corrected, a blue card says when its player may return, and halves are ended and begun', async () => {
  const { sheet, read } = await openSheet(9);
  await sheet.named('Empezar').tap();
  await sheet.card(own.teams[0].name, 'Azul').tap();
  await sheet.player(9).tap();
  const timeOut = page.getByRole('list', { name: 'Tarjetas azules' });
  await waitForText(timeOut, /^1:5\d|^01:5\d/);
  await sheet.named(/^Reloj/).tap();
  await page.getByLabel('Van').fill('2');
  await sheet.named('Poner').tap();
  await sheet.named(/^Reloj: 02:0/).waitFor();
  await waitForText(timeOut, 'Puede volver');

  await sheet.named(/^Reloj/).tap();
  await sheet.named('Fin del 1.er tiempo').tap();
  await sheet.named(/^Reloj: 02:\d\d ?Entretiempo$/).waitFor();
  await sheet.named('2.º tiempo').tap();
  await sheet.named(/^Reloj: 15:0\d ?2.º tiempo$/).waitFor();
  await waitForText(sheet.queue, 'Todo enviado');
  const [first, second] = (await read()).clock.halves;
  expect(Date.parse(first?.endedAt ?? '') - Date.parse(first?.startedAt ?? '')).toBeGreaterThanOrEqual(120_000);
  expect(second).toMatchObject({ endedAt: null });
});

test('what was taken back can be put back for a while, and then the last event is in sight again', async () => {
  const { sheet } = await openSheet(21);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await sheet.card(away, 'Amarilla').tap();
  await sheet.player(2).tap();
  await sheet.named('Deshacer').tap();
  await waitForText(sheet.lastEvent, /^Se quitó: 1' Tarjeta amarilla · 2 /);
  await waitForText(sheet.lastEvent, /^1' Gol · 9 /);
  await sheet.named('Deshacer').tap();
  await waitForText(sheet.score, '0 - 0');
});

test('penalties and a remark are recorded with the end, and both captains confirm it, again after a late card', async () => {
  const { sheet, read } = await openSheet(12);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  await sheet.named('Empezar').tap();
  await sheet.named('Finalizar').tap();
  await page.getByLabel(/^Observación para la federación/).fill('Hubo una pelea');
  await sheet.named('Se definió por penales').tap();
  await pressStepper(page, `Penales de ${home}: uno más`, 2);
  await pressStepper(page, `Penales de ${away}: uno más`, 1);
  await sheet.named('Sí, finalizar').tap();
  await waitForText(page, `${home} 0 - 0 ${away}, 2-1 en los penales.`);
  await confirmSheet(page, home);
  await waitForText(page, new RegExp(`^${home} confirmó a las `));

  await sheet.named('Agregar').tap();
  await sheet.card(away, 'Amarilla').tap();
  await sheet.player(2).tap();
  await waitForText(page, `${home} tiene que confirmar de nuevo: la planilla cambió.`);
  await sheet.named('Cierre').tap();
  await confirmSheet(page, away);
  await confirmSheet(page, home);
  await waitForText(page, 'Planilla confirmada');
  await page.getByText('tiene que confirmar de nuevo').waitFor({ state: 'detached' });
  await waitForText(sheet.queue, 'Todo enviado');
  expect(await read()).toMatchObject({
    match: { status: 'completed', homePenalties: 2, awayPenalties: 1 },
    end: { observation: 'Hubo una pelea' },
    confirmedAt: { home: expect.any(String), away: expect.any(String) },
  });
});

test('a captain who sees a score that has changed confirms nothing, and sees the new one', async () => {
  const { sheet, read } = await openSheet(18);
  const [home] = own.teams;
  await sheet.named('Empezar').tap();
  await sheet.named('Finalizar').tap();
  await sheet.named('Sí, finalizar').tap();
  await waitForText(sheet.queue, 'Todo enviado');
  const { match } = await read();
  // From here on the phone is not told what other phones do until it sends something itself.
  await page.route('**/sheet', (route) => route.abort());
  const parts = { format: 1, id: randomUUID(), ageSeconds: 0, kind: 'event', eventType: 'goal', minute: 1 } as const;
  const goal = { ...parts, teamId: home.id, playerId: 0 };
  const body = { operations: [goal] };
  await expectOk(own.api('POST /matches/{id}/sheet/operations', { params: { id: match.id }, body }));
  await waitForText(sheet.score, '0 - 0');
  await confirmSheet(page, home.name);
  await waitForText(page, /El resultado cambió y ahora es 1 - 0: revisalo y confirmá de nuevo\.$/);
  await waitForText(sheet.score, '1 - 0');
  await sheet.named('Entendido').tap();
  await confirmSheet(page, home.name);
  await waitForText(page, new RegExp(`^${home.name} confirmó a las `));
  await waitForText(sheet.queue, 'Todo enviado');
  expect((await read()).confirmedAt.home).toEqual(expect.any(String));
  await page.unrouteAll();
});

test('the end of a match whose date is to come asks whether it was played', async () => {
  await page.goto(sheetAddress(own.scheduled));
  await waitUntilIdle(page);
  await sheetParts(page).named('Finalizar').tap();
  await waitForText(page, /^¿Ya se jugó\?/);
});

test('a match that did not begin ends as a walkover', async () => {
  const { sheet, read } = await openSheet(15);
  await sheet.named('Finalizar').tap();
  await sheet.named('Cerrar por no presentación').tap();
  await waitForText(page, 'Elegí quién no se presentó.');
  await sheet.named(own.teams[1].name).tap();
  await sheet.named('Cerrar por no presentación').tap();
  await waitForText(page, new RegExp(`No se presentó ${own.teams[1].name}`));
  await waitForText(sheet.score, '3 - 0');
  await waitForText(sheet.queue, 'Todo enviado');
  expect((await read()).match).toMatchObject({ status: 'completed', walkover: 'away' });
});
