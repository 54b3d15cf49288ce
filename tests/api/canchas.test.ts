import { beforeAll, expect, test } from 'vitest';
import { ask, call, problemOf, startApi } from '#tests/support/api.ts';
import {
  aCancha,
  anyMatch,
  aScheduledMatch,
  aTournament,
  edit,
  made,
  readMatch,
  record,
  teamsCalled,
} from '#tests/support/given.ts';

beforeAll(startApi);

const create = (body: object) => ask('POST /canchas', { as: 'admin', body });
const change = (id: number, body: object) => ask('PUT /canchas/{id}', { as: 'admin', params: { id }, body });
const remove = (id: number) => call('DELETE /canchas/{id}', { as: 'admin', params: { id } });

test('a cancha needs only a name, and is available', async () => {
  const created = await call('POST /canchas', { as: 'admin', body: { nombre: ' Cancha 1 ' } });
  expect(created.status).toBe(201);
  const expected = { id: expect.any(Number), nombre: 'Cancha 1', ubicacion: '', disponible: true, version: 1 };
  expect(created.body).toEqual(expected);
  const read = await call('GET /canchas/{id}', { params: { id: created.body.id } });
  expect(read.body).toEqual(created.body);
});

test('its place and whether it is available are read back, and changed', async () => {
  const cancha = await aCancha('Cancha 1', { ubicacion: 'Av. Pavón 1200', disponible: false });
  expect(cancha).toMatchObject({ ubicacion: 'Av. Pavón 1200', disponible: false });
  const { status, body } = await change(cancha.id, { nombre: 'Cancha Uno', ubicacion: 'Puerta 2', disponible: true });
  expect(status).toBe(200);
  expect(body).toEqual({ id: cancha.id, nombre: 'Cancha Uno', ubicacion: 'Puerta 2', disponible: true, version: 2 });
});

test.each([
  [{}, 'nombre'],
  [{ nombre: '   ' }, 'nombre'],
  [{ nombre: 'x'.repeat(101) }, 'nombre'],
  [{ nombre: 'Cancha', disponible: 'sí' }, 'disponible'],
  [{ nombre: 'Cancha', ubicacion: 7 }, 'ubicacion'],
  [{ nombre: 'Cancha', name: 'Field' }, 'name'],
])('%o is refused and named', async (body, path) => {
  const answer = await create(body);
  expect(answer.status).toBe(400);
  expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
});

test('two canchas may have the same name', async () => {
  expect((await create({ nombre: 'Gemela' })).status).toBe(201);
  expect((await create({ nombre: 'Gemela' })).status).toBe(201);
});

test('the list has every cancha, available or not', async () => {
  const [open, closed] = [await aCancha('Abierta'), await aCancha('Cerrada', { disponible: false })];
  const { body } = await call('GET /canchas');
  expect(body).toEqual(expect.arrayContaining([open, closed]));
});

test('a coach manages canchas, a user without a role does not', async () => {
  const created = await call('POST /canchas', { as: 'dt', body: { nombre: 'Del DT' } });
  expect(created.status).toBe(201);
  const params = { id: created.body.id };
  expect((await call('PUT /canchas/{id}', { as: 'dt', params, body: { nombre: 'Otra' } })).status).toBe(200);
  expect((await call('DELETE /canchas/{id}', { as: 'noRole', params })).status).toBe(403);
  expect((await call('DELETE /canchas/{id}', { as: 'otherDt', params })).status).toBe(204);
});

test('a new name shows in its matches', async () => {
  const cancha = await aCancha('Cancha 1');
  const match = await anyMatch({ canchaId: cancha.id });
  made(
    await call('PUT /canchas/{id}', {
      as: 'admin',
      params: { id: cancha.id },
      body: { ...cancha, nombre: 'Bosteros' },
    }),
  );
  expect((await readMatch(match)).cancha).toEqual({ nombre: 'Bosteros' });
});

test('a deleted cancha is gone', async () => {
  const { id } = await aCancha('Cancha 1');
  expect((await remove(id)).status).toBe(204);
  const gone = await call('GET /canchas/{id}', { params: { id } });
  expect(gone.status).toBe(404);
  expect(problemOf(gone).detail).toMatch(/no encontrada/i);
  expect((await remove(id)).status).toBe(404);
});

test.each(['scheduled', 'in_progress'] as const)(
  'with a match that is %s it stays, and says how many',
  async (status) => {
    const { id } = await aCancha('Cancha 1');
    await anyMatch({ canchaId: id, status });
    const refused = await remove(id);
    expect([refused.status, problemOf(refused).detail]).toEqual([409, expect.stringMatching(/1 partido/)]);
    expect((await call('GET /canchas/{id}', { params: { id } })).status).toBe(200);
  },
);

test('a deleted cancha leaves its name in the matches that were played there', async () => {
  const { id } = await aCancha('La Histórica');
  const match = made(await record(await anyMatch({ canchaId: id }), '1-0'));
  expect((await remove(id)).status).toBe(204);
  expect((await readMatch(match)).cancha).toEqual({ nombre: 'La Histórica' });
  const { body } = await edit(match, { location: 'Polideportivo' });
  expect(body).toMatchObject({ location: 'Polideportivo', cancha: { nombre: 'La Histórica' } });
  expect(made(await record(match, '2-0')).cancha).toEqual({ nombre: 'La Histórica' });
});

test('cancelled matches do not keep a cancha', async () => {
  const { id } = await aCancha('Cancha 1');
  await anyMatch({ canchaId: id, status: 'cancelled' });
  expect((await remove(id)).status).toBe(204);
});

test('the name a cancha had last is the one that stays', async () => {
  const cancha = await aCancha('Vieja');
  const match = made(await record(await anyMatch({ canchaId: cancha.id }), '1-0'));
  made(
    await call('PUT /canchas/{id}', { as: 'admin', params: { id: cancha.id }, body: { ...cancha, nombre: 'Nueva' } }),
  );
  expect((await remove(cancha.id)).status).toBe(204);
  expect((await readMatch(match)).cancha).toEqual({ nombre: 'Nueva' });
});

test.each(['completed', 'cancelled'] as const)('no %s match goes back to a cancha that was deleted', async (status) => {
  const [ombu, ceibo] = await teamsCalled('Ombú', 'Ceibo');
  const { id: canchaId } = await aCancha('Cancha 1');
  const score = status === 'completed' ? { homeScore: 1, awayScore: 0 } : {};
  const match = await aScheduledMatch(await aTournament(), ombu, ceibo, { canchaId, status, ...score });
  expect((await remove(canchaId)).status).toBe(204);
  const answer = await edit(match, { status: 'scheduled' });
  expect([400, 409]).toContain(answer.status);
  expect((await edit(match, { status: 'scheduled', canchaId: 0 })).status).toBe(200);
});
