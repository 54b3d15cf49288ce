/** The sheets of a day: given to Planilleros, passed on by a link, and what came too late; and a Planillero's home. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { apiRefusal, apiRefusalText, gatewayError, injectFault } from '#tests/support/browser-faults.ts';
import { button, dialog, pressButton } from '#tests/support/browser-forms.ts';
import { pathOfPage, waitForText, waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { devices, pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { createClient, expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');

/** Days that no other test uses. */
const day = '2055-05-05';
const lateDay = '2055-05-06';
const earlierDay = '2055-05-04';
const planillero = { email: 'rosa.planillas@test.ar', password: 'Cancha-norte-9' };

let own: OwnTournament;
/** An administrator's phone. */
let phone: Page;
beforeAll(async () => {
  [own, phone] = await Promise.all([
    createOwnTournament(app.url, 'las Planillas'),
    app.open('/recuperar', { as: 'Admin', on: 'phone' }),
  ]);
  const person = { ...planillero, firstName: 'Rosa', lastName: 'Planillas', roles: ['Planillero' as const] };
  await expectOk(own.api('POST /auth/register', { body: person }));
});

async function createMatch(matchDate: string): Promise<number> {
  const [{ id: homeTeamId }, { id: awayTeamId }] = own.teams;
  const place = { matchDate, matchTime: '14:00', location: 'Complejo Sur' };
  const body = { tournamentId: own.id, homeTeamId, awayTeamId, round: 'Fecha 55', ...place };
  return (await expectOk(own.api('POST /matches', { body }))).id;
}

/** Shows the sheets of this day to the administrator, in a window as narrow as a phone's. */
async function showDay(date: string): Promise<Page> {
  await phone.setViewportSize(devices.phone.viewport);
  await phone.goto(`/partidos/dia?dia=${date}`);
  return phone;
}
const cardOf = (page: Page) => page.locator('main li').filter({ hasText: own.teams[0].name }).first();
const buttonOfCard = (page: Page, name: RegExp) => cardOf(page).getByRole('button', { name });
const readSheet = (id: number, token: string) =>
  createClient(app.url)('GET /matches/{id}/sheet', { params: { id }, headers: { authorization: `Sheet ${token}` } });

