import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

async function createGroup(tournament: WithId, name: string, ...teams: WithId[]) {
  const body = { tournamentId: tournament.id, name, teamIds: teams.map(({ id }) => id) };
  return expectOk(await call('POST /groups', { as: 'admin', body }));
}

async function readGroupTable({ id }: WithId) {
  const rows = expectOk(await call('GET /standings/group/{id}', { params: { id } }));
  const shown = expectOk(await call('GET /standings/formatted/group/{id}', { params: { id } }));
  expect(shown.map(({ teamName }) => teamName)).toEqual(rows.map(({ team }) => team.name));
  return rows.map(({ team, points }) => `${team.name} ${points}`);
}

test('each group has its own table, before and after it is published, until it is deleted', async () => {
  const [ombu, ceibo, tala, sauce, aromo] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce', 'Aromo');
  const cup = await createTournament();
  const a = await createGroup(cup, 'Zona A', ombu, ceibo);
  const b = await createGroup(cup, 'Zona B', tala, sauce);
  const c = await createGroup(cup, 'Zona C', aromo);
  await playMatch(cup, ombu, '0-1', ceibo, { groupId: a.id });
  await playMatch(cup, tala, '2-2', sauce, { groupId: b.id });
  const ofTwo = async () => [await readGroupTable(a), await readGroupTable(b)];
  const tables = [
    ['Ceibo 3', 'Ombú 0'],
    ['Sauce 1', 'Tala 1'],
  ];
  expect(await ofTwo()).toEqual(tables);
  await publishChanges();
  expect([...(await ofTwo()), await readGroupTable(c)]).toEqual([...tables, ['Aromo 0']]);

  await call('DELETE /groups/{id}', { as: 'admin', params: { id: c.id } });
  await publishChanges();
  expect((await call('GET /standings/group/{id}', { params: { id: c.id } })).status).toBe(404);
  expect(await ofTwo()).toEqual(tables);
});

test('the table of an unknown group is 404', async () => {
  expect((await call('GET /standings/group/{id}', { params: { id: 987_654 } })).status).toBe(404);
});
