/** The first script of the page: starts to load the application and the code of the first screen. */
import { openScreens } from 'virtual:open-screens';
import { readSavedToken } from '../lib/session/saved-session.ts';

const openScreenAtLocation = openScreens.find(({ pattern }) => pattern.test(location.pathname));

// A failed import is ignored here, because it is reported where the code is used.
void import('./entry.tsx');
openScreenAtLocation?.load().catch(() => undefined);
if (!openScreenAtLocation || readSavedToken() !== null) import('./account-routes.tsx').catch(() => undefined);
