/** Changes of a fixture that exists: a round rearranged and postponed, a team withdrawn, what was not played deleted. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { apiRefusal, apiRefusalText, injectFault } from '#tests/support/browser-faults.ts';
import { button, dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { waitForText, waitForToast, waitUntilIdle, waitWithReloads } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createFixtureOf, createOwnLeague } from '#tests/support/own-league.ts';
import { expectOk, readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');

let api: SendRequest;
let canchaIds: number[];
/** The desktop of an administrator; the tests change one fixture after the other on it. */
let desktop: Page;
beforeAll(async () => {
  api = await signIn(app.url, 'Admin');
  desktop = await app.open('/recuperar', { as: 'Admin' });
  const names = ['La Vieja', 'La Nueva'];
  canchaIds = [];
  for (const nombre of names) canchaIds.push((await expectOk(api('POST /canchas', { body: { nombre } }))).id);
});

async function openFixture(name: string, startDate: string, on: 'phone' | 'desktop' = 'desktop') {
  const league = await createOwnLeague(api, { name, startDate });
  await createFixtureOf(api, league, { startDate, canchaIds });
  const page = on === 'desktop' ? desktop : await app.open('/recuperar', { as: 'Admin', on });
  await page.goto(`/fixture/gestion?tournament=${league.id}&round=Fecha 1`);
  await button(page, 'Reacomodar').waitFor();
  await waitUntilIdle(page);
  return { page, league };
}

const roundOf = <M extends { round: string }>(matches: readonly M[], round: string): M[] =>
  matches.filter((match) => match.round === round);

test('a round is rearranged by keyboard: a match moves, and both are saved with their referees at once', async () => {
  const referee = { teamId: 0, name: 'Rita Reparte', role: 'Referee' } as const;
  await expectOk(api('POST /teamstaff', { body: referee }));
  const { page, league } = await openFixture('los Movidos', '2041-03-02');
  await pressButton(page, 'Reacomodar');
  const cell = dialog(page).locator('[data-slot][aria-pressed]').first();
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressButton(dialog(page), 'Repartir árbitros');
  const end = await injectFault(page, ['PUT'], apiRefusal);
  await pressButton(dialog(page), 'Guardar 2 cambios');
  await waitForText(dialog(page), apiRefusalText);
  await end();
  await pressButton(dialog(page), 'Guardar 2 cambios');
  await waitForToast(page, '2 partidos cambiados');
  const round = roundOf(await league.matches(), 'Fecha 1');
  expect(round.map(({ matchTime }) => matchTime).sort()).toEqual(['14:00', '14:30']);
  expect(round.every(({ refereeId }) => refereeId !== 0)).toBe(true);
});

test('a match that another administrator moved meanwhile is shown as it is now, or moved all the same', async () => {
  const { page, league } = await openFixture('los Disputados', '2044-03-05');
  const [match] = roundOf(await league.matches(), 'Fecha 1');
  if (!match) throw new Error('the round has no match');
  const moveFirst = async () => {
    await dialog(page).locator('[data-slot][aria-pressed]').first().click();
    await dialog(page).locator('[data-slot]', { hasText: 'Libre' }).first().click();
  };
  await pressButton(page, 'Reacomodar');
  await moveFirst();
  const { id, version, matchDate, canchaId, refereeId, assistantId } = match;
  const moved = { id, version, matchDate, matchTime: '16:00', canchaId, refereeId, assistantId };
  const body = { matches: [moved] };
  await expectOk(api('PUT /tournaments/{id}/fixture/matches', { params: { id: league.id }, body }));
  await pressButton(dialog(page), 'Guardar 1 cambio');
  await waitForText(dialog(page), /^Otra persona cambió estos partidos mientras tanto\. Ahora: .+, 16:00, /);
  await pressButton(dialog(page), 'Ver los datos actuales');
  await waitForText(dialog(page), '16:00');
  await pressButton(dialog(page), 'Cancelar');

  const timeNow = async () => (await league.matches()).find((each) => each.id === id)?.matchTime;
  await pressButton(page, 'Reacomodar');
  await dialog(page).locator('[data-slot][aria-pressed]', { hasText: match.homeTeam.name }).click();
  await dialog(page).locator('[data-slot]', { hasText: 'Libre' }).first().click();
  const again = { ...moved, version: version + 1, matchTime: '17:00' };
  await expectOk(
    api('PUT /tournaments/{id}/fixture/matches', { params: { id: league.id }, body: { matches: [again] } }),
  );
  await pressButton(dialog(page), 'Guardar 1 cambio');
  await pressButton(dialog(page), 'Guardar igual');
  await waitForToast(page, '1 partido cambiado');
  expect(await timeNow()).not.toBe('17:00');
});

