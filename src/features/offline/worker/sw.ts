/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { plan } from 'virtual:hause/offline-plan';
import { OUTBOX_SYNC_TAG, flushOutboxOrFail } from '#src/features/contact/delivery/flush-outbox.ts';
import { FOREIGN_IMAGES_CACHE, SITE_CACHE, isFile } from '../page-store/keys.ts';
import { createRecords } from '../page-store/records.ts';
import { createPageStore } from '../page-store/page-store.ts';
import { isKeepable, isPageOf } from '../page-store/integrity.ts';
import { SKIP_WAITING } from '../worker-protocol.ts';
import { answerRequest, isWorkerRequest } from './answer-request.ts';
import { answerFile, answerPage } from './respond.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/**
 * The service worker (docs/specification.md, 11.1). Tier one, the core, is Workbox's precache:
 * installation fails unless all of it is stored. Tier two, every other page, is saved later, as
 * requested by the library in the page.
 */
const entries = self.__WB_MANIFEST;

const precache = new PrecacheController({
  cacheName: SITE_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ response, request }) => {
        if (!isKeepable(response)) return null;
        const isDocument = !isFile(new URL(request.url).pathname);
        return !isDocument || isPageOf(await response.clone().text(), plan.buildId)
          ? response
          : null;
      },
    },
  ],
});
precache.addToCacheList(entries);

const keys = precache.getURLsToCacheKeys();
const pageStore = createPageStore({
  plan,
  origin: self.location.origin,
  caches: self.caches,
  fetch: (input, init) => fetch(input, init),
  records: createRecords(),
  core: new Map([...keys.values()].map((key) => [key, precache.getIntegrityForCacheKey(key)])),
  now: Date.now,
});

self.addEventListener('install', (event) => {
  void precache.install(event);
});
// Not Workbox's own cleanup on activation: a tab of the previous build may still need its files.
clientsClaim();

self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if ((data as { type?: unknown } | null)?.type === SKIP_WAITING) {
    void self.skipWaiting();
    return;
  }
  if (isWorkerRequest(data))
    event.waitUntil(answerRequest(data, event.ports[0], { pageStore, plan, self }));
});

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { readonly tag: string };
  if (tag === OUTBOX_SYNC_TAG) waitUntil.call(event, flushOutboxOrFail());
});

const isOwn = (url: URL) => url.origin === self.location.origin;
// Range requests go to the network: the cache would answer with the whole file.
const isWholeGet = (request: Request) => request.method === 'GET' && !request.headers.has('range');

registerRoute(
  ({ url, request }) => isOwn(url) && isWholeGet(request) && isPageRequest(request, url),
  ({ request, url, event }) =>
    answerPage(request, url, event as FetchEvent, { pageStore, plan, self }),
);

registerRoute(
  ({ url, request }) => isOwn(url) && isWholeGet(request) && isFile(url.pathname),
  ({ request, url, event }) =>
    answerFile(request, keys.get(url.href) ?? url.href, event, { pageStore, plan, self }),
);

registerRoute(
  ({ url, request }) =>
    !isOwn(url) &&
    isWholeGet(request) &&
    request.destination === 'image' &&
    request.mode === 'cors',
  new StaleWhileRevalidate({
    cacheName: FOREIGN_IMAGES_CACHE,
    // Workbox's types do not support exactOptionalPropertyTypes.
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }),
    ] as WorkboxPlugin[],
  }),
);

/** A document, or a route change that requests one (src/app/navigation/page-source.ts). */
function isPageRequest(request: Request, url: URL): boolean {
  if (request.mode === 'navigate') return !isFile(url.pathname) || url.pathname.endsWith('.html');
  const accept = request.headers.get('Accept') ?? '';
  return request.destination === '' && accept.includes('text/html') && !isFile(url.pathname);
}
