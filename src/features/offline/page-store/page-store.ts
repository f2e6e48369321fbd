import { locate } from './address.ts';
import type { Address } from './address.ts';
import { compose } from './compose.ts';
import { shortHashOf } from './integrity.ts';
import { documentKey, fileKey, isHashed, readDocumentKey } from './keys.ts';
import { isSavable, packUrl, searchUrl } from './plan.ts';
import type {
  BuildFiles,
  DocumentPart,
  FileReference,
  Frame,
  PagePack,
  PageVersion,
  PlannedPage,
} from './plan.ts';
import type { SavedPage } from './site-cache.ts';
import { fetchFile, fetchIntact } from './site-build.ts';
import type { ReaderDeps, SiteBuild } from './site-build.ts';

/** The dependencies of the page store; tests pass their own. */
export interface PageStoreDeps extends ReaderDeps {
  readonly files: BuildFiles;
  /** Opens the build; rejects while neither the device nor the network has it. */
  readonly build: () => Promise<SiteBuild>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A page as it is stored: its own parts only. Its pictures are stored as files. */
type StoredDocument = readonly DocumentPart[];

/** A stored version of a page. */
interface StoredVersion extends PageVersion {
  readonly key: string;
}

export interface SavedSearch {
  /** Its parts, each as JSON. */
  readonly parts: readonly string[];
  /** Whether it covers the current version of every page of this build. */
  readonly isWhole: boolean;
}

/** Concurrent downloads; more would only compete with each other. */
const AT_ONCE = 6;

/**
 * How long each file of a page may take, with its body, in ms. A removal waits for the pages that are
 * being saved.
 */
const PAGE_FILE_MS = 30_000;

/** The same for the core, whose larger files share a slow connection; nothing waits for them. */
const CORE_FILE_MS = 120_000;

export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * The site's own files and pages stored on this device. Only a page's own parts are stored; they are
 * composed into a document, in the frame they belong to, when the page is read. The cache is the only
 * record of what is saved, so what the browser has evicted is never called saved. All methods reject
 * while the build cannot be opened.
 */
export class PageStore {
  readonly #deps: PageStoreDeps;

  constructor(deps: PageStoreDeps) {
    this.#deps = deps;
  }

  // Reading.

  /** What an address refers to; see address.ts. */
  async locate(pathname: string, search: string): Promise<Address> {
    const { catalog, pages } = await this.#deps.build();
    return locate(pathname, search, catalog, (path) => pages.has(path));
  }

  /** This build's version of a page; null if it is missing or damaged. */
  async readPage(path: string): Promise<Response | null> {
    const { frame, pages } = await this.#deps.build();
    const page = pages.get(path);
    return page === undefined ? null : this.#show(this.#keyOf(page), frame);
  }

