import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pMap from 'p-map';
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
import { digest } from '../incremental/digest.ts';
import { FileStates } from '../incremental/file-states.ts';
import { Memo } from '../incremental/memo.ts';
import { OutputFolder, fileOf } from '../incremental/output-folder.ts';
import { BuildCache, CACHE_ROOT } from '../site/build-cache.ts';
import { BEST_UP_TO } from '../compress.ts';
import { brotliSizesOf } from '../workers/pool.ts';
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

export interface PackOptions {
  /** A digest of the code that makes packs and pictures; without it, nothing is cached. */
  readonly sources?: string | null;
  readonly output?: OutputFolder;
}

/**
 * Writes one file per page with the page's own text, its pictures and its part of the search index
 * (`PagePack`), and the index of all pages for visitors who have saved none.
 * @returns what the pages share, and what the service worker must know about the packs, in the given order
 * @throws Error when a document shows a picture that the build did not draw
 */
export async function writePagePacks(
  dist: string,
  pages: readonly PackedPage[],
  { sources = null, output = new OutputFolder(dist, FileStates.unknown(dist)) }: PackOptions = {},
): Promise<{ readonly segments: Frame['segments']; readonly planned: readonly PlannedPage[] }> {
  // Synchronous: asynchronous calls would queue behind compression in the thread pool.
  const documents = pages.map((page) => ({
    ...page,
    html: readFileSync(path.join(dist, pageFile(page.path)), 'utf8'),
  }));
  const ways = waysOf(pages);
  const values = { ...pictureColors(), ...iconHashes(output.files) };
  const templates = linkTemplates(
    documents.flatMap(({ path: page, html }) => {
      const its = ways.get(page);
      return its === undefined ? [] : [{ html, ways: its }];
    }),
  );
  const segments = { ...segmentsOf(documents), ...templates, ...values };
  const cache = new BuildCache(path.join(CACHE_ROOT, 'packs'));
  const quality = pages.length <= BEST_UP_TO ? 10 : 6;
  const shared = digest(sources ?? '', String(quality), JSON.stringify(segments));
  const facts =
    sources === null
      ? null
      : await Memo.open<PackFacts>(path.join(CACHE_ROOT, 'pack-facts'), digest(sources));
  const packed = await pMap(
    documents,
    async ({ html, ...page }) => {
      const its = ways.get(page.path);
      // The names of its pictures include hashes of their content.
      const recipe = digest(shared, JSON.stringify(page), JSON.stringify(its ?? null), html);
      let making: Promise<PackedDocument> | undefined;
      const make = () =>
        (making ??= packOf(dist, page, html, { segments, values, ways: its, quality }));
      const load = async () =>
        sources === null
          ? make()
          : (deserialize(
              await cache.get(`${recipe}.pack`, async () => serialize(await make())),
            ) as PackedDocument);
      // The facts about a pack are a tenth of its size: the pack itself is needed only if its file is
      // missing.
      const { hash, wireBytes, searched } =
        facts === null
          ? await load()
          : await facts.getLater(recipe, async () => factsOf(await load()));
      const { path: at, name, tier, sequence } = page;
      const planned = { path: at, name, tier, sequence, hash, wireBytes };
      await output.put(packUrl(planned).slice(1), {
        recipe,
        make: async () => (await load()).bytes,
      });
      return { searched, planned };
    },
    { concurrency: 8 },
  );
  await cache.forgetOld();
  await facts?.save();
  const readable = packed.flatMap(({ searched }) => searched ?? []);
  await output.put(SEARCH_INDEX.slice(1), fileOf(JSON.stringify([searchPartOf(readable)])));
  return { segments, planned: packed.map(({ planned }) => planned) };
}

/** What the rest of the build needs to know about a pack. */
interface PackFacts {
  readonly hash: string;
  readonly wireBytes: number;
  /** Null for a page that is not searched. */
  readonly searched: SearchedPage | null;
}

/** A document's pack, with the facts about it. */
interface PackedDocument extends PackFacts {
  readonly bytes: Uint8Array;
}

const factsOf = ({ hash, wireBytes, searched }: PackedDocument): PackFacts => ({
  hash,
  wireBytes,
  searched,
});

/** What a pack refers to. */
interface SharedParts {
  readonly segments: Frame['segments'];
  readonly values: Frame['segments'];
  readonly ways: Ways | undefined;
  /**
   * The Brotli quality used to estimate its size, which decides whether a site is saved as a whole. The
   * estimate is 2% too high for a site whose packs get the best compression, which takes three times as
   * long; for a large site, it is the size after a quick compression.
   */
  readonly quality: number;
}

async function packOf(
  dist: string,
  facts: PackedPage,
  html: string,
  { segments, values, ways, quality }: SharedParts,
): Promise<PackedDocument> {
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
  const sizes = await brotliSizesOf({
    contents: [bytes, ...files.map(([address]) => readFileSync(path.join(dist, address)))],
    quality,
  });
  const wireBytes = sizes.reduce((sum, size) => sum + size, 0);
  return { bytes, hash: contentHash(bytes), wireBytes, searched };
}

function packedPicture(
  address: string,
  svg: string,
  values: Frame['segments'],
): Readonly<Record<string, PackedPicture>> {
  const named = readPictureAddress(address);
  const line = Object.keys(values).find((name) => values[name] === named?.colors);
  if (named === null || line === undefined) {
    throw new Error(
      `The name of ${address} has no hash of the colors of a line (build/images/artist.ts).`,
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
