import { brotliCompressSync, constants } from 'node:zlib';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type {
  FileReference,
  Frame,
  PagePack,
  PageTier,
  PlannedPage,
} from '#src/features/offline/page-store/plan.ts';
import { contentHash, integrityOf } from '../digest.ts';
import { iconHashes, partsOf, segmentsOf } from './document-parts.ts';
import { searchPartOf } from './search-parts.ts';
import type { SearchFacts, SearchedPage } from './search-parts.ts';
import { sectionsOf } from './site-sections.ts';

export interface PackedPage extends SearchFacts {
  readonly html: string;
  readonly tier: PageTier;
  /** Names of scripts and styles that are saved with it and count toward its size. */
  readonly onRequest?: Iterable<string>;
}

/** The files of the build so far; names are relative to `dist`. */
export interface BuiltFiles {
  readonly names: Iterable<string>;
  /** @throws Error if there is no such file */
  readonly read: (name: string) => Uint8Array;
}

export interface PackedSite {
  /** What the pages share. */
  readonly segments: Frame['segments'];
  /** What the service worker must know about the packs, in the order of the pages. */
  readonly planned: readonly PlannedPage[];
  /** The packs by name. */
  readonly packs: ReadonlyMap<string, string>;
  /** The index of all pages, for visitors who have saved none. */
  readonly search: string;
}

/**
 * Makes one file per page with the page's own text, its pictures and its part of the search index
 * (`PagePack`).
 * @throws Error when a document shows a picture that the build did not draw
 */
export function packPages(pages: readonly PackedPage[], files: BuiltFiles): PackedSite {
  const segments = { ...segmentsOf(pages), ...iconHashes(files.names) };
  const packed = pages.map((page) => packOf(page, segments, files));
  return {
    segments,
    planned: packed.map(({ planned }) => planned),
    packs: new Map(packed.map(({ planned, text }) => [packUrl(planned).slice(1), text])),
    search: JSON.stringify([searchPartOf(packed.flatMap(({ searched }) => searched ?? []))]),
  };
}

/** Files by URL, each with its integrity, sorted by name. */
export const fileReferences = (
  names: Iterable<string>,
  { read }: Pick<BuiltFiles, 'read'>,
): FileReference[] =>
  [...names].toSorted().map((name) => [`/${name}`, integrityOf(read(name))] as const);

/** Names of the files of one kind that a document mentions. */
const mentioned = (html: string, kind: RegExp) =>
  new Set(html.match(kind)?.map((url) => url.slice(1)));

/** Pictures. */
const ART = /\/art\/[\w.-]+\.svg/gu;

/** Statecharts, and calendars to download: they are saved with the pages that have them. */
const FILES = /\/assets\/machine-[\w.-]+\.svg|(?<=href=")\/[\w-]+\.ics(?=")/gu;

function packOf(page: PackedPage, segments: Frame['segments'], { read }: BuiltFiles) {
  const { path, name, html, layout, tier, onRequest = [] } = page;
  const textOf = (picture: string) => {
    try {
      return new TextDecoder().decode(read(picture));
    } catch (error) {
      const message = `${path} shows /${picture}, but the build has no such picture.`;
      throw new Error(message, { cause: error });
    }
  };
  const files = fileReferences(new Set([...onRequest, ...mentioned(html, FILES)]), { read });
  const searched: SearchedPage | null =
    tier === 'not-found' || layout === 'search' ? null : { ...page, sections: sectionsOf(html) };
  const pack: PagePack = {
    document: partsOf(page, segments),
    art: Object.fromEntries(
      [...mentioned(html, ART)].map((picture) => [`/${picture}`, textOf(picture)]),
    ),
    // Also if it is empty: a device has the whole index once it has a part for every page.
    ...(tier !== 'not-found' && { search: searchPartOf(searched === null ? [] : [searched]) }),
    ...(files.length > 0 && { files }),
  };
  const text = JSON.stringify(pack);
  const contents = [Buffer.from(text), ...files.map(([address]) => read(address.slice(1)))];
  const wireBytes = contents.reduce((sum, content) => sum + wireSizeOf(content), 0);
  const planned: PlannedPage = { path, name, hash: contentHash(text), wireBytes, tier };
  return { planned, text, searched };
}

/**
 * An estimate, which decides whether a site is saved as a whole: the best compression, which the server's files
 * have, makes a tenth less and would take seconds.
 */
const wireSizeOf = (content: Uint8Array): number =>
  Math.round(
    0.9 *
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }).length,
  );