test('a round is postponed with all later ones to the next playing day, after its effect was shown', async () => {
  const { page, league } = await openFixture('los Postergados', '2042-03-01', 'phone');
  const before = await league.matches();
  await button(page, 'Postergar').tap();
  expect(await dialog(page).getByLabel('Cuántos días').inputValue()).toBe('7');
  await expect.poll(() => dialog(page).getByRole('listitem').count()).toBe(3);
  await dialog(page).getByLabel('Qué se mueve').selectOption({ label: 'Solo esta fecha' });
  await expect.poll(() => dialog(page).getByRole('listitem').count()).toBe(1);
  await dialog(page).getByLabel('Qué se mueve').selectOption({ label: 'Esta fecha y todas las siguientes' });
  await button(dialog(page), 'Postergar 6 partidos').tap();
  await waitForToast(page, '6 partidos postergados');
  const after = new Map((await league.matches()).map((match) => [match.id, match.matchDate]));
  expect(before.map(({ id }) => after.get(id))).toEqual(before.map(({ matchDate }) => addDays(matchDate, 7)));
  expect(pageErrorsOf(page)).toEqual([]);
});

test('a postponement is undone whole from Cambios, and another one from its message', async () => {
  const { page, league } = await openFixture('los Arrepentidos', '2045-03-04');
  const dates = async () => (await league.matches()).map(({ matchDate }) => matchDate);
  const before = await dates();
  const postpone = async () => {
    await page.goto(`/fixture/gestion?tournament=${league.id}&round=Fecha 1`);
    await pressButton(page, 'Postergar');
    await pressButton(dialog(page), 'Postergar 6 partidos');
    await waitForToast(page, '6 partidos postergados');
  };
  await postpone();
  expect(await dates()).not.toEqual(before);
  await waitForEntries(league.id, 12);
  await page.goto(`/torneos/${league.id}/cambios`);
  const summary = 'Se postergaron la Fecha 1 y lo que sigue · 6 partidos';
  await pressButton(page, /^Deshacer todo.+Se postergaron la Fecha 1/);
  await waitForText(dialog(page), summary);
  await pressButton(dialog(page), 'Deshacer todo');
  await waitForToast(page, 'Cambio deshecho');
  expect(await dates()).toEqual(before);
  await waitForText(page, 'Ya está deshecho.');

  await postpone();
  await pressButton(page.locator('[data-toaster]'), 'Deshacer todo');
  await waitForToast(page, 'Cambio deshecho');
  expect(await dates()).toEqual(before);
});

/** Waits until the tournament has so many entries of bulk changes, which come with the stream. */
const waitForEntries = (id: number, count: number) =>
  readUntil(
    () => expectOk(api('GET /tournaments/{id}/changes', { params: { id } })),
    (changes) => changes.filter(({ groupId }) => groupId !== null).length >= count,
  );

