/** POST /teams/batch: a list of teams is created, and joins a tournament, as a whole or not at all. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, createTournament, expectOk, readTournament } from '#tests/support/api-fixtures.ts';

beforeAll(startApi);

const namesOf = (size: number) => Array.from({ length: size }, (_, at) => ({ name: `Barrio ${at + 1}` }));
const postTeams = (teams: readonly object[], more: object = {}, headers = {}) =>
  call('POST /teams/batch', { as: 'admin', headers, body: { ...more, teams } as never });
const countTeams = async () => expectOk(await call('GET /teams')).length;

describe('a list of teams', () => {
  test('is created in its order, with null for what is missing', async () => {
    const full = { name: 'Ombú', coach: 'Raúl Paz', foundationYear: 1948, city: 'Lanús' };
    const answer = await postTeams([full, { name: 'Ceibo' }]);
    expect(answer.status).toBe(201);
    const [ombu, ceibo] = answer.body;
    expect(ombu).toMatchObject(full);
    expect(ceibo).toMatchObject({ name: 'Ceibo', coach: null, foundationYear: null, city: null, logo: '', version: 1 });
    expect(expectOk(await call('GET /teams/{id}', { params: { id: ceibo?.id ?? 0 } }))).toEqual(ceibo);
  });

  test('takes part in the tournament that it names', async () => {
    const present = await createTeam('Arce');
    const cup = await createTournament({ teamIds: [present.id] });
    const created = expectOk(await postTeams(namesOf(3), { tournamentId: cup.id }));
    const { teamIds, version } = await readTournament(cup);
    expect(teamIds).toEqual([present.id, ...created.map(({ id }) => id)]);
    expect(version).toBe(cup.version + 1);
  });

  test('sent twice with one Idempotency-Key is created once', async () => {
    const headers = { 'idempotency-key': 'two-teams' };
    const first = await postTeams(namesOf(2), {}, headers);
    const before = await countTeams();
    expect(await postTeams(namesOf(2), {}, headers)).toEqual(first);
    expect(await countTeams()).toBe(before);
  });

  test('and another sent at once both join the tournament', async () => {
    const cup = await createTournament();
    const answers = await Promise.all([4, 5].map((size) => postTeams(namesOf(size), { tournamentId: cup.id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await readTournament(cup)).teamIds).toHaveLength(9);
  });
});

describe('no team of a list is created when', () => {
  test.each<[string, readonly object[], object, string]>([
    ['a name is missing', [{ name: 'Arce' }, { name: '' }], {}, 'teams.1.name'],
    ['a year is still to come', [{ name: 'Arce', foundationYear: 2190 }], {}, 'teams.0.foundationYear'],
    ['it has more than 30', namesOf(31), {}, 'teams'],
    ['it is empty', [], {}, 'teams'],
    ['the tournament does not exist', namesOf(1), { tournamentId: 987654 }, 'tournamentId'],
  ])('%s', async (_, teams, more, path) => {
    const before = await countTeams();
    const answer = await postTeams(teams, more);
    expect([answer.status, problemOf(answer).errors[0]?.path]).toEqual([400, path]);
    expect(await countTeams()).toBe(before);
  });

  test('the tournament would have more than 90', async () => {
    const cup = await createTournament();
    for (const size of [30, 30, 28]) expectOk(await postTeams(namesOf(size), { tournamentId: cup.id }));
    const before = await countTeams();
    const answer = await postTeams(namesOf(3), { tournamentId: cup.id });
    expect([answer.status, problemOf(answer).errors[0]?.path]).toEqual([409, 'teams']);
    expect(problemOf(answer).detail).toBe('El torneo tiene 88 equipos y la lista suma 3: el máximo es 90.');
    expect(await countTeams()).toBe(before);
    expect((await postTeams(namesOf(2), { tournamentId: cup.id })).status).toBe(201);
  });
});

test('a team keeps null until a field is filled in, which cannot be emptied again', async () => {
  const [team] = expectOk(await postTeams([{ name: 'Ceibo' }]));
  if (!team) throw new Error('no team was created');
  const { id, version: _any, ...read } = team;
  const save = (changes: object) =>
    call('PUT /teams/{id}', { as: 'admin', params: { id }, body: { ...read, ...changes } });
  expect(expectOk(await save({ name: 'Ceibal', coach: 'Ana Paz' }))).toMatchObject({ coach: 'Ana Paz', city: null });
  const emptied = await save({ coach: null });
  expect([emptied.status, problemOf(emptied).errors[0]?.path]).toEqual([400, 'coach']);
});

test('a single team still needs its coach, city and year', async () => {
  const answer = await call('POST /teams', { as: 'admin', body: { name: 'Ceibo' } as never });
  expect(
    problemOf(answer)
      .errors.map(({ path }) => path)
      .toSorted(),
  ).toEqual(['city', 'coach', 'foundationYear']);
});
