/** The token and the user, saved in local storage so that the session survives a reload of the page. */
import type { User } from '#shared/domain/schemas/user.ts';

export const tokenStorageKey = 'authToken';
export const userStorageKey = 'torneoUser';

/** Used where the browser refuses storage (private browsing); the session then ends with the page. */
let sessionInMemory: { token: string | null; user: User | null } = { token: null, user: null };

export function readSavedToken(): string | null {
  return readStorageItem(tokenStorageKey) ?? sessionInMemory.token;
}

/** The saved user; an unreadable one is removed. */
export function readSavedUser(): User | null {
  const text = readStorageItem(userStorageKey);
  if (text === null) return sessionInMemory.user;
  const user = parseUser(text);
  if (!user) removeStorageItem(userStorageKey);
  return user;
}

export function saveSession(token: string, user: User): void {
  sessionInMemory = { token, user };
  writeStorageItem(tokenStorageKey, token);
  writeStorageItem(userStorageKey, JSON.stringify(user));
}

export function saveUser(user: User): void {
  sessionInMemory = { ...sessionInMemory, user };
  writeStorageItem(userStorageKey, JSON.stringify(user));
}

/** Removes only the token: by the user that stays saved, other tabs can tell an expired session from a logout. */
export function removeSavedToken(): void {
  sessionInMemory = { ...sessionInMemory, token: null };
  removeStorageItem(tokenStorageKey);
}

export function removeSavedSession(): void {
  sessionInMemory = { token: null, user: null };
  removeStorageItem(tokenStorageKey);
  removeStorageItem(userStorageKey);
}

function parseUser(text: string): User | null {
  try {
    const user = JSON.parse(text) as Partial<User> | null;
    return Number.isInteger(user?.id) && Array.isArray(user?.roles) ? (user as User) : null;
  } catch {
    return null;
  }
}

function readStorageItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorageItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The browser refuses storage; `sessionInMemory` keeps the value.
  }
}

function removeStorageItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
