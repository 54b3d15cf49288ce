/**
 * Single changes and the screens that show them: zonas, an inactive player, two administrators who edit the same team.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');

test('each zona has a table of its own above the general one', async () => {
  const { api, id, teams } = await createOwnTournament(app.url, 'las Zonas');
  const [first, second, third, fourth] = teams.map((team) => team.id) as [number, number, number, number];
  for (const [name, teamIds] of Object.entries({ 'Zona A': [first, second], 'Zona B': [third, fourth] }))
    await expectOk(api('POST /groups', { body: { tournamentId: id, name, teamIds } }));
  const page = await app.open(`/posiciones?tournament=${id}`, { as: 'Admin', on: 'phone' });
  await waitUntilIdle(page);
  const tables = page.locator('main').getByRole('table');
  await expect.poll(() => tables.count()).toBe(3);
  const headings = ['Zona A', 'Zona B', 'Tabla general', 'Cómo se ordena'];
  expect(await page.locator('main h2').allInnerTexts()).toEqual(headings);
  expect(await tables.nth(1).getByRole('row').count()).toBe(1 + 2);
});

test('a goalkeeper corrected meanwhile is named in the conflict, and keeping one’s own leaves another change of the match', async () => {
  const own = await createOwnTournament(app.url, 'el Manotazo');
  const { api, completed: id, teams, squads } = own;
  const page = await app.open(`/partidos/${id}`, { as: 'Admin' });
  await pressButton(page, 'Gestionar Eventos');
  await dialog(page).getByLabel(`Arquero de ${teams[0].name}`).selectOption({ label: 'Nadie' });
  const { match } = await expectOk(api('GET /matches/{id}/detail', { params: { id } }));
  const { formattedDate: _date, formattedTime: _time, scoreDisplay: _score, ...stored } = match;
  const keeper = squads[1]?.[3];
  const body = { ...stored, location: 'Donde se corrigió', awayGoalkeeperId: keeper?.id ?? 0 };
  await expectOk(api('PUT /matches/{id}', { params: { id }, body }));
  await pressButton(dialog(page), 'Guardar arqueros');
  await dialog(page).getByText(`Ahora: Arquero de ${teams[1].name}: ${keeper?.firstName}`).waitFor();
  await pressButton(dialog(page), 'Guardar igual');
  await waitForToast(page, 'Arqueros guardados');
  const saved = await expectOk(api('GET /matches/{id}', { params: { id } }));
  expect([saved.location, saved.homeGoalkeeperId]).toEqual(['Donde se corrigió', 0]);
});

test('a team can be edited right after its crest was drawn', async () => {
  const [{ name }] = (await createOwnTournament(app.url, 'el Dibujo')).teams;
  const page = await app.open('/equipos', { as: 'Admin' });
  await pressButton(page, `Generar logo de ${name}`);
  await waitForToast(page, 'Logo generado');
  await waitUntilIdle(page);
  await pressButton(page, `Editar ${name}`);
  await fillFields(dialog(page), { Ciudad: 'Ciudad del escudo' });
  await pressButton(dialog(page), 'Actualizar');
  await waitForToast(page, 'Equipo actualizado');
});

test('the final names its finalist as soon as a semifinal’s result is saved in the list', async () => {
  const { api, id, teams } = await createOwnTournament(app.url, 'los Ansiosos');
  const semis = { semi1Date: '2027-05-01', semi1Time: '14:00', semi2Date: '2027-05-01', semi2Time: '15:00' };
  const final = { finalDate: '2027-05-08', finalTime: '14:00', include3rdPlaceMatch: false };
  const body = { ...semis, ...final, location: 'Estadio Único' };
  await expectOk(api('POST /tournaments/{id}/generate-playoffs', { params: { id }, body }));
  const page = await app.open(`/partidos?tournament=${id}&round=`, { as: 'Admin' });
  await page.getByText('Ganador Semi 1').first().waitFor();
  const [home, away] = [teams[0].name, teams[1].name];
  await page
    .getByRole('button', { name: `Resultado de ${home} contra ${away}` })
    .last()
    .click();
  await pressButton(dialog(page), `Sumar uno a Goles de ${home}`);
  await pressButton(dialog(page), 'Guardar');
  await pressButton(dialog(page), 'Guardar igual');
  // Long before the list is read again by itself.
  await page.getByText('Ganador Semi 1').first().waitFor({ state: 'detached', timeout: 15_000 });
});

test('an inactive player is not counted among the suspended ones', async () => {
  const { api, teams, coach } = await createOwnTournament(app.url, 'los Retirados');
  const [{ id }] = teams;
  const squad = await expectOk(api('GET /players/team/{id}', { params: { id } }));
  const suspended = squad.find(({ suspensionMatchesRemaining }) => suspensionMatchesRemaining > 0);
  if (!suspended) throw new Error('nobody of the team is suspended');
  const body = { ...suspended, dateOfBirth: suspended.dateOfBirth ?? '', status: 'inactive' as const };
  const saved = await expectOk(api('PUT /players/{id}', { params: { id: suspended.id }, body }));
  expect(saved.suspensionMatchesRemaining).toBe(1);
  const page = await app.open(`/equipos/${id}`, { as: coach });
  await page.getByText('Suspendidos').waitFor();
  await waitUntilIdle(page);
  const counters = page.locator('dl').filter({ hasText: 'Suspendidos' }).last();
  expect((await counters.innerText()).replace(/\s+/g, ' ')).toBe('Jugadores 10 Personal 0 Suspendidos 0');
});

describe('an administrator who saves a team that another one has just saved', () => {
  /** Two administrators edit a team and the first saves it; returns the page of the second, whose save was refused. */
  async function saveSecond(team: string): Promise<Page> {
    const first = await app.open('/equipos', { as: 'Admin' });
    const second = await app.open('/equipos', { as: 'Admin' });
    for (const each of [first, second]) await pressButton(each, `Editar ${team}`);
    await fillFields(dialog(first), { Ciudad: 'Ciudad del primero' });
    await pressButton(dialog(first), 'Actualizar');
    await waitForToast(first, 'Equipo actualizado');
    await fillFields(dialog(second), { Entrenador: 'Entrenadora de la segunda', Ciudad: 'Ciudad de la segunda' });
    await pressButton(dialog(second), 'Actualizar');
    await dialog(second).getByText('Otra persona guardó cambios mientras editabas.').waitFor();
    return second;
  }
  const cardOf = (page: Page, team: string) =>
    page.locator('main li').filter({ has: page.getByRole('heading', { name: team, exact: true }) });

  test('may overwrite the stored team', async () => {
    const [{ name }] = (await createOwnTournament(app.url, 'la Segunda')).teams;
    const second = await saveSecond(name);
    await pressButton(dialog(second), 'Guardar igual');
    await cardOf(second, name).getByText('Ciudad de la segunda').waitFor();
    expect(await cardOf(second, name).getByText('Ciudad del primero').count()).toBe(0);
  });

  test('may start over from the stored team', async () => {
    const [{ name }] = (await createOwnTournament(app.url, 'el Acuerdo')).teams;
    const second = await saveSecond(name);
    await pressButton(dialog(second), 'Ver los datos actuales');
    await expect.poll(() => dialog(second).getByLabel('Ciudad').inputValue()).toBe('Ciudad del primero');
    await fillFields(dialog(second), { Entrenador: 'Entrenadora acordada' });
    await pressButton(dialog(second), 'Actualizar');
    await cardOf(second, name).getByText('Entrenadora acordada').waitFor();
    expect(await cardOf(second, name).getByText('Ciudad del primero').count()).toBe(1);
  });
});
