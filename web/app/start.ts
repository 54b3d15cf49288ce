/** The first code of the page: while the application is on its way, it fetches what the first screen will need. */
import { openScreens } from 'virtual:initial-requests';
import { prefetch } from '../lib/http/prefetch.ts';
import { idIn } from '../lib/id-in.ts';
import { savedToken } from '../lib/session/saved-session.ts';

const screen = openScreens.find(({ pattern }) => pattern.test(location.pathname));
const isVisitor = savedToken() === null;

// Code is requested before data: with few connections slow API answers must not delay it. Failures are reported where
// the code is used.
void import('./entry.tsx');
screen?.load().catch(() => undefined);
if (!screen || !isVisitor) import('./account-routes.tsx').catch(() => undefined);

// Signed-in users get other answers, so nothing is prefetched for them. Every screen asks for the settings.
if (screen && isVisitor) for (const address of ['/settings', ...requestsOf(screen)]) prefetch(address);

function requestsOf({ pattern, withoutId, withId }: (typeof openScreens)[number]): readonly string[] {
  const id = idIn(pattern.exec(location.pathname)?.[1] ?? new URLSearchParams(location.search).get('tournament'));
  return id === null ? withoutId : withId.map((address) => address.replace('{id}', String(id)));
}
