/** Changing a password with the current one, and resetting a forgotten one with a code sent by mail. */
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredUser } from '#functions/platform/identity/users.ts';
import { call, callUntyped, problemOf, startApi, testUserPassword } from '#tests/support/api.ts';
import { awsError, collectAwsCallNames, failAwsCall } from '#tests/support/aws-failures.ts';
import { readNewestEmailedCode } from '#tests/support/codes.ts';
import {
  changeStoredUser,
  createSession,
  createSignedInUser,
  createUser,
  firstCookieFromAnswer,
  postLogin,
} from '#tests/support/users.ts';

beforeAll(startApi);

const newPassword = 'Clave-nueva-2';
const refreshSession = (cookies: string[]) => call('POST /auth/refresh', { cookies });

describe('changing a password', () => {
  const change = (headers: Record<string, string>, body: { currentPassword: string; newPassword: string }) =>
    call('POST /auth/password/change', { headers, body });

  test('replaces the old password with the new one, which may contain the name', async () => {
    const user = await createUser();
    const { headers } = await createSession(user);
    const answer = await change(headers, { currentPassword: testUserPassword, newPassword: 'La-Núñez-2026' });
    expect(answer.status).toBe(200);
    expect((await postLogin(user)).status).toBe(401);
    expect((await postLogin(user, 'La-Núñez-2026')).status).toBe(200);
  });

  test('ends every session and token of the user, and returns a new session', async () => {
    const user = await createUser();
    const [phone, laptop] = [await createSession(user), await createSession(user)];
    const answer = await change(phone.headers, { currentPassword: testUserPassword, newPassword });
    expect(answer.body).toMatchObject({ success: true, user: { id: user.id }, message: /^Tu contraseña cambió\./ });
    for (const { cookies, headers } of [phone, laptop]) {
      expect((await refreshSession(cookies)).status).toBe(401);
      expect((await call('GET /auth/users/current', { headers })).status).toBe(401);
    }
    expect((await refreshSession([firstCookieFromAnswer(answer)])).status).toBe(200);
    const headers = { authorization: `Bearer ${answer.body.token}` };
    expect((await call('GET /auth/users/current', { headers })).status).toBe(200);
  });

  test('with a wrong or weak password is refused, names the field and changes nothing', async () => {
    const user = await createUser();
    const { headers } = await createSession(user);
    const currentPassword = testUserPassword;
    for (const [body, path, message] of [
      [{ currentPassword: 'Otra-clave-9', newPassword }, 'currentPassword', 'No es tu contraseña actual'],
      [{ currentPassword, newPassword: 'Corta-1' }, 'newPassword', 'Debe tener al menos 10 caracteres'],
      [{ currentPassword, newPassword: 'todo-minuscula-1' }, 'newPassword', /mayúscula/],
      [{ newPassword }, 'currentPassword', 'Es obligatorio'],
      [{ currentPassword, newPassword: currentPassword }, 'newPassword', 'Debe ser distinta de la actual'],
    ] as const) {
      const answer = await callUntyped('POST /auth/password/change', { headers, body });
      expect({ status: answer.status, errors: problemOf(answer).errors[0] }).toEqual({
        status: 400,
        errors: { path, message: expect.stringMatching(message) },
      });
    }
    expect((await postLogin(user)).status).toBe(200);
  });

  test('needs a session', async () => {
    expect((await change({}, { currentPassword: testUserPassword, newPassword })).status).toBe(401);
  });
});

