/** Which requests the browser answers without running the worker, in browsers that can (Chromium since version 123). */

import { crestSpriteFolder } from '#shared/pages/crest-sprite.ts';

/** https://w3c.github.io/ServiceWorker/#register-router-method, which TypeScript's types do not have yet. */
interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

interface StaticRoute {
  readonly condition: { readonly urlPattern: string } | { readonly requestMode: RequestMode };
  /** `cache` falls back to the network; `fetch-event` runs the worker. */
  readonly source: 'cache' | 'fetch-event' | 'network';
}

/**
 * The worker runs for screens only. Chromium stops it when the next version skips waiting, but a request that arrives
 * meanwhile starts it again, and the next version then waits until it has had no request for 30 s. A page that reads from
 * the API every 30 s never lets that happen.
 */
export async function addStaticRoutes(event: InstallEvent): Promise<void> {
  await event.addRoutes?.([
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    { condition: { urlPattern: '/assets/*' }, source: 'cache' },
    { condition: { urlPattern: `/${crestSpriteFolder}/*` }, source: 'cache' },
    { condition: { urlPattern: '/*' }, source: 'network' },
  ]);
}
