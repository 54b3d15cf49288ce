/**
 * Lets the service worker keep the pages that this device sees, to show them without a connection. It is added on the
 * second visit, after the page has loaded: a first view asks for what it shows, and nothing else.
 */
import { visitorsWorker } from '../lib/offline/worker-modes.ts';
import { readSaved, save } from './saved.ts';

const storageKey = 'torneo.visits';

export function keepSeenPages(): void {
  // Inside another site's page the browser keeps things apart, and that page would be missing.
  if (!isLaterVisit() || window !== top) return;
  if (document.readyState === 'complete') void addWorker();
  else addEventListener('load', () => void addWorker());
}

/** A visit is what is seen in one tab; on the first one, nothing is kept but that it was. */
function isLaterVisit(): boolean {
  const visit = readSaved(storageKey, 'sessionStorage') ?? (readSaved(storageKey) ? 'later' : 'first');
  save(storageKey, visit, 'sessionStorage');
  save(storageKey, 'yes');
  return visit === 'later';
}

async function addWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  try {
    // The holder of a link to a sheet has one that keeps the application, too.
    if (await container.getRegistration()) return;
    // The browser looks for a new version once a day, not with each page.
    await container.register(visitorsWorker, { updateViaCache: 'all' });
    await container.ready;
    await keepSeenPage();
  } catch {
    // The browser has or allows none: pages are as before.
  }
}

/** The page on screen is newer than the kept one. */
export async function keepSeenPage(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  worker?.postMessage({ seen: location.href });
}
