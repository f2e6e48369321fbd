/// <reference lib="webworker" />
import { FOREIGN_IMAGES_CACHE, SITE_CACHE } from '../page-store/keys.ts';
import { RECORDS_DATABASE } from '../page-store/records.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch: served in place of `/sw.js`, it takes the service worker off every device that comes
 * by, with all that was saved for reading. It never touches the outbox: an enquiry that waits there is
 * sent by the page. Open pages go on, on the network; nothing reloads.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all([SITE_CACHE, FOREIGN_IMAGES_CACHE].map((name) => self.caches.delete(name)));
      self.indexedDB.deleteDatabase(RECORDS_DATABASE);
      await self.registration.unregister();
    })(),
  );
});
