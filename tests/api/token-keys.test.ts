/**
 * The keys that verify tokens, fetched over https from Cognito's own URL, as on AWS, where JWKS_URL is not set. While
 * they are unavailable, no session is lost.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startExecutionEnvironment } from '#functions/platform/execution-environment.ts';
import { type ApiAnswer, call, problemOf, startApi } from '#tests/support/api.ts';
import { isFullRun } from '#tests/support/full.ts';
import { claimsOf, createSigningKey, type KeyServer, startKeyServer } from '#tests/support/key-server.ts';
import { createSession, createUser, postLogin } from '#tests/support/users.ts';

let keyServer: KeyServer;
let localKeys: object[];
let user: Awaited<ReturnType<typeof createUser>>;
let session: Awaited<ReturnType<typeof createSession>>;

beforeAll(async () => {
  await startApi();
  delete process.env.JWKS_URL;
  const answer = await fetch(inject('services').jwksUrl);
  localKeys = ((await answer.json()) as { keys: object[] }).keys;
  keyServer = await startKeyServer();
  keyServer.keys = localKeys;
  user = await createUser();
  session = await createSession(user);
});
afterAll(() => keyServer.stop());
/** Each test begins with a new Lambda instance, which has no keys yet. */
beforeEach(() => {
  startExecutionEnvironment();
  Object.assign(keyServer, { keys: localKeys, state: 'answers' });
  keyServer.asked.length = 0;
});

const readCurrentUser = (headers: Record<string, string>) => call('GET /auth/users/current', { headers });
const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const expectUnavailable = (answer: ApiAnswer<unknown>) => {
  expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 503, code: 'unavailable' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect({ cookies: answer.cookies, cookie: answer.headers['set-cookie'] }).toEqual({ cookies: [], cookie: undefined });
};

test('the keys are fetched once from the user pool, and tokens are accepted', async () => {
  for (const _ of [1, 2]) expect((await readCurrentUser(session.headers)).status).toBe(200);
  expect((await call('POST /auth/refresh', { cookies: session.cookies })).status).toBe(200);
  expect(keyServer.asked).toEqual([`/${inject('services').userPoolId}/.well-known/jwks.json`]);
});

const states = ['unreachable', 'garbage', ...(isFullRun ? (['untrusted', 'fails', 'silent'] as const) : [])] as const;

describe.each(states)('while the key server’s state is %s', (state) => {
  test('every call with a token, a renewal and a login get 503, and the session survives', async () => {
    keyServer.state = state;
    const answers = await Promise.all([
      readCurrentUser(session.headers),
      call('GET /teams', { headers: session.headers }),
      call('POST /auth/refresh', { cookies: session.cookies }),
      postLogin(user),
    ]);
    for (const answer of answers) expectUnavailable(answer);
    expect((await call('GET /teams')).status).toBe(200);
    keyServer.state = 'answers';
    expect((await readCurrentUser(session.headers)).status).toBe(200);
    expect((await call('POST /auth/refresh', { cookies: session.cookies })).status).toBe(200);
    expect((await postLogin(user)).status).toBe(200);
  });

  test('keys that were already fetched are still used', async () => {
    expect((await readCurrentUser(session.headers)).status).toBe(200);
    keyServer.state = state;
    expect((await readCurrentUser(session.headers)).status).toBe(200);
    expect((await call('POST /auth/refresh', { cookies: session.cookies })).status).toBe(200);
  });

  test('a malformed token is still refused', async () => {
    keyServer.state = state;
    expect((await readCurrentUser(withToken('x.y.z'))).status).toBe(401);
  });
});

describe('a new signing key', () => {
  const claims = () => claimsOf(session.headers.authorization.slice('Bearer '.length));

  test('is fetched once, with the first token that it has signed', async () => {
    await readCurrentUser(session.headers);
    const rotated = createSigningKey('new');
    keyServer.keys = [...localKeys, rotated.jwk];
    for (const _ of [1, 2, 3]) expect((await readCurrentUser(withToken(rotated.sign(claims())))).status).toBe(200);
    expect(keyServer.asked).toHaveLength(2);
  });

  test('that Cognito does not publish yet does not end the session', async () => {
    keyServer.keys = [createSigningKey('other').jwk];
    expectUnavailable(await call('POST /auth/refresh', { cookies: session.cookies }));
    expectUnavailable(await postLogin(user));
    expect(keyServer.asked).toHaveLength(1);
  });
});

test('a flood of tokens with invented keys is refused with one more fetch, and known keys still work', async () => {
  await readCurrentUser(session.headers);
  const claims = claimsOf(session.headers.authorization.slice('Bearer '.length));
  const forged = createSigningKey('x');
  const signed = forged.sign(claims).split('.');
  const inventKey = (at: number) =>
    Buffer.from(JSON.stringify({ kid: `invented-${at}`, alg: 'RS256' })).toString('base64url');
  const flood = Array.from({ length: 50 }, (_, at) => [inventKey(at), ...signed.slice(1)].join('.'));
  const answers = await Promise.all(flood.map((token) => readCurrentUser(withToken(token))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(keyServer.asked).toHaveLength(2);
  expect((await readCurrentUser(session.headers)).status).toBe(200);
});
