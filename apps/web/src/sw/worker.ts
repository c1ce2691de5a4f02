/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX, CONFIG_PATH, readTakeOver, SHELL_PATH } from './names.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files that the build precaches; written by the plugin that builds this file. */
declare const __SHELL_FILES__: readonly PrecacheEntry[];

/** Time limit for a navigation before the shell answers it, in seconds. */
const PATIENCE_S = 5;
/** The same for the configuration, which the first screen waits for. */
const CONFIG_PATIENCE_S = 3;

setCacheNameDetails({ prefix: CACHE_PREFIX });
cleanupOutdatedCaches();
// Precached files answer only their own addresses: `/` is a prerendered page in the reader's language.
precacheAndRoute([...__SHELL_FILES__], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

// Files of the host, not pages of the app. The silent check runs in a frame and always goes to the host.
const isPage = ({ request }: { request: Request }) => request.destination === 'document';
// Pages always go to the host and are not cached: an address may contain a code, and the newest build must be shown.
// The shell answers without a connection.
const pages = new NavigationRoute(
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [{ handlerDidError: () => matchPrecache(SHELL_PATH) }],
  }),
  { denylist: [/^\/silent-check-sso\.html/] },
);
registerRoute((options) => isPage(options) && pages.match(options), pages.handler);

/** The servers that the app talks to. It contains no personal data. */
const configuration = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}-config`,
  networkTimeoutSeconds: CONFIG_PATIENCE_S,
});
registerRoute(({ url }) => url.origin === self.location.origin && url.pathname === CONFIG_PATH, configuration);

self.addEventListener('install', (event) => {
  // The page that registered this worker has fetched it already, outside the worker. A host may have none.
  const [, done] = configuration.handleAll({ event, request: new Request(CONFIG_PATH) });
  event.waitUntil(done.catch(() => undefined));
});

/**
 * A newer worker waits until no page of the older build is open, whose files it would delete (SEC-19). A page that was
 * just loaded, is of this build and is the only one open may activate it.
 */
self.addEventListener('message', (event) => {
  const entry = readTakeOver(event.data);
  if (entry === null || getCacheKeyForURL(entry) === undefined) return;
  // The page that asks, not another one that is left after it was closed.
  const asking = event.source instanceof Client ? event.source.id : null;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (open) => {
      if (open.every(({ id }) => id === asking)) await self.skipWaiting();
    }),
  );
});
