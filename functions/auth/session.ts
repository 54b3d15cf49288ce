/** Sessions: the ID token is in the response body, the refresh token in a cookie that scripts cannot read. */

import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { AnswerWithHeaders } from '../platform/http/answer.ts';
import { storeRevokedToken, wasSessionEnded } from '../platform/identity/ended-sessions.ts';
import { refreshTokens, revokeRefreshToken, signInNotBefore } from '../platform/identity/sessions.ts';
import { readClaimsOfIssuedToken, readClaimsOfToken, type TokenClaims } from '../platform/identity/tokens.ts';
import { findUser, type StoredUser } from '../platform/identity/users.ts';
import { logFailure } from '../platform/log/log.ts';
import { Problem } from '../platform/problem.ts';
import { runLimitedAttempt } from './limited-attempt.ts';
import { presentUser } from './present-user.ts';
import { haveSameMembers } from './same-members.ts';
import {
  endedSessionCookies,
  isSignedOut,
  newSessionCookies,
  readRefreshToken,
  renewedSessionCookies,
} from './session-cookies.ts';
import { syncCognitoGroups } from './sync-cognito-groups.ts';

/**
 * Signs a user in. An unknown address, a wrong password and a disabled user get the same response after the same calls
 * to Cognito, so they cannot be told apart.
 */
export async function login({ body, viewerIp }: RequestOfRoute<'POST /auth/login'>) {
  const { email, password } = body;
  return runLimitedAttempt({ kind: 'login', email, viewerIp }, async (user) => {
    const session = await createSession(user, email, password);
    if (session) return new AnswerWithHeaders(session.value, session);
    return new Problem('login-failed', 'Usuario o contraseña incorrectos');
  });
}

/**
 * The response body of a sign-in with its cookies; null when the password is wrong or the user disabled. `earliest` is
 * the first second, since 1970, at which the new session may begin.
 */
export async function createSession(
  user: StoredUser | undefined,
  email: string,
  password: string,
  earliest = (user?.enabled && user.sessionsEndedAt) || 0,
) {
  const signedIn = await signInNotBefore(earliest, email, password);
  if (!user?.enabled || signedIn?.claims.userId !== user.id) return null;
  const { tokens, claims } = signedIn;
  const value = await presentSession(user, claims, tokens.idToken);
  return { value, cookies: tokens.refreshToken ? newSessionCookies(tokens.refreshToken) : [] };
}

/** Renews a session; ends it instead when its user has signed out and the logout has not arrived yet. */
export async function refreshSession(request: Pick<RequestOfRoute<'POST /auth/refresh'>, 'cookies' | 'now'>) {
  if (isSignedOut(request)) {
    await revokeTokenInCookie(request).catch(logFailure);
    throw sessionEndedProblem();
  }
  const refreshToken = readRefreshToken(request);
  const tokens = refreshToken ? await refreshTokens(refreshToken) : null;
  const claims = tokens && (await readClaimsOfIssuedToken(tokens.idToken));
  const user = claims && (await findUser(claims.userId));
  if (!tokens || !claims || !user?.enabled || wasSessionEnded(user, claims.signedInAt)) {
    throw sessionEndedProblem();
  }
  const value = await presentSession(user, claims, tokens.idToken);
  return new AnswerWithHeaders(value, { cookies: renewedSessionCookies(claims.signedInAt, request.now) });
}

const sessionEndedProblem = (): Problem =>
  new Problem('invalid-token', 'La sesión venció. Iniciá sesión de nuevo.', { cookies: endedSessionCookies() });

/** Logs out. Always succeeds: the session's cookies are removed, and a token that cannot be revoked now is only logged. */
export async function logout(request: Pick<RequestOfRoute<'POST /auth/logout'>, 'cookies' | 'token'>) {
  const endings = await Promise.allSettled([revokeTokenInCookie(request), revokeIdToken(request)]);
  for (const ending of endings) if (ending.status === 'rejected') logFailure(ending.reason);
  return new AnswerWithHeaders(undefined, { cookies: endedSessionCookies() });
}

/** Time limit for revoking at Cognito, so that a logout is answered before the Lambda's own timeout. */
const revokeTimeoutMs = 4000;

async function revokeTokenInCookie(request: Pick<RequestOfRoute<'POST /auth/logout'>, 'cookies'>): Promise<void> {
  const refreshToken = readRefreshToken(request);
  if (refreshToken) await revokeRefreshToken(refreshToken, { abortSignal: AbortSignal.timeout(revokeTimeoutMs) });
}

async function revokeIdToken({ token }: Pick<RequestOfRoute<'POST /auth/logout'>, 'token'>): Promise<void> {
  const claims = token === null ? null : await readClaimsOfToken(token);
  if (claims) await storeRevokedToken(claims);
}

async function presentSession(user: StoredUser, { groups }: TokenClaims, token: string) {
  if (!haveSameMembers(user.roles, groups)) await syncCognitoGroups(user);
  return { success: true as const, user: await presentUser(user), token };
}
