/** Adds the service worker to this browser and hands it over to visitors; tells when a new version of the application is ready. */
import { createStore } from '../../ui/store.ts';
import { applicationWorker, isApplicationKept, isVisitorsWorker, visitorsWorker } from './worker-modes.ts';

/** True when a new version has taken over, which a reload of the page shows. */
const newVersionStore = createStore(false);
export const useIsNewVersionReady = newVersionStore.use;

/**
 * Also looks for a new version. False where there is no worker: while developing, over http outside of this machine, and in
 * browsers that refuse it.
 */
export async function addServiceWorker(): Promise<boolean> {
  const container = navigator.serviceWorker;
  if (!import.meta.env.PROD || !container) return false;
  const isUpdate = isApplicationKept();
  container.addEventListener('controllerchange', () => isUpdate && newVersionStore.set(true), { once: true });
  try {
    return Boolean(await container.register(applicationWorker, { updateViaCache: 'none' }));
  } catch (error) {
    // Without a connection, or where the browser refuses: everything else works as before.
    console.info(`The service worker could not be registered: ${error}`);
    return isApplicationKept();
  }
}

/** The worker goes on for visitors, and removes the application's code from this device. */
export async function handWorkerToVisitors(): Promise<void> {
  const container = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  if (!registration || isVisitorsWorker(registration.active?.scriptURL ?? '')) return;
  try {
    await container.register(visitorsWorker, { updateViaCache: 'all' });
  } catch {
    // Without a connection no other worker arrives: a page adds it on a later visit.
    await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  }
}
