/** POST /players/batch: a list of players joins a team as a whole or not at all. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, problemOf, startApi, type TestUserName } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/api-fixtures.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';

type ListedPlayer = SentBody<Api['POST /players/batch']>['players'][number];

let ownTeam: Team;

beforeAll(async () => {
  await startApi();
  ownTeam = await createTeam('Deportivo Ombú');
  await createTeam('Atlético Ceibo');
});

const named = (lastName: string, more: Partial<ListedPlayer> = {}): ListedPlayer => ({
  firstName: 'Ciro',
  lastName,
  ...more,
});
const listOf = (size: number, more: Partial<ListedPlayer> = {}) =>
  Array.from({ length: size }, (_, at) => named(`Sosa ${at + 1}`, more));

const postList = (
  { id: teamId }: { readonly id: number },
  players: readonly ListedPlayer[],
  as: TestUserName = 'admin',
  headers = {},
) => call('POST /players/batch', { as, headers, body: { teamId, players: [...players] } });

const squadOf = async ({ id }: Team) => expectOk(await call('GET /players/team/{id}', { as: 'admin', params: { id } }));

describe('a list of players', () => {
  test('joins the team, with null for what is missing and the lowest free numbers', async () => {
    const team = await createTeam('Arce');
    await createPlayer(team, { jerseyNumber: 2 });
    const list = [
      named('Luna', { jerseyNumber: 1, position: 'Portero', dateOfBirth: '1998-05-12' }),
      named('Vega'),
      named('Ríos', { jerseyNumber: 3 }),
      named('Paz'),
    ];
    const answer = await postList(team, list);
    expect(answer.status).toBe(201);
    const rows = answer.body.map(({ lastName, jerseyNumber, position, dateOfBirth }) => [
      lastName,
      jerseyNumber,
      position,
      dateOfBirth,
    ]);
    expect(rows).toEqual([
      ['Luna', 1, 'Portero', '1998-05-12'],
      ['Vega', 4, null, null],
      ['Ríos', 3, null, null],
      ['Paz', 5, null, null],
    ]);
    expect(answer.body[1]).toMatchObject({
      fullName: 'Ciro Vega',
      status: 'active',
      isStarter: false,
      role: '',
      version: 1,
    });
    expect((await squadOf(team)).filter(({ firstName }) => firstName === 'Ciro').map(({ id }) => id)).toEqual(
      answer.body.toSorted((a, b) => a.jerseyNumber - b.jerseyNumber).map(({ id }) => id),
    );
  });

  test('fills an empty squad up to its size', async () => {
    const team = await createTeam('Boedo');
    expect((await postList(team, listOf(12))).status).toBe(201);
    expect((await squadOf(team)).map(({ jerseyNumber }) => jerseyNumber)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  test('sent twice with one Idempotency-Key is added once', async () => {
    const team = await createTeam('Caseros');
    const headers = { 'idempotency-key': 'list-of-caseros' };
    const first = await postList(team, listOf(3), 'admin', headers);
    expect(await postList(team, listOf(3), 'admin', headers)).toEqual(first);
    expect(await squadOf(team)).toHaveLength(3);
  });

  test('is added by the coach of the team, and by no other', async () => {
    expect((await postList(ownTeam, [named('Luna')], 'dt')).status).toBe(201);
    expect((await postList(ownTeam, [named('Vega')], 'otherDt')).status).toBe(403);
  });
});

describe('nobody of a list is added when', () => {
  /** A team without players, and a team whose only player wears number 7. */
  const teams: Team[] = [];
  beforeAll(async () => {
    teams.push(await createTeam('Dock'), await createTeam('Dock'));
    await createPlayer(teams[1] ?? expect.fail(), { jerseyNumber: 7 });
  });

  test.each<[string, number, readonly ListedPlayer[], number, readonly string[]]>([
    ['a number is taken', 1, [named('Luna'), named('Vega', { jerseyNumber: 7 })], 409, ['players.1.jerseyNumber']],
    [
      'a number is in it twice',
      1,
      [named('Luna', { jerseyNumber: 5 }), named('Vega', { jerseyNumber: 5 })],
      400,
      ['players.1.jerseyNumber'],
    ],
    ['it is larger than the room in the squad', 1, listOf(13), 409, ['players.11', 'players.12']],
    ['it has too many starters', 0, listOf(7, { isStarter: true }), 409, ['players.6.isStarter']],
    [
      'a birth date is still to come',
      0,
      [named('Luna', { dateOfBirth: '2126-01-01' })],
      400,
      ['players.0.dateOfBirth'],
    ],
    ['a name is missing', 0, [named('Luna'), named(' ')], 400, ['players.1.lastName']],
    ['a number is 0', 0, [named('Luna', { jerseyNumber: 0 })], 400, ['players.0.jerseyNumber']],
    ['it is empty', 0, [], 400, ['players']],
    ['it has more than 30', 0, listOf(31), 400, ['players']],
    ['a player names a team', 0, [{ ...named('Luna'), teamId: 1 } as ListedPlayer], 400, ['players.0.teamId']],
  ])('%s', async (_, present, list, status, paths) => {
    const team = teams[present] ?? expect.fail();
    const answer = await postList(team, list);
    expect(answer.status).toBe(status);
    expect(problemOf(answer).errors.map(({ path }) => path)).toEqual(paths);
    expect(await squadOf(team)).toHaveLength(present);
  });

  test('the team does not exist', async () => {
    const answer = await postList({ id: 987654 }, [named('Luna')]);
    expect([answer.status, problemOf(answer).errors[0]?.path]).toEqual([400, 'teamId']);
  });
});

