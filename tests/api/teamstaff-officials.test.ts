/** Officials and the matches that name them. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createMatch,
  createTeams,
  createTournament,
  edit,
  expectOk,
  readMatch,
  record,
  scheduleMatch,
} from '#tests/support/given.ts';
import { someStaff } from '#tests/support/staff.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const remove = ({ id }: Staff) => call('DELETE /teamstaff/{id}', { as: 'admin', params: { id } });
const change = (staff: Staff, changes: object) =>
  callUntyped('PUT /teamstaff/{id}', { as: 'admin', params: { id: staff.id }, body: { ...staff, ...changes } });
const stays = async ({ id }: Staff) =>
  expect((await call('GET /teamstaff/{id}', { as: 'admin', params: { id } })).status).toBe(200);

describe('an official with matches to play', () => {
  test.each(['scheduled', 'in_progress'] as const)('is not deleted while one is %s', async (status) => {
    const juana = await someStaff({ name: 'Juana Ríos' });
    await createMatch({ refereeId: juana.id, status });
    await createMatch({ assistantId: juana.id, status });
    const refused = await remove(juana);
    expect({ status: refused.status, code: problemOf(refused).code }).toEqual({ status: 409, code: 'has-references' });
    expect(problemOf(refused).detail).toMatch(/Juana Ríos.* 2 partidos por jugar/);
    await stays(juana);
  });

  test('may change his name, not stop being one', async () => {
    const juana = await someStaff({ name: 'Juana Ríos' });
    const match = await createMatch({ refereeId: juana.id });
    const refused = await change(juana, { role: 'Other' });
    expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('1 partido'),
    });
    expect((await change(juana, { role: 'Assistant', name: 'Juana R.' })).status).toBe(200);
    expect((await readMatch(match)).referee).toEqual({ name: 'Juana R.' });
  });

  test('does not join one of its teams, but may join another', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const juana = await someStaff();
    const match = await scheduleMatch(await createTournament(), ombu, ceibo, { refereeId: juana.id });
    expect((await change(juana, { teamId: ceibo.id })).status).toBe(409);
    expect((await change(juana, { teamId: tala.id })).status).toBe(200);
    expect((await readMatch(match)).referee).toEqual({ name: juana.name });
  });

  test('is free of a match that was cancelled or given to another', async () => {
    const [juana, pablo] = [await someStaff(), await someStaff()];
    const match = await createMatch({ refereeId: juana.id });
    expectOk(await edit(await createMatch({ refereeId: juana.id }), { status: 'cancelled' }));
    expectOk(await edit(match, { refereeId: pablo.id }));
    expect((await remove(juana)).status).toBe(204);
  });
});

describe('a deleted official', () => {
  test('leaves his name in the matches he was in, in either post', async () => {
    const [juana, pablo] = [await someStaff({ name: 'Juana Ríos' }), await someStaff({ name: 'Pablo Sosa' })];
    const posts = { refereeId: juana.id, assistantId: pablo.id };
    const match = expectOk(await record(await createMatch(posts), '1-0'));
    expectOk(await change(juana, { name: 'Juana R.' }));
    expect({ juanaStatus: (await remove(juana)).status, pabloStatus: (await remove(pablo)).status }).toEqual({
      juanaStatus: 204,
      pabloStatus: 204,
    });
    expect(await readMatch(match)).toMatchObject({ referee: { name: 'Juana R.' }, assistant: { name: 'Pablo Sosa' } });
    expect(expectOk(await record(match, '2-0'))).toMatchObject({ referee: { name: 'Juana R.' } });
  });

  test('cannot be chosen any more, nor a match that had him be played again', async () => {
    const juana = await someStaff();
    const match = expectOk(await record(await createMatch({ refereeId: juana.id }), '1-0'));
    expectOk(await remove(juana));
    expect((await edit(match, { status: 'scheduled' })).status).toBe(400);
    expect((await edit(match, { status: 'scheduled', refereeId: 0 })).status).toBe(200);
  });
});

test('a new name shows in the published fixture, wherever he is by then', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  const juana = await someStaff({ name: 'Juana Ríos' });
  await scheduleMatch(cup, ombu, ceibo, { refereeId: juana.id });
  const shown = async () => {
    await publishChanges();
    const { body } = await call('GET /tournaments/{id}/fixture/{round}', { params: { id: cup.id, round: 'Fecha 1' } });
    return body.map(({ referee }) => referee?.name);
  };
  expect(await shown()).toEqual(['Juana Ríos']);
  expectOk(await change(juana, { name: 'Juana R.' }));
  expect(await shown()).toEqual(['Juana R.']);
  expectOk(await change({ ...juana, version: 2 }, { name: 'J. Ríos', teamId: tala.id }));
  expect(await shown()).toEqual(['J. Ríos']);
});
