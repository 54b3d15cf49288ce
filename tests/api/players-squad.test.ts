/** The limits of a squad: how many players and starters it has, and each shirt number once. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { createTeam, createTeams, expectOk } from '#tests/support/api-fixtures.ts';
import { createPlayer, createSquad, editPlayer, postPlayer } from '#tests/support/players.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

const createOmbu = () => createTeam('Ombú');
const squadFullProblem = { status: 409, detail: 'Ombú ya tiene 12 jugadores, el máximo por equipo.' };
const numberTakenProblem = { status: 409, detail: 'La camiseta 10 de Ombú ya es de otro jugador.' };
const startersFullProblem = { status: 409, detail: 'Ombú ya tiene 6 titulares, el máximo por equipo.' };
const saveSettings = (changes: object) =>
  call('PUT /settings', { as: 'admin', body: { ...samples['PUT /settings'], ...changes } });

test('a thirteenth player of a team is refused', async () => {
  const team = await createOmbu();
  await createSquad(team, 12);
  expect(statusAndDetail(await postPlayer(team))).toEqual(squadFullProblem);
});

test('a shirt number is unique within a team, not between teams', async () => {
  const [team, other] = await createTeams('Ombú', 'Ceibo');
  await createPlayer(team, { jerseyNumber: 10 });
  expect(statusAndDetail(await postPlayer(team, { jerseyNumber: 10 }))).toEqual(numberTakenProblem);
  expect((await postPlayer(other, { jerseyNumber: 10 })).status).toBe(201);
  const nine = await createPlayer(team, { jerseyNumber: 9 });
  expect(statusAndDetail(await editPlayer(nine, { jerseyNumber: 10 }))).toEqual(numberTakenProblem);
  expect((await editPlayer(nine, { jerseyNumber: 9, firstName: 'Beto' })).status).toBe(200);
});

test('a shirt number is free after its player changed to another, and not while he is injured', async () => {
  const team = await createOmbu();
  const ten = await createPlayer(team, { jerseyNumber: 10 });
  expectOk(await editPlayer(ten, { status: 'injured' }));
  expect(statusAndDetail(await postPlayer(team, { jerseyNumber: 10 }))).toEqual(numberTakenProblem);
  expectOk(await editPlayer(ten, { jerseyNumber: 11 }));
  expect((await postPlayer(team, { jerseyNumber: 10 })).status).toBe(201);
  expect(statusAndDetail(await editPlayer(ten, { jerseyNumber: 10 }))).toEqual(numberTakenProblem);
});

test('a seventh starter is refused until one of the six is no longer a starter', async () => {
  const team = await createOmbu();
  const [first] = await createSquad(team, 6, { isStarter: true });
  expect(statusAndDetail(await postPlayer(team, { isStarter: true }))).toEqual(startersFullProblem);
  const substitute = await createPlayer(team);
  expect(statusAndDetail(await editPlayer(substitute, { isStarter: true }))).toEqual(startersFullProblem);
  expectOk(await editPlayer(first ?? expect.fail(), { isStarter: false }));
  expect((await editPlayer(substitute, { isStarter: true })).status).toBe(200);
});

describe('an inactive player', () => {
  test('frees the place in the squad, the number and the starter place, and needs all three to become active again', async () => {
    const team = await createOmbu();
    const gone = await createPlayer(team, { jerseyNumber: 10, isStarter: true });
    await createSquad(team, 5, { isStarter: true });
    await createSquad(team, 6);
    expect(await editPlayer(gone, { status: 'inactive' })).toMatchObject({ status: 200, body: { jerseyNumber: 10 } });
    const heir = await createPlayer(team, { jerseyNumber: 10, isStarter: true });
    expect(statusAndDetail(await editPlayer(gone, { status: 'active' }))).toEqual(squadFullProblem);
    const moved = expectOk(await editPlayer(heir, { status: 'inactive' }));
    expect((await editPlayer(gone, { status: 'active' })).status).toBe(200);
    expect(statusAndDetail(await editPlayer(moved, { status: 'injured' }))).toEqual(squadFullProblem);
  });

  test('is not activated with a number or a starter place that another player took', async () => {
    const team = await createOmbu();
    const gone = await createPlayer(team, { jerseyNumber: 10, isStarter: true, status: 'inactive' });
    await createPlayer(team, { jerseyNumber: 10 });
    await createSquad(team, 6, { isStarter: true });
    expect(statusAndDetail(await editPlayer(gone, { status: 'active' }))).toEqual(numberTakenProblem);
    expect(statusAndDetail(await editPlayer(gone, { status: 'active', jerseyNumber: 98 }))).toEqual(
      startersFullProblem,
    );
    expect((await editPlayer(gone, { status: 'active', jerseyNumber: 98, isStarter: false })).status).toBe(200);
  });

  test('takes no place and no number, however many inactive players there are', async () => {
    const team = await createOmbu();
    await createPlayer(team, { jerseyNumber: 10, status: 'inactive' });
    await createSquad(team, 13, { jerseyNumber: 10, status: 'inactive' });
    expect((await postPlayer(team, { jerseyNumber: 10 })).status).toBe(201);
  });
});

describe('a player moved to another team', () => {
  test('leaves place and number in the old team and takes them in the new one', async () => {
    const [team, other] = await createTeams('Ombú', 'Ceibo');
    const player = await createPlayer(other, { jerseyNumber: 10, isStarter: true });
    const moved = expectOk(await editPlayer(player, { teamId: team.id }));
    expect(moved).toEqual({ ...player, teamId: team.id, version: 2 });
    expect((await postPlayer(other, { jerseyNumber: 10 })).status).toBe(201);
    expect(statusAndDetail(await postPlayer(team, { jerseyNumber: 10 }))).toEqual(numberTakenProblem);
    const listed = await call('GET /players/team/{id}', { as: 'admin', params: { id: team.id } });
    expect(listed.body).toEqual([moved]);
    expect((await call('GET /players/{id}', { as: 'admin', params: { id: player.id } })).body).toEqual(moved);
  });

  test('must fit the limits of the new team', async () => {
    const [team, other] = await createTeams('Ombú', 'Ceibo');
    const player = await createPlayer(other, { jerseyNumber: 10, isStarter: true });
    const ten = await createPlayer(team, { jerseyNumber: 10 });
    expect(statusAndDetail(await editPlayer(player, { teamId: team.id }))).toEqual(numberTakenProblem);
    await createSquad(team, 6, { isStarter: true });
    expect(statusAndDetail(await editPlayer(player, { teamId: team.id, jerseyNumber: 98 }))).toEqual(
      startersFullProblem,
    );
    await createSquad(team, 5);
    expect(statusAndDetail(await editPlayer(player, { teamId: team.id }))).toEqual(squadFullProblem);
    expectOk(await editPlayer(ten, { status: 'inactive' }));
    expect((await editPlayer(player, { teamId: team.id, isStarter: false })).status).toBe(200);
  });

  test('is refused when that team does not exist', async () => {
    const answer = await editPlayer(await createPlayer(await createOmbu()), { teamId: 987654 });
    expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({
      status: 400,
      errors: [{ path: 'teamId', message: expect.any(String) }],
    });
  });
});

test("saving a team's form keeps its squad", async () => {
  const team = await createOmbu();
  await createPlayer(team, { jerseyNumber: 10 });
  const body = { ...samples['PUT /teams/{id}'], name: 'Ombú', version: team.version };
  expect((await call('PUT /teams/{id}', { as: 'admin', params: { id: team.id }, body })).status).toBe(200);
  expect(statusAndDetail(await postPlayer(team, { jerseyNumber: 10 }))).toEqual(numberTakenProblem);
});

test('the settings change the limits of a squad; players beyond them stay', async () => {
  const team = await createOmbu();
  const [starter] = await createSquad(team, 5, { isStarter: true });
  const [substitute] = await createSquad(team, 3);
  expectOk(await saveSettings({ squadSize: 7, starters: 5 }));
  expect(statusAndDetail(await postPlayer(team))).toEqual({
    status: 409,
    detail: 'Ombú ya tiene 7 jugadores, el máximo por equipo.',
  });
  expectOk(await editPlayer(starter ?? expect.fail(), { role: 'Sigue' }));
  const sixth = await editPlayer(substitute ?? expect.fail(), { isStarter: true });
  expect(statusAndDetail(sixth)).toEqual({ status: 409, detail: 'Ombú ya tiene 5 titulares, el máximo por equipo.' });
  expectOk(await saveSettings({}));
  expect((await postPlayer(team)).status).toBe(201);
});
