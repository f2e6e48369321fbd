import type { Delta } from './delta.ts';

/**
 * What a build tells its service worker about the site beyond the precache list. The build writes it
 * (build/plugins/pwa.ts), the worker is compiled with it.
 */
export interface OfflinePlan {
  readonly buildId: string;
  /** Pages that come with the installation: home, contact, saved pages. */
  readonly corePages: readonly CorePage[];
  /** Every other page, in reading order: the order in which they are saved. */
  readonly pages: readonly PlannedPage[];
  /** Permanent redirects by path without a trailing slash; targets may carry a fragment. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Address of the not-found page's document, in the precache list; what packs are made against. */
  readonly notFound: string;
  /** Files that come with the first saved page: the search index. */
  readonly extras: readonly string[];
}

export interface CorePage {
  readonly path: string;
  readonly name: string;
}

export interface PlannedPage extends CorePage {
  /** Address of the page's pack (see `PagePack`). */
  readonly pack: string;
  /** First 16 hexadecimal digits of the pack's SHA-256. */
  readonly hash: string;
  /** What saving it costs on the wire, in bytes (brotli). */
  readonly wireBytes: number;
}

/**
 * All that a page adds to the site, in one file: its document and its pictures. One request saves a
 * page whole or not at all, and costs one set of headers.
 */
export interface PagePack {
  /** The page's document, as what it does not share with the not-found page (`applyDelta`). */
  readonly document: Delta;
  /** Pictures by address. */
  readonly art: Readonly<Record<string, string>>;
}