test('a team is withdrawn, comes back, and is withdrawn again, which the table prints, and then what was not played is deleted', async () => {
  const { page, league } = await openFixture('los Retirados', '2043-03-01');
  const name = league.teams[2]?.name ?? '';
  const withdraw = async () => {
    await pressButton(page, 'Cambios');
    await pressButton(page, 'Retirar equipo');
    await fillFields(dialog(page), { Equipo: name, Motivo: 'Se quedó sin jugadores' });
    await waitForText(dialog(page), 'Los 3 partidos que le faltan se dan por ganados 3-0 a sus rivales.');
    await pressButton(dialog(page), `Retirar a ${name}`);
    await waitForToast(page, `${name} se retiró del torneo`);
  };
  await withdraw();
  await pressButton(page, 'Cambios');
  await pressButton(page, 'Reincorporar equipo');
  await waitForText(dialog(page), `Se retiró ${name} · 3 partidos. Vuelven a estar como antes del retiro.`);
  await pressButton(dialog(page), `Reincorporar a ${name}`);
  await waitForToast(page, `${name} volvió al torneo`);
  expect((await league.matches()).map(({ status }) => status)).toEqual(Array(6).fill('scheduled'));
  await withdraw();
  const fan = await app.open(`/posiciones-publico?tournament=${league.id}`);
  await waitWithReloads(fan, 'Equipos retirados');
  await waitForText(fan, new RegExp(`^${name}, el .+: los partidos que le faltaban .+ \\(Se quedó sin jugadores\\)$`));

  await pressButton(page, 'Cambios');
  await pressButton(page, 'Borrar lo que no se jugó');
  await waitForText(dialog(page), /^Se borran 3 partidos programados de 3 fechas/);
  await pressButton(dialog(page), 'Borrar 3 partidos');
  await waitForToast(page, '3 partidos borrados');
  expect((await league.matches()).map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);

  await pressButton(page, 'Cambios');
  await pressButton(page, 'Armar lo que falta');
  await pressButton(page, 'Ver el fixture');
  await waitForText(page, /^3 partidos en \d fechas$/);
  await pressButton(page, 'Volver al fixture');
  await button(page, 'Cambios').waitFor();
});

test('an administrator deletes generated playoffs by the undo in their message, and newer ones by the button of their screen', async () => {
  const { page, league } = await openFixture('los Finalistas', '2047-03-02');
  const generate = async () => {
    await page.goto(`/torneos/${league.id}`);
    await waitWithReloads(page, 'Generar Playoffs');
    await pressButton(page, 'Generar Playoffs');
    await pressButton(dialog(page), 'Generar Playoffs');
    await button(page.locator('[data-toaster]'), 'Deshacer todo').waitFor();
    expect(await league.matches()).toHaveLength(10);
  };
  await generate();
  await pressButton(page.locator('[data-toaster]'), 'Deshacer todo');
  await waitForToast(page, 'Cambio deshecho');
  expect(await league.matches()).toHaveLength(6);

  await generate();
  await page.goto(`/playoffs?tournament=${league.id}`);
  await waitWithReloads(page, 'Borrar playoffs');
  await pressButton(page, 'Borrar playoffs');
  await pressButton(dialog(page), 'Borrar playoffs');
  await expect.poll(async () => (await league.matches()).length).toBe(6);
});

test('points that were given are taken back from their message', async () => {
  const { page, league } = await openFixture('los Sancionados', '2049-03-06');
  const points = async () =>
    (await expectOk(api('GET /tournaments/{id}', { params: { id: league.id } }))).adjustments.map(
      (each) => each.points,
    );
  await page.goto(`/torneos/${league.id}`);
  await waitUntilIdle(page);
  await pressButton(page, 'Administrar');
  await pressButton(page, 'Ajustes de puntos');
  await pressButton(dialog(page), 'Agregar ajuste');
  await fillFields(dialog(page), { Equipo: league.teams[0]?.name ?? '', Puntos: '-2', Motivo: 'Acta' });
  await pressButton(dialog(page), 'Guardar');
  await waitForToast(page, 'Ajustes guardados');
  expect(await points()).toEqual([-2]);
  await pressButton(page.locator('[data-toaster]'), 'Deshacer todo');
  await waitForToast(page, 'Cambio deshecho');
  expect(await points()).toEqual([]);
});
