/** Sends a logout that the application could not send, because the next page may be a published one. */
import { signedOutCookie } from '#shared/pages/signed-in-cookie.ts';

export async function sendUnsentSignOut(): Promise<void> {
  if (!document.cookie.split('; ').includes(`${signedOutCookie}=1`)) return;
  try {
    const answer = await fetch('/api/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' } });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is served over http
    if (answer.ok) document.cookie = `${signedOutCookie}=; Path=/; SameSite=Strict; Max-Age=0`;
  } catch {
    // Still no connection: the next page sends it.
  }
}
