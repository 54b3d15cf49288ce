/** Loads a page's code when it is first visited; after a new version was published, the old page reloads itself. */
import { type ComponentType, lazy } from 'react';

const reloadKey = 'reloadedForPage';

/** lazyPage(() => import('../pages/home.tsx'), 'HomePage'); serves parts of a page too. */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(reloadKey);
      return { default: page[name] };
    } catch (error) {
      return { default: await reloadOnce<Props>(error) };
    }
  });
}

/** The chunk may be gone with the version before: once is enough to know. */
async function reloadOnce<Props>(error: unknown): Promise<ComponentType<Props>> {
  if (!navigator.onLine || sessionStorage.getItem(reloadKey)) throw error;
  sessionStorage.setItem(reloadKey, 'yes');
  location.reload();
  return new Promise(() => undefined);
}
