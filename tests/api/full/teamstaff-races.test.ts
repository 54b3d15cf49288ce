/** Simultaneous changes of one staff or one official. FULL=1 runs each test twenty times. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, callUntyped, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteTeam,
  expectOk,
  postMatch,
  readMatch,
} from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { runRace } from '#tests/support/races.ts';
import { createStaff } from '#tests/support/staff.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}
const addStaff = ({ id: teamId }: WithId) =>
  call('POST /teamstaff', { as: 'admin', body: { teamId, name: 'Juana Ríos' } });
const deleteStaff = ({ id }: WithId) => call('DELETE /teamstaff/{id}', { as: 'admin', params: { id } });
const changeStaff = (staff: WithId, changes: object) =>
  callUntyped('PUT /teamstaff/{id}', {
    as: 'admin',
    params: { id: staff.id },
    body: { name: 'Juana Ríos', ...changes },
  });
const getStaff = ({ id }: WithId) => call('GET /teamstaff/{id}', { as: 'admin', params: { id } });

describe('simultaneous requests:', { timeout: raceTimeoutMs }, () => {
  test.each(raceRoundNumbers)(
    'more new members of one staff than places: exactly twenty get a place (round %d)',
    async () => {
      const size = 30;
      const team = await createTeam('Ombú');
      const answers = await Promise.all(Array.from({ length: size }, () => addStaff(team)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(size - 20);
      const { body } = await call('GET /teamstaff/team/{teamId}', { as: 'admin', params: { teamId: team.id } });
      expect(body).toHaveLength(20);
    },
  );

  test.each(raceRoundNumbers)(
    'a team deleted and given staff: no staff without a team remains (round %d)',
    async (round) => {
      const team = await createTeam('Ombú');
      const [deleted, created] = await runRace(
        round,
        () => deleteTeam(team),
        () => Promise.all([1, 2, 3, 4, 5, 6].map(() => addStaff(team))),
      );
      expect(deleted.status).toBe(204);
      for (const { status } of created) expect(status).toBeOneOf([201, 400]);
      const { body: all } = await call('GET /teamstaff', { as: 'admin' });
      expect(all.filter(({ teamId }) => teamId === team.id)).toEqual([]);
    },
  );

  test.each(raceRoundNumbers)(
    'an official deleted and given a match: exactly one of the two is done (round %d)',
    async (round) => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const [cup, official] = [await createTournament(), await createStaff()];
      const [deleted, created] = await runRace(
        round,
        () => deleteStaff(official),
        () => postMatch(cup, ombu, ceibo, { refereeId: official.id }),
      );
      expect(`${deleted.status} ${created.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
    },
  );

  test.each(raceRoundNumbers)(
    'an official given a match and another role: exactly one of the two is done (round %d)',
    async (round) => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const [cup, official] = [await createTournament(), await createStaff()];
      const [changed, created] = await runRace(
        round,
        () => changeStaff(official, { role: 'Other' }),
        () => postMatch(cup, ombu, ceibo, { refereeId: official.id }),
      );
      expect(`${changed.status} ${created.status}`).toBe(changed.status === 200 ? '200 409' : '409 201');
    },
  );

  test.each(raceRoundNumbers)(
    'an official given a match and moved to one of its teams: exactly one of the two is done (round %d)',
    async (round) => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const [cup, official] = [await createTournament(), await createStaff()];
      const [moved, created] = await runRace(
        round,
        () => changeStaff(official, { teamId: ombu.id }),
        () => postMatch(cup, ombu, ceibo, { refereeId: official.id }),
      );
      expect(`${moved.status} ${created.status}`).toBe(moved.status === 200 ? '200 409' : '409 201');
    },
  );

  test.each(raceRoundNumbers)(
    'a team deleted while its referee is given a match: exactly one of the two is done (round %d)',
    async (round) => {
      const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
      const [cup, official] = [await createTournament(), await createStaff({ teamId: tala.id })];
      const [deleted, created] = await runRace(
        round,
        () => deleteTeam(tala),
        () => postMatch(cup, ombu, ceibo, { refereeId: official.id }),
      );
      expect(`${deleted.status} ${created.status}`).toBe(deleted.status === 204 ? '204 400' : '409 201');
      expect((await getStaff(official)).status).toBe(deleted.status === 204 ? 404 : 200);
    },
  );
});

test('after a refused deletion of a team its officials can still be changed and chosen', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  const official = await createStaff({ teamId: tala.id });
  const match = await createScheduledMatch(cup, ombu, ceibo, { refereeId: official.id });
  expect((await deleteTeam(tala)).status).toBe(409);
  expect((await changeStaff(official, { name: 'Juana R.' })).status).toBe(200);
  expect((await readMatch(match)).referee).toEqual({ name: 'Juana R.' });
  expectOk(await postMatch(cup, ombu, ceibo, { refereeId: official.id }));
});
