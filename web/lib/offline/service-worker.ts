/** Adds the service worker to this browser and removes it; tells when a new version of the application is ready. */
import { createStore } from '../../ui/store.ts';

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
  const isUpdate = container.controller !== null;
  container.addEventListener('controllerchange', () => isUpdate && newVersionStore.set(true), { once: true });
  try {
    return Boolean(await container.register('/sw.js', { updateViaCache: 'none' }));
  } catch (error) {
    // Without a connection, or where the browser refuses: everything else works as before.
    console.info(`The service worker could not be registered: ${error}`);
    return container.controller !== null;
  }
}

/** Removes the worker and the application's code from this device. */
export async function removeServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
