import { CognitoIdentityProviderClient, RevokeTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredUser } from '#functions/platform/identity/users.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { signedOutCookie } from '#shared/pages/signed-in-cookie.ts';
import { call, callUntyped, emailOfTestUser, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { awsError, failAwsCall } from '#tests/support/aws-failures.ts';
import { samples } from '#tests/support/samples.ts';
import { changeStoredUser, createSession, createUser, postLogin } from '#tests/support/users.ts';

let user: StoredUser;
beforeAll(async () => {
  await startApi();
  user = await createUser();
});

/** What removes the cookies of a session. */
const endedCookies = [
  'refresh=; HttpOnly; Secure; SameSite=Strict; Path=/api/auth; Max-Age=0',
  'torneo_app=; Path=/; SameSite=Lax; Secure; Max-Age=0',
];

describe('signing in', () => {
  test('returns the user and a token that is accepted', async () => {
    const { id: teamId } = await createTeam('Deportivo Ombú');
    const coach = await createUser({ roles: ['DT'], teamId });
    const { status, body, headers } = await postLogin(coach);
    expect({ status, success: body.success }).toEqual({ status: 200, success: true });
    expect(body.user).toEqual({
      id: coach.id,
      email: coach.email,
      firstName: 'Rosa',
      lastName: 'Núñez',
      fullName: 'Rosa Núñez',
      roles: ['DT'],
      teamId,
      teamName: 'Deportivo Ombú',
      enabled: true,
      version: expect.any(Number),
    });
    expect(headers['cache-control']).toBe('private, no-store');
    const authorization = `Bearer ${body.token}`;
    expect((await call('GET /auth/users/current', { headers: { authorization } })).body).toEqual(body.user);
  });

  test('puts the refresh token into an HttpOnly, Secure and SameSite=Strict cookie, and nowhere else', async () => {
    const answer = await postLogin(user);
    const [value = '', ...attributes] = (answer.cookies[0] ?? '').split('; ');
    const thirtyDays = `Max-Age=${30 * 24 * 60 * 60}`;
    expect(attributes.sort()).toEqual(['HttpOnly', thirtyDays, 'Path=/api/auth', 'SameSite=Strict', 'Secure'].sort());
    const secret = value.split('=')[1] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  });

  test('sets the cookie of the edge for as long as the refresh token, and deletes the mark of an unsent logout', async () => {
    const answer = await postLogin(user);
    expect(answer.cookies.slice(1)).toEqual([
      `torneo_app=1; Path=/; SameSite=Lax; Secure; Max-Age=${30 * 24 * 60 * 60}`,
      'torneo_salida=; Path=/; SameSite=Strict; Secure; Max-Age=0',
    ]);
  });

  test('ignores capitals and surrounding spaces in the address', async () => {
    expect((await postLogin({ email: `  ${user.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('fails with the same answer for a wrong password, an unknown address and a disabled user', async () => {
    const disabled = await createUser();
    await changeStoredUser(disabled, { enabled: false });
    const failures = [
      await postLogin(user, 'Otra-clave-9'),
      await postLogin({ email: 'nadie@test.ar' }),
      await postLogin(disabled),
      await postLogin(user, 'x'),
    ];
    expect(failures[0]).toMatchObject({
      status: 401,
      cookies: [],
      body: { success: false, errorMessage: 'Usuario o contraseña incorrectos', status: 401 },
    });
    for (const failure of failures) expect(failure).toEqual(failures[0]);
    expect(problemOf(failures[0] as never).detail).toBe('Usuario o contraseña incorrectos');
  });

  test.each([
    [{ email: 'a@b.ar' }, 'password'],
    [{ password: 'x' }, 'email'],
    [{ email: '', password: 'x' }, 'email'],
    [{ email: 'a@b.ar', password: '' }, 'password'],
  ])('a sign-in with %o is refused, and the error names the missing field', async (body, path) => {
    const answer = await callUntyped('POST /auth/login', { body });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
  });
});

describe('the current user', () => {
  test('of an anonymous caller is answered 401', async () => {
    expect((await call('GET /auth/users/current')).status).toBe(401);
  });

  test.each(['noRole', 'dt', 'admin'] as const)('of a session is the user who signed in: %s', async (who) => {
    const { status, body, headers } = await call('GET /auth/users/current', { as: who });
    expect({ status, email: body.email, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      email: emailOfTestUser(who),
      cacheControl: 'private, no-store',
    });
  });
});

describe('renewing a session', () => {
  const refresh = (cookies: string[], headers = {}) => call('POST /auth/refresh', { cookies, headers });

  test('returns an accepted token for the cookie alone, any number of times', async () => {
    const { cookies } = await createSession(user);
    for (const _ of [1, 2]) {
      const { status, body } = await refresh(cookies);
      expect({ status, success: body.success, id: body.user.id }).toEqual({ status: 200, success: true, id: user.id });
      const headers = { authorization: `Bearer ${body.token}` };
      expect((await call('GET /auth/users/current', { headers })).body.id).toBe(user.id);
    }
  });

  test.each([[[]], [['refresh=']], [['refresh=cualquiera']], [['otra=cosa']]])(
    'a renewal with the cookies %o is 401 and removes both cookies',
    async (cookies) => {
      const answer = await refresh(cookies);
      expect(answer.status).toBe(401);
      expect(answer.cookies).toEqual(endedCookies);
    },
  );

  test('sets the cookie of the edge for what is left of the refresh token, and no other', async () => {
    const { cookies } = await createSession(user);
    const [given = '', ...others] = (await refresh(cookies)).cookies;
    const seconds = Number(/^torneo_app=1; Path=\/; SameSite=Lax; Secure; Max-Age=(\d+)$/.exec(given)?.[1]);
    expect(seconds).toBeLessThanOrEqual(30 * 24 * 60 * 60);
    expect(seconds).toBeGreaterThan(29 * 24 * 60 * 60);
    expect(others).toEqual([]);
  });

  test('is refused to a user while disabled', async () => {
    const disabled = await createUser();
    const { cookies } = await createSession(disabled);
    await changeStoredUser(disabled, { enabled: false });
    expect((await refresh(cookies)).status).toBe(401);
    await changeStoredUser(disabled, { enabled: true });
    expect((await refresh(cookies)).status).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'a renewal with the content type %o, which a form on another site could send, is refused',
    async (type) => {
      const { cookies } = await createSession(user);
      expect((await refresh(cookies, { 'content-type': type })).status).toBe(415);
    },
  );

  test('finds the refresh cookie among others', async () => {
    const { cookies } = await createSession(user);
    expect((await refresh(['a=1', ...cookies, 'refreshed=2'])).status).toBe(200);
  });
});

describe('signing out', () => {
  test('removes both cookies, of which none renews anything any more, and may be repeated without a cookie', async () => {
    const session = await createSession(user);
    const answer = await call('POST /auth/logout', session);
    expect(answer.status).toBe(204);
    expect(answer.cookies).toEqual(endedCookies);
    expect((await call('POST /auth/refresh', { cookies: session.cookies })).status).toBe(401);
    expect((await call('POST /auth/logout', session)).status).toBe(204);
    expect((await call('POST /auth/logout', { headers: session.headers })).status).toBe(204);
  });

  test('that has not arrived is done when the session would be renewed', async () => {
    const session = await createSession(user);
    const marked = await call('POST /auth/refresh', { cookies: [...session.cookies, `${signedOutCookie}=1`] });
    expect({ status: marked.status, cookies: marked.cookies }).toEqual({ status: 401, cookies: endedCookies });
    expect((await call('POST /auth/refresh', { cookies: session.cookies })).status).toBe(401);
  });

  test('ends this session and its token, on public routes too, and no other of the user', async () => {
    const [phone, laptop] = [await createSession(user), await createSession(user)];
    await call('POST /auth/logout', phone);
    for (const key of ['GET /auth/users/current', 'GET /teams'] as const) {
      expect((await call(key, { headers: phone.headers })).status).toBe(401);
      expect((await call(key, { headers: laptop.headers })).status).toBe(200);
    }
    expect((await call('POST /auth/refresh', { cookies: laptop.cookies })).status).toBe(200);
  });

  test('ends the token even when its signature is written with padding', async () => {
    const { headers } = await createSession(user);
    await call('POST /auth/logout', { headers });
    const authorization = `${headers.authorization}=`;
    expect((await call('GET /auth/users/current', { headers: { authorization } })).status).toBe(401);
  });

  test.each<Record<string, string>>([{}, { authorization: 'Bearer no.es.valido' }, { authorization: 'Basic YTpi' }])(
    'signing out needs only the cookie, whatever headers are sent: %o',
    async (headers) => {
      const { cookies } = await createSession(user);
      expect((await call('POST /auth/logout', { cookies, headers })).status).toBe(204);
      expect((await call('POST /auth/refresh', { cookies })).status).toBe(401);
    },
  );

  test('clears the cookie even when Cognito and the table fail', async () => {
    const session = await createSession(user);
    failAwsCall(CognitoIdentityProviderClient, RevokeTokenCommand, awsError('InternalErrorException'));
    failAwsCall(DynamoDBDocumentClient, TransactWriteCommand, awsError('InternalServerError'));
    const answer = await call('POST /auth/logout', session);
    expect({ status: answer.status, cookies: answer.cookies[0] }).toEqual({
      status: 204,
      cookies: expect.stringMatching(/^refresh=;.*Max-Age=0/),
    });
  });

  test('stores no token in the table', async () => {
    const { headers } = await createSession(user);
    const token = headers.authorization.slice('Bearer '.length);
    await call('POST /auth/logout', { headers });
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: tableName() }));
    const ended = Items.filter(({ pk }) => pk.startsWith('ENDED#'));
    expect(ended.at(-1)?.ttl).toBeGreaterThan(Date.now() / 1000);
    expect(JSON.stringify(ended)).not.toContain(token.split('.')[2]);
  });
});

describe('other sites', () => {
  const opened = ({ headers }: { headers: Record<string, unknown> }) =>
    Object.entries(headers).filter(([name]) => /^(access-control|cross-origin)/.test(name));
  const open = [
    ['access-control-allow-origin', '*'],
    ['cross-origin-resource-policy', 'cross-origin'],
  ];

  test('may read what anybody reads, and why it could not be read', async () => {
    const read = await call('GET /teams');
    expect(opened(read)).toEqual(open);
    expect(opened(await call('GET /teams', { headers: { 'if-none-match': read.headers.etag as string } }))).toEqual(
      open,
    );
    const missing = await call('GET /teams/{id}', { params: { id: 999_999 } });
    expect([missing.status, opened(missing)]).toEqual([404, open]);
  });

  test('read nothing that a session sees or changes, and no session', async () => {
    const { headers } = await createSession(user);
    for (const answer of [
      await call('GET /teams', { headers }),
      await call('GET /auth/users'),
      await call('POST /teams'),
      await call('POST /auth/login', { body: samples['POST /auth/login'] }),
    ])
      expect(opened(answer)).toEqual([]);
  });
});
