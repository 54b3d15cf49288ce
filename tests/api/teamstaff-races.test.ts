/** Several people at one staff, or one official, at once. FULL=1 runs each round a hundred times. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, callUntyped, startApi } from '#tests/support/api.ts';
import { raceRounds, raceTimeout } from '#tests/support/full.ts';
import {
  createTeam,
  createTeams,
  createTournament,
  expectOk,
  readMatch,
  schedule,
  scheduleMatch,
} from '#tests/support/given.ts';
import { race } from '#tests/support/races.ts';
import { someStaff } from '#tests/support/staff.ts';

beforeAll(startApi);

interface Id {
  readonly id: number;
}
const add = ({ id: teamId }: Id) => call('POST /teamstaff', { as: 'admin', body: { teamId, name: 'Juana Ríos' } });
const remove = ({ id }: Id) => call('DELETE /teamstaff/{id}', { as: 'admin', params: { id } });
const removeTeam = ({ id }: Id) => call('DELETE /teams/{id}', { as: 'admin', params: { id } });
const change = (staff: Id, changes: object) =>
  callUntyped('PUT /teamstaff/{id}', {
    as: 'admin',
    params: { id: staff.id },
    body: { name: 'Juana Ríos', ...changes },
  });
const read = ({ id }: Id) => call('GET /teamstaff/{id}', { as: 'admin', params: { id } });

describe('at once', { timeout: raceTimeout }, () => {
  test.each(raceRounds)('thirty for one staff: exactly twenty get a place (%d)', async () => {
    const team = await createTeam('Ombú');
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(team)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    const { body } = await call('GET /teamstaff/team/{teamId}', { as: 'admin', params: { teamId: team.id } });
    expect(body).toHaveLength(20);
  });

  test.each(raceRounds)('a team deleted and given staff: never staff of no team (%d)', async (round) => {
    const team = await createTeam('Ombú');
    const [deleted, created] = await race(
      round,
      () => removeTeam(team),
      () => Promise.all([1, 2, 3, 4, 5, 6].map(() => add(team))),
    );
    expect(deleted.status).toBe(204);
    for (const { status } of created) expect(status).toBeOneOf([201, 400]);
    const { body: all } = await call('GET /teamstaff', { as: 'admin' });
    expect(all.filter(({ teamId }) => teamId === team.id)).toEqual([]);
  });

  test.each(raceRounds)('an official deleted and given a match: never a match of nobody (%d)', async (round) => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const [cup, official] = [await createTournament(), await someStaff()];
    const [deleted, created] = await race(
      round,
      () => remove(official),
      () => schedule(cup, ombu, ceibo, { refereeId: official.id }),
    );
    expect(`${deleted.status} ${created.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
  });

  test.each(raceRounds)('an official given a match and another role: he is one, or has none (%d)', async (round) => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const [cup, official] = [await createTournament(), await someStaff()];
    const [changed, created] = await race(
      round,
      () => change(official, { role: 'Other' }),
      () => schedule(cup, ombu, ceibo, { refereeId: official.id }),
    );
    expect(`${changed.status} ${created.status}`).toBe(changed.status === 200 ? '200 409' : '409 201');
  });

  test.each(raceRounds)(
    'an official given a match and moved to one of its teams: he is of neither (%d)',
    async (round) => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const [cup, official] = [await createTournament(), await someStaff()];
      const [moved, created] = await race(
        round,
        () => change(official, { teamId: ombu.id }),
        () => schedule(cup, ombu, ceibo, { refereeId: official.id }),
      );
      expect(`${moved.status} ${created.status}`).toBe(moved.status === 200 ? '200 409' : '409 201');
    },
  );

  test.each(raceRounds)(
    'a team deleted while its referee is given a match: never a match of nobody (%d)',
    async (round) => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const [cup, official] = [await createTournament(), await someStaff({ teamId: tala.id })];
      const [deleted, created] = await race(
        round,
        () => removeTeam(tala),
        () => schedule(cup, ombu, ceibo, { refereeId: official.id }),
      );
      expect(`${deleted.status} ${created.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
      expect((await read(official)).status).toBe(deleted.status === 204 ? 404 : 200);
    },
  );
});

test('a refused delete leaves the officials of the team free to be chosen', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  const official = await someStaff({ teamId: tala.id });
  const match = await scheduleMatch(cup, ombu, ceibo, { refereeId: official.id });
  expect((await removeTeam(tala)).status).toBe(409);
  expect((await change(official, { name: 'Juana R.' })).status).toBe(200);
  expect((await readMatch(match)).referee).toEqual({ name: 'Juana R.' });
  expectOk(await schedule(cup, ombu, ceibo, { refereeId: official.id }));
});
