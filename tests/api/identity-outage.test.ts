/**
 * The routes of /api/auth while Cognito does not answer: each answers, with the reason, before its Lambda times out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { commandTimeouts, registerUser } from '#functions/auth/register-user.ts';
import { environment } from '#functions/platform/environment.ts';
import { cognitoAttempts } from '#functions/platform/identity/client.ts';
import { keysTimeoutMs } from '#functions/platform/identity/verifier.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import {
  type ApiAnswer,
  call,
  limitRemainingTime,
  problemOf,
  startTimedApi,
  testUserPassword,
  tokenOf,
} from '#tests/support/api.ts';
import { startTableProxy, type TableProxy } from '#tests/support/table-proxy.ts';
import { createSession, createUser, postLogin } from '#tests/support/users.ts';

const template = readLocalTemplate();
const lambdas = Object.values(template.Resources).filter(
  ({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.FunctionName.endsWith('-auth'),
);
const lambdaTimeoutMs = lambdas[0]?.Properties.Timeout * 1000;

let cognito: TableProxy;
let user: Awaited<ReturnType<typeof createUser>>;
let session: Awaited<ReturnType<typeof createSession>>;

beforeAll(async () => {
  cognito = await startTableProxy(inject('services').identity);
  await startTimedApi();
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = cognito.endpoint;
  await tokenOf('admin');
  user = await createUser();
  session = await createSession(user);
});
afterAll(() => cognito.stop());
beforeEach(() => cognito.decide(() => 'answered'));

/** The answer, or 'timed out' if the Lambda would have timed out first. */
const beforeTimeout = <T>(answer: Promise<T>) => Promise.race([answer, sleep(lambdaTimeoutMs, 'timed out' as const)]);

const outcomeOf = (answer: ApiAnswer<unknown> | 'timed out') =>
  answer === 'timed out'
    ? { status: answer }
    : { status: answer.status, code: problemOf(answer).code, retryAfter: Number(answer.headers['retry-after']) > 0 };
const email = 'alguien@test.ar';
const newPassword = 'Clave-nueva-2';
const passwordChange = { currentPassword: testUserPassword, newPassword };
const person = { firstName: 'Rosa', lastName: 'Paz', email: 'otra@test.ar', password: testUserPassword };
const changePassword = () => call('POST /auth/password/change', { headers: session.headers, body: passwordChange });

/** One call of every route that calls Cognito. */
const askEveryRoute = (): Record<string, Promise<ApiAnswer<unknown>>> => ({
  login: postLogin(user),
  refresh: call('POST /auth/refresh', { cookies: session.cookies }),
  forgot: call('POST /auth/password/forgot', { body: { email } }),
  reset: call('POST /auth/password/reset', { body: { email, code: '1', newPassword } }),
  change: changePassword(),
  register: call('POST /auth/register', { as: 'admin', body: person }),
});

describe('while Cognito does not answer', () => {
  let answers: object[];
  let logoutAnswer: ApiAnswer<unknown> | 'timed out';
  let callsToCognito: number;

  // All calls wait at the same time, for seconds.
  beforeAll(async () => {
    cognito.decide(() => 'hung');
    cognito.arrived.length = 0;
    const logout = beforeTimeout(call('POST /auth/logout', { cookies: session.cookies }));
    const asked = Object.entries(askEveryRoute());
    answers = await Promise.all(
      asked.map(async ([route, answer]) => ({ route, ...outcomeOf(await beforeTimeout(answer)) })),
    );
    logoutAnswer = await logout;
    callsToCognito = cognito.arrived.length;
  });

  test('every route that calls it answers 503 before its Lambda times out', () => {
    const unavailable = { status: 503, code: 'unavailable', retryAfter: true };
    expect(answers).toEqual([
      { route: 'login', ...unavailable },
      { route: 'refresh', ...unavailable },
      { route: 'forgot', ...unavailable },
      // Cognito may have set the password although its answer to a reset never came.
      { route: 'reset', ...unavailable, code: 'outcome-unknown' },
      { route: 'change', ...unavailable },
      { route: 'register', ...unavailable },
    ]);
    expect(callsToCognito).toBeLessThanOrEqual((answers.length + 1) * cognitoAttempts);
  });

  test('a logout still ends the session on this device', () => {
    expect(logoutAnswer).toMatchObject({ status: 204, cookies: Array(2).fill(expect.stringContaining('Max-Age=0')) });
  });
});

test('a password change, which needs several calls, is answered in time while Cognito is slow', async () => {
  limitRemainingTime(8000);
  // Together the calls after the first take longer than the request may; each alone does not.
  cognito.decide((operation) => (operation === 'AdminInitiateAuth' ? 'answered' : { delayedMs: 1800 }));
  const unknown = { status: 503, code: 'outcome-unknown', retryAfter: true };
  expect(outcomeOf(await beforeTimeout(changePassword()))).toEqual(unknown);
});

test('all attempts of one call, and then of fetching the keys, fit into the Lambda’s timeout', () => {
  /** The SDK's longest pause before a second attempt. */
  const longestPauseMs = 1000;
  const call = cognitoAttempts * 2 * environment().cognitoTimeout + (cognitoAttempts - 1) * longestPauseMs;
  expect(call + 2 * keysTimeoutMs).toBeLessThan(lambdaTimeoutMs);
});

test('a registration at a terminal has a time limit of its own, for credentials that take seconds', async () => {
  cognito.decide(() => ({ delayedMs: 200 }));
  const register = (address: string, account: number) =>
    registerUser(
      { ...person, email: address, roles: [], teamId: 0 },
      { by: 0, at: new Date().toISOString() },
      { timeouts: { reservation: account + 1000, account } },
    );
  await expect(register('apurada@test.ar', 300)).rejects.toThrow('El registro tardó demasiado');
  expect(await register('apurada@test.ar', commandTimeouts.account)).toMatchObject({ enabled: true });
  expect(commandTimeouts.account).toBeGreaterThan(20_000);
  expect(commandTimeouts.reservation).toBeGreaterThan(commandTimeouts.account);
});
