/// <reference lib="webworker" />
import { askServer } from '#src/features/connectivity/ask-server.ts';
import { FOREIGN_IMAGES_CACHE, SITE_CACHE } from '../page-store/keys.ts';
import type { Reply, WorkerRequest } from '../worker-protocol.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the worker to be removed may hold this one back, in ms. */
const PATIENCE_MS = 5000;

async function remove(): Promise<void> {
  await Promise.all([SITE_CACHE, FOREIGN_IMAGES_CACHE].map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The kill switch: served instead of `/sw.js`, it removes the service worker from every device that
 * fetches it, with all saved pages. It never touches the outbox, whose enquiries are then sent by
 * the page. Open pages keep working over the network; nothing reloads.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
  // A worker with an event that never ends keeps its place for minutes (five in Chromium), and a
  // broken worker is what this one is for. Not awaited: this worker could not be activated before.
  timer = setTimeout(() => void remove(), PATIENCE_MS);
});

self.addEventListener('activate', (event) => {
  clearTimeout(timer);
  event.waitUntil(remove());
});

/**
 * Pages that were open during the removal keep asking this worker: whether the server answers, so
 * that an outage can end, and for saved pages, of which there are none.
 */
self.addEventListener('message', (event) => {
  const { data, ports } = event as { data: WorkerRequest | null; ports: readonly MessagePort[] };
  const asked = data?.type === 'PROBE' ? askServer() : Promise.reject(new Error('Removed.'));
  const answered = asked.then(
    (answer): Reply<'PROBE'> => ({ ok: true, answer }),
    (error: unknown): Reply<'PROBE'> => ({ ok: false, reason: String(error) }),
  );
  event.waitUntil(answered.then((reply) => ports[0]?.postMessage(reply)));
});
