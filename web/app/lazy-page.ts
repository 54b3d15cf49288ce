/** Loads a page's code when it is first visited; after a new version was published, the old page reloads itself. */
import { type ComponentType, lazy } from 'react';

const reloadKey = 'reloadedForPage';

export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(reloadKey);
      return { default: page[name] };
    } catch (error) {
      return { default: await reloadOnce(error) };
    }
  });
}

/** The chunk may be gone with the version before: once is enough to know. */
async function reloadOnce(error: unknown): Promise<ComponentType> {
  if (!navigator.onLine || sessionStorage.getItem(reloadKey)) throw error;
  sessionStorage.setItem(reloadKey, 'yes');
  location.reload();
  return new Promise(() => undefined);
}
