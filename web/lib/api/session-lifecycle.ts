/** Restores the saved session when the page opens, renews it before it ends and follows what other tabs do. */
import type { User } from '#shared/domain/schemas/user.ts';
import { ApiError } from '../http/api-error.ts';
import { dropSession, savedToken, savedUser, tokenKey, userKey } from '../session/saved-session.ts';
import { endSession, expireSession, renew, startSession, updateUser } from '../session/session.ts';
import { sessionStore } from '../session/session-store.ts';
import { expiryOf } from '../session/token-expiry.ts';
import { call } from './call.ts';

const renewalMargin = 60_000;

/** Called once, before the first screen is drawn. */
export function startSessionLifecycle(): void {
  void restore();
  setInterval(scheduleRenewal, 20_000);
  document.addEventListener('visibilitychange', scheduleRenewal);
  window.addEventListener('storage', syncWithOtherTabs);
}

async function restore(): Promise<void> {
  const user = savedUser();
  const token = savedToken();
  if (!user || !token) {
    dropSession();
    sessionStore.set({ status: 'anonymous', user: null });
    return;
  }
  if (expiryOf(token) > Date.now()) {
    sessionStore.set({ status: 'authenticated', user });
    await refreshUser();
    return;
  }
  const isRenewed = await renew().catch(() => null);
  if (isRenewed === false) endSession();
  // Without a connection he stays who he was.
  if (isRenewed === null) sessionStore.set({ status: 'authenticated', user });
}

/** Roles and team may have changed, or the session may have been closed elsewhere. */
async function refreshUser(): Promise<void> {
  try {
    updateUser(await call('GET /auth/users/current'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
  }
}

function scheduleRenewal(): void {
  const token = savedToken();
  if (document.hidden || !token || sessionStore.get().status !== 'authenticated') return;
  if (expiryOf(token) - Date.now() > renewalMargin) return;
  void renew().then(
    (isRenewed) => isRenewed || expireSession(),
    () => undefined,
  );
}

function syncWithOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== userKey && key !== tokenKey) return;
  const user = savedUser();
  const token = savedToken();
  if (key === null || (key === userKey && newValue === null)) endSession();
  else if (user && token) follow(user, token);
}

function follow(user: User, token: string): void {
  const { status, user: known } = sessionStore.get();
  if (status !== 'authenticated' || known.id !== user.id) startSession({ user, token });
}
