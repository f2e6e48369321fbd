import type { Answerer } from '#machines/connectivity/index.ts';
import type {
  InventoryEntry,
  OpenPage,
  PageCatalog,
  SaveOutcome,
  SavePlan,
  Stock,
} from '#machines/offline-library/index.ts';

/** The requests of a page to the service worker. Each is answered once, through its own port. */
export interface WorkerRequests {
  /** Which scripts the worker's build has (`PageData.code`). */
  CODE: { readonly ask: object; readonly answer: string };
  /** What is stored of one page. */
  PAGE: {
    readonly ask: { readonly path: string };
    readonly answer: Pick<Stock, 'standing' | 'entry'>;
  };
  /** What to save without a further request; with `isAll`, the next pages of the whole site. */
  PLAN: { readonly ask: OpenPage & { readonly isAll: boolean }; readonly answer: SavePlan };
  /** All pages, and which are on the device. Only requested by the saved-pages screen. */
  LIST: { readonly ask: object; readonly answer: PageCatalog };
  INVENTORY: { readonly ask: object; readonly answer: readonly InventoryEntry[] };
  SAVE: { readonly ask: { readonly path: string }; readonly answer: SaveOutcome };
  REMOVE: { readonly ask: { readonly paths: readonly string[] }; readonly answer: null };
  /** Whether requests are answered by the site's server or by the network; rejects when nobody answers. */
  PROBE: { readonly ask: object; readonly answer: Answerer };
  /** After a page has loaded: take control of it, update old pages (unless data saver is on), and clean up the cache. */
  MAINTAIN: { readonly ask: { readonly isSavingData: boolean }; readonly answer: null };
}

export type WorkerRequestType = keyof WorkerRequests;

export type WorkerRequest = {
  [N in WorkerRequestType]: { readonly type: N } & WorkerRequests[N]['ask'];
}[WorkerRequestType];

export type Reply<N extends WorkerRequestType> =
  | { readonly ok: true; readonly answer: WorkerRequests[N]['answer'] }
  | { readonly ok: false; readonly reason: string };

/** Messages that the worker sends to pages without a request. */
export type WorkerMessage =
  /** A request to the site's server was answered by it, by the network in its place, or not at all. */
  | { readonly type: 'NETWORK'; readonly isReached: boolean; readonly isHeld?: boolean }
  /** The stored pages have changed. */
  | { readonly type: 'INVENTORY.CHANGED' }
  /**
   * Sent to every open page. The script in its head (src/app/start-page.ts) responds through the port
   * with its code (`PageData.code`). The only message with a port.
   */
  | { readonly type: 'WHICH.CODE' };

/** Tells the waiting worker to take over; workbox-window's own message. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Tells the waiting worker to take over unless a page still runs other code. */
export const TAKE_OVER = 'TAKE_OVER';
