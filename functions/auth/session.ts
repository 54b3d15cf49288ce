/** Sessions: an ID token in the answer, a refresh token in a cookie that scripts cannot read. */
import { Reply } from '../platform/http/answer.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { refresh, revoke, signIn, type Tokens } from '../platform/identity/sessions.ts';
import { readToken } from '../platform/identity/tokens.ts';
import { findUser } from '../platform/table/users.ts';
import { mirrorInGroups } from './mirror-in-groups.ts';
import { presentUser } from './present-user.ts';
import { areSameRoles } from './same-roles.ts';
import { forget, keep, refreshTokenIn } from './session-cookie.ts';

/** The same answer for an unknown address, a wrong password and a disabled user. */
export async function login({ body }: CallOf<'POST /auth/login'>) {
  const tokens = await signIn(body.email, body.password);
  const session = tokens && (await sessionOf(tokens));
  if (!session) {
    const errorMessage = 'Usuario o contraseña incorrectos';
    throw new Problem('login-failed', errorMessage, { extra: { success: false, errorMessage } });
  }
  return new Reply(session, { cookies: tokens.refreshToken ? [keep(tokens.refreshToken)] : [] });
}

export async function refreshSession(call: Pick<CallOf<'POST /auth/refresh'>, 'cookies'>) {
  const refreshToken = refreshTokenIn(call);
  const tokens = refreshToken ? await refresh(refreshToken) : null;
  const session = tokens && (await sessionOf(tokens));
  if (!session) {
    const detail = 'La sesión venció. Iniciá sesión de nuevo.';
    throw new Problem('invalid-token', detail, { headers: { 'set-cookie': forget } });
  }
  return session;
}

export async function logout(call: Pick<CallOf<'POST /auth/logout'>, 'cookies'>) {
  const refreshToken = refreshTokenIn(call);
  if (refreshToken) await revoke(refreshToken);
  return new Reply(undefined, { cookies: [forget] });
}

/** Null for an account that no enabled user of the table goes with. */
async function sessionOf({ idToken }: Tokens) {
  const claims = await readToken(idToken);
  const user = claims && (await findUser(claims.userId));
  if (!claims || !user?.enabled) return null;
  if (!areSameRoles(user.roles, claims.groups)) await mirrorInGroups(user);
  return { success: true as const, user: await presentUser(user), token: idToken };
}
