/** The places of a squad: how many there are, who wears which number, who starts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, createTeams, expectOk } from '#tests/support/given.ts';
import { addPlayer, aPlayer, aSquad, editPlayer } from '#tests/support/players.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

const aTeam = () => createTeam('Ombú');
const saying = (answer: { status: number; body: unknown }) => [answer.status, problemOf(answer as never).detail];
const full = [409, 'Ombú ya tiene 12 jugadores, el máximo por equipo.'];
const taken = [409, 'La camiseta 10 de Ombú ya es de otro jugador.'];
const allStart = [409, 'Ombú ya tiene 6 titulares, el máximo por equipo.'];
const settle = (changes: object) =>
  call('PUT /settings', { as: 'admin', body: { ...samples['PUT /settings'], ...changes } });

test('twelve players fit, a thirteenth does not', async () => {
  const team = await aTeam();
  await aSquad(team, 12);
  expect(saying(await addPlayer(team))).toEqual(full);
});

test('a number is worn once in a team, and by as many teams as like', async () => {
  const [team, other] = await createTeams('Ombú', 'Ceibo');
  await aPlayer(team, { jerseyNumber: 10 });
  expect(saying(await addPlayer(team, { jerseyNumber: 10 }))).toEqual(taken);
  expect((await addPlayer(other, { jerseyNumber: 10 })).status).toBe(201);
  const nine = await aPlayer(team, { jerseyNumber: 9 });
  expect(saying(await editPlayer(nine, { jerseyNumber: 10 }))).toEqual(taken);
  expect((await editPlayer(nine, { jerseyNumber: 9, firstName: 'Beto' })).status).toBe(200);
});

test('a number is free after its player leaves', async () => {
  const team = await aTeam();
  const ten = await aPlayer(team, { jerseyNumber: 10 });
  expectOk(await editPlayer(ten, { jerseyNumber: 11 }));
  expect((await addPlayer(team, { jerseyNumber: 10 })).status).toBe(201);
  expect(saying(await editPlayer(ten, { jerseyNumber: 10 }))).toEqual(taken);
});

test('six start, a seventh does not until one steps back', async () => {
  const team = await aTeam();
  const [first] = await aSquad(team, 6, { isStarter: true });
  expect(saying(await addPlayer(team, { isStarter: true }))).toEqual(allStart);
  const substitute = await aPlayer(team);
  expect(saying(await editPlayer(substitute, { isStarter: true }))).toEqual(allStart);
  expectOk(await editPlayer(first ?? expect.fail(), { isStarter: false }));
  expect((await editPlayer(substitute, { isStarter: true })).status).toBe(200);
});

describe('inactive', () => {
  test('frees place, number and starting place; active again asks for each', async () => {
    const team = await aTeam();
    const gone = await aPlayer(team, { jerseyNumber: 10, isStarter: true });
    await aSquad(team, 5, { isStarter: true });
    await aSquad(team, 6);
    expect(await editPlayer(gone, { status: 'inactive' })).toMatchObject({ status: 200, body: { jerseyNumber: 10 } });
    const heir = await aPlayer(team, { jerseyNumber: 10, isStarter: true });
    expect(saying(await editPlayer(gone, { status: 'active' }))).toEqual(full);
    const moved = expectOk(await editPlayer(heir, { status: 'inactive' }));
    expect((await editPlayer(gone, { status: 'active' })).status).toBe(200);
    expect(saying(await editPlayer(moved, { status: 'injured' }))).toEqual(full);
  });

  test('his number and starting place may be another’s by then', async () => {
    const team = await aTeam();
    const gone = await aPlayer(team, { jerseyNumber: 10, isStarter: true, status: 'inactive' });
    await aPlayer(team, { jerseyNumber: 10 });
    await aSquad(team, 6, { isStarter: true });
    expect(saying(await editPlayer(gone, { status: 'active' }))).toEqual(taken);
    expect(saying(await editPlayer(gone, { status: 'active', jerseyNumber: 98 }))).toEqual(allStart);
    expect((await editPlayer(gone, { status: 'active', jerseyNumber: 98, isStarter: false })).status).toBe(200);
  });

  test('any number of them keep their history', async () => {
    const team = await aTeam();
    for (let each = 0; each < 14; each += 1) await aPlayer(team, { jerseyNumber: 10, status: 'inactive' });
    expect((await addPlayer(team, { jerseyNumber: 10 })).status).toBe(201);
  });

  test('an injured player keeps his place and number', async () => {
    const team = await aTeam();
    expectOk(await editPlayer(await aPlayer(team, { jerseyNumber: 10 }), { status: 'injured' }));
    expect(saying(await addPlayer(team, { jerseyNumber: 10 }))).toEqual(taken);
  });
});

describe('moved to another team', () => {
  test('he leaves place and number there and takes them here', async () => {
    const [team, other] = await createTeams('Ombú', 'Ceibo');
    const player = await aPlayer(other, { jerseyNumber: 10, isStarter: true });
    const moved = expectOk(await editPlayer(player, { teamId: team.id }));
    expect(moved).toEqual({ ...player, teamId: team.id, version: 2 });
    expect((await addPlayer(other, { jerseyNumber: 10 })).status).toBe(201);
    expect(saying(await addPlayer(team, { jerseyNumber: 10 }))).toEqual(taken);
    const listed = await call('GET /players/team/{id}', { as: 'admin', params: { id: team.id } });
    expect(listed.body).toEqual([moved]);
    expect((await call('GET /players/{id}', { as: 'admin', params: { id: player.id } })).body).toEqual(moved);
  });

  test('the limits are the new team’s', async () => {
    const [team, other] = await createTeams('Ombú', 'Ceibo');
    const player = await aPlayer(other, { jerseyNumber: 10, isStarter: true });
    const ten = await aPlayer(team, { jerseyNumber: 10 });
    expect(saying(await editPlayer(player, { teamId: team.id }))).toEqual(taken);
    await aSquad(team, 6, { isStarter: true });
    expect(saying(await editPlayer(player, { teamId: team.id, jerseyNumber: 98 }))).toEqual(allStart);
    await aSquad(team, 5);
    expect(saying(await editPlayer(player, { teamId: team.id }))).toEqual(full);
    expectOk(await editPlayer(ten, { status: 'inactive' }));
    expect((await editPlayer(player, { teamId: team.id, isStarter: false })).status).toBe(200);
  });

  test('a player is not moved to a team that does not exist', async () => {
    const answer = await editPlayer(await aPlayer(await aTeam()), { teamId: 987654 });
    expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({
      status: 400,
      errors: [{ path: 'teamId', message: expect.any(String) }],
    });
  });
});

test("saving a team's form keeps its squad", async () => {
  const team = await aTeam();
  await aPlayer(team, { jerseyNumber: 10 });
  const body = { ...samples['PUT /teams/{id}'], name: 'Ombú', version: team.version };
  expect((await call('PUT /teams/{id}', { as: 'admin', params: { id: team.id }, body })).status).toBe(200);
  expect(saying(await addPlayer(team, { jerseyNumber: 10 }))).toEqual(taken);
});

test('the federation sets how many; who is there already stays', async () => {
  const team = await aTeam();
  const squad = await aSquad(team, 8, { isStarter: false });
  expectOk(await settle({ squadSize: 7, starters: 1 }));
  expect(saying(await addPlayer(team))).toEqual([409, 'Ombú ya tiene 7 jugadores, el máximo por equipo.']);
  const [one, two] = squad;
  expectOk(await editPlayer(one ?? expect.fail(), { isStarter: true, role: 'Sigue' }));
  const second = await editPlayer(two ?? expect.fail(), { isStarter: true });
  expect(saying(second)).toEqual([409, 'Ombú ya tiene 1 titular, el máximo por equipo.']);
  expectOk(await settle({}));
  expect((await addPlayer(team)).status).toBe(201);
});
