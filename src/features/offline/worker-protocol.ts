import type { Answerer } from '#machines/connectivity/index.ts';
import type { ListedPage, OpenPage, SaveReport } from '#machines/offline-library/index.ts';

/** The requests of a page to the service worker. Each is answered once, through its own port. */
export interface WorkerRequests {
  /** Which scripts the worker's build has (`PageData.code`). */
  CODE: { readonly ask: object; readonly answer: string };
  /** Whether a page is on the device; null if it is not one of the site's. */
  PAGE: { readonly ask: { readonly path: string }; readonly answer: boolean | null };
  /** All pages, and which are on the device. Only requested by the saved-pages screen. */
  LIST: { readonly ask: object; readonly answer: readonly ListedPage[] };
  /** Saves a few of the pages that are missing: of the whole site, or of what a visit saves by itself. */
  SAVE: {
    readonly ask: OpenPage & { readonly isAll: boolean };
    readonly answer: SaveReport;
  };
  /** Removes all pages except the core; answers with how many there were. */
  REMOVE: { readonly ask: object; readonly answer: number };
  /** Whether requests are answered by the site's server or by the network; rejects when nobody answers. */
  PROBE: { readonly ask: object; readonly answer: Answerer };
  /** After a page has loaded: take control of it, restore the core, update old pages (unless data saver is on), and clean up the cache. */
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
  /** This version could not be installed, because the device is full. */
  | { readonly type: 'INSTALLATION.FULL' }
  /**
   * Sent to every open page. The script in its head (src/app/starter) responds through the port
   * with its code (`PageData.code`). The only message with a port.
   */
  | { readonly type: 'WHICH.CODE' };

/** Tells the waiting worker to take over; workbox-window's own message. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Tells the waiting worker to take over unless a page still runs other code. */
export const TAKE_OVER = 'TAKE_OVER';
