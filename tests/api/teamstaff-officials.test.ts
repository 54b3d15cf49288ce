/** Officials and the matches that name them. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createStaff } from '#tests/support/staff.ts';
import { publishChanges } from '#tests/support/stream.ts';

let cup: Tournament;
let teams: [Team, Team, Team];
beforeAll(async () => {
  await startApi();
  teams = await createTeams('Ombú', 'Ceibo', 'Tala');
  cup = await createTournament();
});

/** Schedules a match of the first two teams. */
const createMatch = (more: Parameters<typeof createScheduledMatch>[3]) =>
  createScheduledMatch(cup, teams[0], teams[1], more);

const deleteStaff = ({ id }: Staff) => call('DELETE /teamstaff/{id}', { as: 'admin', params: { id } });
const changeStaff = (staff: Staff, changes: object) =>
  callUntyped('PUT /teamstaff/{id}', { as: 'admin', params: { id: staff.id }, body: { ...staff, ...changes } });
const expectStaffStored = async ({ id }: Staff) =>
  expect((await call('GET /teamstaff/{id}', { as: 'admin', params: { id } })).status).toBe(200);

describe('an official with matches to play', () => {
  test('is not deleted while a match is scheduled or in progress, in either post', async () => {
    const juana = await createStaff({ name: 'Juana Ríos' });
    await createMatch({ refereeId: juana.id, status: 'scheduled' });
    await createMatch({ assistantId: juana.id, status: 'in_progress' });
    const refused = await deleteStaff(juana);
    expect({ status: refused.status, code: problemOf(refused).code }).toEqual({ status: 409, code: 'has-references' });
    expect(problemOf(refused).detail).toMatch(/Juana Ríos.* 2 partidos por jugar/);
    await expectStaffStored(juana);
  });

  test('may change their name, but not their role to one that is no official', async () => {
    const juana = await createStaff({ name: 'Juana Ríos' });
    const match = await createMatch({ refereeId: juana.id });
    const refused = await changeStaff(juana, { role: 'Other' });
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('1 partido') });
    expect((await changeStaff(juana, { role: 'Assistant', name: 'Juana R.' })).status).toBe(200);
    expect((await readMatch(match)).referee).toEqual({ name: 'Juana R.' });
  });

  test('cannot join a team of the match, but may join another team', async () => {
    const [, ceibo, tala] = teams;
    const juana = await createStaff();
    const match = await createMatch({ refereeId: juana.id });
    expect((await changeStaff(juana, { teamId: ceibo.id })).status).toBe(409);
    expect((await changeStaff(juana, { teamId: tala.id })).status).toBe(200);
    expect((await readMatch(match)).referee).toEqual({ name: juana.name });
  });

  test('may be deleted once the matches are cancelled or have another official', async () => {
    const [juana, pablo] = [await createStaff(), await createStaff()];
    const match = await createMatch({ refereeId: juana.id });
    expectOk(await editMatch(await createMatch({ refereeId: juana.id }), { status: 'cancelled' }));
    expectOk(await editMatch(match, { refereeId: pablo.id }));
    expect((await deleteStaff(juana)).status).toBe(204);
  });
});

describe('a deleted official', () => {
  test('stays named in the played matches, in either post', async () => {
    const [juana, pablo] = [await createStaff({ name: 'Juana Ríos' }), await createStaff({ name: 'Pablo Sosa' })];
    const posts = { refereeId: juana.id, assistantId: pablo.id };
    const match = expectOk(await saveScore(await createMatch(posts), '1-0'));
    expectOk(await changeStaff(juana, { name: 'Juana R.' }));
    expect({ juanaStatus: (await deleteStaff(juana)).status, pabloStatus: (await deleteStaff(pablo)).status }).toEqual({
      juanaStatus: 204,
      pabloStatus: 204,
    });
    expect(await readMatch(match)).toMatchObject({ referee: { name: 'Juana R.' }, assistant: { name: 'Pablo Sosa' } });
    expect(expectOk(await saveScore(match, '2-0'))).toMatchObject({ referee: { name: 'Juana R.' } });
  });

  test('is refused in a match that is scheduled again', async () => {
    const juana = await createStaff();
    const match = expectOk(await saveScore(await createMatch({ refereeId: juana.id }), '1-0'));
    expectOk(await deleteStaff(juana));
    expect((await editMatch(match, { status: 'scheduled' })).status).toBe(400);
    expect((await editMatch(match, { status: 'scheduled', refereeId: 0 })).status).toBe(200);
  });
});

test('a new name of an official shows in the published fixture, even after a change of team', async () => {
  const juana = await createStaff({ name: 'Juana Ríos' });
  await createMatch({ refereeId: juana.id, round: 'Fecha 9' });
  const shown = async () => {
    await publishChanges();
    const { body } = await call('GET /tournaments/{id}/fixture/matches', {
      params: { id: cup.id },
      query: { round: 'Fecha 9' },
    });
    return body.map(({ referee }) => referee?.name);
  };
  expect(await shown()).toEqual(['Juana Ríos']);
  expectOk(await changeStaff(juana, { name: 'Juana R.' }));
  expect(await shown()).toEqual(['Juana R.']);
  expectOk(await changeStaff({ ...juana, version: 2 }, { name: 'J. Ríos', teamId: teams[2].id }));
  expect(await shown()).toEqual(['J. Ríos']);
});