test('inactive players of a list take neither a number nor a place', async () => {
  const team = await createTeam('Estrella');
  const resting = [1, 1].map((jerseyNumber) => named('Paz', { status: 'inactive', jerseyNumber }));
  expect((await postList(team, [...listOf(12), ...resting])).status).toBe(201);
});

test('of two lists that do not fit together only one is added', async () => {
  const team = await createTeam('Flandria');
  const answers = await Promise.all([postList(team, listOf(7)), postList(team, listOf(8))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect([7, 8]).toContain((await squadOf(team)).length);
});

test('a list and single players sent at once never share a number', async () => {
  const team = await createTeam('Güemes');
  const [list] = await Promise.all([postList(team, listOf(6)), ...[1, 2, 3].map(() => createPlayer(team))]);
  expect(list.status).toBe(201);
  const numbers = (await squadOf(team)).map(({ jerseyNumber }) => jerseyNumber);
  expect([new Set(numbers).size, numbers.length]).toEqual([9, 9]);
});

describe('a player without position and birth date', () => {
  test('is saved with null as long as nothing is known, and never loses what is', async () => {
    const team = await createTeam('Honor');
    const [player] = expectOk(await postList(team, [named('Luna')]));
    if (!player) throw new Error('nobody was created');
    const renamed = expectOk(await editPlayer(player, { ...player, lastName: 'Lunari' }));
    expect(renamed).toMatchObject({ lastName: 'Lunari', position: null, dateOfBirth: null });
    const known = { position: 'Defensa', dateOfBirth: '1999-01-31' } as const;
    expect(expectOk(await editPlayer(renamed, known))).toMatchObject(known);
    const emptied = await editPlayer(renamed, { position: null, dateOfBirth: null });
    expect(emptied.status).toBe(400);
    expect(problemOf(emptied).errors.map(({ path }) => path)).toEqual(['position', 'dateOfBirth']);
  });

  test('is refused when added alone', async () => {
    const body = { teamId: ownTeam.id, ...named('Luna'), jerseyNumber: 40 };
    const answer = await call('POST /players', { as: 'admin', body: body as never });
    expect([answer.status, problemOf(answer).errors[0]?.path]).toEqual([400, 'dateOfBirth']);
  });
});
