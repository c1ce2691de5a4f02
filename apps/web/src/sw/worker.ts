/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX, CONFIG_PATH, readTakeOver, SHELL_PATH } from './names.ts';

declare const self: ServiceWorkerGlobalScope;
/** What the build laid down for times without a connection; the plugin that builds this file writes it. */
declare const __SHELL_FILES__: readonly PrecacheEntry[];

/** How long a page may take to arrive until the shell stands in for it, in seconds. */
const PATIENCE_S = 5;
/** The same for the configuration, which the first screen waits for. */
const CONFIG_PATIENCE_S = 3;

setCacheNameDetails({ prefix: CACHE_PREFIX });
cleanupOutdatedCaches();
// No address but their own is answered with these files: `/` is a page of its own, in the reader's language.
precacheAndRoute([...__SHELL_FILES__], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

// Files of the host, not pages of the app. The silent check stands in a frame and goes to the host alone.
const isPage = ({ request }: { request: Request }) => request.destination === 'document';
// Pages are asked of the host each time, and no answer is kept: an address may hold a code, and the newest build is always the one
// that is seen. The shell is what there is without a connection.
const pages = new NavigationRoute(
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [{ handlerDidError: () => matchPrecache(SHELL_PATH) }],
  }),
  { denylist: [/^\/silent-check-sso\.html/] },
);
registerRoute((options) => isPage(options) && pages.match(options), pages.handler);

/** Whom the app speaks to. Nothing of a person stands in it. */
const configuration = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}-config`,
  networkTimeoutSeconds: CONFIG_PATIENCE_S,
});
registerRoute(({ url }) => url.origin === self.location.origin && url.pathname === CONFIG_PATH, configuration);

self.addEventListener('install', (event) => {
  // The page that brought this worker has asked for it already, past the worker. A host may have none.
  const [, done] = configuration.handleAll({ event, request: new Request(CONFIG_PATH) });
  event.waitUntil(done.catch(() => undefined));
});

/**
 * A newer worker waits until no page of the older build stands open, whose files it would throw away (SEC-19). A page that has just
 * been loaded, is of this build and stands alone may call it in.
 */
self.addEventListener('message', (event) => {
  const entry = readTakeOver(event.data);
  if (entry === null || getCacheKeyForURL(entry) === undefined) return;
  // The one that asks, and not another that is left when it has been closed meanwhile.
  const asking = event.source instanceof Client ? event.source.id : null;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (open) => {
      if (open.every(({ id }) => id === asking)) await self.skipWaiting();
    }),
  );
});
