/** The first script of the page: starts to load the application and the data of the first screen. */
import { openScreens } from 'virtual:initial-requests';
import { prefetch } from '../lib/http/prefetch.ts';
import { parseId } from '../lib/id-in.ts';
import { readSavedToken } from '../lib/session/saved-session.ts';

const openScreenAtLocation = openScreens.find(({ pattern }) => pattern.test(location.pathname));
const isVisitor = readSavedToken() === null;

// The code is requested before the data, so that slow API responses do not occupy the browser's few connections first.
// A failed import is ignored here, because it is reported where the code is used.
void import('./entry.tsx');
openScreenAtLocation?.load().catch(() => undefined);
if (!openScreenAtLocation || !isVisitor) import('./account-routes.tsx').catch(() => undefined);

// `prefetch` sends no token, so it serves visitors only: signed-in users get other responses. Every screen needs the
// settings.
if (openScreenAtLocation && isVisitor)
  for (const address of ['/settings', ...initialRequestsOfScreen(openScreenAtLocation)]) prefetch(address);

/** The addresses that the screen will request first. */
function initialRequestsOfScreen({ pattern, withoutId, withId }: (typeof openScreens)[number]): readonly string[] {
  const id = parseId(pattern.exec(location.pathname)?.[1] ?? new URLSearchParams(location.search).get('tournament'));
  return id === null ? withoutId : withId.map((address) => address.replace('{id}', String(id)));
}
