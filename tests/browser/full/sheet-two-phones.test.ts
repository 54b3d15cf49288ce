/** Two phones that keep one sheet: what both record, what each takes back, and the end that both show. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { confirmSheet, createMatchToPlay, sheetAddress, sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let own: OwnTournament;
beforeAll(async () => {
  own = await createOwnTournament(app.url, 'los Dos Teléfonos');
});

/** Opens the sheet on two phones; the match has started, and both know it. */
async function openOnTwoPhones(hour: number) {
  const params = { id: await createMatchToPlay(own, hour) };
  const open = async (): Promise<Page> => {
    const page = await app.open(sheetAddress(params.id), { as: 'Admin', on: 'smallPhone' });
    await waitUntilIdle(page);
    return page;
  };
  const first = await open();
  await sheetParts(first).named('Empezar').tap();
  await waitForText(sheetParts(first).queue, 'Todo enviado');
  const read = () => expectOk(own.api('GET /matches/{id}/sheet', { params }));
  return { first, second: await open(), read };
}

test('a goal that another phone has just recorded is asked about, and each takes back its own', async () => {
  const { first, second, read } = await openOnTwoPhones(10);
  const home = own.teams[0].name;
  const [one, two] = [sheetParts(first), sheetParts(second)];
  await one.goal(home).tap();
  await one.player(9).tap();
  await waitForText(one.queue, 'Todo enviado');
  await waitForText(two.score, '1 - 0');
  await waitForText(two.lastEvent, /^Otro teléfono · /);
  expect(await two.lastEvent.getByRole('button', { name: /^Deshacer/ }).count()).toBe(0);

  await two.goal(home).tap();
  await waitForText(second, /^Ya lo anotó otro teléfono: 1' Gol · 9 .*\. ¿Es otro gol\?$/);
  await two.named('No, es el mismo').tap();
  await waitForText(two.score, '1 - 0');
  await two.goal(home).tap();
  await two.named('Sí, es otro').tap();
  await two.player(10).tap();
  await waitForText(two.queue, 'Todo enviado');
  expect(await second.getByText(/¿Son dos\?/).count()).toBe(0);

  await waitForText(one.lastEvent, /^Otro teléfono · /);
  await one.named('Deshacer lo mío').tap();
  await waitForText(one.queue, 'Todo enviado');
  await expect.poll(async () => (await read()).events.map(({ minuteFormatted }) => minuteFormatted)).toHaveLength(1);
  const scorer = own.squads[0]?.find(({ jerseyNumber }) => jerseyNumber === 10);
  expect((await read()).events[0]?.playerId).toBe(scorer?.id);
});

test('a goal that both recorded without knowing of each other is one again, with its scorer', async () => {
  const { first, second, read } = await openOnTwoPhones(13);
  const home = own.teams[0].name;
  const [one, two] = [sheetParts(first), sheetParts(second)];
  await second.context().setOffline(true);
  await one.goal(home).tap();
  await one.named('Poner el autor después').tap();
  await waitForText(one.queue, 'Todo enviado');
  await two.goal(home).tap();
  await two.player(9).tap();
  await second.context().setOffline(false);
  await waitForText(second, /^Otro teléfono anotó lo mismo: 1' Gol · 9 .*\. ¿Son dos\?$/);
  await two.named('Es uno').tap();
  await waitForText(two.queue, 'Todo enviado');
  await waitForText(two.score, '1 - 0');
  const scorer = own.squads[0]?.find(({ jerseyNumber }) => jerseyNumber === 9);
  expect((await read()).events.map(({ playerId }) => playerId)).toEqual([scorer?.id]);
});

test('once both sides have confirmed, the other phone shows the end, whatever it was about to record', async () => {
  const { first, second } = await openOnTwoPhones(16);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  await sheetParts(second).card(away, 'Roja').tap();
  await sheetParts(first).named('Finalizar').tap();
  await sheetParts(first).named('Sí, finalizar').tap();
  await confirmSheet(first, home);
  await waitForText(first, `${home} confirmó a las`);
  await confirmSheet(first, away);
  await waitForText(sheetParts(first).queue, 'Todo enviado');
  await second.getByText('Planilla confirmada').waitFor({ timeout: 15_000 });
  expect(await sheetParts(second).player(2).count()).toBe(0);
});