test('an administrator gives a sheet to a Planillero, and makes, passes on and revokes a link', async () => {
  const id = await createMatch(day);
  const page = await showDay(day);
  await waitForText(cardOf(page), 'Sin planilleros');
  expect(await findAccessibilityFlaws(page)).toEqual([]);

  await buttonOfCard(page, /^Planilleros/).click();
  await dialog(page).getByRole('checkbox', { name: 'Rosa Planillas' }).check();
  const endRefusal = await injectFault(page, ['PUT'], apiRefusal);
  await pressButton(dialog(page), 'Guardar');
  await waitForText(dialog(page), apiRefusalText);
  await endRefusal();
  await pressButton(dialog(page), 'Guardar');
  await waitForToast(page, 'Planilleros guardados');
  await waitForText(cardOf(page), 'Planilleros: Rosa Planillas');

  await buttonOfCard(page, /^Enlace/).click();
  const endFault = await injectFault(page, ['POST'], gatewayError);
  await pressButton(dialog(page), 'Crear enlace');
  await waitForText(page, 'No se pudo crear el enlace');
  await endFault();
  await pressButton(dialog(page), 'Crear enlace');
  const url = await dialog(page).getByLabel('Enlace', { exact: true }).inputValue();
  expect(await page.getByText('No se pudo crear el enlace').count()).toBe(0);
  const [, token = ''] = url.split('#');
  expect(url).toBe(`${app.url}/partidos/${id}/planilla#${token}`);
  expect(await dialog(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent(url),
  );
  expect((await readSheet(id, token)).status).toBe(200);
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await pressButton(dialog(page), 'Listo');
  await waitForText(cardOf(page), 'Enlace vigente hasta el jue 6 may 2055 a las 12:00');

  await buttonOfCard(page, /^Enlace/).click();
  await button(dialog(page), 'Crear otro enlace').waitFor();
  await pressButton(dialog(page), 'Anular enlace');
  await waitForToast(page, 'Enlace anulado');
  expect((await readSheet(id, token)).body).toMatchObject({ code: 'link-revoked' });
});

test('a link can be made until noon of the day after the match, and no minute later', async () => {
  await createMatch('2055-05-08');
  const page = await app.open('/recuperar', { as: 'Admin', on: 'phone' });
  const openDialogAt = async (time: string) => {
    await page.clock.setFixedTime(`2055-05-09T${time}:00-03:00`);
    await page.goto('/partidos/dia?dia=2055-05-08');
    await buttonOfCard(page, /^Enlace/).click();
    return button(dialog(page), 'Crear enlace');
  };
  expect(await (await openDialogAt('11:59')).isEnabled()).toBe(true);
  const create = await openDialogAt('12:00');
  await waitForText(dialog(page), /^Un enlace sirve hasta el mediodía del día siguiente al partido, y ya pasó/);
  expect(await create.isDisabled()).toBe(true);
});

const parts = (ageSeconds = 0) => ({ format: 1 as const, id: randomUUID(), ageSeconds });
const goal = (teamId: number, ageSeconds: number): SheetOperation => ({
  ...parts(ageSeconds),
  kind: 'event',
  teamId,
  playerId: 0,
  eventType: 'goal',
  minute: 3,
});
const result = { walkover: null, homePenalties: null, awayPenalties: null, observation: '' };

test('an administrator applies a goal that came after the sheet was confirmed, and discards another', async () => {
  const id = await createMatch(lateDay);
  const params = { id };
  const { token } = await expectOk(own.api('POST /matches/{id}/sheet/link', { params }));
  const send = (operations: SheetOperation[]) =>
    expectOk(
      createClient(app.url)('POST /matches/{id}/sheet/operations', {
        params,
        headers: { authorization: `Sheet ${token}` },
        body: { operations },
      }),
    );
  await send([
    { ...parts(), kind: 'clock', action: 'start' },
    { ...parts(), kind: 'end', ...result },
    { ...parts(), kind: 'confirmation', side: 'home', by: 'Ana' },
    { ...parts(), kind: 'confirmation', side: 'away', by: 'Eva' },
  ]);
  await send([goal(own.teams[0].id, 60), goal(own.teams[1].id, 50)]);

  const page = await showDay(lateDay);
  await waitForText(cardOf(page), 'Confirmada');
  await buttonOfCard(page, /sin aplicar|espera/).click();
  const [home, away] = own.teams.map(({ name }) => `Gol: sin goleador, ${name}, 3'`);
  await button(dialog(page), `Descartar ${away}`).waitFor();
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  const endFault = await injectFault(page, ['POST'], gatewayError);
  await button(dialog(page), `Aplicar ${home}`).click();
  await waitForText(page, 'No se pudo aplicar');
  await endFault();
  await button(dialog(page), `Aplicar ${home}`).click();
  await waitForToast(page, 'Anotación aplicada');
  await button(dialog(page), `Descartar ${away}`).click();
  await waitForText(dialog(page), 'No queda nada sin aplicar');
  const { body: match } = await own.api('GET /matches/{id}', { params });
  expect([match.homeScore, match.awayScore]).toEqual([1, 0]);
});

test('the sheets of a day that cannot be read are read again on request, and a day without matches says so', async () => {
  const end = await injectFault(phone, ['GET'], gatewayError, /\/api\/matches\/sheets/);
  const page = await showDay('2055-05-19');
  await waitForText(page, 'No se pudieron cargar las planillas');
  await end();
  await pressButton(page, 'Reintentar');
  await waitForText(page, 'No hay partidos este día');
  await pressButton(page, 'Anterior');
  await page.waitForURL(/dia=2055-05-18/);
});

test("a Planillero's home begins with his sheets, and the sheets of everybody stay closed to him", async () => {
  const id = await createMatch(earlierDay);
  const { body: users } = await own.api('GET /auth/users');
  const rosa = users.find(({ email }) => email === planillero.email);
  const { body: match } = await own.api('GET /matches/{id}', { params: { id } });
  const body = { ...match, sheetUserIds: [rosa?.id ?? 0] };
  await expectOk(own.api('PUT /matches/{id}', { params: { id }, body }));
  const page = await app.open('/', { as: planillero, on: 'phone' });
  const section = page.locator('section').filter({ hasText: 'Tus planillas' });
  await section.getByRole('link').first().waitFor();
  expect(await section.getByRole('link').first().getAttribute('href')).toBe(`/partidos/${id}/planilla`);
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await page.goto('/partidos/dia');
  await waitUntilIdle(page);
  expect(pathOfPage(page)).toBe('/');
  expect(pageErrorsOf(page)).toEqual([]);
});
