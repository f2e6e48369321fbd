import { integrityOf } from './integrity.ts';
import { SITE_CACHE } from './keys.ts';

/** The integrity of an entry as it is stored, so that nothing leaves the cache damaged. */
const INTEGRITY = 'X-Saved-Integrity';

/**
 * Text is stored compressed: otherwise, the whole site would take six times the space on the device. The
 * browser compresses it as a stream.
 */
const PACKED = 'X-Saved-Packed';

/** What is known of a saved page without reading it, as JSON. */
const PAGE = 'X-Saved-Page';

export interface SavedPage {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The URL of a frame that this version can be shown in. */
  readonly frame: string;
  /** The URLs of its pictures, of its part of the search index, and of its own scripts and styles. */
  readonly files: readonly string[];
}

/** The cache of the site's own files and pages. It gives back what was put into it, or nothing. */
export class SiteCache {
  readonly #caches: Pick<CacheStorage, 'open'>;

  constructor(caches: Pick<CacheStorage, 'open'>) {
    this.#caches = caches;
  }

  #open(): Promise<Cache> {
    return this.#caches.open(SITE_CACHE);
  }

  async #match(key: string): Promise<Response | undefined> {
    return (await this.#open()).match(key, { ignoreVary: true });
  }

  async keys(): Promise<Set<string>> {
    return new Set((await (await this.#open()).keys()).map(({ url }) => url));
  }

  async has(key: string): Promise<boolean> {
    return (await this.#match(key)) !== undefined;
  }

  async delete(key: string): Promise<void> {
    await (await this.#open()).delete(key, { ignoreVary: true });
  }

  /**
   * The original response; null if it is missing or damaged. It is decompressed completely before it is
   * returned: a stream that a page stops reading would keep the worker busy, and an update waiting. It has
   * no URL of its own, so that the client sees the one it requested.
   */
  async read(key: string): Promise<Response | null> {
    const found = await this.#match(key);
    if (found === undefined) return null;
    const stored = await found.arrayBuffer();
    if (found.headers.get(INTEGRITY) !== (await integrityOf(stored))) {
      await this.delete(key);
      return null;
    }
    const headers = new Headers(found.headers);
    const isPacked = headers.has(PACKED);
    for (const name of [INTEGRITY, PACKED, PAGE]) headers.delete(name);
    return new Response(isPacked ? await unpack(stored) : stored, { headers });
  }

  /**
   * Stores a file as it came, or a text compressed.
   * @throws DOMException QuotaExceededError if the device is full
   */
  async put(
    key: string,
    content: ArrayBuffer | string,
    headers: HeadersInit,
    page?: SavedPage,
  ): Promise<void> {
    const all = new Headers(headers);
    const packed = typeof content === 'string' ? await pack(content) : null;
    if (packed !== null) all.set(PACKED, 'gzip');
    const body = packed ?? (typeof content === 'string' ? encode(content) : content);
    all.set(INTEGRITY, await integrityOf(body));
    if (page !== undefined) all.set(PAGE, JSON.stringify(page));
    await (await this.#open()).put(key, new Response(body, { headers: all }));
  }

  /** What is known of a saved page; null if it is not there. */
  async readPage(key: string): Promise<SavedPage | null> {
    const found = await this.#match(key);
    const page = found?.headers.get(PAGE) ?? null;
    return page === null ? null : (JSON.parse(page) as SavedPage);
  }

  async changePage(key: string, page: SavedPage): Promise<void> {
    const found = await this.#match(key);
    if (found === undefined) return;
    const headers = new Headers(found.headers);
    headers.set(PAGE, JSON.stringify(page));
    await (await this.#open()).put(key, new Response(found.body, { headers }));
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

const through = (data: BlobPart, stream: ReadableWritablePair<Uint8Array, BufferSource>) =>
  new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();

/** Null if the browser cannot compress. */
async function pack(text: string): Promise<ArrayBuffer | null> {
  try {
    return await through(text, new CompressionStream('gzip'));
  } catch {
    return null;
  }
}

const unpack = (packed: ArrayBuffer) => through(packed, new DecompressionStream('gzip'));
