/** A round's name is free text: a name with characters that are special in URLs works on every screen. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForText, waitUntilIdle, waitWithReloads } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk, readUntil } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');
const { open } = app;

const oddRound = 'Ida / Vuelta 50%? #1';
const roundInAddress = (page: Page): string | null => new URL(page.url()).searchParams.get('round');

describe(`the round '${oddRound}'`, () => {
  let own: OwnTournament;
  let matchId: number;

  beforeAll(async () => {
    own = await createOwnTournament(app.url, 'la Ida');
    const [home, , away] = own.teams;
    const body = {
      tournamentId: own.id,
      homeTeamId: home.id,
      awayTeamId: away.id,
      round: oddRound,
      matchDate: '2027-09-04',
      matchTime: '14:00',
      location: 'Complejo Sur',
      refereeId: own.referee.id,
    };
    matchId = (await expectOk(own.api('POST /matches', { body }))).id;
    const rounds = () => expectOk(own.api('GET /tournaments/{id}/fixture', { params: { id: own.id } }));
    const isPublished = (fixture: Awaited<ReturnType<typeof rounds>>) =>
      fixture.some(({ round }) => round === oddRound);
    if (!isPublished(await readUntil(rounds, isPublished))) throw new Error('the round was not published');
  });

  const addressOf = (path: string) => `${path}?tournament=${own.id}&round=${encodeURIComponent(oddRound)}`;
  const rival = () => own.teams[2].name;

  test.each([
    ['the public fixture', '/fixture', null],
    ['the fixture of signed-in users', '/fixture-admin', 'DT'],
    ['the management of the fixture', '/fixture/gestion', 'Admin'],
    ['the list of matches', '/partidos', 'Admin'],
  ] as const)('is shown with its match by %s', async (_, path, as) => {
    const page = await open(addressOf(path), { as });
    await page.getByRole('heading', { name: oddRound, exact: true }).waitFor({ state: 'attached' });
    await waitForText(page.locator('main'), rival());
    expect(roundInAddress(page)).toBe(oddRound);
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('is reached with the pager, which puts it into the URL, and is still shown after a reload', async () => {
    const page = await open(`/fixture?tournament=${own.id}&round=Fecha 2`);
    await waitWithReloads(page, 'Fecha 2 de 3');
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await waitForText(page.locator('main'), rival());
    await expect.poll(() => roundInAddress(page)).toBe(oddRound);
    await page.reload();
    await page.getByRole('heading', { name: oddRound, exact: true }).waitFor({ state: 'attached' });
    await waitForText(page.locator('main'), rival());
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('is named on the page of its match, and leads from there to the round in the fixture', async () => {
    const page = await open(`/partidos/${matchId}`);
    await page.getByRole('link', { name: oddRound, exact: true }).click();
    await page.getByRole('heading', { name: oddRound, exact: true }).waitFor({ state: 'attached' });
    await waitForText(page.locator('main'), rival());
    expect(roundInAddress(page)).toBe(oddRound);
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('fills the edit form of its match, and stays the selected round after the save', async () => {
    const page = await open(addressOf('/partidos'), { as: 'Admin' });
    await pressButton(page.locator('main'), /^Editar/);
    await expect.poll(() => dialog(page).getByLabel('Ronda').inputValue()).toBe(oddRound);
    await fillFields(dialog(page), { Ubicación: 'Cancha de la vuelta' });
    await pressButton(dialog(page), 'Guardar');
    await dialog(page).waitFor({ state: 'detached' });
    expect(roundInAddress(page)).toBe(oddRound);
    await waitForText(page.locator('main'), rival());
    const saved = await expectOk(own.api('GET /matches/{id}', { params: { id: matchId } }));
    expect(saved).toMatchObject({ round: oddRound, location: 'Cancha de la vuelta' });
  });

  test('is shown as a stage of the playoffs when its match is a playoff match', async () => {
    const { id, ...match } = await expectOk(own.api('GET /matches/{id}', { params: { id: matchId } }));
    await expectOk(own.api('PUT /matches/{id}', { params: { id }, body: { ...match, isPlayoff: true } }));
    const page = await open(`/playoffs?tournament=${own.id}`);
    await waitWithReloads(page, oddRound);
    await waitForText(page.locator('main'), rival());
    expect(pageErrorsOf(page)).toEqual([]);
  });
});

test('a round created by hand with such a name becomes the selected round, with its first match', async () => {
  const own = await createOwnTournament(app.url, 'la Vuelta');
  const page = await open(`/fixture/gestion?tournament=${own.id}`, { as: 'Admin' });
  await waitUntilIdle(page);
  await pressButton(page, 'Nueva Fecha');
  await fillFields(dialog(page), { Nombre: oddRound, Día: '2027-10-02' });
  await pressButton(dialog(page), 'Continuar');
  const [home, , away] = own.teams;
  const fields = { Local: home.name, Visitante: away.name, Ubicación: 'Complejo Sur', Árbitro: own.referee.name };
  await fillFields(dialog(page), fields);
  expect(await dialog(page).getByLabel('Ronda').inputValue()).toBe(oddRound);
  await pressButton(dialog(page), 'Crear');
  await page.getByRole('heading', { name: oddRound, exact: true }).waitFor({ state: 'attached' });
  await waitForText(page.locator('main'), away.name);
  expect(roundInAddress(page)).toBe(oddRound);
  expect(pageErrorsOf(page)).toEqual([]);
});
