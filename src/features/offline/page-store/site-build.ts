import { integrityOf, isKeepable } from './integrity.ts';
import { fileKey, isHashed } from './keys.ts';
import type { BuildFiles, Catalog, FileReference, Frame, PlannedPage } from './plan.ts';
import type { SiteCache } from './site-cache.ts';

/** The build that a worker belongs to, parsed from its two files. */
export interface SiteBuild {
  /** The URL of its frame, which also identifies the build. */
  readonly frameUrl: string;
  readonly frame: Frame;
  readonly catalog: Catalog;
  /** Pages with their own URL, by path. */
  readonly pages: ReadonlyMap<string, PlannedPage>;
  /** The cache key of every file that is stored on installation, by its URL. */
  readonly core: ReadonlyMap<string, string>;
}

export interface ReaderDeps {
  readonly origin: string;
  readonly cache: SiteCache;
  readonly fetch: typeof fetch;
  /** Waits between two attempts, in ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/** How long each of the two files of the build may take, with its body, in ms. */
const OPENING_MS = 30_000;

/**
 * The waits before a request that got no answer, an error of the server or a damaged file is repeated, in
 * ms: at one request lost in ten, one file in a thousand is still missing.
 */
const PAUSES_MS = [400, 2000];

export interface FetchedFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

/** The server has answered, and will hardly change its mind. */
class Refusal extends TypeError {}

/**
 * Fetches a file of the site, repeatedly if need be.
 * @param signal ends it, with the reading of its body
 * @throws TypeError when it cannot be fetched, or its content is not the expected one; the signal's
 * reason when that ends it
 */
export async function fetchIntact(
  address: string,
  deps: Pick<ReaderDeps, 'fetch' | 'pause'>,
  signal: AbortSignal,
  isIntact: (bytes: ArrayBuffer) => boolean | Promise<boolean>,
  firstCache: RequestCache = 'default',
): Promise<FetchedFile> {
  let cache = firstCache;
  const attempt = async (): Promise<FetchedFile> => {
    const response = await deps.fetch(address, { credentials: 'same-origin', cache, signal });
    const { status, headers } = response;
    if (status >= 500) throw new TypeError(`${address} returned status ${String(status)}.`);
    if (!isKeepable(response)) throw new Refusal(`${address} returned status ${String(status)}.`);
    const bytes = await response.arrayBuffer();
    if (await isIntact(bytes)) return { bytes, headers };
    // The browser may have cached it like that.
    cache = 'reload';
    throw new TypeError(`${address} arrived damaged.`);
  };
  for (const wait of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Refusal || signal.aborted) throw error;
    }
    await deps.pause(wait);
    signal.throwIfAborted();
  }
  return attempt();
}

/** Fetches a file of the build. @throws as `fetchIntact` */
export const fetchFile = (
  [address, integrity]: FileReference,
  deps: Pick<ReaderDeps, 'fetch' | 'pause'>,
  signal: AbortSignal,
): Promise<FetchedFile> =>
  isHashed(address)
    ? fetchIntact(address, deps, signal, async (bytes) => (await integrityOf(bytes)) === integrity)
    : // A host may rewrite icons and the web manifest: their integrity only distinguishes versions.
      fetchIntact(address, deps, signal, () => true, 'no-cache');

/**
 * Opens a build: its frame and its catalog from the cache, or from the network if they are missing or
 * damaged.
 * @throws TypeError when neither has them
 */
export async function openSiteBuild(files: BuildFiles, deps: ReaderDeps): Promise<SiteBuild> {
  const { origin, cache } = deps;
  const read = async <T>(file: FileReference): Promise<T> => {
    const key = fileKey(...file, origin);
    const kept = await cache.read(key);
    if (kept !== null) return (await kept.json()) as T;
    const { bytes, headers } = await fetchFile(file, deps, AbortSignal.timeout(OPENING_MS));
    const text = new TextDecoder().decode(bytes);
    // On a full device, it is fetched every time.
    await cache.put(key, text, headers).catch(() => undefined);
    return JSON.parse(text) as T;
  };
  const [frame, catalog] = await Promise.all([
    read<Frame>(files.frame),
    read<Catalog>(files.catalog),
  ]);
  return {
    frameUrl: files.frame[0],
    frame,
    catalog,
    pages: new Map(
      catalog.pages.filter(({ tier }) => tier !== 'not-found').map((page) => [page.path, page]),
    ),
    core: new Map(
      [files.frame, files.catalog, ...frame.files].map((file) => [
        new URL(file[0], origin).href,
        fileKey(...file, origin),
      ]),
    ),
  };
}
