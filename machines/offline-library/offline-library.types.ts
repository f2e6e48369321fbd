import type { AnyActorRef } from 'xstate';

/** Where a page stands, as the visitor is told. */
export type PagePhase = 'notSaved' | 'queued' | 'saving' | 'saved' | 'failed' | 'removing';

/** What lies on the device of a page. */
export interface SavedPage {
  /** Its size on this device, in bytes. */
  readonly bytes: number;
  /** When it was saved, in ms since 1970. */
  readonly savedAt: number;
}

/** Why a page could not be saved: the network, or a device that is full. */
export type SaveFailure = 'network' | 'quota';

/** What became of saving a page. An actor that throws means that the network failed. */
export type SaveOutcome =
  ({ readonly outcome: 'saved' } & SavedPage) | { readonly outcome: 'full' };

export interface PageInput {
  readonly path: string;
  /** Who is told of every change; none when the page runs alone. */
  readonly parent?: AnyActorRef;
}

export interface PageContext {
  readonly path: string;
  readonly phase: PagePhase;
  readonly saved: SavedPage | null;
  readonly failure: SaveFailure | null;
  /** Whether the browser has thrown away what had been saved. */
  readonly wasEvicted: boolean;
  readonly parent: AnyActorRef | null;
}

export type PageEvent =
  | { readonly type: 'SAVE.REQUESTED' }
  /** Its turn has come: only a few are saved at a time. */
  | { readonly type: 'SLOT.GRANTED' }
  /** Its turn will not come. */
  | { readonly type: 'SAVE.WITHDRAWN' }
  | { readonly type: 'REMOVE.REQUESTED' }
  /** What really lies on the device. */
  | { readonly type: 'STOCK.TAKEN'; readonly saved: SavedPage | null; readonly isEvicted: boolean };

export interface PageReport {
  readonly type: 'PAGE.REPORTED';
  readonly path: string;
  readonly phase: PagePhase;
  readonly saved: SavedPage | null;
  readonly failure: SaveFailure | null;
  readonly wasEvicted: boolean;
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

/** What was found of one page when inventory was taken. A page that was never saved is not listed. */
export interface InventoryEntry extends SavedPage {
  readonly path: string;
  /** False when it is known to have been saved, but the browser has thrown it away. */
  readonly isThere: boolean;
}

/**
 * Whether the whole site is wanted on this device: nobody has said anything, the site would like to
 * (by itself, after the first visit), the visitor has asked for it, or the visitor has declined it by
 * stopping or by removing pages.
 */
export type SavePreference = 'none' | 'offered' | 'asked' | 'declined';

export interface OfflineLibraryInput {
  /** Every page that can be saved, in the order in which they are saved; at least one. */
  readonly paths: readonly string[];
  /** How many are saved at a time; default 3. */
  readonly concurrency?: number;
  /** Is data saver on: Save-Data, or a 2g connection? */
  readonly isSavingData: boolean;
  /** What was wished on an earlier visit; default none. */
  readonly preference?: SavePreference;
}

export interface OfflineLibraryContext {
  readonly items: readonly LibraryItem[];
  readonly concurrency: number;
  readonly isSavingData: boolean;
  readonly preference: SavePreference;
  /** Whether it could not be found out what is saved. */
  readonly isStorageBroken: boolean;
}

export type OfflineLibraryEvent =
  /** The visitor wants all of it, whatever it costs. */
  | { readonly type: 'SAVE.ALL' }
  /** The site would like to save all of it by itself: held back while data saver is on. */
  | { readonly type: 'SAVE.OFFERED' }
  | { readonly type: 'SAVE.ONE'; readonly path: string }
  /** The visitor wants no more to be saved; what is being saved is finished. */
  | { readonly type: 'SAVE.STOPPED' }
  | { readonly type: 'REMOVE.ONE'; readonly path: string }
  | { readonly type: 'REMOVE.ALL' }
  /** What is said to be saved may be wrong: another tab, a page that was long hidden. */
  | { readonly type: 'INVENTORY.STALE' }
  | { readonly type: 'NETWORK.BACK' }
  | { readonly type: 'CONNECTION.CHANGED'; readonly isSavingData: boolean }
  | PageReport;

export type OfflineLibraryEmitted =
  /** Nothing is being saved any more; the counts are of all pages. */
  | {
      readonly type: 'LIBRARY.SETTLED';
      readonly savedPages: number;
      readonly failedPages: number;
    }
  /** The device is full. What is saved can be read; removing something makes room. */
  | { readonly type: 'STORAGE.FULL' };
