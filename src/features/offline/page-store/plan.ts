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
 * occurrence of `after`. The links to the previous and next page, and the page data about them, come
 * from the catalog.
 */
export type DocumentPart =
  | string
  | readonly [segment: string]
  | readonly [way: keyof Ways, kind: 'link' | 'data']
  | readonly [segment: string, after: string, inserted: string];

/** The pages before and after a page that is read in a sequence. */
export interface Ways {
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
}

export interface Neighbor {
  readonly name: string;
  readonly href: string;
}

/**
 * Everything that a page adds to the site, in one file: its document, without the parts shared by all
 * pages, its pictures, and its part of the search index. One request saves a page atomically.
 */
export interface PagePack {
  readonly document: readonly DocumentPart[];
  /** Pictures by URL, without the hash of their colors (`readPictureAddress`). */
  readonly art: Readonly<Record<string, PackedPicture>>;
  /** Empty for a page that is not searched; the not-found page, which has no URL, has none. */
  readonly search?: PackedIndex;
  /** Scripts and styles that an installation does not have (docs/decisions/0023-pages-saved-on-request.md). */
  readonly files?: readonly FileReference[];
}

/** A picture whose colors are references into the frame, so that it survives a palette change. */
export interface PackedPicture {
  /** The segment that contains the hash of its colors. */
  readonly colors: string;
  readonly svg: readonly DocumentPart[];
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
  /** The sequence of pages, read in order, that it belongs to; 0 for none. */
  readonly sequence: number;
}

/** The site's pages and redirects. */
export interface Catalog {
  /** Every page, in reading order, which is the order of saving. */
  readonly pages: readonly PlannedPage[];
  /** Permanent redirects by path without a trailing slash; targets may have a fragment. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The catalog as a file: a row per page, without field names. */
export interface PackedCatalog extends Omit<Catalog, 'pages'> {
  readonly pages: readonly (readonly [
    path: string,
    name: string,
    hash: string,
    wireBytes: number,
    sequence: number,
    tier?: PageTier,
  ])[];
}

export const packCatalog = ({ pages, ...rest }: Catalog): PackedCatalog => ({
  ...rest,
  pages: pages.map(({ path, name, hash, wireBytes, sequence, tier }) =>
    tier === 'later'
      ? [path, name, hash, wireBytes, sequence]
      : [path, name, hash, wireBytes, sequence, tier],
  ),
});

export const unpackCatalog = ({ pages, ...rest }: PackedCatalog): Catalog => ({
  ...rest,
  pages: pages.map(([path, name, hash, wireBytes, sequence, tier = 'later']) => ({
    path,
    name,
    hash,
    wireBytes,
    sequence,
    tier,
  })),
});

/** The previous and next page of each page that is part of a sequence. */
export function waysOf(
  pages: readonly Pick<PlannedPage, 'path' | 'name' | 'sequence'>[],
): ReadonlyMap<string, Ways> {
  const ways = new Map<string, Ways>();
  const last = new Map<number, Neighbor>();
  for (const { path, name, sequence } of pages) {
    if (sequence === 0) continue;
    const here: Neighbor = { name, href: path };
    const previous = last.get(sequence) ?? null;
    if (previous !== null) {
      ways.set(previous.href, { previous: ways.get(previous.href)?.previous ?? null, next: here });
    }
    ways.set(path, { previous, next: null });
    last.set(sequence, here);
  }
  return ways;
}

/** A version of a page. */
type PageVersion = Pick<PlannedPage, 'path' | 'hash'>;

const nameOf = ({ path, hash }: PageVersion) =>
  `${path.slice(1).replaceAll('/', '_') || 'index'}-${hash}.json`;

/** The URL of a page's pack. Its name has a content hash, so the server keeps those of previous builds. */
export const packUrl = (page: PageVersion): string => `/assets/pages/${nameOf(page)}`;

/** The name under which a page's part of the search index is kept; the server has no such file. */
export const searchUrl = (page: PageVersion): string => `/assets/search/${nameOf(page)}`;
