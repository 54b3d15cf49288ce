/** Loads the code of a screen or dialog when it is first shown; reloads the page if a new version has replaced it. */
import { lazy } from 'react';
import { isApplicationKept } from '../offline/worker-modes.ts';

const reloadStorageKey = 'reloadedForPage';

/** A component with any props. */
type ComponentWithAnyProps = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** As in lazyComponent(() => import('./dialog.tsx'), 'Dialog'); `name` is the component's export. */
export function lazyComponent<Name extends string, Module extends Record<Name, ComponentWithAnyProps>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy(async () => {
    try {
      const module = await load();
      sessionStorage.removeItem(reloadStorageKey);
      return { default: module[name] };
    } catch (error) {
      return { default: await reloadOnce(error) };
    }
  });
}

/** Reloads the page, as a new version may have removed the chunk; only once, so that a lasting error is shown. */
async function reloadOnce(error: unknown): Promise<never> {
  const canReload = navigator.onLine || isApplicationKept();
  if (!canReload || sessionStorage.getItem(reloadStorageKey)) throw error;
  sessionStorage.setItem(reloadStorageKey, 'yes');
  location.reload();
  return new Promise(() => undefined);
}
