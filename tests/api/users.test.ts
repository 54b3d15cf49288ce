/** Users as administrators see and change them. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiAnswer,
  call,
  callUntyped,
  problemOf,
  startApi,
  statusAndDetail,
  tokenOf,
} from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { changeStoredUser, createSession, createSignedInUser, createUser, postLogin } from '#tests/support/users.ts';

beforeAll(async () => {
  await startApi();
  await tokenOf('admin');
});

const getUser = (id: number) => call('GET /auth/users/{id}', { as: 'admin', params: { id } });
const putUser = (id: number, body: object, headers?: Record<string, string>) =>
  call('PUT /auth/users/{id}', { ...(headers ? { headers } : { as: 'admin' as const }), params: { id }, body });
const cognitoGroupsInToken = ({ body }: ApiAnswer<{ token: string }>): string[] =>
  JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString())['cognito:groups'] ?? [];

describe('the list of users', () => {
  test('has every user, sorted by id, without internal fields', async () => {
    const team = await createTeam('Deportivo Ombú');
    const { user } = await createSignedInUser({ roles: ['DT'], teamId: team.id });
    await createSignedInUser({ firstName: 'Zoe' });
    const { status, body } = await call('GET /auth/users', { as: 'admin' });
    expect(status).toBe(200);
    const ids = body.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(body.find(({ id }) => id === user.id)).toEqual({
      id: user.id,
      email: user.email,
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
    for (const _ of [1, 2, 3]) await createSignedInUser();
    const all = (await call('GET /auth/users', { as: 'admin' })).body;
    const pages: number[][] = [];
    let query: Record<string, string> = { limit: '2' };
    while ('limit' in query) {
      const page: ApiAnswer<{ id: number }[]> = await call('GET /auth/users', { as: 'admin', query });
      pages.push(page.body.map(({ id }) => id));
      const next: string | undefined = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
      query = next ? Object.fromEntries(new URL(next, 'http://x').searchParams) : {};
    }
    expect(pages.flat()).toEqual(all.map(({ id }) => id));
    expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true);
  });
});

describe('a single user', () => {
  test('is shown to that user and to administrators', async () => {
    const { user, headers } = await createSignedInUser();
    const own = await call('GET /auth/users/{id}', { headers, params: { id: user.id } });
    expect({ status: own.status, email: own.body.email }).toEqual({ status: 200, email: user.email });
    expect((await getUser(user.id)).body).toEqual(own.body);
  });

  test('is 403 for other users, whether or not the user exists', async () => {
    const { headers } = await createSignedInUser();
    const [there, absent] = [(await createSignedInUser()).user, { id: 987654 }];
    for (const { id } of [there, absent]) {
      expect((await call('GET /auth/users/{id}', { headers, params: { id } })).status).toBe(403);
    }
    expect((await getUser(absent.id)).status).toBe(404);
  });
});

describe('a change of a user', () => {
  test('sets the fields that are sent and keeps the others', async () => {
    const { user } = await createSignedInUser({ roles: ['Admin'] });
    const renamed = await putUser(user.id, { firstName: 'Rosario', lastName: 'Paz' });
    expect(renamed.body).toMatchObject({ fullName: 'Rosario Paz', roles: ['Admin'], enabled: true, version: 2 });
    const disabled = await putUser(user.id, { enabled: false });
    expect(disabled.body).toMatchObject({ fullName: 'Rosario Paz', roles: ['Admin'], enabled: false, version: 3 });
    expect((await getUser(user.id)).body).toEqual(disabled.body);
  });

  test('accepts what GET returned, also of oneself and of a coach without a team', async () => {
    const team = await createTeam('Atlético Ceibo');
    await createSignedInUser({ roles: ['DT'], teamId: team.id });
    await createSignedInUser({ roles: ['DT'] });
    const { body } = await call('GET /auth/users', { as: 'admin' });
    for (const user of [...body.slice(0, 1), ...body.slice(-2)]) {
      const answer = await putUser(user.id, user);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 200,
        body: { ...user, version: user.version + 1 },
      });
    }
  });

  test('never changes the address', async () => {
    const { user } = await createSignedInUser();
    const { status, body } = await putUser(user.id, { email: 'otra@test.ar', lastName: 'Paz' });
    expect({ status, email: body.email }).toEqual({ status: 200, email: user.email });
  });

  test('with a stale version is refused with the current copy', async () => {
    const { user } = await createSignedInUser();
    await putUser(user.id, { firstName: 'Primera' });
    const stale = await putUser(user.id, { firstName: 'Segunda', version: 1 });
    expect({ status: stale.status, current: problemOf(stale).current }).toMatchObject({
      status: 412,
      current: { firstName: 'Primera', version: 2 },
    });
    expect(JSON.stringify(stale.body)).not.toContain('pk');
  });

  test('made at the same time as another change keeps both', async () => {
    const { user } = await createSignedInUser();
    await Promise.all([putUser(user.id, { firstName: 'Ana' }), putUser(user.id, { lastName: 'Gil' })]);
    expect((await getUser(user.id)).body).toMatchObject({ fullName: 'Ana Gil', version: 3 });
  });

  test('is 404 for an unknown user', async () => {
    expect((await putUser(987654, { enabled: false })).status).toBe(404);
  });

  test('that breaks a rule is refused with a Spanish message, and changes nothing', async () => {
    const { user } = await createSignedInUser();
    for (const [wrong, path, message] of [
      [{ roles: ['DT'] }, 'teamId', 'Un DT tiene que tener un equipo'],
      [{ teamId: 987654 }, 'teamId', 'Ese equipo no existe'],
      [{ roles: ['DT', 'DT'] }, 'roles', 'No puede tener elementos repetidos'],
      [{ enabled: 'no' }, 'enabled', 'Debe ser verdadero o falso'],
      [{ firstName: '' }, 'firstName', 'Es obligatorio'],
      [{}, '', 'No dice qué cambiar'],
      [{ password: 'Clave-nueva-1' }, 'password', 'Es un campo desconocido'],
    ]) {
      const answer = await callUntyped('PUT /auth/users/{id}', { as: 'admin', params: { id: user.id }, body: wrong });
      expect({ status: answer.status, errors: problemOf(answer).errors[0] }).toEqual({
        status: 400,
        errors: { path, message },
      });
    }
    expect((await getUser(user.id)).body.version).toBe(1);
  });
});

describe('a change of a user takes effect at once:', () => {
  test('disabling stops requests, sign-ins and renewals; enabling allows a new sign-in', async () => {
    const user = await createUser();
    const session = await createSession(user);
    const statuses = async () => [
      (await call('GET /auth/users/current', session)).status,
      (await call('POST /auth/refresh', { cookies: session.cookies })).status,
      (await postLogin(user)).status,
    ];
    await putUser(user.id, { enabled: false });
    expect(await statuses()).toEqual([401, 401, 401]);
    await putUser(user.id, { enabled: true });
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  test('a new coach manages the team with an earlier token, a former coach manages none', async () => {
    const team = await createTeam('Deportivo Ombú');
    const { user, headers } = await createSignedInUser();
    const save = () => call('PUT /teams/{id}', { headers, params: { id: team.id }, body: team });
    const { version: _any, ...rest } = team;
    const saveAgain = () => call('PUT /teams/{id}', { headers, params: { id: team.id }, body: rest });
    expect((await save()).status).toBe(403);
    await putUser(user.id, { roles: ['DT'], teamId: team.id });
    expect((await saveAgain()).status).toBe(200);
    await putUser(user.id, { roles: [], teamId: 0 });
    expect((await saveAgain()).status).toBe(403);
  });

  test('the Cognito groups follow the roles', async () => {
    const team = await createTeam('Deportivo Ombú');
    const user = await createUser({ roles: ['Admin'] });
    expect(cognitoGroupsInToken(await postLogin(user))).toEqual(['Admin']);
    await putUser(user.id, { roles: ['DT'], teamId: team.id });
    expect(cognitoGroupsInToken(await postLogin(user))).toEqual(['DT']);
    await putUser(user.id, { roles: ['DT', 'Admin'] });
    expect(cognitoGroupsInToken(await postLogin(user)).sort()).toEqual(['Admin', 'DT']);
    await putUser(user.id, { roles: [] });
    expect(cognitoGroupsInToken(await postLogin(user))).toEqual([]);
  });
});

describe('an administrator', () => {
  test('cannot change their own rights', async () => {
    const { user, headers } = await createSignedInUser({ roles: ['Admin'] });
    const ofRoles = 'No podés cambiar tus propios roles: pedíselo a otro administrador.';
    for (const [rights, detail] of [
      [{ roles: [] }, ofRoles],
      [{ roles: ['Admin', 'DT'], teamId: 1 }, ofRoles],
      [{ enabled: false }, 'No podés deshabilitarte a vos mismo: pedíselo a otro administrador.'],
    ] as const)
      expect(statusAndDetail(await putUser(user.id, rights, headers))).toEqual({ status: 403, detail });
    expect((await getUser(user.id)).body).toMatchObject({ roles: ['Admin'], enabled: true, version: 1 });
  });

  test('may change their own name, and send back their own roles', async () => {
    const { user, headers } = await createSignedInUser({ roles: ['Admin'] });
    const answer = await putUser(user.id, { roles: ['Admin'], enabled: true, firstName: 'Rosalía' }, headers);
    expect({ status: answer.status, firstName: answer.body.firstName }).toEqual({ status: 200, firstName: 'Rosalía' });
  });

  const takings = [{ roles: [] }, { enabled: false }];
  test.each(takings)(
    'always remains when all administrators set %o on each other at once',
    async (taking) => {
      const [ana, bea, eva] = [await admin(), await admin(), await admin()];
      const circle = [
        [ana, bea],
        [bea, eva],
        [eva, ana],
        [bea, ana],
      ] as const;
      for (const _ of raceRoundNumbers) {
        for (const user of [ana, bea, eva]) await changeStoredUser(user, { roles: ['Admin'], enabled: true });
        const answers = await Promise.all(circle.map(([by, whom]) => putUser(whom.id, taking, by.headers)));
        const left = await Promise.all([ana, bea, eva].map(async ({ id }) => (await getUser(id)).body));
        const admins = left.filter(({ roles, enabled }) => enabled && roles.includes('Admin'));
        expect(admins.length).toBeGreaterThan(0);
        expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
        for (const { status } of answers) expect(status).toBeOneOf([200, 401, 403]);
      }
    },
    raceTimeoutMs,
  );

  async function admin() {
    const { user, headers } = await createSignedInUser({ roles: ['Admin'] });
    return { id: user.id, headers };
  }
});

test('only an administrator lists and changes users', async () => {
  const { user, headers } = await createSignedInUser();
  expect((await call('GET /auth/users', { headers })).status).toBe(403);
  expect((await putUser(user.id, { roles: ['Admin'] }, headers)).status).toBe(403);
  expect((await getUser(user.id)).body.roles).toEqual([]);
});
