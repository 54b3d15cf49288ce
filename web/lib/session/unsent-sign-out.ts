/**
 * A logout that the server has not answered yet, marked by a cookie, which every page of the site can read at once: it is
 * sent again when the browser is online or the application opens, and nothing renews the session meanwhile.
 */
import { signedOutCookie } from '#shared/pages/signed-in-cookie.ts';
import { ApiError } from '../http/api-error.ts';
import { sendForContent } from '../http/send-request.ts';

/** As long as the session could be renewed. */
const markedSeconds = 30 * 24 * 60 * 60;

export const isSignOutUnsent = (): boolean => document.cookie.split('; ').includes(`${signedOutCookie}=1`);

export const markSignOut = (): void => setMark('1', markedSeconds);

/** To be called once the session has ended, and when the user has signed in anew, which replaces it. */
export const forgetSignOut = (): void => setMark('', 0);

function setMark(value: string, seconds: number): void {
  const security = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is served over http
  document.cookie = `${signedOutCookie}=${value}; Path=/; SameSite=Strict${security}; Max-Age=${seconds}`;
}

let pending: Promise<void> | null = null;

/**
 * Sends the logout if one is marked; simultaneous calls share one request. Rejects with an ApiError when the server has
 * not answered that the session ended: the logout then stays marked.
 *
 * @param token the token of the session, which ends at once with it
 */
export function sendSignOut(token: string | null = null): Promise<void> {
  if (!isSignOutUnsent()) return Promise.resolve();
  pending ??= sendForContent({ method: 'POST', address: '/auth/logout', token })
    .then(forgetSignOut)
    .finally(() => {
      pending = null;
    });
  return pending;
}

/** Whether a request that failed has not reached the server at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
