import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packUrl, waysOf } from '#src/features/offline/page-store/plan.ts';
import { readPictureAddress } from '#src/features/offline/page-store/keys.ts';
import type {
  FileReference,
  Frame,
  PackedPicture,
  PagePack,
  PageTier,
  PlannedPage,
  Ways,
} from '#src/features/offline/page-store/plan.ts';
import { SEARCH_INDEX } from '#src/features/search/index-format.ts';
import { pageFile } from '#server/http/site-manifest.ts';
import type { Output } from '../output.ts';
import { contentHash, integrityOf } from './content-hash.ts';
import { pictureColors } from '../images/picture-colors.ts';
import { partsOf, segmentsOf } from './document-parts.ts';
import { linkTemplates, splitValues } from './own-parts.ts';
import { searchPartOf } from './search-parts.ts';
import type { SearchFacts, SearchedPage } from './search-parts.ts';
import { sectionsOf } from './site-sections.ts';

/** URLs of the pictures that a document shows. */
const artOf = (html: string): string[] => [...new Set(html.match(/\/art\/[\w.-]+\.svg/gu))];

/** URLs of the statecharts that a document shows. They have their own colors, so they are ordinary files. */
const chartsOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/machine-[\w.-]+\.svg/gu)),
];

export interface PackedPage extends SearchFacts {
  readonly tier: PageTier;
  readonly sequence: number;
  /** Scripts and styles that are saved with it and count toward its size. */
  readonly files?: readonly FileReference[];
}

/**
 * Writes one file per page with the page's own text, its pictures and its part of the search index
 * (`PagePack`), and the index of all pages for visitors who have saved none.
 * @returns what the pages share, and what the service worker must know about the packs, in the given order
 * @throws Error when a document shows a picture that the build did not draw
 */
export function writePagePacks(
  output: Output,
  pages: readonly PackedPage[],
): { readonly segments: Frame['segments']; readonly planned: readonly PlannedPage[] } {
  const dist = output.folder;
  const documents = pages.map((page) => ({
    ...page,
    html: readFileSync(path.join(dist, pageFile(page.path)), 'utf8'),
  }));
  const ways = waysOf(pages);
  const values = { ...pictureColors(), ...iconHashes(output.names) };
  const templates = linkTemplates(
    documents.flatMap(({ path: page, html }) => {
      const its = ways.get(page);
      return its === undefined ? [] : [{ html, ways: its }];
    }),
  );
  const segments = { ...segmentsOf(documents), ...templates, ...values };
  const packed = documents.map(({ html, ...page }) => {
    const its = ways.get(page.path);
    const { bytes, hash, wireBytes, searched } = packOf(dist, page, html, {
      segments,
      values,
      ways: its,
    });
    const { path: at, name, tier, sequence } = page;
    const planned = { path: at, name, tier, sequence, hash, wireBytes };
    output.put(packUrl(planned).slice(1), bytes);
    return { searched, planned };
  });
  const readable = packed.flatMap(({ searched }) => searched ?? []);
  output.put(SEARCH_INDEX.slice(1), JSON.stringify([searchPartOf(readable)]));
  return { segments, planned: packed.map(({ planned }) => planned) };
}

/** A document's pack, with the facts about it. */
interface PackedDocument {
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly wireBytes: number;
  /** Null for a page that is not searched. */
  readonly searched: SearchedPage | null;
}

/** What a pack refers to. */
interface SharedParts {
  readonly segments: Frame['segments'];
  readonly values: Frame['segments'];
  readonly ways: Ways | undefined;
}

function packOf(
  dist: string,
  facts: PackedPage,
  html: string,
  { segments, values, ways }: SharedParts,
): PackedDocument {
  const { path: page, layout, tier } = facts;
  const files = [...(facts.files ?? [])];
  const art: Record<string, PackedPicture> = {};
  for (const address of artOf(html)) {
    let svg: string;
    try {
      svg = readFileSync(path.join(dist, address), 'utf8');
    } catch (error) {
      const message = `${page} shows ${address}, but the build has no such picture.`;
      throw new Error(message, { cause: error });
    }
    Object.assign(art, packedPicture(address, svg, values));
  }
  for (const address of chartsOf(html)) {
    files.push([address, integrityOf(readFileSync(path.join(dist, address)))]);
  }
  const searched =
    tier === 'not-found' || layout === 'search' ? null : { ...facts, sections: sectionsOf(html) };
  const pack: PagePack = {
    document: partsOf({ layout, html }, segments, { values, ways }),
    art,
    // Also if it is empty: a device has the whole index once it has a part for every page.
    ...(tier !== 'not-found' && { search: searchPartOf(searched === null ? [] : [searched]) }),
    ...(files.length > 0 && { files }),
  };
  const bytes = Buffer.from(JSON.stringify(pack));
  const contents = [bytes, ...files.map(([address]) => readFileSync(path.join(dist, address)))];
  const wireBytes = contents.reduce((sum, content) => sum + wireSizeOf(content), 0);
  return { bytes, hash: contentHash(bytes), wireBytes, searched };
}

/**
 * An estimate, which decides whether a site is saved as a whole: 12% more than the best compression, in a
 * thirtieth of its time.
 */
const wireSizeOf = (content: Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).length;

function packedPicture(
  address: string,
  svg: string,
  values: Frame['segments'],
): Readonly<Record<string, PackedPicture>> {
  const named = readPictureAddress(address);
  const line = Object.keys(values).find((name) => values[name] === named?.colors);
  if (named === null || line === undefined) {
    throw new Error(
      `The name of ${address} has no hash of the colors of a line (prerender/images/artist.ts).`,
    );
  }
  return { [named.key]: { colors: line, svg: splitValues(svg, values) } };
}

/** The hashes in the names of the icon files, which pages repeat with every icon. */
const iconHashes = (files: ReadonlySet<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...files].flatMap((file) => {
      const [, name, hash] = /^assets\/(icons(?:-more)?)-([\da-f]+)\.svg$/u.exec(file) ?? [];
      return name === undefined || hash === undefined ? [] : [[name, hash]];
    }),
  );