describe('resetting a forgotten password', () => {
  const forget = (email: string) => call('POST /auth/password/forgot', { body: { email } });
  const reset = (email: string, code: string, secret = newPassword) =>
    call('POST /auth/password/reset', { body: { email, code, newPassword: secret } });

  test('succeeds once with the code that was sent, and ends every session; until then the old password is valid', async () => {
    const user = await createUser();
    await forget(user.email);
    const { cookies, headers } = await createSession(user);
    expect((await refreshSession(cookies)).status).toBe(200);
    const code = readNewestEmailedCode(user.email) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect((await reset(user.email.toUpperCase(), code)).status).toBe(200);
    expect((await postLogin(user)).status).toBe(401);
    expect((await postLogin(user, newPassword)).status).toBe(200);
    expect((await refreshSession(cookies)).status).toBe(401);
    expect((await call('GET /auth/users/current', { headers })).status).toBe(401);
    expect((await reset(user.email, code, 'Clave-tercera-3')).status).toBe(400);
  });

  test('starts with the same answer whether or not the address has an account', async () => {
    const [user, disabled] = [await createUser(), await createUser()];
    await changeStoredUser(disabled, { enabled: false });
    const answers = [await forget(user.email), await forget('nadie.mas@test.ar'), await forget(disabled.email)];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect({ status: answers[0]?.status, codeFor: readNewestEmailedCode('nadie.mas@test.ar') }).toEqual({
      status: 200,
      codeFor: undefined,
    });
  });

  test.each([
    'UserNotFoundException',
    'NotAuthorizedException',
    'InvalidParameterException',
    'CodeDeliveryFailureException',
    'LimitExceededException',
  ])('a request for a code is answered the same when Cognito fails with %s', async (name) => {
    const usual = await forget('nadie.mas@test.ar');
    failAwsCall(CognitoIdentityProviderClient, ForgotPasswordCommand, awsError(name));
    expect(await forget((await createSignedInUser()).user.email)).toEqual(usual);
  });

  test('is refused alike with a wrong code, with the code of another address and for an unknown address', async () => {
    const [user, other] = [await createUser(), await createUser()];
    await forget(user.email);
    await forget(other.email);
    const right = readNewestEmailedCode(user.email) ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    const refusals = [
      await reset(user.email, wrong),
      await reset(other.email, right),
      await reset('nadie.mas@test.ar', right),
    ];
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect({ status: refusals[0]?.status, errors: problemOf(refusals[0] as never).errors }).toEqual({
      status: 400,
      errors: [{ path: 'code', message: 'El código no es correcto o ya venció' }],
    });
    expect((await postLogin(user)).status).toBe(200);
    expect((await reset(user.email, right)).status).toBe(200);
  });

  test.each(['CodeMismatchException', 'ExpiredCodeException', 'UserNotFoundException', 'NotAuthorizedException'])(
    'a code that Cognito refuses with %s is refused as a wrong code',
    async (name) => {
      failAwsCall(CognitoIdentityProviderClient, ConfirmForgotPasswordCommand, awsError(name));
      expect(problemOf(await reset('nadie.mas@test.ar', '123456')).errors[0]?.path).toBe('code');
    },
  );

  test('is refused with a weak password, and succeeds with one that contains the name and the address', async () => {
    const user = await createUser();
    await forget(user.email);
    const weak = await reset(user.email, readNewestEmailedCode(user.email) ?? '', 'corta');
    expect({ status: weak.status, path: problemOf(weak).errors[0]?.path }).toEqual({
      status: 400,
      path: 'newPassword',
    });
    const personal = `Nunez-1-${user.email.split('@')[0]}`;
    expect((await reset(user.email, readNewestEmailedCode(user.email) ?? '', personal)).status).toBe(200);
    expect((await postLogin(user, personal)).status).toBe(200);
  });

  test('does not let a disabled user sign in', async () => {
    const user = await createUser();
    await forget(user.email);
    await changeStoredUser(user, { enabled: false });
    await reset(user.email, readNewestEmailedCode(user.email) ?? '');
    expect((await postLogin(user, newPassword)).status).toBe(401);
  });
});

describe('too many attempts in Cognito:', () => {
  const someone = { email: 'nadie.mas@test.ar' };
  const signIn = { ...someone, password: testUserPassword };
  const withCode = { ...someone, code: '1', newPassword };
  /** What each exception means is decided in one place for all calls to Cognito. */
  test.each([
    ['POST /auth/login', 'TooManyRequestsException', AdminInitiateAuthCommand, signIn],
    ['POST /auth/password/forgot', 'TooManyFailedAttemptsException', ForgotPasswordCommand, someone],
    ['POST /auth/password/reset', 'LimitExceededException', ConfirmForgotPasswordCommand, withCode],
  ] as const)('%s is answered 429 with Retry-After when Cognito throws %s', async (key, limit, command, body) => {
    failAwsCall(CognitoIdentityProviderClient, command, awsError(limit));
    const answer = await callUntyped(key, { body });
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({
      status: 429,
      code: 'too-many-requests',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(problemOf(answer).detail).toBe('Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.');
  });
});

describe('email addresses of known, unknown and disabled users cause the same Cognito and table calls', () => {
  const wrong = 'Otra-clave-9';
  /** The table calls of one attempt: read the id of the email address, count twice, read the user, count twice again. */
  const counting = ['Get', 'Update', 'Update', 'Get', 'Update', 'Update'].map((name) => `${name}Command`);
  let user: StoredUser;
  let disabled: StoredUser;
  beforeAll(async () => {
    [user, disabled] = [await createUser(), await createUser()];
    await changeStoredUser(disabled, { enabled: false });
  });

  test.each([
    ['POST /auth/login', (email: string) => ({ email, password: wrong }), 'AdminInitiateAuthCommand'],
    ['POST /auth/password/forgot', (email: string) => ({ email }), 'ForgotPasswordCommand'],
    [
      'POST /auth/password/reset',
      (email: string) => ({ email, code: '0', newPassword }),
      'ConfirmForgotPasswordCommand',
    ],
  ] as const)('at %s', async (key, bodyFor, command) => {
    const costs: string[][] = [];
    for (const [at, email] of [user.email, 'no.hay@test.ar', disabled.email].entries()) {
      const [asked, read] = [
        collectAwsCallNames(CognitoIdentityProviderClient),
        collectAwsCallNames(DynamoDBDocumentClient),
      ];
      await callUntyped(key, { body: bodyFor(email), from: `198.51.100.${at}` });
      costs.push([...asked, ...read]);
    }
    expect(costs[0]).toEqual([command, ...counting]);
    for (const cost of costs) expect(cost).toEqual(costs[0]);
  });

  test('at login, with the right password of a disabled user', async () => {
    const [asked, read] = [
      collectAwsCallNames(CognitoIdentityProviderClient),
      collectAwsCallNames(DynamoDBDocumentClient),
    ];
    await postLogin(disabled);
    expect([...asked, ...read]).toEqual(['AdminInitiateAuthCommand', ...counting]);
  });
});
