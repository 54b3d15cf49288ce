/** Hands a screen over to the page that visitors get at its address, which the edge chooses by a cookie. */
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';
import { isApplicationKept } from '../offline/worker-modes.ts';

const reloadedKey = 'reloadedAsVisitor';

/** Removes the cookie by which the edge answers with the application. */
export function removeSignedInCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is served over http
  document.cookie = `${signedInCookie}=; Path=/; SameSite=Lax; Max-Age=0`;
}

/**
 * Loads the published page in place of the application; does nothing at an address without one, or a second time in a
 * row at the same address. To be called without a session only.
 */
export function reloadAsVisitor(): void {
  if (!isPublishedPath(location.pathname) || !rememberReload()) return;
  // The service worker must not answer a visitor with the application that it keeps.
  const reload = () => location.reload();
  if (!isApplicationKept()) reload();
  else
    import('../offline/offline-reader.ts').then(({ forgetSignedInUser }) => forgetSignedInUser()).then(reload, reload);
}

/** False when the page was reloaded at this address before, or when the browser remembers nothing. */
function rememberReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.href) return false;
    sessionStorage.setItem(reloadedKey, location.href);
    return true;
  } catch {
    return false;
  }
}

/** To be called with a session: the next visitor in this tab is handed over again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
