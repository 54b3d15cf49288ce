import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail, type TestUserName } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';

beforeAll(startApi);

let cup: Tournament;
let teams: readonly [Team, Team];
beforeAll(async () => {
  [teams, cup] = [await createTeams('Ombú', 'Ceibo'), await createTournament()];
});
const createMatch = (more: Parameters<typeof createScheduledMatch>[3]) => createScheduledMatch(cup, ...teams, more);

const postUntypedCancha = (body: object) => callUntyped('POST /canchas', { as: 'admin', body });
const changeCancha = (id: number, body: object) =>
  callUntyped('PUT /canchas/{id}', { as: 'admin', params: { id }, body });
const deleteCancha = (id: number) => call('DELETE /canchas/{id}', { as: 'admin', params: { id } });

test('a cancha needs only a name, and is available by default', async () => {
  const created = await call('POST /canchas', { as: 'admin', body: { nombre: ' Cancha 1 ' } });
  expect(created.status).toBe(201);
  const told = { id: expect.any(Number), nombre: 'Cancha 1', ubicacion: '', disponible: true, version: 1 };
  const createdBy = expect.any(Number);
  expect(created.body).toEqual({ ...told, createdBy });
  const read = await call('GET /canchas/{id}', { as: 'admin', params: { id: created.body.id } });
  expect(read.body).toEqual(created.body);
});

test('the days on which a cancha is closed are stored, kept when they are not sent, and can be taken out', async () => {
  const cancha = await createCancha('Cancha 1', { excludedDates: ['2030-03-09', '2030-03-16'] });
  expect(cancha.excludedDates).toEqual(['2030-03-09', '2030-03-16']);
  const { excludedDates: _dates, createdBy: _by, ...others } = cancha;
  expect((await changeCancha(cancha.id, { ...others, nombre: 'Cancha Uno' })).body).toMatchObject({
    nombre: 'Cancha Uno',
    excludedDates: ['2030-03-09', '2030-03-16'],
  });
  expect((await changeCancha(cancha.id, { nombre: 'Cancha 1', excludedDates: [] })).body).toMatchObject({
    excludedDates: [],
  });
});

test.each([[['2030-02-30']], [['2030-03-09', '2030-03-09']], ['2030-03-09']])(
  'the closed days %j are refused',
  async (excludedDates) => {
    expect((await postUntypedCancha({ nombre: 'Cancha 1', excludedDates })).status).toBe(400);
  },
);

test('the place and the availability of a cancha are stored and can be changed', async () => {
  const cancha = await createCancha('Cancha 1', { ubicacion: 'Av. Pavón 1200', disponible: false });
  expect(cancha).toMatchObject({ ubicacion: 'Av. Pavón 1200', disponible: false });
  const { status, body } = await changeCancha(cancha.id, {
    nombre: 'Cancha Uno',
    ubicacion: 'Puerta 2',
    disponible: true,
  });
  expect(status).toBe(200);
  const changed = { nombre: 'Cancha Uno', ubicacion: 'Puerta 2', disponible: true, version: 2 };
  expect(body).toEqual({ ...cancha, ...changed });
});

test.each([
  [{}, 'nombre'],
  [{ nombre: '   ' }, 'nombre'],
  [{ nombre: 'x'.repeat(101) }, 'nombre'],
  [{ nombre: 'Cancha', disponible: 'sí' }, 'disponible'],
  [{ nombre: 'Cancha', ubicacion: 7 }, 'ubicacion'],
  [{ nombre: 'Cancha', name: 'Field' }, 'name'],
])('a POST of %o is refused, and the error names the field', async (body, path) => {
  const answer = await postUntypedCancha(body);
  expect(answer.status).toBe(400);
  expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
});

test('two canchas may have the same name', async () => {
  expect((await postUntypedCancha({ nombre: 'Gemela' })).status).toBe(201);
  expect((await postUntypedCancha({ nombre: 'Gemela' })).status).toBe(201);
});

