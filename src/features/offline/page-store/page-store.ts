import type { SaveOutcome, InventoryEntry } from '#machines/offline-library/index.ts';
import { within } from '#src/platform/within.ts';
import { locate } from './address.ts';
import type { Address } from './address.ts';
import { compose } from './compose.ts';
import { pack, unpack, withoutAddress } from './compression.ts';
import { hasIntegrity, isKeepable, isSound, isWholeDocument, sha256Hex } from './integrity.ts';
import {
  SITE_CACHE,
  documentKey,
  fileKey,
  isCode,
  isFrame,
  isHashed,
  readDocumentKey,
  readPictureAddress,
} from './keys.ts';
import { isSavable, packUrl, searchUrl } from './plan.ts';
import type {
  BuildFiles,
  DocumentPart,
  FileReference,
  Frame,
  PackedPicture,
  PagePack,
  PlannedPage,
  Ways,
} from './plan.ts';
import { isWholePage, revisionOf } from './records.ts';
import type { PageRecord, Records, StoredRecord } from './records.ts';
import { fetchFile, fetchIntact } from './site-build.ts';
import type { ReaderDeps, SiteBuild } from './site-build.ts';
import { RECORDS_MS } from './time-limits.ts';

/** The dependencies of the page store; tests pass their own. */
export interface PageStoreDeps extends ReaderDeps {
  readonly files: BuildFiles;
  /** Opens the build; rejects while neither the device nor the network has it. */
  readonly build: () => Promise<SiteBuild>;
  readonly records: Records;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The site's own files and pages stored on this device. Only a page's own parts are stored; they are
 * composed into a document, in the frame they belong to, when the page is read. All methods reject
 * while the build cannot be opened.
 */
export interface PageStore {
  /** What an address refers to; see address.ts. */
  locate(pathname: string, search: string): Promise<Address>;
  /** This build's version of a page; null if it is missing or damaged. */
  readPage(path: string): Promise<Response | null>;
  /** The stored version from an earlier build, in the frame of a build that had it. */
  readOlderPage(path: string): Promise<Response | null>;
  readNotFound(): Promise<Response | null>;
  /** A file by its URL; null if it is missing or damaged, or a script that cannot be verified here. */
  readFile(href: string): Promise<Response | null>;
  /** A script or style as stored, without verification: a fallback when there is nothing better. */
  readUnproven(href: string): Promise<Response | null>;
  /** The search index of the pages on this device. */
  readSearch(): Promise<SavedSearch>;
  /** Every page that was saved, and whether its files are still present. */
  readInventory(): Promise<InventoryEntry[]>;
  /** The same for one page, without looking at any other; null if it was never saved. */
  readEntry(path: string): Promise<InventoryEntry | null>;
  /** Stores the core, replacing damaged files; rejects unless all of it could be stored. */
  install(): Promise<void>;
  /** Restores the parts of the core that the browser has evicted. */
  restore(): Promise<void>;
  /** Saves a page and its pictures atomically; rejects on a network failure. */
  save(path: string): Promise<SaveOutcome>;
  /**
   * Removes pages, and ends the saving of those that are being saved.
   * @param isNewest called before each file is removed; false leaves it for the next `prune`
   */
  remove(paths: readonly string[], isNewest?: () => boolean): Promise<void>;
  /**
   * Updates pages saved by earlier builds to this build's version, except those that cannot be saved.
   * @param isWanted called before each page; false stops the update
   */
  refresh(isWanted?: () => boolean): Promise<void>;
  /**
   * Removes unneeded files; with `isOldTabOpen`, keeps the files of earlier builds.
   * @param isWanted called before each file; false stops the removal
   */
  prune(isOldTabOpen: boolean, isWanted?: () => boolean): Promise<void>;
  /** Restores a missing or damaged file of the core from a network response. */
  repairFile(href: string, response: Response): Promise<void>;
  /** Restores a missing or damaged page of the core. */
  repairPage(path: string): Promise<void>;
}

export interface SavedSearch {
  /** Its parts, each as JSON. */
  readonly parts: readonly string[];
  /** Whether it covers the current version of every page of this build. */
  readonly isWhole: boolean;
}

/** A stored page. */
interface StoredPage {
  readonly document: readonly DocumentPart[];
  /** The URLs of its pictures and of its part of the search index. */
  readonly files: readonly string[];
}

/** A page that is being saved. */
interface Saving {
  readonly done: Promise<SaveOutcome | null>;
  readonly stop: AbortController;
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
const coreLimit = () => AbortSignal.timeout(CORE_FILE_MS);

/** How many pages in a row may fail before an update stops: then it is the network. */
const FAILURES_IN_A_ROW = 3;

export function createPageStore(deps: PageStoreDeps): PageStore {
  const { origin, records, now } = deps;
  const cache = () => deps.caches.open(SITE_CACHE);
  const hrefOf = (address: string) => new URL(address, origin).href;
  const keyOf = ({ path, hash }: PlannedPage) => documentKey(path, hash, origin);
  const recordKey = (record: StoredRecord) => documentKey(record.path, revisionOf(record), origin);
  const has = async (store: Cache, key: string) =>
    (await store.match(key, { ignoreVary: true })) !== undefined;
  const hasAll = async (store: Cache, keys: readonly string[]) => {
    for (const key of keys) {
      if (!(await has(store, key))) return false;
    }
    return true;
  };

  /** Reads and decompresses an entry; one that `use` cannot use is deleted, so that it can be restored. */
  async function read<T>(
    key: string,
    use: (response: Response) => Promise<T | null>,
  ): Promise<T | null> {
    const store = await cache();
    const found = await store.match(key, { ignoreVary: true });
    if (found === undefined) return null;
    const used = await unpack(found)
      .then(use)
      .catch(() => null);
    if (used === null) await store.delete(key, { ignoreVary: true });
    return used;
  }

  const readStored = <T>(key: string, use: (stored: StoredPage) => T): Promise<T | null> =>
    read(key, async (response) => {
      const stored = (await response.json()) as Partial<StoredPage> | null;
      return Array.isArray(stored?.document) && Array.isArray(stored.files)
        ? use(stored as StoredPage)
        : null;
    });

  /** The page as it would come from the server, with the headers that allow its inline parts. */
  const show = (key: string, frame: Frame, ways?: Ways): Promise<Response | null> =>
    readStored(
      key,
      ({ document }) =>
        new Response(compose(document, frame, ways), {
          headers: { ...frame.headers, 'Content-Type': 'text/html; charset=utf-8' },
        }),
    );

  /** A picture in the colors that its URL requests: those of this build or of an earlier one. */
  async function readPicture(
    { key, colors }: NonNullable<ReturnType<typeof readPictureAddress>>,
    build: SiteBuild,
  ): Promise<Response | null> {
    const picture = await read(hrefOf(key), async (response) => {
      const stored = (await response.json()) as Partial<PackedPicture> | null;
      return Array.isArray(stored?.svg) && typeof stored.colors === 'string'
        ? (stored as PackedPicture)
        : null;
    });
    if (picture === null) return null;
    const inFrame = (frame: Frame) =>
      frame.segments[picture.colors] === colors
        ? new Response(compose(picture.svg, frame), { headers: PICTURE_HEADERS })
        : null;
    const current = inFrame(build.frame);
    if (current !== null) return current;
    return (await keptFrames()).map(inFrame).find((found) => found !== null) ?? null;
  }

  /** A frame on the device; null if it is missing or damaged. */
  async function readFrame(url: string): Promise<Frame | null> {
    const kept = await (await cache()).match(url, { ignoreVary: true });
    return (kept?.json() as Promise<Frame> | undefined)?.catch(() => null) ?? null;
  }

  /** The frames on the device: this build's, and those of earlier builds. */
  async function keptFrames(): Promise<Frame[]> {
    const keys = await (await cache()).keys();
    const urls = keys.map(({ url }) => url).filter((url) => isFrame(new URL(url).pathname));
    return (await Promise.all(urls.map(readFrame))).filter((frame) => frame !== null);
  }

  /** Integrity by key of requested files that are not part of this build. */
  const olderIntegrity = new Map<string, string>();

  /** The expected integrity of a script or style of an earlier build, or of a page saved on request. */
  async function olderIntegrityOf(key: string): Promise<string | undefined> {
    const { pathname } = new URL(key);
    if (!isCode(pathname)) return undefined;
    const known = olderIntegrity.get(key);
    if (known !== undefined) return known;
    const find = (files: readonly FileReference[]) =>
      files.find(([address]) => address === pathname)?.[1];
    const integrity =
      find((await keptFrames()).flatMap((frame) => frame.files)) ??
      find(
        ((await within(records.all(), RECORDS_MS)) ?? []).flatMap(({ scripts = [] }) => scripts),
      );
    if (integrity !== undefined) olderIntegrity.set(key, integrity);
    return integrity;
  }

  /** Stores the missing files and pages of the core. */
  async function keepCore(
    store: Cache,
    isKept: (key: string, file: FileReference) => boolean | Promise<boolean>,
  ): Promise<void> {
    const keep = async (file: FileReference) => {
      const key = fileKey(...file, origin);
      if (!(await isKept(key, file)))
        await store.put(key, await fetchFile(file, deps, coreLimit()));
    };
    await inParallel([deps.files.frame, deps.files.catalog], keep);
    const build = await deps.build();
    await inParallel(build.frame.files, keep);
    await inParallel(corePages(build), async (page) => {
      if (!(await hasPage(store, page))) await keepPage(store, page);
    });
  }

  /** Whether a version of a page is stored, with all the files that it names. */
  async function hasPage(store: Cache, page: PlannedPage): Promise<boolean> {
    const files = await readStored(keyOf(page), (stored) => stored.files);
    return files !== null && hasAll(store, files.map(hrefOf));
  }

  async function fetchPack(page: PlannedPage, signal: AbortSignal): Promise<PagePack> {
    const response = await fetchIntact(packUrl(page), deps, signal, async (bytes) =>
      (await sha256Hex(bytes)).startsWith(page.hash),
    );
    return (await response.json()) as PagePack;
  }

  /**
   * Fetches a page and stores it with its pictures, all or nothing.
   * @param limit ends the fetching of a file
   * @returns its size on the device and the URLs of its pictures
   */
  async function keepPage(
    store: Cache,
    page: PlannedPage,
    limit: () => AbortSignal = coreLimit,
  ): Promise<Pick<PageRecord, 'bytes' | 'files' | 'scripts'>> {
    const { document, art, search, files: scripts = [] } = await fetchPack(page, limit());
    const added: string[] = [];
    let total = 0;
    const keep = async (key: string, text: string, headers: Readonly<Record<string, string>>) => {
      const { response, bytes } = await pack(text, new Headers(headers));
      if (!(await has(store, key))) added.push(key);
      await store.put(key, response);
      total += bytes;
    };
    try {
      for (const [address, picture] of Object.entries(art)) {
        await keep(hrefOf(address), JSON.stringify(picture), JSON_HEADERS);
      }
      const files = Object.keys(art);
      for (const file of scripts) {
        const key = fileKey(...file, origin);
        files.push(file[0]);
        if (await has(store, key)) continue;
        const response = await fetchFile(file, deps, limit());
        const { size } = await response.clone().blob();
        await store.put(key, response);
        added.push(key);
        total += size;
      }
      if (search !== undefined) {
        const url = searchUrl(page);
        await keep(hrefOf(url), JSON.stringify(search), JSON_HEADERS);
        files.push(url);
      }
      // The document is stored last: a page counts as saved once it exists.
      const stored: StoredPage = { document, files };
      await keep(keyOf(page), JSON.stringify(stored), JSON_HEADERS);
      return { bytes: total, files, ...(scripts.length > 0 && { scripts }) };
    } catch (error) {
      // Not now: a page that is being saved may count on them.
      void runAlone(() => drop(store, added));
      throw error;
    }
  }

  async function saveNow(path: string, stop: AbortSignal): Promise<SaveOutcome> {
    const build = await deps.build();
    const page = build.pages.get(path);
    if (page === undefined || !isSavable(page)) {
      throw new TypeError(`There is no page at ${path} to save.`);
    }
    const store = await cache();
    const known = await records.get(path);
    if (known !== undefined && isCurrent(known, page) && (await isComplete(store, known))) {
      return { outcome: 'saved', bytes: known.bytes, savedAt: known.savedAt };
    }
    try {
      const kept = await keepPage(store, page, () =>
        AbortSignal.any([stop, AbortSignal.timeout(PAGE_FILE_MS)]),
      );
      const record: PageRecord = {
        path,
        hash: page.hash,
        frame: build.frameUrl,
        savedAt: now(),
        ...kept,
      };
      await records.put(record);
      await dropOlder(store, page);
      return { outcome: 'saved', bytes: record.bytes, savedAt: record.savedAt };
    } catch (error) {
      if (isQuotaError(error)) return { outcome: 'full' };
      throw error;
    }
  }

  /** Updates a saved page; null if it was removed in the meantime. */
  const updateNow = async (path: string, stop: AbortSignal) =>
    (await records.get(path)) === undefined ? null : saveNow(path, stop);

  const saving = new Map<string, Saving>();

  /**
   * Saves run in parallel; removing and sweeping, which decide what is unneeded, run exclusively.
   */
  let alone: Promise<unknown> = Promise.resolve();
  const runAlone = (work: () => Promise<void>): Promise<void> => {
    // Wait only for saves that have started; later ones wait for this.
    const begun = [...saving.values()].map(({ done }) => done);
    const done = alone.then(() => Promise.allSettled(begun)).then(work);
    alone = done.catch(() => undefined);
    return done;
  };

  /** Begins to save or update a page, unless that has begun. */
  function begin(
    path: string,
    work: (path: string, stop: AbortSignal) => Promise<SaveOutcome | null>,
  ): Promise<SaveOutcome | null> {
    const running = saving.get(path);
    if (running !== undefined && !running.stop.signal.aborted) return running.done;
    const stop = new AbortController();
    const done = alone
      .then(() => work(path, stop.signal))
      .finally(() => {
        if (saving.get(path)?.stop === stop) saving.delete(path);
      });
    saving.set(path, { done, stop });
    // After a failure, until nothing of it is left.
    return done.finally(() => alone);
  }

  /** The keys of everything that the core and these pages need. */
  async function neededBy(saved: readonly StoredRecord[]): Promise<ReadonlySet<string>> {
    const build = await deps.build();
    const needed = new Set([
      ...build.core.keys(),
      ...saved.flatMap((record) => [recordKey(record), ...record.files.map(hrefOf)]),
    ]);
    for (const page of corePages(build)) {
      needed.add(keyOf(page));
      for (const file of (await readStored(keyOf(page), ({ files }) => files)) ?? []) {
        needed.add(hrefOf(file));
      }
    }
    return needed;
  }

  /** Deletes these entries, except those that the core or a saved page needs. */
  async function drop(
    store: Cache,
    keys: readonly string[],
    isWanted: () => boolean = () => true,
  ): Promise<void> {
    const needed = await neededBy(await records.all());
    for (const key of keys) {
      if (needed.has(key)) continue;
      if (!isWanted()) return;
      await store.delete(key, { ignoreVary: true });
    }
  }

  /** The keys of the frames that these pages are shown in, and of the files of those frames. */
  async function framesOf(older: readonly StoredRecord[]): Promise<string[]> {
    const keys: string[] = [];
    const urls = older.flatMap((record) => (isWholePage(record) ? [] : [hrefOf(record.frame)]));
    for (const url of new Set(urls)) {
      const files = (await readFrame(url))?.files ?? [];
      keys.push(url, ...files.map(([address]) => hrefOf(address)));
    }
    return keys;
  }

  async function dropOlder(store: Cache, { path, hash }: PlannedPage): Promise<void> {
    for (const { url } of await store.keys()) {
      const found = readDocumentKey(url);
      if (found?.path === path && found.revision !== hash) await store.delete(url);
    }
  }

  const isComplete = (store: Cache, record: StoredRecord) =>
    hasAll(store, [recordKey(record), ...record.files.map(hrefOf)]);

  /** Pages that every installation has, including the not-found page. */
  const corePages = ({ catalog }: SiteBuild) => catalog.pages.filter((page) => !isSavable(page));

  const pageStore: PageStore = {
    async locate(pathname, search) {
      const { catalog, pages } = await deps.build();
      return locate(pathname, search, catalog, (path) => pages.has(path));
    },
    async readPage(path) {
      const { frame, pages, ways } = await deps.build();
      const page = pages.get(path);
      return page === undefined ? null : show(keyOf(page), frame, ways.get(path));
    },
    async readOlderPage(path) {
      const record = await records.get(path);
      if (record === undefined) return null;
      const key = recordKey(record);
      if (isWholePage(record)) {
        return read(key, async (response) =>
          isWholeDocument(await response.clone().text()) ? withoutAddress(response) : null,
        );
      }
      const frame = await (await cache()).match(hrefOf(record.frame), { ignoreVary: true });
      if (frame === undefined) return null;
      const { ways } = await deps.build();
      return show(key, (await frame.json()) as Frame, ways.get(path));
    },
    async readNotFound() {
      const { catalog, frame } = await deps.build();
      const page = catalog.pages.find(({ tier }) => tier === 'not-found');
      return page === undefined ? null : show(keyOf(page), frame);
    },
    async readFile(href) {
      const build = await deps.build();
      const picture = readPictureAddress(new URL(href).pathname);
      if (picture !== null) return readPicture(picture, build);
      const key = build.keyOf(href);
      const { pathname } = new URL(key);
      const integrity = integrityOf(build, key) ?? (await olderIntegrityOf(key));
      // A truncated script would leave the page without enhancement for as long as it is stored.
      if (isCode(pathname) && integrity === undefined) return null;
      // Checked every time: a file that was intact when the worker started may have been damaged since.
      return read(key, async (response) =>
        (await isSound(pathname, response.clone(), integrity)) ? response : null,
      );
    },
    readUnproven: (href) =>
      isCode(new URL(href).pathname)
        ? read(href, (r) => Promise.resolve(r))
        : Promise.resolve(null),
    async readSearch() {
      const { catalog, pages } = await deps.build();
      const all = (await within(records.all(), RECORDS_MS)) ?? [];
      const saved = all.filter(
        (record): record is PageRecord => !isWholePage(record) && pages.has(record.path),
      );
      const versions = [...catalog.pages.filter(({ tier }) => tier === 'core'), ...saved];
      const current = versions.filter(({ path, hash }) => pages.get(path)?.hash === hash);
      const parts = await Promise.all(
        versions.map((page) => pageStore.readFile(hrefOf(searchUrl(page)))),
      );
      const found = parts.filter((part) => part !== null);
      return {
        parts: await Promise.all(found.map((part) => part.text())),
        isWhole: found.length === versions.length && current.length === pages.size,
      };
    },
    async readInventory() {
      const { pages } = await deps.build();
      const [store, all] = await Promise.all([cache(), records.all()]);
      const there = new Set((await store.keys()).map(({ url }) => url));
      return all
        .filter(({ path }) => isSavableAt(pages, path))
        .map((record) => ({
          path: record.path,
          bytes: record.bytes,
          savedAt: record.savedAt,
          isThere:
            there.has(recordKey(record)) && record.files.every((file) => there.has(hrefOf(file))),
        }));
    },
    async readEntry(path) {
      const { pages } = await deps.build();
      const record = isSavableAt(pages, path) ? await records.get(path) : undefined;
      if (record === undefined) return null;
      const { bytes, savedAt } = record;
      return { path, bytes, savedAt, isThere: await isComplete(await cache(), record) };
    },
    async install() {
      const store = await cache();
      await keepCore(store, async (key, [address, integrity]) => {
        const kept = await store.match(key, { ignoreVary: true });
        if (kept === undefined || !isHashed(address)) return kept !== undefined;
        return hasIntegrity(await kept.arrayBuffer(), integrity);
      });
    },
    async restore() {
      const store = await cache();
      const there = new Set((await store.keys()).map(({ url }) => url));
      await keepCore(store, (key) => there.has(key));
    },
    async save(path) {
      return (await begin(path, saveNow)) ?? pageStore.save(path);
    },
    remove(paths, isNewest) {
      const unwanted = new Set(paths);
      for (const path of unwanted) saving.get(path)?.stop.abort();
      return runAlone(async () => {
        // Fails before anything has been removed.
        await deps.build();
        const store = await cache();
        const unneeded = new Set<string>();
        for (const path of unwanted) {
          for (const file of (await records.get(path))?.files ?? []) unneeded.add(hrefOf(file));
          await records.remove(path);
        }
        for (const { url } of await store.keys()) {
          const page = readDocumentKey(url);
          if (page !== null && unwanted.has(page.path)) await store.delete(url);
        }
        await drop(store, [...unneeded], isNewest);
      });
    },
    async refresh(isWanted = () => true) {
      const build = await deps.build();
      const saved = (await records.all()).filter(({ path }) => isSavableAt(build.pages, path));
      let failures = 0;
      for (const record of saved) {
        if (isCurrent(record, build.pages.get(record.path))) continue;
        if (!isWanted()) return;
        const end = await begin(record.path, updateNow).catch(() => undefined);
        failures = end === undefined ? failures + 1 : 0;
        if (end?.outcome === 'full' || failures === FAILURES_IN_A_ROW) return;
      }
    },
    prune: (isOldTabOpen, isWanted = () => true) =>
      runAlone(async () => {
        const build = await deps.build();
        const store = await cache();
        const kept: StoredRecord[] = [];
        const older: StoredRecord[] = [];
        for (const record of await records.all()) {
          const page = build.pages.get(record.path);
          if (page === undefined || !isSavable(page)) {
            await records.remove(record.path);
            continue;
          }
          kept.push(record);
          if (!isCurrent(record, page)) older.push(record);
          else if (record.frame !== build.frameUrl) {
            // The page is unchanged and fits this build's frame: it no longer needs the old one.
            await records.put({ ...record, frame: build.frameUrl });
          }
        }
        const needed = new Set([...(await neededBy(kept)), ...(await framesOf(older))]);
        // The files of an open page of an earlier build are not listed, nor are those of a page that
        // was stored as a whole document.
        const keepsFiles = isOldTabOpen || older.some(isWholePage);
        for (const { url } of await store.keys()) {
          if (needed.has(url) || (keepsFiles && isHashed(new URL(url).pathname))) continue;
          if (!isWanted()) return;
          await store.delete(url, { ignoreVary: true });
        }
      }),
    async repairFile(href, response) {
      const build = await deps.build();
      const key = build.keyOf(href);
      if (!build.core.has(key) || !isKeepable(response)) return;
      const integrity = integrityOf(build, key);
      if (integrity !== undefined) {
        if (!(await hasIntegrity(await response.clone().arrayBuffer(), integrity))) return;
      }
      await (await cache()).put(key, response);
    },
    async repairPage(path) {
      const page = (await deps.build()).pages.get(path);
      const store = await cache();
      if (page?.tier === 'core' && !(await hasPage(store, page))) await keepPage(store, page);
    },
  };
  return pageStore;
}

const isSavableAt = (pages: SiteBuild['pages'], path: string): boolean => {
  const page = pages.get(path);
  return page !== undefined && isSavable(page);
};

/** The expected integrity of a core file; a host may rewrite those without a hash in their name. */
const integrityOf = ({ core }: SiteBuild, key: string) =>
  isHashed(new URL(key).pathname) ? core.get(key) : undefined;

/** Whether a stored page is this build's version, and so fits this build's frame. */
const isCurrent = (record: StoredRecord, page: PlannedPage | undefined): record is PageRecord =>
  !isWholePage(record) && record.hash === page?.hash;

/** Processes a few at a time; after a failure, no further ones are started. */
async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const run = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await work(next).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

const JSON_HEADERS = { 'Content-Type': 'application/json' } as const;

const PICTURE_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
