import { fileKey, isHashed } from './keys.ts';
import { isKeepable, hasIntegrity } from './integrity.ts';
import { unpackCatalog, waysOf } from './plan.ts';
import type {
  BuildFiles,
  Catalog,
  FileReference,
  Frame,
  PackedCatalog,
  PlannedPage,
  Ways,
} from './plan.ts';

/** The build that a worker belongs to, parsed from its two files. */
export interface SiteBuild {
  /** The URL of its frame, which also identifies the build. */
  readonly frameUrl: string;
  readonly frame: Frame;
  readonly catalog: Catalog;
  /** Pages with their own URL, by path. */
  readonly pages: ReadonlyMap<string, PlannedPage>;
  /** The links from each page to the previous and next one. */
  readonly ways: ReadonlyMap<string, Ways>;
  /** Integrity by cache key of every file that is stored on installation. */
  readonly core: ReadonlyMap<string, string>;
  /** The cache key of a file by its URL. */
  keyOf(href: string): string;
}

export interface ReaderDeps {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
}

/** How long each of the two files of the build may take, with its body, in ms. */
const OPENING_MS = 30_000;

/**
 * Fetches a file of the build.
 * @param signal also ends the reading of its body
 * @throws TypeError when it cannot be fetched, or its content is not the expected one; the signal's
 * reason when that ends it
 */
export const fetchFile = (
  [address, integrity]: FileReference,
  deps: Pick<ReaderDeps, 'fetch'>,
  signal: AbortSignal,
): Promise<Response> =>
  isHashed(address)
    ? fetchIntact(address, deps, signal, (bytes) => hasIntegrity(bytes, integrity))
    : // A host may rewrite icons and the web manifest: their integrity only distinguishes versions.
      fetchKeepable(address, deps, signal, 'no-cache');

/**
 * Fetches a file, once more if it is damaged: the browser may have cached it like that.
 * @throws as `fetchFile`
 */
export async function fetchIntact(
  address: string,
  deps: Pick<ReaderDeps, 'fetch'>,
  signal: AbortSignal,
  isIntact: (bytes: ArrayBuffer) => Promise<boolean>,
): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetchKeepable(address, deps, signal, cache);
    if (await isIntact(await response.clone().arrayBuffer())) return response;
  }
  throw new TypeError(`${address} arrived damaged. It will be retried later.`);
}

async function fetchKeepable(
  address: string,
  deps: Pick<ReaderDeps, 'fetch'>,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<Response> {
  const response = await deps.fetch(address, { credentials: 'same-origin', cache, signal });
  if (isKeepable(response)) return response;
  throw new TypeError(`${address} returned status ${response.status}. It will be retried later.`);
}

/**
 * Opens a build: its frame and its catalog from the cache, or from the network if they are missing or
 * damaged.
 * @throws TypeError when neither has them
 */
export async function openSiteBuild(
  files: BuildFiles,
  deps: ReaderDeps & { readonly cacheName: string },
): Promise<SiteBuild> {
  const store = await deps.caches.open(deps.cacheName);
  const read = async <T>(file: FileReference): Promise<T> => {
    const [address, integrity] = file;
    const key = fileKey(address, integrity, deps.origin);
    const kept = await store.match(key, { ignoreVary: true });
    const bytes = await kept?.arrayBuffer();
    if (bytes !== undefined && (await hasIntegrity(bytes, integrity))) {
      return JSON.parse(new TextDecoder().decode(bytes)) as T;
    }
    const fetched = await fetchFile(file, deps, AbortSignal.timeout(OPENING_MS));
    // Cached again; on a full device, it is fetched every time.
    await store.put(key, fetched.clone()).catch(() => undefined);
    return (await fetched.json()) as T;
  };
  const [frame, packed] = await Promise.all([
    read<Frame>(files.frame),
    read<PackedCatalog>(files.catalog),
  ]);
  const catalog = unpackCatalog(packed);
  const all = [files.frame, files.catalog, ...frame.files];
  const keys = new Map(
    all.map(([address, integrity]) => [
      new URL(address, deps.origin).href,
      fileKey(address, integrity, deps.origin),
    ]),
  );
  return {
    frameUrl: files.frame[0],
    frame,
    catalog,
    pages: new Map(
      catalog.pages.filter(({ tier }) => tier !== 'not-found').map((page) => [page.path, page]),
    ),
    ways: waysOf(catalog.pages),
    core: new Map(
      all.map(([address, integrity]) => [fileKey(address, integrity, deps.origin), integrity]),
    ),
    keyOf: (href) => keys.get(href) ?? href,
  };
}