test('the list has every cancha, available or not', async () => {
  const [open, closed] = [await createCancha('Abierta'), await createCancha('Cerrada', { disponible: false })];
  const { body } = await call('GET /canchas', { as: 'admin' });
  expect(body).toEqual(expect.arrayContaining([open, closed]));
});

describe('a coach', () => {
  const aCanchaOf = async (as: TestUserName) =>
    expectOk(await call('POST /canchas', { as, body: { nombre: 'La de casa' } }));
  const sent = (as: TestUserName, { id }: Cancha, body: object = { nombre: 'Otra' }) =>
    call('PUT /canchas/{id}', { as, params: { id }, body: body as SentBody<Api['PUT /canchas/{id}']> });
  const removed = (as: TestUserName, { id }: Cancha) => call('DELETE /canchas/{id}', { as, params: { id } });

  test('may change and delete a cancha of their own', async () => {
    const own = await aCanchaOf('dt');
    expect((await sent('dt', own)).status).toBe(200);
    expect((await removed('noRole', own)).status).toBe(403);
    expect((await removed('dt', own)).status).toBe(204);
  });

  test.each(['otherDt', 'admin'] as const)('cannot change or delete a cancha that %s created', async (owner) => {
    const cancha = await aCanchaOf(owner);
    const answers = [await sent('dt', cancha), await removed('dt', cancha)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await call('GET /canchas/{id}', { as: 'dt', params: { id: cancha.id } })).body).toEqual(cancha);
  });

  test('stays the creator when an administrator changes the cancha', async () => {
    const own = await aCanchaOf('dt');
    expect((await sent('admin', own)).body.createdBy).toBe(own.createdBy);
    expect((await sent('dt', own, { nombre: 'Mía' })).status).toBe(200);
  });

  test('may send createdBy back, and it changes nothing', async () => {
    const [own, other] = [await aCanchaOf('dt'), await aCanchaOf('otherDt')];
    const sentBack = await sent('admin', other, { ...other, createdBy: own.createdBy });
    expect({ status: sentBack.status, createdBy: sentBack.body.createdBy }).toEqual({
      status: 200,
      createdBy: other.createdBy,
    });
    expect((await sent('dt', other)).status).toBe(403);
    const invented = await postUntypedCancha({ nombre: 'Nueva', createdBy: own.createdBy });
    expect({ status: invented.status, path: problemOf(invented).errors[0]?.path }).toEqual({
      status: 400,
      path: 'createdBy',
    });
  });

  test('creates 20 canchas at most, also at once, and an administrator any number', async () => {
    const mine = async () => {
      const all = expectOk(await call('GET /canchas', { as: 'admin', query: { limit: '1000' } }));
      return all.filter(({ createdBy }) => createdBy === own.createdBy);
    };
    const create = (as: TestUserName) => call('POST /canchas', { as, body: { nombre: 'Una más' } });
    const own = await aCanchaOf('otherDt');
    for (let missing = 18 - (await mine()).length; missing > 0; missing -= 1) await create('otherDt');
    const answers = await Promise.all([1, 2, 3, 4].map(() => create('otherDt')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await mine()).toHaveLength(20);
    expect(statusAndDetail(await create('otherDt'))).toEqual({
      status: 409,
      detail:
        'Ya creaste 20 canchas, el máximo. Eliminá una que no uses, o pedile a un administrador que agregue esta.',
    });
    expect((await create('admin')).status).toBe(201);
    expect((await removed('otherDt', own)).status).toBe(204);
    expect((await create('otherDt')).status).toBe(201);
  });
});

