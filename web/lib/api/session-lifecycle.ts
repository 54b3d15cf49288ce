/**
 * Restores the saved session when the page opens or comes back from the browser's memory, renews it before it expires,
 * follows logins in other tabs.
 */
import type { User } from '#shared/domain/schemas/user.ts';
import { ApiError } from '../http/api-error.ts';
import { forgetDrafts } from '../saved-drafts.ts';
import { readSavedToken, readSavedUser, tokenStorageKey, userStorageKey } from '../session/saved-session.ts';
import {
  endSession,
  expireSession,
  finishSignOut,
  renewSession,
  startSession,
  updateSignedInUser,
} from '../session/session.ts';
import { sessionStore } from '../session/session-store.ts';
import { tokenExpiryMs } from '../session/token-expiry.ts';
import { getFromApi } from './typed-request.ts';

/** How long the first screen waits for the renewal of an expired token, so that nobody sees a screen that closes again. */
const timeoutMs = 500;
/** A token is renewed this long before it expires. */
const renewalMarginMs = 60_000;

/** To be called once, before the first screen is rendered. */
export function startSessionLifecycle(): void {
  void finishSignOut();
  window.addEventListener('online', () => void finishSignOut());
  void restoreSession();
  setInterval(catchUp, 20_000);
  document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('storage', followSessionOfOtherTab);
  window.addEventListener('pageshow', followSessionOfOtherPages);
}

async function restoreSession(): Promise<void> {
  const user = readSavedUser();
  const token = readSavedToken();
  if (!user) return endSession();
  // It expired before the page was closed: whoever has no connection now could not sign in to keep a sheet.
  if (!token) return sessionStore.set({ status: 'expired', user });
  if (tokenExpiryMs(token) > Date.now()) {
    sessionStore.set({ status: 'authenticated', user });
    await refreshUser();
    return;
  }
  // Without a connection the user stays signed in.
  const renewal = renewSession().catch(() => null);
  const isRenewed = await Promise.race([renewal, afterTimeout()]);
  if (isRenewed === false) endSession();
  if (isRenewed !== null) return;
  // Whatever the screen reads meanwhile is refused, and repeated when the token is renewed.
  sessionStore.set({ status: 'authenticated', user });
  if ((await renewal) === false) expireSession();
}

const afterTimeout = () => new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));

/** Reads the user again: the roles or the team may have changed, or the session may have been ended elsewhere. */
async function refreshUser(): Promise<void> {
  try {
    updateSignedInUser(await getFromApi('GET /auth/users/current'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
  }
}

/** Sends what a page that is seen owes the server: a logout, also where no event tells that it can be reached again. */
function catchUp(): void {
  if (document.hidden) return;
  void finishSignOut();
  renewTokenIfDue();
}

function renewTokenIfDue(): void {
  const token = readSavedToken();
  if (!token || sessionStore.get().status !== 'authenticated') return;
  if (tokenExpiryMs(token) - Date.now() > renewalMarginMs) return;
  void renewSession().then(
    (isRenewed) => isRenewed || expireSession(),
    () => undefined,
  );
}

/** Follows a login or logout since the browser put the page aside, to which the user has come Back. */
function followSessionOfOtherPages({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const user = readSavedUser();
  const token = readSavedToken();
  if (!user) endSession();
  else if (token) adoptSessionOfOtherTab(user, token);
  else sessionStore.set({ status: 'expired', user });
}

function followSessionOfOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== userStorageKey && key !== tokenStorageKey) return;
  const user = readSavedUser();
  const token = readSavedToken();
  if (key === null || (key === userStorageKey && newValue === null)) {
    endSession();
    forgetDrafts();
  } else if (user && token) adoptSessionOfOtherTab(user, token);
}

/** Signs in with the session that another tab saved, unless this tab has the same user. */
function adoptSessionOfOtherTab(user: User, token: string): void {
  const { status, user: known } = sessionStore.get();
  if (status !== 'authenticated' || known.id !== user.id) startSession({ user, token });
}
