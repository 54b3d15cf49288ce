/** A player who is not on the list: added on a phone without a connection, scores at once, and is approved afterwards. */
import { expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { openSheetToPlay } from '#tests/support/browser-sheet.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');

test('a player who is not on the list is added without a connection, scores, is sent, and is approved', async () => {
  const own = await createOwnTournament(app.url, 'los Nuevos');
  const page = await app.open('/recuperar', { as: 'Admin', on: 'smallPhone' });
  const { sheet, read } = await openSheetToPlay(page, own, 9);
  const [home, away] = [own.teams[0].name, own.teams[1].name];
  const fill = async (jerseyNumber: string, firstName: string, lastName: string) => {
    await page.getByLabel('Número', { exact: true }).fill(jerseyNumber);
    await page.getByLabel('Nombre', { exact: true }).fill(firstName);
    await page.getByLabel('Apellido', { exact: true }).fill(lastName);
    await sheet.named('Agregar').tap();
  };
  await page.context().setOffline(true);

  await sheet.named(`No está en la lista de ${home}`).tap();
  await sheet.named('Agregar').tap();
  await waitForText(page, 'Escribí el apellido.');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await fill('44', 'Bruno', 'Sosa');
  await waitForText(page, /^Bruno Sosa está por aprobar: juega bajo protesta\.$/);
  await waitForText(page, '1 presente');

  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(44).tap();
  await waitForText(sheet.lastEvent, /^1' Gol · 44 Sosa/);
  await sheet.goal(away).tap();
  await sheet.named('No está en la lista').tap();
  await fill('45', 'Abel', 'Ruiz');
  await waitForText(sheet.lastEvent, /^1' Gol · 45 Ruiz/);
  await waitForText(sheet.queue, /sin enviar/);

  await page.context().setOffline(false);
  await waitForText(sheet.queue, 'Todo enviado');
  const { events, squads, underProtest } = await read();
  expect(events.map(({ playerDisplayName }) => playerDisplayName)).toEqual(['Bruno Sosa', 'Abel Ruiz']);
  const waiting = [...squads.home, ...squads.away].filter(({ awaitsApproval }) => awaitsApproval);
  expect(waiting.map(({ jerseyNumber }) => jerseyNumber)).toEqual([44, 45]);
  expect([underProtest?.home, underProtest?.away]).toEqual(waiting.map(({ id }) => [id]));

  await page.goto('/');
  await page.getByRole('button', { name: 'Aprobar a Bruno Sosa' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).tap();
  await waitForText(page, 'Jugador aprobado');
  await page.getByRole('button', { name: 'Aprobar a Bruno Sosa' }).waitFor({ state: 'detached' });
  await waitUntilIdle(page);
  const params = { id: waiting[0]?.id ?? 0 };
  expect(await expectOk(own.api('GET /players/{id}', { params }))).toMatchObject({
    status: 'active',
    jerseyNumber: 44,
  });
  expect(pageErrorsOf(page).filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
