/** Keeps the application on this device for as long as somebody is signed in in this browser, or has a link to a sheet. */
import { isApplicationKept } from '../../lib/offline/worker-modes.ts';
import { sessionStore } from '../../lib/session/session-store.ts';

/** Id of the user for whom the application is kept; null when nobody is signed in, undefined before that is known. */
let keptFor: number | null | undefined;

/** To be called once. Visitors, for whom nothing is kept, do not load the code for it. */
export function startOffline(): void {
  sessionStore.subscribe(followSession);
  followSession();
}

function followSession(): void {
  const { status, user } = sessionStore.get();
  const userId = user?.id ?? null;
  if (status === 'restoring' || userId === keptFor) return;
  const isKept = typeof keptFor === 'number' || isApplicationKept();
  keptFor = userId;
  if (user) void import('./keep-application.ts').then(({ keepApplication }) => keepApplication(user));
  else if (isKept) void import('./keep-application.ts').then(({ releaseApplication }) => releaseApplication());
}