  /** The stored version from an earlier build, in the frame of a build that had it. */
  async readOlderPage(path: string): Promise<Response | null> {
    const older = (await this.#stored()).get(path);
    const saved = older === undefined ? null : await this.#deps.cache.readPage(older.key);
    if (older === undefined || saved === null) return null;
    const frame = await this.#readFrame(saved.frame);
    return frame === null ? null : this.#show(older.key, frame);
  }

  async readNotFound(): Promise<Response | null> {
    const { catalog, frame } = await this.#deps.build();
    const page = catalog.pages.find(({ tier }) => tier === 'not-found');
    return page === undefined ? null : this.#show(this.#keyOf(page), frame);
  }

  /** A file by its URL; null if it is missing or damaged. */
  async readFile(href: string): Promise<Response | null> {
    const { core } = await this.#deps.build();
    return this.#deps.cache.read(core.get(href) ?? href);
  }

  /** The search index of the pages on this device. */
  async readSearch(): Promise<SavedSearch> {
    const { pages } = await this.#deps.build();
    const stored = [...(await this.#stored()).values()];
    const found = await Promise.all(
      stored.map(async (page) => (await this.readFile(this.#hrefOf(searchUrl(page))))?.text()),
    );
    const parts = found.filter((part) => part !== undefined);
    const current = stored.filter(({ path, hash }) => pages.get(path)?.hash === hash);
    return { parts, isWhole: Math.min(parts.length, current.length) === pages.size };
  }

  /** Whether a page is on the device, without looking at any other. */
  async isSaved(path: string): Promise<boolean> {
    const page = (await this.#deps.build()).pages.get(path);
    const saved = page === undefined ? null : await this.#deps.cache.readPage(this.#keyOf(page));
    if (saved === null) return (await this.readInventory()).has(path);
    const there = await Promise.all(
      saved.files.map((file) => this.#deps.cache.has(this.#hrefOf(file))),
    );
    return there.every(Boolean);
  }

  /** When each page that is on the device was saved, in ms since 1970, by path. */
  async readInventory(): Promise<Map<string, number>> {
    const keys = await this.#deps.cache.keys();
    const inventory = new Map<string, number>();
    for (const { path, key } of (await this.#stored(keys)).values()) {
      const saved = await this.#deps.cache.readPage(key);
      if (saved !== null && this.#isComplete(saved, keys)) inventory.set(path, saved.savedAt);
    }
    return inventory;
  }

  // Saving.

  /**
   * Stores the core, and restores what the browser has evicted of it. Every file is tried, so that the next
   * attempt fetches only what is still missing.
   * @throws unless all of it is stored
   */
  async install(): Promise<void> {
    const { files, build, cache } = this.#deps;
    const signal = () => AbortSignal.timeout(CORE_FILE_MS);
    const keepFile = (file: FileReference) => this.#keepFile(file, signal());
    await inParallel([files.frame, files.catalog], keepFile);
    const opened = await build();
    await inParallel(opened.frame.files, keepFile);
    await inParallel(
      opened.catalog.pages.filter((page) => !isSavable(page)),
      async (page) => {
        const key = this.#keyOf(page);
        const saved = await cache.readPage(key);
        const isThere = saved !== null && this.#isComplete(saved, await cache.keys());
        if (!isThere || (await cache.read(key)) === null) await this.save(page, signal);
      },
    );
  }

  /**
   * Fetches a page and stores it with its files; it counts as saved once its document, the last of them, is
   * there. A failure leaves files that the next `prune` removes.
   * @throws TypeError on a network failure, DOMException QuotaExceededError if the device is full
   */
  async save(
    page: PlannedPage,
    signal: () => AbortSignal = () => AbortSignal.timeout(PAGE_FILE_MS),
  ): Promise<void> {
    const { cache, now, build } = this.#deps;
    const isIntact = async (bytes: ArrayBuffer) => (await shortHashOf(bytes)) === page.hash;
    const { bytes } = await fetchIntact(packUrl(page), this.#deps, signal(), isIntact);
    const pack = JSON.parse(new TextDecoder().decode(bytes)) as PagePack;
    const files: string[] = [];
    for (const [address, svg] of Object.entries(pack.art)) {
      const key = this.#hrefOf(address);
      if (!(await cache.has(key))) await cache.put(key, svg, PICTURE_HEADERS);
      files.push(address);
    }
    for (const file of pack.files ?? []) {
      const [address] = file;
      // A download, whose name says nothing of its version, is fetched with each version of its page.
      if (!isHashed(address)) await cache.delete(this.#hrefOf(address));
      await this.#keepFile(file, signal(), this.#hrefOf(address));
      files.push(address);
    }
    if (pack.search !== undefined) {
      await cache.put(this.#hrefOf(searchUrl(page)), JSON.stringify(pack.search), JSON_HEADERS);
      files.push(searchUrl(page));
    }
    const { frameUrl } = await build();
    await cache.put(this.#keyOf(page), JSON.stringify(pack.document), JSON_HEADERS, {
      savedAt: now(),
      frame: frameUrl,
      files,
    });
  }

  /** The pages that are on the device in an earlier version only. */
  async outdated(): Promise<PlannedPage[]> {
    const { pages } = await this.#deps.build();
    const stored = await this.#stored();
    return [...pages.values()].filter((page) => {
      const hash = stored.get(page.path)?.hash ?? page.hash;
      return isSavable(page) && hash !== page.hash;
    });
  }

  /**
   * Removes all pages except the core.
   * @returns how many there were
   */
  async removeAll(): Promise<number> {
    const { build, cache } = this.#deps;
    const { pages } = (await build()).catalog;
    const core = new Set(pages.filter((page) => !isSavable(page)).map(({ path }) => path));
    const removed = new Set<string>();
    for (const { path, key } of versionsIn(await cache.keys())) {
      if (core.has(path)) continue;
      await cache.delete(key);
      removed.add(path);
    }
    return removed.size;
  }

  /**
   * Removes unneeded files; with `isOldTabOpen`, keeps the files of earlier builds.
   * @param isWanted called before each file; false stops the removal
   */
  async prune(isOldTabOpen: boolean, isWanted: () => boolean = () => true): Promise<void> {
    const { build, cache } = this.#deps;
    const { core, frameUrl, catalog } = await build();
    const hashes = new Map(catalog.pages.map((page) => [page.path, page.hash]));
    const keys = await cache.keys();
    const needed = new Set(core.values());
    const need = (key: string, { files }: SavedPage) => {
      needed.add(key);
      for (const file of files) needed.add(this.#hrefOf(file));
    };
    const outdated = new Set((await this.outdated()).map(({ path }) => path));
    for (const { key, path, hash } of versionsIn(keys)) {
      const saved = await cache.readPage(key);
      if (saved === null) continue;
      if (hashes.get(path) === hash) {
        need(key, saved);
        // The page is unchanged and fits this build's frame: it no longer needs the old one.
        if (saved.frame !== frameUrl) await cache.changePage(key, { ...saved, frame: frameUrl });
      } else if (outdated.has(path)) {
        need(key, saved);
        const files = (await this.#readFrame(saved.frame))?.files ?? [];
        for (const address of [saved.frame, ...files.map(([file]) => file)]) {
          needed.add(this.#hrefOf(address));
        }
      }
    }
    for (const key of keys) {
      if (needed.has(key) || (isOldTabOpen && isHashed(new URL(key).pathname))) continue;
      if (!isWanted()) return;
      await cache.delete(key);
    }
  }

  /** The stored version of each page of this build by its path: its own one, if there are several. */
  async #stored(keys?: ReadonlySet<string>): Promise<Map<string, StoredVersion>> {
    const { pages } = await this.#deps.build();
    const stored = new Map<string, StoredVersion>();
    for (const version of versionsIn(keys ?? (await this.#deps.cache.keys()))) {
      const { path } = version;
      const page = pages.get(path);
      if (page !== undefined && stored.get(path)?.hash !== page.hash) stored.set(path, version);
    }
    return stored;
  }

  #hrefOf(address: string): string {
    return new URL(address, this.#deps.origin).href;
  }

  #keyOf(page: PageVersion): string {
    return documentKey(page, this.#deps.origin);
  }

  #isComplete({ files }: SavedPage, keys: ReadonlySet<string>): boolean {
    return files.every((file) => keys.has(this.#hrefOf(file)));
  }

  async #keepFile(
    file: FileReference,
    signal: AbortSignal,
    key = fileKey(...file, this.#deps.origin),
  ): Promise<void> {
    const { cache } = this.#deps;
    if ((await cache.read(key)) !== null) return;
    const { bytes, headers } = await fetchFile(file, this.#deps, signal);
    const isText = file[0].endsWith('.json');
    await cache.put(key, isText ? new TextDecoder().decode(bytes) : bytes, headers);
  }

  async #readFrame(url: string): Promise<Frame | null> {
    const found = await this.#deps.cache.read(this.#hrefOf(url));
    return found === null ? null : ((await found.json()) as Frame);
  }

  /** The page as it would come from the server, with the headers that allow its inline parts. */
  async #show(key: string, frame: Frame): Promise<Response | null> {
    const found = await this.#deps.cache.read(key);
    if (found === null) return null;
    const document = (await found.json()) as StoredDocument;
    return new Response(compose(document, frame), {
      headers: { ...frame.headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

/** The versions of pages among these keys, in the order in which they were saved. */
const versionsIn = (keys: Iterable<string>): StoredVersion[] =>
  [...keys].flatMap((key) => {
    const version = readDocumentKey(key);
    return version === null ? [] : [{ ...version, key }];
  });

/**
 * Processes a few at a time, and all of them, unless the device is full.
 * @throws the first failure, at the end
 */
export async function inParallel<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = [...all];
  const failures: unknown[] = [];
  const run = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await work(next).catch((error: unknown) => {
        failures.push(error);
        if (isQuotaError(error)) left.length = 0;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  if (failures.length > 0) throw failures.find(isQuotaError) ?? failures[0];
}

const JSON_HEADERS = { 'Content-Type': 'application/json' } as const;

const PICTURE_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
