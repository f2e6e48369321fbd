import type { AnyActorRef } from 'xstate';

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

export interface PageInput {
  readonly path: string;
  /** Receives a report of every change; undefined when the page runs alone. */
  readonly parent?: AnyActorRef;
}

export interface PageContext {
  readonly path: string;
  readonly phase: PagePhase;
  readonly saved: SavedPage | null;
  readonly failure: SaveFailure | null;
  /** Whether the browser has evicted the saved copy. */
  readonly wasEvicted: boolean;
  readonly parent: AnyActorRef | null;
}

export type PageEvent =
  | { readonly type: 'SAVE.REQUESTED' }
  /** Permission to start: only a few are saved at a time. */
  | { readonly type: 'SLOT.GRANTED' }
  /** Removed from the queue. */
  | { readonly type: 'SAVE.WITHDRAWN' }
  | { readonly type: 'REMOVE.REQUESTED' }
  /** The page's entry in a newly read inventory. */
  | {
      readonly type: 'INVENTORY.READ';
      readonly saved: SavedPage | null;
      readonly isEvicted: boolean;
    };

export interface PageReport {
  readonly type: 'PAGE.REPORTED';
  readonly path: string;
  readonly phase: PagePhase;
  readonly saved: SavedPage | null;
  readonly failure: SaveFailure | null;
  readonly wasEvicted: boolean;
}

/** A page as the saved-pages screen lists it. */
export interface ListedPage {
  readonly path: string;
  readonly name: string;
  /** What saving it costs on the wire, in bytes; 0 for core pages. */
  readonly wireBytes: number;
}

/** All pages of the site, by their names. */
export interface PageCatalog {
  /** Pages that come with the site and are not removed. */
  readonly core: readonly ListedPage[];
  readonly pages: readonly ListedPage[];
}

/** One line of the saved-pages screen. */
export interface LibraryItem {
  readonly path: string;
  readonly phase: PagePhase;
  readonly saved: SavedPage | null;
  readonly failure: SaveFailure | null;
  readonly wasEvicted: boolean;
  readonly ref: AnyActorRef;
}

/** A page's entry in the inventory. Pages that were never saved are not listed. */
export interface InventoryEntry extends SavedPage {
  readonly path: string;
  /** False if the page was saved but the browser has evicted it. */
  readonly isThere: boolean;
}

/**
 * Whether to save the whole site on this device: no preference yet; offered by the site
 * (automatically, after the first visit); requested by the visitor; or declined by the visitor, by
 * stopping or by removing pages.
 */
export type SavePreference = 'none' | 'offered' | 'asked' | 'declined';

export interface OfflineLibraryInput {
  /** Every page that can be saved, in the order of saving; at least one. */
  readonly paths: readonly string[];
  /** The number of pages saved at a time; default 3. */
  readonly concurrency?: number;
  /** Whether data saver is on: Save-Data, or a 2g connection. */
  readonly isSavingData: boolean;
  /** The preference stored on an earlier visit; default none. */
  readonly preference?: SavePreference;
  /** What the views call the pages; empty when left out. */
  readonly catalog?: PageCatalog;
}

export interface OfflineLibraryContext {
  readonly items: readonly LibraryItem[];
  readonly concurrency: number;
  readonly isSavingData: boolean;
  readonly preference: SavePreference;
  /** Whether the inventory could not be read. */
  readonly isStorageBroken: boolean;
  readonly catalog: PageCatalog;
}

export type OfflineLibraryEvent =
  /** The visitor asks for the whole site, regardless of data saver. */
  | { readonly type: 'SAVE.ALL' }
  /** The site offers to save everything automatically; held back while data saver is on. */
  | { readonly type: 'SAVE.OFFERED' }
  | { readonly type: 'SAVE.ONE'; readonly path: string }
  /** The visitor stops saving; pages in progress are finished. */
  | { readonly type: 'SAVE.STOPPED' }
  | { readonly type: 'REMOVE.ONE'; readonly path: string }
  | { readonly type: 'REMOVE.ALL' }
  /** The inventory may be outdated: another tab changed it, or the page was hidden for long. */
  | { readonly type: 'INVENTORY.STALE' }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'CONNECTION.CHANGED'; readonly isSavingData: boolean }
  | PageReport;

export type OfflineLibraryEmitted =
  /** Nothing is being saved any more; the counts cover all pages. */
  | {
      readonly type: 'LIBRARY.SETTLED';
      readonly preference: SavePreference;
      readonly savedPages: number;
      readonly failedPages: number;
    }
  /** The device is full. Saved pages remain readable; removing some frees space. */
  | { readonly type: 'STORAGE.FULL' };
