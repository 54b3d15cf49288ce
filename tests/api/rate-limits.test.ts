/** Rate limits of logins, resets and password changes: failures from one IP never lock out another IP. */
import { setTimeout } from 'node:timers/promises';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { call, callUntyped, problemOf, startApi, testUserPassword } from '#tests/support/api.ts';
import { awsError, collectAwsCallNames, failAwsCall } from '#tests/support/aws-failures.ts';
import { isFullRun } from '#tests/support/full.ts';
import { createSession, createUser } from '#tests/support/users.ts';

beforeAll(startApi);

const wrongPassword = 'Otra-clave-9';
const attemptLogin = (email: string, from: string, secret = wrongPassword) =>
  call('POST /auth/login', { body: { email, password: secret }, from });

let usedIpCount = 0;
/** An IP that no other test uses. */
const unusedIp = (): string => {
  usedIpCount += 1;
  return `203.0.${Math.floor(usedIpCount / 200)}.${usedIpCount % 200}`;
};

/** Other limits until the test ends. */
function limitAttempts(limits: Partial<ReturnType<typeof environment>['attempts']>): void {
  const { attempts: usual } = environment();
  Object.assign(environment(), { attempts: { ...usual, ...limits } });
  onTestFinished(() => void Object.assign(environment(), { attempts: usual }));
}

const integersBelow = (count: number) => Array.from({ length: count }, (_, at) => at);
const awaitHttpStatuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Makes `count` calls, at most 50 at a time: as many as Lambdas run at once. */
async function callInWaves<T>(count: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count)
    answers.push(...(await Promise.all(integersBelow(Math.min(50, count - answers.length)).map(ask))));
  return answers;
}

const wrongLoginCount = isFullRun ? 1000 : 30;

test(`of ${wrongLoginCount} simultaneous wrong logins for one email address from one IP 10 are tried, and the user can still sign in from another IP`, {
  timeout: 300_000,
}, async () => {
  const [{ email }, attacker] = [await createUser(), unusedIp()];
  const asked = collectAwsCallNames(CognitoIdentityProviderClient);
  const attack = callInWaves(wrongLoginCount, () => attemptLogin(email, attacker));
  expect((await attemptLogin(email, unusedIp(), testUserPassword)).status).toBe(200);
  const statuses = (await attack).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(wrongLoginCount - 10).fill(429)]);
  expect(asked.filter((name) => name === AdminInitiateAuthCommand.name)).toHaveLength(11);
});

/** Three failed logins for an address from one IP, in place of the default, which takes longer to reach. */
const allowThreeFailures = () => limitAttempts({ perAddress: 3 });

