import type { Delta } from './delta.ts';

/**
 * What a build's service worker knows about the site in addition to the precache list. The build
 * generates it (build/plugins/pwa.ts) and compiles the worker with it.
 */
export interface OfflinePlan {
  readonly buildId: string;
  /** Pages stored on installation: home, contact, saved pages. */
  readonly corePages: readonly CorePage[];
  /** Every other page, in reading order, which is the order of saving. */
  readonly pages: readonly PlannedPage[];
  /** Permanent redirects by path without a trailing slash; targets may have a fragment. */
  readonly redirects: Readonly<Record<string, string>>;
  /** URL of the not-found page's document, which is in the precache list; the base of all packs. */
  readonly notFound: string;
  /** Files stored with the first saved page: the search index. */
  readonly extras: readonly string[];
}

export interface CorePage {
  readonly path: string;
  readonly name: string;
}

export interface PlannedPage extends CorePage {
  /** URL of the page's pack (see `PagePack`). */
  readonly pack: string;
  /** First 16 hexadecimal digits of the pack's SHA-256. */
  readonly hash: string;
  /** The download size of the pack, in bytes (brotli). */
  readonly wireBytes: number;
}

/**
 * Everything that a page adds to the site, in one file: its document and its pictures. One request
 * saves a page atomically, with one set of headers.
 */
export interface PagePack {
  /** The page's document, as a delta to the not-found page (`applyDelta`). */
  readonly document: Delta;
  /** Pictures by URL. */
  readonly art: Readonly<Record<string, string>>;
}
