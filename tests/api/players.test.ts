import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { type ApiAnswer, call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  expectOk,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent, deleteEvent } from '#tests/support/match-events.ts';
import {
  createPlayer,
  createSquad,
  deletePlayer,
  editPlayer,
  newPlayerBody,
  postPlayer,
} from '#tests/support/players.ts';

let teamOmbu: Team;
beforeAll(async () => {
  await startApi();
  teamOmbu = await createTeam('Ombú');
});

const readPlayer = (id: number) => call('GET /players/{id}', { as: 'admin', params: { id } });
const listPlayersOfTeam = async (id: number, query = {}) =>
  expectOk(await call('GET /players/team/{id}', { as: 'admin', params: { id }, query }));
const postUntypedPlayer = (body: object) => callUntyped('POST /players', { as: 'admin', body });

test('a player needs team, names, number and birth date; the other fields have defaults', async () => {
  const form = {
    teamId: teamOmbu.id,
    firstName: ' Tomás ',
    lastName: 'Ibarra',
    jerseyNumber: 9,
    dateOfBirth: '1998-05-21',
  };
  const created = await call('POST /players', { as: 'admin', body: form });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    ...form,
    firstName: 'Tomás',
    id: expect.any(Number),
    fullName: 'Tomás Ibarra',
    position: 'Delantero',
    isStarter: false,
    status: 'active',
    role: '',
    fitUntil: null,
    squadSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    goalsScored: 0,
    matchesPlayed: 0,
    suspensionMatchesRemaining: 0,
    version: 1,
  });
  expect((await readPlayer(created.body.id)).body).toEqual(created.body);
});

test('the optional fields of a player are stored', async () => {
  const form = {
    position: 'Portero',
    isStarter: true,
    status: 'injured',
    role: 'Líbero',
    dateOfBirth: '2008-02-29',
  } as const;
  expect(await createPlayer(teamOmbu, form)).toMatchObject(form);
});

test('a full name that is sent is ignored, and computed from the two names', async () => {
  const answer = await postUntypedPlayer({
    ...newPlayerBody(teamOmbu, { firstName: 'Ana', lastName: 'Gil' }),
    fullName: 'Otra Persona',
  });
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 201,
    body: expect.objectContaining({ fullName: 'Ana Gil' }),
  });
});

const dayAfterTomorrow = () => new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10);

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: '  ' }, 'lastName'],
  [{ lastName: 'x'.repeat(101) }, 'lastName'],
  [{ jerseyNumber: 0 }, 'jerseyNumber'],
  [{ jerseyNumber: 100 }, 'jerseyNumber'],
  [{ jerseyNumber: 7.5 }, 'jerseyNumber'],
  [{ jerseyNumber: '7' }, 'jerseyNumber'],
  [{ jerseyNumber: undefined }, 'jerseyNumber'],
  [{ position: 'Volante' }, 'position'],
  [{ dateOfBirth: '2001-02-29' }, 'dateOfBirth'],
  [{ dateOfBirth: '21/05/1998' }, 'dateOfBirth'],
  [{ dateOfBirth: '1899-12-31' }, 'dateOfBirth'],
  [{ dateOfBirth: dayAfterTomorrow() }, 'dateOfBirth'],
  [{ dateOfBirth: undefined }, 'dateOfBirth'],
  [{ isStarter: 'sí' }, 'isStarter'],
  [{ status: 'suspended' }, 'status'],
  [{ role: 'x'.repeat(101) }, 'role'],
  [{ teamId: 0 }, 'teamId'],
  [{ teamId: 987654 }, 'teamId'],
  [{ goalsScored: 3 }, 'goalsScored'],
  [{ suspensionMatchesRemaining: 1 }, 'suspensionMatchesRemaining'],
  [{ id: 7 }, 'id'],
])('a player with %o is refused, and the error names the field', async (wrong, path) => {
  const answer = await postUntypedPlayer({ ...newPlayerBody(teamOmbu), ...wrong });
  expect(answer.status).toBe(400);
  expect(new Set(problemOf(answer).errors.map((error) => error.path))).toEqual(new Set([path]));
});

test('a PUT with just the required fields keeps the other fields', async () => {
  const { id } = await createPlayer(teamOmbu, {
    status: 'injured',
    role: 'Líbero',
    position: 'Defensa',
    isStarter: true,
  });
  const body = newPlayerBody(teamOmbu, { firstName: 'Beto' });
  const { status, body: changed } = await call('PUT /players/{id}', { as: 'admin', params: { id }, body });
  expect(status).toBe(200);
  const kept = { status: 'injured', role: 'Líbero', position: 'Defensa', isStarter: true, version: 2 };
  expect(changed).toMatchObject({ ...body, ...kept, fullName: `Beto ${body.lastName}` });
  expectOk(await deletePlayer({ id }));
});

test('what GET returned can be sent back by PUT, which ignores the computed fields', async () => {
  const player = await createPlayer(teamOmbu);
  const sent = { ...player, goalsScored: 99, suspensionMatchesRemaining: 9, fullName: 'Nadie' };
  const { body } = await callUntyped('PUT /players/{id}', { as: 'admin', params: { id: player.id }, body: sent });
  expect(body).toEqual({ ...player, version: 2 });
});

