import type { Jitter } from '#machines/lib/backoff.ts';

/** A page as the saved-pages screen lists it. */
export interface ListedPage {
  readonly path: string;
  readonly name: string;
  /** Its transfer size, in bytes; 0 for core pages, which are included with the site. */
  readonly wireBytes: number;
  /** When it was saved, in ms since 1970; null if it is not on the device. */
  readonly savedAt: number | null;
}

/** What is on the device. */
export interface Stock {
  /** Whether the open page is; null if it cannot be saved. */
  readonly isPageSaved: boolean | null;
  /** All pages; null unless they were requested. */
  readonly list: readonly ListedPage[] | null;
}

/** The page that is open, and the pages of this site that its content links to. */
export interface OpenPage {
  readonly path: string;
  readonly links: readonly string[];
}

/** The outcome of saving the next few pages. */
export interface SaveReport {
  readonly saved: number;
  /** Pages that could not be fetched. */
  readonly failed: number;
  /** Pages that are still missing, with the failed ones. */
  readonly left: number;
  /** Whether the device is full. */
  readonly isFull: boolean;
}

/**
 * Whether the site may save pages on this device: no preference yet; offered by the site
 * (automatically, after the first visit); all pages requested by the visitor; or declined by the
 * visitor, by stopping or by removing pages.
 */
export type SavePreference = 'none' | 'offered' | 'asked' | 'declined';

export interface OfflineLibraryInput {
  /** The page that is open. */
  readonly page: OpenPage;
  /** Whether data is dear: data saver, a 2g or a cellular connection. */
  readonly isSavingData: boolean;
  /** The preference stored on an earlier visit; default none. */
  readonly preference?: SavePreference;
  readonly jitter?: Jitter;
}

export interface OfflineLibraryContext {
  readonly page: OpenPage;
  /** Whether the open page is on the device; null if it cannot be, or while it is not known. */
  readonly isPageSaved: boolean | null;
  readonly isListWanted: boolean;
  /** All pages; null unless they are shown. */
  readonly list: readonly ListedPage[] | null;
  /** Whether the stock could not be read. */
  readonly isStorageBroken: boolean;
  readonly preference: SavePreference;
  readonly isSavingData: boolean;
  /** Pages saved since saving began. */
  readonly saved: number;
  /** Pages that could not be fetched the last time. */
  readonly failed: number;
  /** How often in a row pages could not be fetched. */
  readonly failures: number;
  readonly retryInMs: number;
  /** Whether the visitor has asked for what is being saved, and is told the outcome. */
  readonly isRequested: boolean;
  /** Whether the visitor was told that the device is full, and nothing was saved since. */
  readonly isFullKnown: boolean;
  readonly jitter: Jitter;
}

export type OfflineLibraryEvent =
  /** The visitor has gone to another page. */
  | ({ readonly type: 'PAGE.OPENED' } & OpenPage)
  /** The list of all pages is shown or closed. */
  | { readonly type: 'LIST.OPENED' }
  | { readonly type: 'LIST.CLOSED' }
  /** The visitor asks for the whole site, regardless of data saver. */
  | { readonly type: 'SAVE.ALL' }
  /** The site offers to save what a visit saves by itself; held back while data is dear. */
  | { readonly type: 'SAVE.OFFERED' }
  /** The visitor stops saving, here or in another tab; pages in progress are finished. */
  | { readonly type: 'SAVE.STOPPED' }
  | { readonly type: 'REMOVE.ALL' }
  /** The stock may be outdated: another tab changed it, or the page was hidden. */
  | { readonly type: 'INVENTORY.STALE' }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'CONNECTION.CHANGED'; readonly isSavingData: boolean }
  /** Raised by the machine itself: pages were saved or removed. */
  | { readonly type: 'STOCK.CHANGED' };

export type OfflineLibraryEmitted =
  /** Nothing is being saved any more. */
  | {
      readonly type: 'LIBRARY.SETTLED';
      readonly isRequested: boolean;
      /** How many pages were saved, and how many failed, since saving began. */
      readonly savedPages: number;
      readonly failedPages: number;
    }
  /** Pages were removed at the visitor's request, or could not be removed and are still there. */
  | { readonly type: 'PAGES.LEFT'; readonly pages: number; readonly isGone: boolean }
  /** The device is full. Saved pages remain readable. */
  | { readonly type: 'STORAGE.FULL' };