test('more correct logins at once than may fail, for one email address from one IP, are all accepted', async () => {
  allowThreeFailures();
  const [{ email }, place] = [await createUser(), unusedIp()];
  const statuses = await awaitHttpStatuses(integersBelow(5).map(() => attemptLogin(email, place, testUserPassword)));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test('the correct password is refused too once the limit is reached, until the window ends', async () => {
  allowThreeFailures();
  const [{ email }, place] = [await createUser(), unusedIp()];
  for (const _ of integersBelow(3)) expect((await attemptLogin(email, place)).status).toBe(401);
  const answer = await attemptLogin(email, place, testUserPassword);
  expect(answer.status).toBe(429);
  expect(problemOf(answer)).toMatchObject({
    code: 'too-many-requests',
    detail: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (seconds + 1) * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await attemptLogin(email, place)).status).toBe(401);
});

test('a successful login is not counted', async () => {
  allowThreeFailures();
  const [{ email }, place] = [await createUser(), unusedIp()];
  for (const _ of integersBelow(2)) await attemptLogin(email, place);
  for (const _ of integersBelow(2)) expect((await attemptLogin(email, place, testUserPassword)).status).toBe(200);
  expect((await attemptLogin(email, place)).status).toBe(401);
  expect((await attemptLogin(email, place)).status).toBe(429);
});

test('a login that Cognito did not check because it throttled it is not counted', async () => {
  allowThreeFailures();
  const [{ email }, place] = [await createUser(), unusedIp()];
  for (const _ of integersBelow(4)) {
    failAwsCall(CognitoIdentityProviderClient, AdminInitiateAuthCommand, awsError('TooManyRequestsException'));
    await attemptLogin(email, place);
  }
  expect((await attemptLogin(email, place, testUserPassword)).status).toBe(200);
});

test('of the wrong logins for many email addresses as many as the limit says are tried from one IP, and those from another IP as before', async () => {
  expect(environment().attempts.perIp).toBe(100);
  limitAttempts({ perIp: 6 });
  const [place, other] = [unusedIp(), unusedIp()];
  const attack = (from: string, count: number) =>
    awaitHttpStatuses(integersBelow(count).map((at) => attemptLogin(`persona.${at}@lejos.ar`, from)));
  expect((await attack(place, 8)).sort()).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  expect(await attack(other, 2)).toEqual([401, 401]);
});

describe('the client IP', () => {
  beforeEach(allowThreeFailures);

  test('is the second to last of X-Forwarded-For', async () => {
    const { email } = await createUser();
    const place = unusedIp();
    for (const at of integersBelow(3)) await attemptLogin(email, `10.0.0.${at}, ${place}`);
    expect((await attemptLogin(email, `172.16.0.1, ${place}`)).status).toBe(429);
  });

  test('is counted by its /64 prefix for IPv6, however the IP is spelled', async () => {
    const { email } = await createUser();
    for (const at of integersBelow(3)) await attemptLogin(email, `2001:db8:0:7::${at + 1}`);
    expect((await attemptLogin(email, '2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await attemptLogin(email, '2001:db8:0:8::1')).status).toBe(401);
  });

  test('is the source IP of the gateway when there is no X-Forwarded-For', async () => {
    const { email } = await createUser();
    const body = { email, password: wrongPassword };
    for (const _ of integersBelow(3)) await call('POST /auth/login', { body });
    expect((await call('POST /auth/login', { body })).status).toBe(429);
    expect((await attemptLogin(email, unusedIp())).status).toBe(401);
  });
});

describe('a limit of its own applies to', () => {
  beforeEach(allowThreeFailures);

  test('requests for a password code, whether or not the address has an account', async () => {
    for (const email of [(await createUser()).email, 'nadie.pide@test.ar']) {
      const place = unusedIp();
      const forget = () => call('POST /auth/password/forgot', { body: { email }, from: place });
      for (const _ of integersBelow(3)) expect((await forget()).status).toBe(200);
      const asked = collectAwsCallNames(CognitoIdentityProviderClient);
      expect((await forget()).status).toBe(429);
      expect(asked).not.toContain(ForgotPasswordCommand.name);
      expect((await attemptLogin(email, place)).status).toBe(401);
    }
  });

  test('password codes that are tried at a reset', async () => {
    const [{ email }, from] = [await createUser(), unusedIp()];
    const reset = () =>
      call('POST /auth/password/reset', { body: { email, code: '1', newPassword: 'Clave-nueva-2' }, from });
    for (const _ of integersBelow(3)) expect((await reset()).status).toBe(400);
    expect((await reset()).status).toBe(429);
  });

  test('current passwords tried at a password change, where a refused new password does not count', async () => {
    const user = await createUser();
    const [{ headers }, from] = [await createSession(user), unusedIp()];
    const change = (currentPassword: string, newPassword = 'Clave-nueva-2') =>
      call('POST /auth/password/change', { headers, from, body: { currentPassword, newPassword } });
    for (const _ of integersBelow(4)) expect((await change(testUserPassword, testUserPassword)).status).toBe(400);
    for (const _ of integersBelow(3)) expect((await change(wrongPassword)).status).toBe(400);
    expect((await change(testUserPassword)).status).toBe(429);
  });
});

test('beyond the limit a login for a known and one for an unknown email address are answered alike', async () => {
  allowThreeFailures();
  const bodies = [];
  for (const email of [(await createUser()).email, 'nadie.aqui@test.ar']) {
    const place = unusedIp();
    for (const _ of integersBelow(3)) await attemptLogin(email, place);
    bodies.push((await attemptLogin(email, place)).body);
  }
  expect(bodies[0]).toEqual(bodies[1]);
});

test('an invalid body is answered 400 even beyond the limit', async () => {
  allowThreeFailures();
  const [{ email }, from] = [await createUser(), unusedIp()];
  for (const _ of integersBelow(4)) await attemptLogin(email, from);
  expect((await callUntyped('POST /auth/login', { body: { email }, from })).status).toBe(400);
});

test('the limits and the time window come from the environment', async () => {
  limitAttempts({ perAddress: 2, perIp: 3, windowMinutes: 1 });
  const from = unusedIp();
  const statuses = [];
  for (const who of ['a', 'a', 'a', 'b', 'c']) statuses.push((await attemptLogin(`${who}@lejos.ar`, from)).status);
  expect(statuses).toEqual([401, 401, 429, 401, 429]);
  expect(Number((await attemptLogin('c@lejos.ar', from)).headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a failed login and a request for a code take at least the configured time', async () => {
  limitAttempts({ shortestMs: 300 });
  for (const asking of [
    () => attemptLogin('nadie.hoy@test.ar', unusedIp()),
    () => call('POST /auth/password/forgot', { body: { email: 'nadie.hoy@test.ar' }, from: unusedIp() }),
  ]) {
    const early = setTimeout(250, 'not answered yet');
    expect(await Promise.race([asking(), early])).toBe('not answered yet');
  }
});

test('each attempt is logged with user, network and outcome; neither log nor table contains address, password or IP', async () => {
  const [user, from] = [await createUser(), '198.51.100.77'];
  const info = vi.spyOn(console, 'info');
  onTestFinished(() => info.mockRestore());
  await attemptLogin(user.email, from);
  await attemptLogin(user.email, from, testUserPassword);
  await attemptLogin('nadie.jamas@test.ar', '2001:db8:77:1::5');
  const lines = info.mock.calls.map(([line]) => line);
  const attempts = lines.filter(({ attempt }) => attempt);
  expect(attempts).toMatchObject([
    { attempt: 'login', userId: user.id, network: '198.51.100.0/24', outcome: 'failed' },
    { attempt: 'login', userId: user.id, network: '198.51.100.0/24', outcome: 'succeeded' },
    { attempt: 'login', userId: null, network: '2001:db8:77::/48', outcome: 'failed' },
  ]);
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: tableName() }));
  const counters = Items.filter(({ pk }) => pk.startsWith('ATTEMPTS#'));
  expect(counters.length).toBeGreaterThan(3);
  for (const { ttl } of counters) expect(ttl).toBeGreaterThan(0);
  for (const text of [JSON.stringify(lines), JSON.stringify(counters)]) {
    for (const secret of [user.email, 'nadie.jamas', testUserPassword, wrongPassword, from, '2001:db8:77:1']) {
      expect(text).not.toContain(secret);
    }
  }
});
