/** Which tokens are accepted: after changes of the user, after the end of the session, and when forged. */
import { setTimeout } from 'node:timers/promises';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { endSessionsOfUser } from '#functions/platform/identity/ended-sessions.ts';
import { refreshTokens } from '#functions/platform/identity/sessions.ts';
import type { StoredUser } from '#functions/platform/identity/users.ts';
import { call, startApi, tokenOf } from '#tests/support/api.ts';
import { createTeams, expectOk } from '#tests/support/api-fixtures.ts';
import { collectAwsCallNames } from '#tests/support/aws-failures.ts';
import { samples } from '#tests/support/samples.ts';
import { changeStoredUser, createSession, createSignedInUser, createUser } from '#tests/support/users.ts';

beforeAll(startApi);

describe('a disabled user', () => {
  const set = async (user: StoredUser, changes: { enabled: boolean }) =>
    expectOk(await call('PUT /auth/users/{id}', { as: 'admin', params: { id: user.id }, body: changes }));

  test('loses every session for good, on public routes too', async () => {
    const user = await createUser();
    const { headers, cookies } = await createSession(user);
    for (const enabled of [false, true]) {
      await set(user, { enabled });
      expect((await call('GET /teams', { headers })).status).toBe(401);
      expect((await call('GET /auth/users/current', { headers })).status).toBe(401);
      expect((await call('POST /auth/refresh', { cookies })).status).toBe(401);
    }
    const again = await createSession(user);
    expect((await call('GET /auth/users/current', { headers: again.headers })).status).toBe(200);
    expect((await call('POST /auth/refresh', { cookies: again.cookies })).status).toBe(200);
  });

  test('is answered without the internal field sessionsEndedAt', async () => {
    expect(await set((await createSignedInUser()).user, { enabled: false })).not.toHaveProperty('sessionsEndedAt');
  });
});

test('a token renewed directly in Cognito is refused after its session ended', async () => {
  const user = await createUser();
  const { cookies } = await createSession(user);
  await endSessionsOfUser(user.id);
  await setTimeout(1100);
  const renewed = await refreshTokens((cookies[0] ?? '').split('=').slice(1).join('='));
  const headers = { authorization: `Bearer ${renewed?.idToken}` };
  expect((await call('GET /auth/users/current', { headers })).status).toBe(401);
});

test('a request with a token needs one more table read than one without', async () => {
  const { headers } = await createSignedInUser();
  const read = collectAwsCallNames(DynamoDBDocumentClient);
  await call('GET /teams');
  const anonymous = read.length;
  await call('GET /teams', { headers });
  expect(read.slice(anonymous)).toEqual(['BatchGetCommand', ...read.slice(0, anonymous)]);
});

test('the current user is read from the table once', async () => {
  const { headers } = await createSignedInUser();
  const read = collectAwsCallNames(DynamoDBDocumentClient);
  expect((await call('GET /auth/users/current', { headers })).status).toBe(200);
  expect(read).toEqual(['BatchGetCommand']);
});

describe('a change of a user takes effect at once, whatever the token says:', () => {
  test('a disabled user is answered 401, and accepted again when enabled', async () => {
    const { user, headers } = await createSignedInUser({ roles: ['Admin'] });
    const create = () => call('POST /canchas', { headers, body: { nombre: 'Cancha' } });
    expect((await create()).status).toBe(201);
    await changeStoredUser(user, { enabled: false });
    expect((await create()).status).toBe(401);
    expect((await call('GET /auth/users/current', { headers })).status).toBe(401);
    await changeStoredUser(user, { enabled: true });
    expect((await create()).status).toBe(201);
  });

  test('a removed role is lost, an added role is granted', async () => {
    const { user, headers } = await createSignedInUser({ roles: ['Admin'] });
    const create = () => call('POST /teams', { headers, body: samples['POST /teams'] });
    await changeStoredUser(user, { roles: [] });
    expect((await create()).status).toBe(403);
    await changeStoredUser(user, { roles: ['Admin'] });
    expect((await create()).status).toBe(201);
  });

  test('a coach manages the new team and no longer the former one', async () => {
    const [before, after] = await createTeams('Ombú', 'Ceibo');
    const { user, headers } = await createSignedInUser({ roles: ['DT'], teamId: before.id });
    await changeStoredUser(user, { teamId: after.id });
    const save = (team: typeof before) => call('PUT /teams/{id}', { headers, params: { id: team.id }, body: team });
    expect((await save(before)).status).toBe(403);
    expect((await save(after)).status).toBe(200);
  });
});

describe('a token', () => {
  const current = (authorization: string) => call('GET /auth/users/current', { headers: { authorization } });
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  test('is accepted after the word bearer in lower case', async () => {
    expect((await current(`bearer ${await tokenOf('admin')}`)).status).toBe(200);
  });

  test('that was changed, forged or unsigned is refused', async () => {
    const [header = '', payload = '', signature = ''] = (await tokenOf('noRole')).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const raised = encode({ ...claims, 'custom:userId': '1' });
    const forgeries = [
      `${header}.${raised}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${raised}.`,
      `${encode({ alg: 'HS256', kid: JSON.parse(Buffer.from(header, 'base64url').toString()).kid })}.${raised}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
    ];
    for (const forgery of forgeries) expect((await current(`Bearer ${forgery}`)).status).toBe(401);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'no.es.valido', 'Bearer a b'])(
    'the Authorization header %o is refused',
    async (text) => {
      expect((await current(text)).status).toBe(401);
      expect((await call('GET /teams', { headers: { authorization: text } })).status).toBe(401);
    },
  );
});
