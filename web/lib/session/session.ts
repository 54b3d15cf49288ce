/** The life of a session: sign in, renew, expire, sign out. */
import { mutate } from 'swr';
import type { User } from '#shared/domain/schemas/user.ts';
import { ApiError } from '../http/api-error.ts';
import { send } from '../http/send.ts';
import { dropSession, dropToken, savedToken, saveSession, saveUser } from './saved-session.ts';
import { sessionStore } from './session-store.ts';

interface LoginResult {
  readonly user: User;
  readonly token: string;
}

export async function signIn(email: string, password: string): Promise<void> {
  const grant = (await send({ method: 'POST', address: '/auth/login', body: { email, password } })) as LoginResult;
  startSession(grant);
}

export async function signOut(): Promise<void> {
  const token = savedToken();
  endSession();
  // Revoked at leisure: who leaves is out at once, with or without a connection.
  await send({ method: 'POST', address: '/auth/logout', token }).catch(() => undefined);
}

let renewal: Promise<boolean> | null = null;

/** A new token by the refresh cookie; calls at the same time share one request. False when the session is over. */
export function renew(): Promise<boolean> {
  renewal ??= requestRenewal().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function requestRenewal(): Promise<boolean> {
  try {
    startSession((await send({ method: 'POST', address: '/auth/refresh' })) as LoginResult);
    return true;
  } catch (error) {
    // Only a clear no ends a session: a bad connection does not.
    if (error instanceof ApiError && error.isRefusal) return false;
    throw error;
  }
}

/** The user as the server has him now. */
export function updateUser(user: User): void {
  saveUser(user);
  sessionStore.set({ status: 'authenticated', user });
}

export function startSession({ user, token }: LoginResult): void {
  const before = sessionStore.get();
  saveSession(token, user);
  sessionStore.set({ status: 'authenticated', user });
  if (before.status === 'expired' && before.user.id === user.id) void mutate(() => true);
  else if (before.user?.id !== user.id) clearCache();
}

/** The token no longer works; what is on the screen stays there. */
export function expireSession(): void {
  const { user } = sessionStore.get();
  dropToken();
  if (user) sessionStore.set({ status: 'expired', user });
}

/** Nobody is signed in any more. */
export function endSession(): void {
  dropSession();
  if (sessionStore.get().status === 'anonymous') return;
  sessionStore.set({ status: 'anonymous', user: null });
  clearCache();
}

/** Answers belong to who asked for them. */
function clearCache(): void {
  void mutate(() => true, undefined, { revalidate: true });
}
