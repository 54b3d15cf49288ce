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

/** Creates two groups of two teams, with a match played in each. */
async function createTwoGroups() {
  const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
  const cup = await createTournament();
  const groups = [
    await createGroup(cup, 'Zona A', ombu, ceibo),
    await createGroup(cup, 'Zona B', tala, sauce),
  ] as const;
  await playMatch(cup, ombu, '0-1', ceibo, { groupId: groups[0].id });
  await playMatch(cup, tala, '2-2', sauce, { groupId: groups[1].id });
  return groups;
}

test('each group has its own table, before and after it is published', async () => {
  const [a, b] = await createTwoGroups();
  const tables = [
    ['Ceibo 3', 'Ombú 0'],
    ['Sauce 1', 'Tala 1'],
  ];
  expect([await readGroupTable(a), await readGroupTable(b)]).toEqual(tables);
  await publishChanges();
  expect([await readGroupTable(a), await readGroupTable(b)]).toEqual(tables);
});

test('the table of a deleted or unknown group is 404', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const [gone, kept] = [await createGroup(cup, 'Zona A', ombu), await createGroup(cup, 'Zona B', ceibo)];
  await publishChanges();
  expect(await readGroupTable(gone)).toEqual(['Ombú 0']);
  await call('DELETE /groups/{id}', { as: 'admin', params: { id: gone.id } });
  await publishChanges();
  for (const id of [gone.id, 987_654]) {
    expect((await call('GET /standings/group/{id}', { params: { id } })).status).toBe(404);
  }
  expect(await readGroupTable(kept)).toEqual(['Ceibo 0']);
});
