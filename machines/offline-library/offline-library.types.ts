/** The state of a page, as shown to the visitor. */
export type PagePhase = 'notSaved' | 'queued' | 'saving' | 'saved' | 'failed' | 'removing';

/** A page's copy on this device. */
export interface SavedPage {
  /** Its size on this device, in bytes. */
  readonly bytes: number;
  /** When it was saved, in ms since 1970. */
  readonly savedAt: number;
}

/** Why a page could not be saved: a network failure, or a full device. */
export type SaveFailure = 'network' | 'quota';

/** The result of saving a page. An actor that throws means a network failure. */
export type SaveOutcome =
  ({ readonly outcome: 'saved' } & SavedPage) | { readonly outcome: 'full' };

/** Why a page is saved: the site's own plan, or the visitor's request for one page or for many. */
export type SaveReason = 'plan' | 'page' | 'many';

/** The state of one page in the library. */
export interface LibraryItem {
  readonly path: string;
  readonly phase: PagePhase;
  readonly saved: SavedPage | null;
  readonly failure: SaveFailure | null;
  /** Whether the browser has evicted the saved copy. */
  readonly wasEvicted: boolean;
  /** Why it was last queued; null if it never was. */
  readonly reason: SaveReason | null;
}

/** A page as the saved-pages screen lists it. */
export interface ListedPage {
  readonly path: string;
  readonly name: string;
  /** Its transfer size, in bytes; core pages have already been transferred. */
  readonly wireBytes: number;
}

/** A group of pages. */
export interface PageSection {
  /** Unique; identifies the section in events. */
  readonly id: string;
  /** The name shown to visitors; empty for pages that belong to no section. */
  readonly name: string;
  /** At least one. */
  readonly pages: readonly ListedPage[];
}

/** The names of all pages of the site. */
export interface PageCatalog {
  /** Pages that are included with the site and cannot be removed. */
  readonly core: readonly ListedPage[];
  readonly sections: readonly PageSection[];
}

/** A page's entry in the inventory. Pages that were never saved are not listed. */
export interface InventoryEntry extends SavedPage {
  readonly path: string;
  /** False if the page was saved but the browser has evicted it. */
  readonly isThere: boolean;
}

/** Whether a page is included with the site, can be saved, or is not part of the site. */
export type PageStanding = 'core' | 'savable' | 'unknown';

/** The pages on the device. */
export interface Stock {
  /** The page that is open. */
  readonly standing: PageStanding;
  readonly entry: InventoryEntry | null;
  /** All pages; null unless they were requested. */
  readonly shelf: {
    readonly catalog: PageCatalog;
    readonly inventory: readonly InventoryEntry[];
  } | null;
}

/** Pages to save automatically: a few pages, or the next ones of the whole site. */
export interface SavePlan {
  /** Pages that are not on the device, in the order of saving. Bounded, however large the site is. */
  readonly paths: readonly string[];
  /** How many more follow. */
  readonly more: number;
}

/** The page that is open, and the pages of this site that its content links to. */
export interface OpenPage {
  readonly path: string;
  readonly links: readonly string[];
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
  /** The number of pages saved at a time; default 3. */
  readonly concurrency?: number;
  /** Whether data saver is on: Save-Data, or a 2g connection. */
  readonly isSavingData: boolean;
  /** The preference stored on an earlier visit; default none. */
  readonly preference?: SavePreference;
}

/** The results since saving was last requested. */
export interface Tally {
  readonly saved: number;
  readonly failed: number;
  /** Whether the visitor has asked for more than a single page. */
  readonly isAsked: boolean;
}

export interface OfflineLibraryContext {
  readonly page: OpenPage;
  /** The standing of the open page; null until it is known. */
  readonly standing: PageStanding | null;
  /**
   * By path: the open page, pages being saved or removed, failed pages, and, only while the
   * catalog is shown, all others.
   */
  readonly items: Readonly<Record<string, LibraryItem>>;
  /** Pages waiting to be saved, in order. */
  readonly queue: readonly string[];
  /** Pages that are being saved. */
  readonly inFlight: readonly string[];
  /** Pages that are being removed. */
  readonly leaving: readonly string[];
  /** Pages that the plan holds back while data saver is on. */
  readonly held: readonly string[];
  /** How many planned pages come after those that are queued. */
  readonly more: number;
  /** Pages that have changed since the stock was requested; null when no read is pending. */
  readonly changed: readonly string[] | null;
  readonly isCatalogWanted: boolean;
  /** All pages; null unless they are shown. */
  readonly catalog: PageCatalog | null;
  readonly tally: Tally;
  readonly concurrency: number;
  readonly isSavingData: boolean;
  readonly preference: SavePreference;
  /** Whether the stock could not be read. */
  readonly isStorageBroken: boolean;
  /** Whether the visitor was told that the device is full, and nothing was saved since. */
  readonly isFullKnown: boolean;
}

export type OfflineLibraryEvent =
  /** The visitor has gone to another page. */
  | ({ readonly type: 'PAGE.OPENED' } & OpenPage)
  /** The list of all pages is shown or closed. */
  | { readonly type: 'CATALOG.OPENED' }
  | { readonly type: 'CATALOG.CLOSED' }
  /** The visitor asks for the whole site, regardless of data saver. */
  | { readonly type: 'SAVE.ALL' }
  /** The site offers to save the planned pages; held back while data saver is on. */
  | { readonly type: 'SAVE.OFFERED' }
  | { readonly type: 'SAVE.ONE'; readonly path: string }
  | { readonly type: 'SAVE.SECTION'; readonly id: string }
  /** The visitor stops saving; pages in progress are finished. */
  | { readonly type: 'SAVE.STOPPED' }
  /** The same for one section. */
  | { readonly type: 'SECTION.STOPPED'; readonly id: string }
  | { readonly type: 'REMOVE.ONE'; readonly path: string }
  | { readonly type: 'REMOVE.SECTION'; readonly id: string }
  | { readonly type: 'REMOVE.ALL' }
  /** The stock may be outdated: another tab changed it, or the page was hidden. */
  | { readonly type: 'INVENTORY.STALE' }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'CONNECTION.CHANGED'; readonly isSavingData: boolean }
  /** XState's own: saving a page has ended. The actor's id is `save.` and the path. */
  | {
      readonly type: `xstate.done.actor.save.${string}`;
      readonly actorId: string;
      readonly output: SaveOutcome;
    }
  | { readonly type: `xstate.error.actor.save.${string}`; readonly actorId: string };

export type OfflineLibraryEmitted =
  /** Nothing is being saved any more. */
  | {
      readonly type: 'LIBRARY.SETTLED';
      /** Whether the visitor has asked for more than a single page. */
      readonly isAsked: boolean;
      /** How many pages were saved, and how many failed, since saving was requested. */
      readonly savedPages: number;
      readonly failedPages: number;
    }
  /** Pages were removed at the visitor's request, or could not be removed and are still there. */
  | { readonly type: 'PAGES.LEFT'; readonly pages: number; readonly isGone: boolean }
  /** The device is full. Saved pages remain readable; removing some frees space. */
  | { readonly type: 'STORAGE.FULL' };
