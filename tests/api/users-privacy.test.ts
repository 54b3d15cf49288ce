/** No personal data and no secret is written to a log, whatever happens. */
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, test, vi } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, problemOf, startApi, tokenOf } from '#tests/support/api.ts';
import { createTeam } from '#tests/support/api-fixtures.ts';
import { failAwsCall } from '#tests/support/aws-failures.ts';
import { readNewestEmailedCode } from '#tests/support/codes.ts';
import { firstCookieFromAnswer } from '#tests/support/users.ts';

beforeAll(startApi);

const firstPassword = 'Zanahoria-Uno-1';
const secondPassword = 'Zanahoria-Dos-2';
const thirdPassword = 'Zanahoria-Tres-3';
const userEmail = () => `privada.${process.env.TABLE_NAME}@secreto.ar`.toLowerCase();

test('the logs of every route of /api/auth contain no personal data and no secret', async () => {
  const asked = new Set<RouteKey>();
  const tell = (key: RouteKey, request: Parameters<typeof callUntyped>[1]) => {
    asked.add(key);
    return callUntyped(key, request);
  };
  const team = await createTeam('Deportivo Ombú');
  const adminToken = await tokenOf('admin');
  const written = captureOutput();
  const secrets = new Set<string>([firstPassword, secondPassword, thirdPassword, adminToken]);

  const person = { email: userEmail(), password: firstPassword, firstName: 'Filomena', lastName: 'Arrascaeta' };
  const created = await tell('POST /auth/register', {
    as: 'admin',
    body: { ...person, roles: ['DT'], teamId: team.id },
    headers: { 'idempotency-key': 'clave-de-reintento' },
  });
  const { id } = created.body as { id: number };
  await tell('POST /auth/register', { as: 'admin', body: person });
  await tell('POST /auth/register', { as: 'admin', body: { ...person, password: 'zanahoria' } });
  await tell('POST /auth/register', { as: 'admin', rawBody: `{"email":"${userEmail()}","password":"${firstPassword}` });

  const session = await tell('POST /auth/login', { body: { email: userEmail(), password: firstPassword } });
  const { token } = session.body as { token: string };
  const cookies = [firstCookieFromAnswer(session)];
  const headers = { authorization: `Bearer ${token}` };
  await tell('POST /auth/login', { body: { email: userEmail(), password: secondPassword } });
  await tell('POST /auth/refresh', { cookies });
  await tell('GET /auth/users/current', { headers });
  await call('GET /auth/users/current', { headers: { authorization: `Bearer ${token}x` } });
  await tell('GET /auth/users', { as: 'admin', query: { limit: '1' } });
  await tell('GET /auth/users/{id}', { headers, params: { id } });
  await tell('PUT /auth/users/{id}', { as: 'admin', params: { id }, body: { lastName: 'Arrascaeta Paz' } });
  await tell('PUT /auth/users/{id}', { as: 'admin', params: { id }, body: { version: 1, lastName: 'Arrascaeta' } });
  const change = { currentPassword: firstPassword, newPassword: secondPassword };
  const changed = await tell('POST /auth/password/change', { headers, cookies, body: change });
  await tell('POST /auth/password/forgot', { body: { email: userEmail() } });
  const code = readNewestEmailedCode(userEmail()) ?? 'none';
  const reset = { email: userEmail(), code, newPassword: thirdPassword };
  expect((await tell('POST /auth/password/reset', { body: reset })).status).toBe(200);
  await tell('POST /auth/password/reset', { body: reset });
  await tell('POST /auth/logout', { headers, cookies: [firstCookieFromAnswer(changed)] });
  await tell('GET /auth/test-users', {});

  const says = (about: string) =>
    Object.assign(new Error(`${about} ${userEmail()} ${firstPassword}`), { name: 'Surprise' });
  failAwsCall(CognitoIdentityProviderClient, AdminInitiateAuthCommand, says('bad luck with'));
  const unlucky = await tell('POST /auth/login', { body: { email: userEmail(), password: thirdPassword } });
  failAwsCall(CognitoIdentityProviderClient, AdminCreateUserCommand, says('no account for'));
  await tell('POST /auth/register', { as: 'admin', body: { ...person, email: `otra.${userEmail()}` } });

  expect(asked.size).toBe(allRoutes.filter(({ resource }) => resource === 'auth').length);
  expect({ status: unlucky.status, problem: JSON.stringify(problemOf(unlucky)) }).toEqual({
    status: 500,
    problem: expect.not.stringContaining('Surprise'),
  });
  for (const answer of [session, changed]) secrets.add(firstCookieFromAnswer(answer).replace('refresh=', ''));
  for (const secret of [
    token,
    code,
    userEmail(),
    'Filomena',
    'Arrascaeta',
    'Zanahoria',
    'secreto.ar',
    'clave-de-reintento',
  ])
    secrets.add(secret);
  const log = written();
  expect(log).toContain('POST /api/auth/register');
  expect(log).toContain('Surprise');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
    expect(log).not.toContain(Buffer.from(secret).toString('base64'));
  }
});

/** Collects everything written to the console, stdout and stderr, until the returned function is called. */
function captureOutput(): () => string {
  const lines: string[] = [];
  const keep = (...given: unknown[]) => {
    lines.push(given.map((part) => (typeof part === 'string' ? part : (JSON.stringify(part) ?? ''))).join(' '));
    return true;
  };
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug', 'trace'] as const).map((way) => vi.spyOn(console, way)),
    vi.spyOn(process.stdout, 'write'),
    vi.spyOn(process.stderr, 'write'),
  ];
  for (const spy of spies) spy.mockImplementation(keep as never);
  return () => {
    for (const spy of spies) spy.mockRestore();
    return lines.join('\n');
  };
}
