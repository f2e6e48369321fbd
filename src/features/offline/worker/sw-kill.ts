/// <reference lib="webworker" />
import { FOREIGN_IMAGES_CACHE, SITE_CACHE } from '../page-store/keys.ts';
import { RECORDS_DATABASE } from '../page-store/records.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the worker to be removed may hold this one back, in ms. */
const PATIENCE_MS = 5000;

async function remove(): Promise<void> {
  await Promise.all([SITE_CACHE, FOREIGN_IMAGES_CACHE].map((name) => self.caches.delete(name)));
  self.indexedDB.deleteDatabase(RECORDS_DATABASE);
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
