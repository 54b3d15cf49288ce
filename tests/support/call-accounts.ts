/** Calls the routes of accounts: registers a user, and changes the user's roles and password. */
import { readFileSync } from 'node:fs';
import { codesFilePath } from '#infra/local/services/codes.ts';
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk } from './web-client.ts';

export async function callAccountsRoutes(calls: RouteCalls, teamId: number): Promise<void> {
  const { app, admin, anonymous, clientOf } = calls;
  const person = { ...samples['POST /auth/register'], roles: ['DT' as const], teamId };
  const { email, password } = person;
  const headers = { 'idempotency-key': 'register-once' };
  const { id } = await expectOk(admin('POST /auth/register', { body: person, headers }));
  await expectOk(admin('POST /auth/register', { body: person, headers }));
  const form = { firstName: 'Marta', lastName: 'Sosa' };
  for (const rights of [
    { roles: ['Admin' as const], teamId: 0, enabled: true },
    { roles: [], teamId: 0, enabled: false },
    { roles: ['DT' as const], teamId, enabled: true },
  ]) {
    await expectOk(admin('PUT /auth/users/{id}', { params: { id }, body: { ...form, ...rights } }));
  }

  await anonymous('POST /auth/login', { body: { email, password: 'Otra-clave-1' } });
  const loggedIn = await anonymous('POST /auth/login', { body: { email, password } });
  const { token } = await expectOk(Promise.resolve(loggedIn));
  const cookie = loggedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await expectOk(anonymous('POST /auth/refresh', { headers: { cookie } }));
  const changed = { currentPassword: password, newPassword: 'Clave-segura-2' };
  const { token: newToken } = await expectOk(clientOf(token)('POST /auth/password/change', { body: changed }));
  await expectOk(clientOf(newToken)('POST /auth/logout', { headers: { cookie } }));
  await expectOk(anonymous('POST /auth/password/forgot', { body: { email } }));
  const code = readFileSync(codesFilePath(app.dataDir), 'utf8').trim().split(' ').at(-1) ?? '';
  await expectOk(anonymous('POST /auth/password/reset', { body: { email, code, newPassword: 'Clave-segura-3' } }));
}
