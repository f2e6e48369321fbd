import type { InventoryEntry, PageCatalog, SaveOutcome } from '#machines/offline-library/index.ts';

/** What a page asks of the service worker. Each question is answered once, through its own port. */
export interface WorkerRequests {
  /** Which pages there are. */
  LIST: { readonly ask: object; readonly answer: PageList };
  INVENTORY: { readonly ask: object; readonly answer: readonly InventoryEntry[] };
  SAVE: { readonly ask: { readonly path: string }; readonly answer: SaveOutcome };
  REMOVE: { readonly ask: { readonly path: string }; readonly answer: null };
  /** Whether the site's server answers; rejects when it does not. */
  PROBE: { readonly ask: object; readonly answer: null };
  /** After a page has come up: bring old pages up to date (unless data saver is on), tidy the cache. */
  MAINTAIN: { readonly ask: { readonly isSavingData: boolean }; readonly answer: null };
}

export type WorkerRequestType = keyof WorkerRequests;

export type WorkerRequest = {
  [N in WorkerRequestType]: { readonly type: N } & WorkerRequests[N]['ask'];
}[WorkerRequestType];

export type Reply<N extends WorkerRequestType> =
  | { readonly ok: true; readonly answer: WorkerRequests[N]['answer'] }
  | { readonly ok: false; readonly reason: string };

export interface PageList extends PageCatalog {
  readonly buildId: string;
}

/** What the worker tells pages unasked. */
export type WorkerMessage =
  /** A request to the site's server was answered, or not. */
  | { readonly type: 'NETWORK'; readonly isReached: boolean }
  /** What lies on the device has changed. */
  | { readonly type: 'INVENTORY.CHANGED' }
  /** Asked of every open page, answered through the port with its build id. */
  | { readonly type: 'WHICH.BUILD' };

/** Tells the waiting worker to take over; workbox-window's own message. */
export const SKIP_WAITING = 'SKIP_WAITING';
