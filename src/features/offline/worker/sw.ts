/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { sendWaiting, SYNC_TAG } from '#src/features/contact/delivery/send-enquiry.ts';
import { PageStore, isQuotaError } from '../page-store/page-store.ts';
import type { BuildFiles } from '../page-store/plan.ts';
import { SiteCache } from '../page-store/site-cache.ts';
import { openSiteBuild } from '../page-store/site-build.ts';
import type { SiteBuild } from '../page-store/site-build.ts';
import { SKIP_WAITING, TAKE_OVER } from '../worker-protocol.ts';
import type { WorkerMessage, WorkerRequest } from '../worker-protocol.ts';
import { registerRoutes } from './fetch.ts';
import { takeOverUnlessNeeded } from './open-tabs.ts';
import { createAnswers } from './requests.ts';

declare const self: ServiceWorkerGlobalScope & { readonly hauseBuild: BuildFiles };

/**
 * The service worker (docs/specification.md, 11.1). The build writes `sw.js`, which names the two
 * files of the build and imports this one, so a content change affects only a few hundred bytes of
 * it. Tier one, the core, is stored on installation, which fails unless all of it is there. Tier two,
 * every other page, is saved later, as requested by the library in the page (requests.ts). What happens on
 * a fetch is in fetch.ts.
 */
const files = self.hauseBuild;
const reader = {
  origin: self.location.origin,
  cache: new SiteCache(self.caches),
  fetch: ((input, init) => fetch(input, init)) satisfies typeof fetch,
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

let opened: Promise<SiteBuild> | undefined;
/** Opened once in a worker's lifetime; after a failure, the next caller tries again. */
const build = () => {
  opened ??= openSiteBuild(files, reader).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
const code = async () => (await build()).frame.code;
const pageStore = new PageStore({ ...reader, files, build, now: Date.now });
const answer = createAnswers({ pageStore, build, self });

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      try {
        await pageStore.install();
      } catch (error) {
        if (isQuotaError(error)) await reportFull();
        throw error;
      }
      await takeOverUnlessNeeded(self, await code());
    })(),
  );
});
// Workbox's cleanup on activation is not used: a tab of the previous build may still need its files.
clientsClaim();

async function reportFull(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    page.postMessage({ type: 'INSTALLATION.FULL' } satisfies WorkerMessage);
  }
}

self.addEventListener('message', (event) => {
  const { data, ports } = event as {
    data: { type?: unknown } | null;
    ports: readonly MessagePort[];
  };
  const type = data?.type;
  if (type === SKIP_WAITING) void self.skipWaiting();
  else if (type === TAKE_OVER) {
    event.waitUntil(code().then((own) => takeOverUnlessNeeded(self, own)));
  } else if (ports[0] !== undefined) event.waitUntil(answer(data as WorkerRequest, ports[0]));
});

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { readonly tag: string };
  if (tag === SYNC_TAG) waitUntil.call(event, sendWaiting());
});

// An answer that is a network error rejects `handled`, which WebKit reports as an unhandled rejection.
self.addEventListener('fetch', ({ handled }) => void handled.catch(() => undefined));

registerRoutes({ pageStore, self });
