/** Sessions: an ID token in the answer, a refresh token in a cookie that scripts cannot read. */

import { Reply } from '../platform/http/answer.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { refresh, revoke, signIn, type Tokens } from '../platform/identity/cognito.ts';
import { verifyToken } from '../platform/identity/tokens.ts';
import { findUser } from '../platform/table/users.ts';
import { presentUser } from './present-user.ts';

const cookieName = 'refresh';
const attributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';
const thirtyDays = 30 * 24 * 60 * 60;

const keep = (token: string): string => `${cookieName}=${token}; ${attributes}; Max-Age=${thirtyDays}`;
const forget = `${cookieName}=; ${attributes}; Max-Age=0`;

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

export async function refreshSession({ cookies }: Pick<CallOf<'POST /auth/refresh'>, 'cookies'>) {
  const refreshToken = cookies[cookieName];
  const tokens = refreshToken ? await refresh(refreshToken) : null;
  const session = tokens && (await sessionOf(tokens));
  if (!session) {
    const detail = 'La sesión venció. Iniciá sesión de nuevo.';
    throw new Problem('invalid-token', detail, { headers: { 'set-cookie': forget } });
  }
  return session;
}

export async function logout({ cookies }: Pick<CallOf<'POST /auth/logout'>, 'cookies'>) {
  const refreshToken = cookies[cookieName];
  if (refreshToken) await revoke(refreshToken);
  return new Reply(undefined, { cookies: [forget] });
}

async function sessionOf({ idToken }: Tokens) {
  const userId = await verifyToken(idToken);
  const user = userId === null ? undefined : await findUser(userId);
  if (!user?.enabled) return null;
  return { success: true as const, user: await presentUser(user), token: idToken };
}
