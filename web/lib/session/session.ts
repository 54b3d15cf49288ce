/** Signs in and out, renews the session and lets it expire. */
import { mutate } from 'swr';
import type { User } from '#shared/domain/schemas/user.ts';
import { ApiError } from '../http/api-error.ts';
import { sendForContent } from '../http/send-request.ts';
import { forgetDrafts } from '../saved-drafts.ts';
import {
  readSavedToken,
  readSavedUser,
  removeSavedSession,
  removeSavedToken,
  saveSession,
  saveUser,
} from './saved-session.ts';
import { sessionStore } from './session-store.ts';
import { forgetSignOut, isSignOutUnsent, isUnreachable, markSignOut, sendSignOut } from './unsent-sign-out.ts';
import { forgetReload, reloadAsVisitor, removeSignedInCookie } from './visitor-page.ts';

interface LoginResult {
  readonly user: User;
  readonly token: string;
}

export async function signIn(email: string, password: string): Promise<void> {
  // Its answer would delete the cookies of the new session if it came after them.
  await sendSignOut().catch(() => undefined);
  const grant = (await sendForContent({
    method: 'POST',
    address: '/auth/login',
    body: { email, password },
  })) as LoginResult;
  forgetSignOut();
  startSession(grant);
}

/** Signs out in this browser at once; the server is told as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const token = readSavedToken();
  endSession();
  forgetDrafts();
  markSignOut();
  await finishSignOut(token);
}

/** Sends a logout that the server has not answered. Without a connection the page stays, as no other one would come. */
export async function finishSignOut(token: string | null = null): Promise<void> {
  if (!isSignOutUnsent()) return;
  const failure = await sendSignOut(token).catch((error) => error);
  if (!isUnreachable(failure) && sessionStore.get().status === 'anonymous') reloadAsVisitor();
}

let pendingTokenRenewal: Promise<boolean> | null = null;

/**
 * Gets a new token by the refresh cookie; simultaneous calls share one request. Resolves to false when the API refuses,
 * because the session has ended.
 */
export function renewSession(): Promise<boolean> {
  pendingTokenRenewal ??= requestRenewal().finally(() => {
    pendingTokenRenewal = null;
  });
  return pendingTokenRenewal;
}

async function requestRenewal(): Promise<boolean> {
  try {
    if (isSignOutUnsent()) {
      await sendSignOut();
      return false;
    }
    const userId = readSavedUser()?.id;
    const grant = (await sendForContent({ method: 'POST', address: '/auth/refresh' })) as LoginResult;
    // Somebody has signed out, or in, while the renewal was under way.
    if (readSavedUser()?.id !== userId) return readSavedToken() !== null;
    startSession(grant);
    return true;
  } catch (error) {
    // Only a 401 ends the session: a lost connection, a rate limit or a firewall may only be temporary.
    if (error instanceof ApiError && error.status === 401) return false;
    throw error;
  }
}

/** Stores the current data of the session's user; data that arrive after the user has signed out are ignored. */
export function updateSignedInUser(user: User): void {
  const before = sessionStore.get();
  if (before.user?.id !== user.id) return;
  saveUser(user);
  sessionStore.set({ status: before.status === 'expired' ? 'expired' : 'authenticated', user });
}

export function startSession({ user, token }: LoginResult): void {
  const before = sessionStore.get();
  saveSession(token, user);
  forgetReload();
  sessionStore.set({ status: 'authenticated', user });
  if (before.status === 'expired' && before.user.id === user.id) void mutate(() => true);
  else if (before.user?.id !== user.id) clearResponseCache();
}

/** Drops a token that the server no longer accepts, but keeps the user and the screen. */
export function expireSession(): void {
  const { user } = sessionStore.get();
  removeSavedToken();
  if (user) sessionStore.set({ status: 'expired', user });
}

/** Signs the user out in this browser. */
export function endSession(): void {
  removeSavedSession();
  removeSignedInCookie();
  if (sessionStore.get().status === 'anonymous') return;
  sessionStore.set({ status: 'anonymous', user: null });
  clearResponseCache();
}

/** Cached data belong to the user who requested them, so the next user starts without them. */
function clearResponseCache(): void {
  void mutate(() => true, undefined, { revalidate: true });
}
