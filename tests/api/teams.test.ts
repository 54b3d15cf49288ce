import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteMatch,
  deleteTeam,
  expectOk,
  playMatch,
} from '#tests/support/api-fixtures.ts';
import { samples } from '#tests/support/samples.ts';
import { changeStoredUser, createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

const sampleTeam = samples['POST /teams'];

test('a team is created with an id and read back as it was sent', async () => {
  const created = await call('POST /teams', { as: 'admin', body: sampleTeam });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ ...sampleTeam, logo: '', version: 1 });
  const read = await call('GET /teams/{id}', { params: { id: created.body.id } });
  expect(read.body).toEqual(created.body);
});

test('a changed team keeps its logo unless one is sent', async () => {
  const { body } = await call('POST /teams', { as: 'admin', body: { ...sampleTeam, logo: 'https://club.ar/e.png' } });
  const changed = await call('PUT /teams/{id}', {
    as: 'admin',
    params: { id: body.id },
    body: { ...sampleTeam, city: 'Quilmes' },
  });
  expect(changed.body).toMatchObject({ city: 'Quilmes', logo: 'https://club.ar/e.png', version: 2 });
  const cleared = await call('PUT /teams/{id}', {
    as: 'admin',
    params: { id: body.id },
    body: { ...sampleTeam, logo: '' },
  });
  expect(cleared.body.logo).toBe('');
});

test('a stale version in the body or in If-Match is refused with the current copy', async () => {
  const { body } = await call('POST /teams', { as: 'admin', body: sampleTeam });
  const params = { id: body.id };
  await call('PUT /teams/{id}', { as: 'admin', params, body: { ...sampleTeam, city: 'Avellaneda' } });
  const stale = await call('PUT /teams/{id}', { as: 'admin', params, body: { ...sampleTeam, version: 1 } });
  expect(stale.status).toBe(412);
  expect(problemOf(stale).current).toMatchObject({ city: 'Avellaneda', version: 2 });
  const header = await call('PUT /teams/{id}', {
    as: 'admin',
    params,
    body: sampleTeam,
    headers: { 'if-match': '"1-x"' },
  });
  expect(header.status).toBe(412);
});

test('a coach changes their own team and no other', async () => {
  const changed = await call('PUT /teams/{id}', { as: 'dt', params: { id: 1 }, body: sampleTeam });
  expect(changed.status).toBe(200);
  const refused = await call('PUT /teams/{id}', { as: 'dt', params: { id: 2 }, body: sampleTeam });
  expect(refused.status).toBe(403);
});

test.each([
  [{ foundationYear: 1799 }, 'foundationYear', 'Debe ser 1800 o más'],
  [{ foundationYear: 3000 }, 'foundationYear', /Debe ser \d{4} o menos/],
  [{ name: '   ' }, 'name', 'Es obligatorio'],
  [{ name: 'x'.repeat(101) }, 'name', 'Debe tener 100 caracteres como máximo'],
  [{ logo: 'http://club.ar/e.png' }, 'logo', 'Debe ser una dirección que empiece con https://'],
  [{ logo: 'javascript:alert(1)' }, 'logo', 'Debe ser una dirección que empiece con https://'],
  [{ id: 7 }, 'id', 'Es un campo desconocido'],
])('a team with %o is refused with a Spanish message', async (wrong, path, message) => {
  const answer = await call('POST /teams', { as: 'admin', body: { ...sampleTeam, ...wrong } });
  expect(answer.status).toBe(400);
  expect(problemOf(answer).errors[0]).toEqual({ path, message: expect.stringMatching(message) });
});

describe('at 22:30 on 31 December 2025 in Buenos Aires, already 2026 in UTC,', () => {
  const saveBoth = async (foundationYear: number) => {
    const body = { ...sampleTeam, foundationYear };
    const { id } = expectOk(await call('POST /teams', { as: 'admin', body: sampleTeam }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T01:30:00Z') });
    try {
      return [
        await call('POST /teams', { as: 'admin', body }),
        await call('PUT /teams/{id}', { as: 'admin', params: { id }, body }),
      ];
    } finally {
      vi.useRealTimers();
    }
  };

  test('a team may be founded in 2025, not in 2026', async () => {
    expect((await saveBoth(2025)).map(({ status }) => status)).toEqual([201, 200]);
    const message = { path: 'foundationYear', message: 'Debe ser 2025 o menos' };
    for (const answer of await saveBoth(2026)) expect(problemOf(answer).errors).toEqual([message]);
  });

  test('a team may be founded in 2026 if the federation is in Madrid', async () => {
    const body = { ...samples['PUT /settings'], timeZone: 'Europe/Madrid' };
    expectOk(await call('PUT /settings', { as: 'admin', body }));
    expect((await saveBoth(2026)).map(({ status }) => status)).toEqual([201, 200]);
  });
});

test('teams are listed in Spanish order', async () => {
  const created = await createTeams('Ñandú', 'Nahuel', 'Águila', 'Zorzal');
  const { body } = await call('GET /teams');
  const names = body.filter(({ id }) => created.some((team) => team.id === id)).map(({ name }) => name);
  expect(names).toEqual(['Águila', 'Nahuel', 'Ñandú', 'Zorzal']);
});

test('a deleted team is answered 404, and its id is not used again', async () => {
  const { body } = await call('POST /teams', { as: 'admin', body: sampleTeam });
  const params = { id: body.id };
  expect((await call('DELETE /teams/{id}', { as: 'admin', params })).status).toBe(204);
  const gone = await call('GET /teams/{id}', { params });
  expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Equipo no encontrado' });
  expect((await createTeam('Ombú')).id).toBeGreaterThan(body.id);
});

test('a team with matches, even cancelled ones, is not deleted, and the refusal counts them', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const [cup, league] = [await createTournament(), await createTournament()];
  await playMatch(cup, ombu, '1-0', ceibo);
  const match = await createScheduledMatch(league, ceibo, ombu, { status: 'cancelled' });
  const refused = await deleteTeam(ombu);
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('2 partidos') });
  await deleteMatch(match);
  expect(problemOf(await deleteTeam(ombu)).detail).toContain('1 partido');
});

test('a team with a coach is not deleted until the coach has another team', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const { user: coach } = await createSignedInUser({ roles: ['DT'], teamId: ombu.id });
  const refused = await deleteTeam(ombu);
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('1 usuario') });
  await changeStoredUser(coach, { teamId: ceibo.id });
  expect((await deleteTeam(ombu)).status).toBe(204);
});
