import type { PackedIndex } from '#src/features/search/index-format.ts';

/**
 * What a build publishes for offline reading. `sw.js` names two files, each under the hash of its content:
 * the frame, which changes with the code, and the catalog, which changes with the content. A page is a
 * third kind, a pack, which changes only when the page itself does (docs/decisions/0014-a-deploy-costs-what-changed.md).
 */

/** A file of the build and its integrity, `sha256-…`. */
export type FileReference = readonly [address: string, integrity: string];

/** Written into `sw.js`. */
export interface BuildFiles {
  readonly frame: FileReference;
  readonly catalog: FileReference;
}

/** What all pages of a build share. */
export interface Frame {
  /** Names the scripts and styles that its pages run with (`PageData.code`). */
  readonly code: string;
  /** The headers of a page, among them the policy that allows its inline script and styles. */
  readonly headers: Readonly<Record<string, string>>;
  /** Texts that documents consist of, by role (see `DocumentPart`). */
  readonly segments: Readonly<Record<string, string>>;
  /** Files stored on installation: scripts, styles, fonts, icons. */
  readonly files: readonly FileReference[];
}

/**
 * A part of a document: its own text, or a segment of the frame; `inserted` stands in it behind the first
 * occurrence of `after`. The link to the page before or after it, and what its data says of that page, come from
 * the catalog.
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
 * Everything that a page adds to the site, in one file: its document, without what all pages share, its
 * pictures, and its part of the search index. One request saves a page atomically.
 */
export interface PagePack {
  readonly document: readonly DocumentPart[];
  /** Pictures by their address without the hash of their colors (`readPictureAddress`). */
  readonly art: Readonly<Record<string, PackedPicture>>;
  /** The not-found page cannot be found. */
  readonly search?: PackedIndex;
  /** Scripts and styles that an installation does not have (docs/decisions/0023-pages-saved-on-request.md). */
  readonly files?: readonly FileReference[];
}

/** A picture with references in the place of its colors, which the frame has: so it outlives a change of the palette. */
export interface PackedPicture {
  /** The segment that contains the hash of its colors. */
  readonly colors: string;
  readonly svg: readonly DocumentPart[];
}

/**
 * When a page is stored: on installation, later, or only when it is visited or asked for; the not-found page
 * has no address of its own.
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
  /** Which of the sequences it belongs to that are read in order; 0 for none. */
  readonly sequence: number;
}

/** What there is to read, and where. */
export interface Catalog {
  /** Every page, in reading order, which is the order of saving. */
  readonly pages: readonly PlannedPage[];
  /** Permanent redirects by path without a trailing slash; targets may have a fragment. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The catalog as a file: a row for each page, without names of fields. */
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

/** The pages beside each page that is read in a sequence. */
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
