/**
 * Leads signed-in people from a published page to the application. The server sends them the application at the same
 * address, so they see a published page only when the browser shows a copy from before they signed in, for example after
 * Back. This script then reloads the page once.
 */
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';

/** True if the page is being left. */
export function leaveIfSignedIn(): boolean {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSignedIn()) location.reload();
  });
  // What a reload brought is shown: some addresses, such as that of a big screen, are the same for everybody.
  if (!isSignedIn() || !isFirstLoad()) return false;
  location.reload();
  return true;
}

/** The server sets this cookie at login, beside the ones that scripts cannot read, and deletes it at logout. */
const isSignedIn = (): boolean => document.cookie.split('; ').includes(`${signedInCookie}=1`);

/** False also in browsers that do not tell, because loading without end is worse than a visitor's page. */
function isFirstLoad(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload';
}
