/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { sendWaiting, SYNC_TAG } from '#src/features/contact/delivery/send-waiting.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { FOREIGN_IMAGES_CACHE, SITE_CACHE, isFile } from '../page-store/keys.ts';
import { createRecords } from '../page-store/records.ts';
import { createPageStore } from '../page-store/page-store.ts';
import type { BuildFiles } from '../page-store/plan.ts';
import { openSiteBuild } from '../page-store/site-build.ts';
import type { SiteBuild } from '../page-store/site-build.ts';
import { SKIP_WAITING, TAKE_OVER } from '../worker-protocol.ts';
import { answerRequest, isWorkerRequest } from './answer-request.ts';
import { takeOverUnlessNeeded } from './open-tabs.ts';
import { answerFile, answerPage, answerSearch } from './respond.ts';
import type { WorkerParts } from './respond.ts';

declare const self: ServiceWorkerGlobalScope & { readonly hauseBuild: BuildFiles };

/**
 * The service worker (docs/specification.md, 11.1). The build writes `sw.js`, which names the two
 * files of the build and imports this one, so a content change affects only a few hundred bytes of
 * it. Tier one, the core, is stored on installation, which fails unless all of it is there. Tier two,
 * every other page, is saved later, as requested by the library in the page.
 */
const files = self.hauseBuild;
const reader = {
  origin: self.location.origin,
  caches: self.caches,
  fetch: ((input, init) => fetch(input, init)) satisfies typeof fetch,
};

let opened: Promise<SiteBuild> | undefined;
/** Opened once in a worker's lifetime; after a failure, the next caller tries again. */
const build = () => {
  opened ??= openSiteBuild(files, { ...reader, cacheName: SITE_CACHE }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const parts: WorkerParts = {
  pageStore: createPageStore({ ...reader, files, build, records: createRecords(), now: Date.now }),
  code: async () => (await build()).frame.code,
  pages: async () => (await build()).catalog.pages,
  self,
};

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await parts.pageStore.install();
      await takeOverUnlessNeeded(self, await parts.code());
    })(),
  );
});
// Workbox's cleanup on activation is not used: a tab of the previous build may still need its files.
clientsClaim();

self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  const type = (data as { type?: unknown } | null)?.type;
  if (type === SKIP_WAITING) {
    void self.skipWaiting();
    return;
  }
  if (type === TAKE_OVER) {
    event.waitUntil(parts.code().then((code) => takeOverUnlessNeeded(self, code)));
    return;
  }
  if (isWorkerRequest(data)) event.waitUntil(answerRequest(data, event.ports[0], parts));
});

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { readonly tag: string };
  if (tag === SYNC_TAG) waitUntil.call(event, sendWaiting());
});

// An answer that is a network error rejects `handled`, which WebKit reports as an unhandled rejection.
self.addEventListener('fetch', ({ handled }) => void handled.catch(() => undefined));

const isOwn = (url: URL) => url.origin === self.location.origin;
// Range requests go to the network: the cache would answer with the whole file.
const isWholeGet = (request: Request) => request.method === 'GET' && !request.headers.has('range');

registerRoute(
  ({ url, request }) => isOwn(url) && isWholeGet(request) && isPageRequest(request, url),
  ({ request, url, event }) => answerPage(request, url, event as FetchEvent, parts),
);

registerRoute(
  ({ url, request }) => isOwn(url) && isWholeGet(request) && url.pathname === SEARCH_INDEX,
  ({ request }) => answerSearch(request, parts),
);

registerRoute(
  ({ url, request }) => isOwn(url) && isWholeGet(request) && isFile(url.pathname),
  ({ request, url, event }) => answerFile(request, url, event, parts),
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