test('a stale version is refused with the current copy', async () => {
  const player = await createPlayer(teamOmbu);
  expectOk(await editPlayer(player, { role: 'Nueve' }));
  const stale = await editPlayer(player, { version: player.version });
  expect({ status: stale.status, current: problemOf(stale).current }).toEqual({
    status: 412,
    current: expect.objectContaining({ role: 'Nueve', version: 2 }),
  });
});

describe('the list of players', () => {
  test('of a team is sorted by number, in pages too', async () => {
    const team = await createTeam('Ceibo');
    for (const jerseyNumber of [10, 9, 1]) await createPlayer(team, { jerseyNumber });
    expect((await listPlayersOfTeam(team.id)).map(({ jerseyNumber }) => jerseyNumber)).toEqual([1, 9, 10]);
    const first = await call('GET /players/team/{id}', { as: 'dt', params: { id: team.id }, query: { limit: '2' } });
    expect(first.body).toHaveLength(2);
    const cursor = /cursor=([\w-]+)/.exec(first.headers.link ?? '')?.[1] ?? '';
    expect((await listPlayersOfTeam(team.id, { cursor })).map(({ jerseyNumber }) => jerseyNumber)).toEqual([10]);
  });

  test('of all teams is sorted by id and has each player once, in pages too', async () => {
    const created = (await createSquad(await createTeam('Tala'), 5)).map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const query: Record<string, string> = { limit: '3', ...(cursor ? { cursor } : {}) };
      const page: ApiAnswer<Player[]> = await call('GET /players', { as: 'noRole', query });
      seen.push(...page.body.map(({ id }) => id));
      cursor = /cursor=([\w-]+)/.exec(page.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen).toEqual(expect.arrayContaining(created));
  });

  test('of an empty team is empty, of an unknown team 404', async () => {
    expect(await listPlayersOfTeam((await createTeam('Nuevo')).id)).toEqual([]);
    const answer = await call('GET /players/team/{id}', { as: 'admin', params: { id: 987654 } });
    expect(statusAndDetail(answer)).toEqual({ status: 404, detail: 'Equipo no encontrado' });
  });
});

describe('deleting a player', () => {
  test('frees the number, and the player is 404', async () => {
    const player = await createPlayer(teamOmbu, { jerseyNumber: 77, isStarter: true });
    expect((await deletePlayer(player)).status).toBe(204);
    const gone = await readPlayer(player.id);
    expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Jugador no encontrado' });
    expect((await postPlayer(teamOmbu, { jerseyNumber: 77 })).status).toBe(201);
  });

  test('is refused while events name the player, and the refusal counts them', async () => {
    const [home, away] = await createTeams('Sauce', 'Molle');
    const player = await createPlayer(home);
    const match = await createScheduledMatch(await createTournament(), home, away, { status: 'in_progress' });
    const [first] = await Promise.all([
      createMatchEvent(match, player, 'goal'),
      createMatchEvent(match, player, 'goal'),
    ]);
    const refused = await deletePlayer(player);
    expect({ status: refused.status, code: problemOf(refused).code }).toEqual({ status: 409, code: 'has-references' });
    expect(problemOf(refused).detail).toContain('2 eventos');
    expectOk(await editPlayer(player, { role: 'Sigue acá' }));
    expectOk(await deleteEvent(first));
    expect(problemOf(await deletePlayer(player)).detail).toContain('1 evento');
  });
});

describe('a coach', () => {
  test('manages the players of their own team, and of no other', async () => {
    const [own, other] = [{ id: 1 }, await createTeam('Otro')];
    const mine = await call('POST /players', { as: 'dt', body: newPlayerBody(own) });
    expect(mine.status).toBe(201);
    expect((await call('POST /players', { as: 'dt', body: newPlayerBody(other) })).status).toBe(403);
    const { id } = await createPlayer(other);
    expect((await call('PUT /players/{id}', { as: 'dt', params: { id }, body: newPlayerBody(other) })).status).toBe(
      403,
    );
    expect((await call('DELETE /players/{id}', { as: 'dt', params: { id } })).status).toBe(403);
    expect((await call('DELETE /players/{id}', { as: 'dt', params: { id: mine.body.id } })).status).toBe(204);
  });

  test('cannot move a player out of or into their team', async () => {
    const other = await createTeam('Otro');
    const [mine, theirs] = [await createPlayer({ id: 1 }), await createPlayer(other)];
    const move = (id: number, body: object) =>
      callUntyped('PUT /players/{id}', { as: 'dt', params: { id }, body: { ...newPlayerBody({ id: 1 }), ...body } });
    expect((await move(mine.id, { teamId: other.id })).status).toBe(403);
    expect((await move(theirs.id, { teamId: 1 })).status).toBe(403);
    expect((await readPlayer(mine.id)).body).toEqual(mine);
  });
});
