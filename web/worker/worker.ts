/**
 * The service worker: keeps the application's code on the device, so that it opens without a connection. It answers no
 * request to the API, and none of people who neither are signed in nor hold a link to a sheet. It deletes what a link left.
 */
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { forgetEndedLinks } from '../features/sheet/queue/forgotten-names.ts';
import { actUnlessSheetIsOpen, takeOverMessage } from '../lib/offline/open-sheet-lock.ts';
import { answerNavigation } from './answer-navigation.ts';
import { screenAddresses } from './screen-addresses.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of the application's files in its place. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const shellFile = '/index.html';

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** Names of these files contain a hash of their content, so that a kept one is right in every version. */
const isHashedFile = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && url.pathname.startsWith('/assets/');
registerRoute(isHashedFile, async ({ request }) => (await caches.match(request.url)) ?? fetch(request));

registerRoute(
  new NavigationRoute(
    ({ request, event }) => {
      event.waitUntil(forgetEndedLinks().catch((error) => console.info(`Names could not be forgotten: ${error}`)));
      return answerNavigation(request, () => matchPrecache(shellFile));
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
  if (event.data === takeOverMessage) event.waitUntil(takeOverUnlessSheetIsOpen());
});
