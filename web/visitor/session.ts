/**
 * Signed-in people get the application at the same address: who signed in after this page was stored in the browser, and
 * came back to it, gets there by loading it once more.
 */

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
const isSignedIn = (): boolean => document.cookie.split('; ').includes('torneo_app=1');

/** False also in browsers that do not tell, because loading without end is worse than a visitor's page. */
function isFirstLoad(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload';
}
