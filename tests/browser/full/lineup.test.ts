/** Lineups that another user saved meanwhile, that the API refuses, that are read-only, and that use every player. */
import { beforeEach, expect, test } from 'vitest';
import { pressButton } from '#tests/support/browser-forms.ts';
import {
  benchPlayerLocator,
  chooseNextMatchLineup,
  pitchPlaceLocator,
  waitUntilLineupSaved,
} from '#tests/support/browser-lineup.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserStage('writes');
const { open } = app;

let testTournament: OwnTournament;
let createdTournamentCount = 0;
beforeEach(async () => {
  createdTournamentCount += 1;
  testTournament = await createOwnTournament(app.url, `Titulares ${createdTournamentCount}`);
});

test('saving a lineup that another user saved meanwhile shows the conflict and offers the saved lineup', async () => {
  const [mine, theirs] = await Promise.all([
    open(`/alineacion?team=${testTournament.teams[1].id}`, { as: 'Admin' }),
    open(`/alineacion?team=${testTournament.teams[1].id}`, { as: 'Admin' }),
  ]);
  for (const page of [mine, theirs]) await pitchPlaceLocator(page, 1).waitFor();
  await theirs.getByLabel('Formación').selectOption({ label: '1-1-2-2 Ultra Ofensivo' });
  await pressButton(theirs, 'Guardar');
  await waitUntilLineupSaved(theirs);
  await pressButton(mine, /^Quitar a/);
  await pressButton(mine, 'Guardar');
  await mine
    .getByText('Otra persona guardó esta alineación mientras la armabas. Ahora: 1-1-2-2, 6 titulares.')
    .waitFor();
  await pressButton(mine, 'Ver los datos actuales');
  await expect.poll(() => mine.getByLabel('Formación').inputValue()).toBe('1-1-2-2');
  await expect.poll(() => mine.getByRole('button', { name: /: libre$/ }).count()).toBe(0);
});

test('a refusal because of a suspended player is shown at that player', async () => {
  const page = await open('/alineacion', { as: testTournament.coach });
  await page.route('**/api/statistics/suspensions**', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await pitchPlaceLocator(page, 1).waitFor();
  await chooseNextMatchLineup(page, testTournament);
  await pressButton(page, 'Completar');
  if ((await benchPlayerLocator(page, 'Bravo').count()) > 0) {
    await benchPlayerLocator(page, 'Bravo').click();
    await pitchPlaceLocator(page, 4).click();
  }
  await pressButton(page, 'Guardar');
  await page.getByRole('alert').getByText('César Bravo está suspendido: roja en Fecha 1.').waitFor();
  const at = page.getByRole('button', { name: /César Bravo, No puede jugar/ });
  await at.waitFor();
  await page.getByRole('button', { name: 'Quitar a César Bravo' }).click();
  await benchPlayerLocator(page, 'Bravo').getByText('César Bravo está suspendido: roja en Fecha 1').waitFor();
});

test('a coach cannot change the lineup of another team, and an administrator sees when a team is not chosen or has no players', async () => {
  const coach = await open(`/alineacion?team=${testTournament.teams[1].id}`, { as: testTournament.coach });
  await coach.getByRole('figure').waitFor();
  expect(await coach.locator('main').getByRole('button').count()).toBe(0);

  const page = await open('/alineacion', { as: 'Admin', on: 'phone' });
  await page.getByText('Selecciona un equipo').waitFor();
  await page.getByLabel('Equipo').selectOption({ label: testTournament.teams[0].name });
  await pitchPlaceLocator(page, 1).waitFor();
  for (const name of ['Defensa', 'Delantero', 'Mediocampista', 'Portero'])
    expect(await page.getByRole('button', { name: new RegExp(`^${name}`) }).count()).toBeGreaterThan(0);
  await page.route('**/api/players/team/*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No hay jugadores', { exact: true }).waitFor();
});

test('the bench says when every player has a place on the pitch', async () => {
  const { id } = testTournament.teams[0];
  const page = await open(`/alineacion?team=${id}`, { as: 'Admin' });
  await pitchPlaceLocator(page, 1).waitFor();
  const [answer] = await Promise.all([page.waitForResponse(`**/api/players/team/${id}`), page.reload()]);
  const squad = ((await answer.json()) as { status: string; suspensionMatchesRemaining: number }[])
    .filter((player) => player.status === 'active' && player.suspensionMatchesRemaining === 0)
    .slice(0, 6);
  await page.route(`**/api/players/team/${id}`, (route) => route.fulfill({ json: squad }));
  await page.reload();
  await pitchPlaceLocator(page, 1).waitFor();
  await pressButton(page, 'Completar');
  const free = page.getByRole('button', { name: /: libre$/ });
  while ((await free.count()) > 0 && (await page.locator('[data-bench] button').count()) > 0) {
    await page.locator('[data-bench] button').first().click();
    await free.first().click();
  }
  await page.getByText('Todos los jugadores asignados').waitFor();
  await page.getByText('Jugadores Disponibles (0)').waitFor();
});
