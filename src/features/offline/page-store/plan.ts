import type { PackedIndex } from '#src/features/search/index-format.ts';

/**
 * What a build publishes for offline reading. `sw.js` references two files, each named by its content
 * hash: the frame, which changes with the code, and the catalog, which changes with the content. A
 * page is a third kind, a pack, which changes only when the page itself does
 * (docs/decisions/0014-a-deploy-costs-what-changed.md).
 */

/** A file of the build and its integrity, `sha256-…`. */
export type FileReference = readonly [address: string, integrity: string];

/** Written into `sw.js`. */
export interface BuildFiles {
  readonly frame: FileReference;
  readonly catalog: FileReference;
}

/** The parts shared by all pages of a build. */
export interface Frame {
  /** Names the scripts and styles that its pages run with (`PageData.code`). */
  readonly code: string;
  /** The headers of a page, among them the policy that allows its inline script and styles. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text segments that documents are composed of, by role (see `DocumentPart`). */
  readonly segments: Readonly<Record<string, string>>;
  /** Files stored on installation: scripts, styles, fonts, icons. */
  readonly files: readonly FileReference[];
}

/**
 * A part of a document: its own text, or a segment of the frame; `inserted` goes after the first
 * occurrence of `after`.
 */
export type DocumentPart =
  string | readonly [segment: string] | readonly [segment: string, after: string, inserted: string];

/**
 * Everything that a page adds to the site, in one file: its document, without the parts shared by all
 * pages, its pictures, and its part of the search index. One request saves a page.
 */
export interface PagePack {
  readonly document: readonly DocumentPart[];
  /** Pictures (SVG) by URL. */
  readonly art: Readonly<Record<string, string>>;
  /** Empty for a page that is not searched; the not-found page, which has no URL, has none. */
  readonly search?: PackedIndex;
  /** Scripts and styles that an installation does not have (docs/decisions/0023-pages-saved-on-request.md). */
  readonly files?: readonly FileReference[];
}

/**
 * When a page is stored: on installation, later, or only when visited or requested; the not-found
 * page has no URL of its own.
 */
export type PageTier = 'core' | 'later' | 'on-request' | 'not-found';

/** Whether a page is stored after installation, and can be removed. */
export const isSavable = ({ tier }: { readonly tier: PageTier }): boolean =>
  tier === 'later' || tier === 'on-request';

export interface PlannedPage {
  readonly path: string;
  readonly name: string;
  /** The first 12 hexadecimal digits of its pack's SHA-256. */
  readonly hash: string;
  /** The download size of the pack, in bytes (brotli). */
  readonly wireBytes: number;
  readonly tier: PageTier;
}

/** The site's pages and redirects. */
export interface Catalog {
  /** Every page, in reading order, which is the order of saving. */
  readonly pages: readonly PlannedPage[];
  /** Permanent redirects by path without a trailing slash; targets may have a fragment. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** A version of a page. */
export type PageVersion = Pick<PlannedPage, 'path' | 'hash'>;

const nameOf = ({ path, hash }: PageVersion) =>
  `${path.slice(1).replaceAll('/', '_') || 'index'}-${hash}.json`;

/** The URL of a page's pack. Its name has a content hash, so the server keeps those of previous builds. */
export const packUrl = (page: PageVersion): string => `/assets/pages/${nameOf(page)}`;

/** The name under which a page's part of the search index is kept; the server has no such file. */
export const searchUrl = (page: PageVersion): string => `/assets/search/${nameOf(page)}`;
