/** Loads a page's code when it is first visited; after a new version was published, the old page reloads itself. */
import { lazy } from 'react';

const reloadKey = 'reloadedForPage';

/** A component with whatever props. */
type Loadable = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** lazyPage(() => import('../pages/home.tsx'), 'HomePage'); serves parts of a page too. */
export function lazyScreen<Name extends string, Module extends Record<Name, Loadable>>(
  load: () => Promise<Module>,
  name: Name,
) {
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
async function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine || sessionStorage.getItem(reloadKey)) throw error;
  sessionStorage.setItem(reloadKey, 'yes');
  location.reload();
  return new Promise(() => undefined);
}
