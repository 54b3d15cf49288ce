/** What survives a reload: the token and the user, in local storage and nowhere else. */
import type { User } from '#shared/domain/schemas/user.ts';

export const tokenKey = 'authToken';
export const userKey = 'torneoUser';

/** Private browsing may refuse storage; the session then lasts as long as the page. */
let memory: { token: string | null; user: User | null } = { token: null, user: null };

export function savedToken(): string | null {
  return read(tokenKey) ?? memory.token;
}

/** The saved user; one that cannot be read is removed. */
export function savedUser(): User | null {
  const text = read(userKey);
  if (text === null) return memory.user;
  const user = userIn(text);
  if (!user) remove(userKey);
  return user;
}

export function saveSession(token: string, user: User): void {
  memory = { token, user };
  write(tokenKey, token);
  write(userKey, JSON.stringify(user));
}

export function saveUser(user: User): void {
  memory = { ...memory, user };
  write(userKey, JSON.stringify(user));
}

/** The user stays saved: other tabs tell an expired session from a logout by it. */
export function dropToken(): void {
  memory = { ...memory, token: null };
  remove(tokenKey);
}

export function dropSession(): void {
  memory = { token: null, user: null };
  remove(tokenKey);
  remove(userKey);
}

function userIn(text: string): User | null {
  try {
    const user = JSON.parse(text) as Partial<User> | null;
    return Number.isInteger(user?.id) && Array.isArray(user?.roles) ? (user as User) : null;
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
