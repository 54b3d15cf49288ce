/** What a browser keeps so that the application opens without a connection: the service worker, and sheets. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const workerIs = (page: Page, state: 'active' | 'waiting' | 'removed') =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        if (!registration) return 'removed';
        return registration.waiting ? 'waiting' : registration.active?.state === 'activated' ? 'active' : 'installing';
      }),
    )
    .toBe(state);

/** The matches whose sheets the browser keeps for users, with their ids. */
export const keptMatchIds = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'planillas')) return [];
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('planillas'));
    const keys = await settled(database.transaction('sheets').objectStore('sheets').getAllKeys());
    database.close();
    return keys.flatMap((key) => Number(/^user:.*match:(\d+)$/.exec(String(key))?.[1] ?? []));
  });
