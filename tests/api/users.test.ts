/** Users as administrators see and change them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, callUntyped, problemOf, startApi, tokenOf } from '#tests/support/api.ts';
import { raceRounds, raceTimeout } from '#tests/support/full.ts';
import { createTeam } from '#tests/support/given.ts';
import { aUser, login, sessionOf } from '#tests/support/users.ts';

beforeAll(async () => {
  await startApi();
  await tokenOf('admin');
});

const read = (id: number) => call('GET /auth/users/{id}', { as: 'admin', params: { id } });
const change = (id: number, body: object, headers?: Record<string, string>) =>
  call('PUT /auth/users/{id}', { ...(headers ? { headers } : { as: 'admin' as const }), params: { id }, body });
const groupsIn = ({ body }: Answer<{ token: string }>): string[] =>
  JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString())['cognito:groups'] ?? [];

describe('the list of users', () => {
  test('the list of users has everybody by id, without internal fields', async () => {
    const team = await createTeam('Deportivo Ombú');
    const users = [await aUser({ roles: ['DT'], teamId: team.id }), await aUser({ firstName: 'Zoe' })];
    const { status, body } = await call('GET /auth/users', { as: 'admin' });
    expect(status).toBe(200);
    const ids = body.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(body.find(({ id }) => id === users[0]?.id)).toEqual({
      id: users[0]?.id,
      email: users[0]?.email,
      firstName: 'Rosa',
      lastName: 'Núñez',
      fullName: 'Rosa Núñez',
      teamId: team.id,
      teamName: 'Deportivo Ombú',
      roles: ['DT'],
      enabled: true,
      version: 1,
    });
  });

  test('can be read page by page', async () => {
    for (const _ of [1, 2, 3]) await aUser();
    const all = (await call('GET /auth/users', { as: 'admin' })).body;
    const pages: number[][] = [];
    let query: Record<string, string> = { limit: '2' };
    while ('limit' in query) {
      const page: Answer<{ id: number }[]> = await call('GET /auth/users', { as: 'admin', query });
      pages.push(page.body.map(({ id }) => id));
      const next: string | undefined = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
      query = next ? Object.fromEntries(new URL(next, 'http://x').searchParams) : {};
    }
    expect(pages.flat()).toEqual(all.map(({ id }) => id));
    expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true);
  });
});

describe('one user', () => {
  test('is shown to himself and to administrators', async () => {
    const user = await aUser();
    const own = await call('GET /auth/users/{id}', { ...(await sessionOf(user)), params: { id: user.id } });
    expect({ status: own.status, email: own.body.email }).toEqual({ status: 200, email: user.email });
    expect((await read(user.id)).body).toEqual(own.body);
  });

  test("another user's account is answered like a missing one", async () => {
    const { headers } = await sessionOf(await aUser());
    const [there, absent] = [await aUser(), { id: 987654 }];
    for (const { id } of [there, absent]) {
      expect((await call('GET /auth/users/{id}', { headers, params: { id } })).status).toBe(403);
    }
    expect((await read(absent.id)).status).toBe(404);
  });
});

describe('a change', () => {
  test('takes what is sent and keeps the rest', async () => {
    const user = await aUser({ roles: ['Admin'] });
    const renamed = await change(user.id, { firstName: 'Rosario', lastName: 'Paz' });
    expect(renamed.body).toMatchObject({ fullName: 'Rosario Paz', roles: ['Admin'], enabled: true, version: 2 });
    const disabled = await change(user.id, { enabled: false });
    expect(disabled.body).toMatchObject({ fullName: 'Rosario Paz', roles: ['Admin'], enabled: false, version: 3 });
    expect((await read(user.id)).body).toEqual(disabled.body);
  });

  test('can be what GET answered, of everybody', async () => {
    const team = await createTeam('Atlético Ceibo');
    await aUser({ roles: ['DT'], teamId: team.id });
    await aUser({ roles: ['DT'] });
    for (const user of (await call('GET /auth/users', { as: 'admin' })).body) {
      const answer = await change(user.id, user);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 200,
        body: { ...user, version: user.version + 1 },
      });
    }
  });

  test('does not change the address, which a user has for good', async () => {
    const user = await aUser();
    const { status, body } = await change(user.id, { email: 'otra@test.ar', lastName: 'Paz' });
    expect({ status, email: body.email }).toEqual({ status: 200, email: user.email });
  });

  test('seen by somebody else first is refused with the current copy', async () => {
    const user = await aUser();
    await change(user.id, { firstName: 'Primera' });
    const stale = await change(user.id, { firstName: 'Segunda', version: 1 });
    expect({ status: stale.status, current: problemOf(stale).current }).toMatchObject({
      status: 412,
      current: { firstName: 'Primera', version: 2 },
    });
    expect(JSON.stringify(stale.body)).not.toContain('pk');
  });

  test('of two at once loses nothing', async () => {
    const user = await aUser();
    await Promise.all([change(user.id, { firstName: 'Ana' }), change(user.id, { lastName: 'Gil' })]);
    expect((await read(user.id)).body).toMatchObject({ fullName: 'Ana Gil', version: 3 });
  });

  test('of somebody who does not exist is 404', async () => {
    expect((await change(987654, { enabled: false })).status).toBe(404);
  });

  test.each([
    [{ roles: ['DT'] }, 'teamId', 'Un DT tiene que tener un equipo'],
    [{ teamId: 987654 }, 'teamId', 'Ese equipo no existe'],
    [{ roles: ['DT', 'DT'] }, 'roles', 'No puede tener elementos repetidos'],
    [{ enabled: 'no' }, 'enabled', 'Debe ser verdadero o falso'],
    [{ firstName: '' }, 'firstName', 'Es obligatorio'],
    [{}, '', 'No dice qué cambiar'],
    [{ password: 'Clave-nueva-1' }, 'password', 'Es un campo desconocido'],
  ])('to %o is refused in Spanish', async (wrong, path, message) => {
    const user = await aUser();
    const params = { id: user.id };
    const answer = await callUntyped('PUT /auth/users/{id}', { as: 'admin', params, body: wrong });
    expect({ status: answer.status, errors: problemOf(answer).errors[0] }).toEqual({
      status: 400,
      errors: { path, message },
    });
    expect((await read(user.id)).body.version).toBe(1);
  });
});

describe('what is changed acts at once:', () => {
  test('disabling ends every call, sign-in and renewal; enabling lets him sign in again', async () => {
    const user = await aUser();
    const session = await sessionOf(user);
    const statuses = async () => [
      (await call('GET /auth/users/current', session)).status,
      (await call('POST /auth/refresh', { cookies: session.cookies })).status,
      (await login(user)).status,
    ];
    await change(user.id, { enabled: false });
    expect(await statuses()).toEqual([401, 401, 401]);
    await change(user.id, { enabled: true });
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  test('a new DT manages his team with the token he had, and a former one no team', async () => {
    const team = await createTeam('Deportivo Ombú');
    const user = await aUser();
    const { headers } = await sessionOf(user);
    const save = () => call('PUT /teams/{id}', { headers, params: { id: team.id }, body: team });
    const { version: _any, ...rest } = team;
    const saveAgain = () => call('PUT /teams/{id}', { headers, params: { id: team.id }, body: rest });
    expect((await save()).status).toBe(403);
    await change(user.id, { roles: ['DT'], teamId: team.id });
    expect((await saveAgain()).status).toBe(200);
    await change(user.id, { roles: [], teamId: 0 });
    expect((await saveAgain()).status).toBe(403);
  });

  test('groups mirror the roles', async () => {
    const team = await createTeam('Deportivo Ombú');
    const user = await aUser({ roles: ['Admin'] });
    expect(groupsIn(await login(user))).toEqual(['Admin']);
    await change(user.id, { roles: ['DT'], teamId: team.id });
    expect(groupsIn(await login(user))).toEqual(['DT']);
    await change(user.id, { roles: ['DT', 'Admin'] });
    expect(groupsIn(await login(user)).sort()).toEqual(['Admin', 'DT']);
    await change(user.id, { roles: [] });
    expect(groupsIn(await login(user))).toEqual([]);
  });
});

describe('an administrator', () => {
  test.each([
    [{ roles: [] }, 'No podés cambiar tus propios roles: pedíselo a otro administrador.'],
    [{ roles: ['Admin', 'DT'], teamId: 1 }, 'No podés cambiar tus propios roles: pedíselo a otro administrador.'],
    [{ enabled: false }, 'No podés deshabilitarte a vos mismo: pedíselo a otro administrador.'],
  ])('cannot change his own rights to %o', async (rights, detail) => {
    const user = await aUser({ roles: ['Admin'] });
    const { headers } = await sessionOf(user);
    const answer = await change(user.id, rights, headers);
    expect({ status: answer.status, detail: problemOf(answer).detail }).toEqual({ status: 409, detail });
    expect((await read(user.id)).body).toMatchObject({ roles: ['Admin'], enabled: true, version: 1 });
  });

  test('may change his own name, and send back his own roles', async () => {
    const user = await aUser({ roles: ['Admin'] });
    const { headers } = await sessionOf(user);
    const answer = await change(user.id, { roles: ['Admin'], enabled: true, firstName: 'Rosalía' }, headers);
    expect({ status: answer.status, firstName: answer.body.firstName }).toEqual({ status: 200, firstName: 'Rosalía' });
  });

  const takings = [{ roles: [] }, { enabled: false }];
  test.each(takings)(
    'is always left when all take %o from each other at once',
    async (taking) => {
      for (const _ of raceRounds) {
        const [ana, bea, eva] = [await admin(), await admin(), await admin()];
        const circle = [
          [ana, bea],
          [bea, eva],
          [eva, ana],
          [bea, ana],
        ] as const;
        const answers = await Promise.all(circle.map(([by, whom]) => change(whom.id, taking, by.headers)));
        const left = await Promise.all([ana, bea, eva].map(async ({ id }) => (await read(id)).body));
        const admins = left.filter(({ roles, enabled }) => enabled && roles.includes('Admin'));
        expect(admins.length).toBeGreaterThan(0);
        expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
        for (const { status } of answers) expect(status).toBeOneOf([200, 401, 403]);
      }
    },
    raceTimeout,
  );

  async function admin() {
    const user = await aUser({ roles: ['Admin'] });
    const { headers } = await sessionOf(user);
    return { id: user.id, headers };
  }
});

test('nobody but an administrator lists or changes users', async () => {
  const user = await aUser();
  const { headers } = await sessionOf(user);
  expect((await call('GET /auth/users', { headers })).status).toBe(403);
  expect((await change(user.id, { roles: ['Admin'] }, headers)).status).toBe(403);
  expect((await read(user.id)).body.roles).toEqual([]);
});
