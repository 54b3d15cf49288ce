/**
 * The service worker, in its two modes (web/lib/offline/worker-modes.ts). For the application: keeps its code on the
 * device, so that it opens without a connection, and deletes what a link left. In both: keeps the published pages that
 * visitors have seen. It answers no request to the API.
 */
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { crestSpriteFolder } from '#shared/pages/crest-sprite.ts';
import { forgetEndedLinks } from '../features/sheet/queue/forgotten-names.ts';
import { actUnlessSheetIsOpen, takeOverMessage } from '../lib/offline/open-sheet-lock.ts';
import { isVisitorsWorker, type SeenPageMessage } from '../lib/offline/worker-modes.ts';
import { answerNavigation, answerVisitor } from './answer-navigation.ts';
import { forgetAllButPages, keepPage } from './kept-pages.ts';
import { screenAddresses } from './screen-addresses.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of the application's files in its place. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const shellFile = '/index.html';
const isForVisitors = isVisitorsWorker(self.location.href);

if (isForVisitors) self.addEventListener('activate', (event) => event.waitUntil(forgetAllButPages()));
else {
  precache(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
}

/** Names of these files contain a hash of their content, so that a kept one is right in every version. */
const isHashedFile = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && (url.pathname.startsWith('/assets/') || url.pathname.startsWith(`/${crestSpriteFolder}/`));
registerRoute(isHashedFile, async ({ request }) => (await caches.match(request.url)) ?? fetch(request));

registerRoute(
  new NavigationRoute(
    ({ request, event }) => {
      const runOn = (work: Promise<unknown>) => event.waitUntil(work);
      if (isForVisitors) return answerVisitor(request, fetch(request), runOn);
      runOn(forgetEndedLinks().catch((error) => console.info(`Names could not be forgotten: ${error}`)));
      return answerNavigation(request, () => matchPrecache(shellFile), runOn);
    },
    { allowlist: screenAddresses },
  ),
);

const takeOverUnlessSheetIsOpen = () => actUnlessSheetIsOpen(() => self.skipWaiting());

self.addEventListener('install', (event) => {
  event.waitUntil(addStaticRoutes(event));
  event.waitUntil(takeOverUnlessSheetIsOpen());
});
self.addEventListener('message', (event) => {
  const data: typeof takeOverMessage | SeenPageMessage = event.data;
  event.waitUntil(data === takeOverMessage ? takeOverUnlessSheetIsOpen() : keepSeenPage(data));
});

/** The browser's own cache has what the page shows, so that this asks the site for nothing. */
async function keepSeenPage({ seen }: SeenPageMessage): Promise<void> {
  await keepPage(seen, await fetch(seen, { cache: 'force-cache' }));
}
