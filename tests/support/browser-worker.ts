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

/** The caches with the application's own files; published pages have others. */
export const keptApplication = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('precache')));

/** The matches whose sheets the browser keeps for users, with their ids. */
export async function keptMatchIds(page: Page): Promise<number[]> {
  const keys = await readKept(page, 'sheets', 'getAllKeys');
  return keys.flatMap((key) => Number(/^user:.*match:(\d+)$/.exec(String(key))?.[1] ?? []));
}

/** The last names of the players on the sheets that the browser keeps. */
export async function keptLastNames(page: Page): Promise<string[]> {
  const kept = JSON.stringify(await readKept(page, 'sheets', 'getAll'));
  return [...kept.matchAll(/"lastName":"([^"]+)"/g)].map(([, name = '']) => name);
}

/** The token of the link to the match's sheet that the browser keeps; undefined when it keeps none. */
export async function keptLinkOf(page: Page, id: number): Promise<string | undefined> {
  const links = (await readKept(page, 'links', 'getAll')) as { readonly matchId: number; readonly token: string }[];
  return links.find(({ matchId }) => matchId === id)?.token;
}

const readKept = (page: Page, store: 'sheets' | 'links', what: 'getAll' | 'getAllKeys'): Promise<unknown[]> =>
  page.evaluate(
    async ([name, method]) => {
      const known = await indexedDB.databases();
      if (!known.some((each) => each.name === 'planillas')) return [];
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settled(indexedDB.open('planillas'));
      const objects = database.transaction(name).objectStore(name);
      const found: unknown[] = await (method === 'getAll' ? settled(objects.getAll()) : settled(objects.getAllKeys()));
      database.close();
      return found;
    },
    [store, what] as const,
  );