test('only signed-in users are shown createdBy of a cancha', async () => {
  const { id, createdBy } = await createCancha('Cancha 1');
  expect(createdBy).toBeGreaterThan(0);
  for (const as of ['noRole', 'dt', 'admin'] as const) {
    expect((await call('GET /canchas/{id}', { as, params: { id } })).body.createdBy).toBe(createdBy);
    const { body } = await call('GET /canchas', { as });
    expect(body.find((cancha) => cancha.id === id)?.createdBy).toBe(createdBy);
  }
  const one = await call('GET /canchas/{id}', { params: { id } });
  const list = await call('GET /canchas');
  for (const { body, headers } of [one, list]) {
    expect(JSON.stringify(body)).not.toContain('createdBy');
    expect(headers['cache-control']).toMatch(/^public/);
  }
});

test('the matches of a renamed cancha show its new name', async () => {
  const cancha = await createCancha('Cancha 1');
  const match = await createMatch({ canchaId: cancha.id });
  expectOk(
    await call('PUT /canchas/{id}', {
      as: 'admin',
      params: { id: cancha.id },
      body: { ...cancha, nombre: 'Bosteros' },
    }),
  );
  expect((await readMatch(match)).cancha).toEqual({ nombre: 'Bosteros', ubicacion: '' });
});

test('a deleted cancha is answered 404', async () => {
  const { id } = await createCancha('Cancha 1');
  expect((await deleteCancha(id)).status).toBe(204);
  const gone = await call('GET /canchas/{id}', { params: { id } });
  expect(gone.status).toBe(404);
  expect(problemOf(gone).detail).toMatch(/no encontrada/i);
  expect((await deleteCancha(id)).status).toBe(404);
});

test.each(['scheduled', 'in_progress'] as const)(
  'a cancha with a match that is %s is not deleted, and the refusal counts the matches',
  async (status) => {
    const { id } = await createCancha('Cancha 1');
    await createMatch({ canchaId: id, status });
    const refused = await deleteCancha(id);
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringMatching(/1 partido/) });
    expect((await call('GET /canchas/{id}', { params: { id } })).status).toBe(200);
  },
);

test('a deleted cancha leaves its name in the matches that were played there', async () => {
  const { id } = await createCancha('La Histórica');
  const match = expectOk(await saveScore(await createMatch({ canchaId: id }), '1-0'));
  expect((await deleteCancha(id)).status).toBe(204);
  expect((await readMatch(match)).cancha).toEqual({ nombre: 'La Histórica', ubicacion: '' });
  const { body } = await editMatch(match, { location: 'Polideportivo' });
  expect(body).toMatchObject({ location: 'Polideportivo', cancha: { nombre: 'La Histórica' } });
  expect(expectOk(await saveScore(match, '2-0')).cancha).toEqual({ nombre: 'La Histórica', ubicacion: '' });
});

test('a cancha with cancelled matches only is deleted', async () => {
  const { id } = await createCancha('Cancha 1');
  await createMatch({ canchaId: id, status: 'cancelled' });
  expect((await deleteCancha(id)).status).toBe(204);
});

test('played matches keep the last name of a deleted cancha', async () => {
  const cancha = await createCancha('Vieja');
  const match = expectOk(await saveScore(await createMatch({ canchaId: cancha.id }), '1-0'));
  expectOk(
    await call('PUT /canchas/{id}', { as: 'admin', params: { id: cancha.id }, body: { ...cancha, nombre: 'Nueva' } }),
  );
  expect((await deleteCancha(cancha.id)).status).toBe(204);
  expect((await readMatch(match)).cancha).toEqual({ nombre: 'Nueva', ubicacion: '' });
});

test.each(['completed', 'cancelled'] as const)(
  'a %s match at a deleted cancha can be scheduled again only without that cancha',
  async (status) => {
    const { id: canchaId } = await createCancha('Cancha 1');
    const score = status === 'completed' ? { homeScore: 1, awayScore: 0 } : {};
    const match = await createMatch({ canchaId, status, ...score });
    expect((await deleteCancha(canchaId)).status).toBe(204);
    const answer = await editMatch(match, { status: 'scheduled' });
    expect(answer.status).toBeOneOf([400, 409]);
    expect((await editMatch(match, { status: 'scheduled', canchaId: 0 })).status).toBe(200);
  },
);
