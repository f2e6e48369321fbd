import type { SaveOutcome, InventoryEntry } from '#machines/offline-library/index.ts';
import { applyDelta } from './delta.ts';
import { SITE_CACHE, documentKey, isHashed, readDocumentKey } from './keys.ts';
import { pack, unpack, withoutAddress } from './compression.ts';
import type { OfflinePlan, PagePack } from './plan.ts';
import type { PageRecord, Records } from './records.ts';
import { isKeepable, isPageOf, isSound, sha256 } from './integrity.ts';

/** The dependencies of the page store; tests pass their own. */
export interface PageStoreDeps {
  readonly plan: OfflinePlan;
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
  readonly records: Records;
  /** The precache list: integrity (or undefined) by cache key. */
  readonly core: ReadonlyMap<string, string | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The site's own files stored on this device. */
export interface PageStore {
  isPage(path: string): boolean;
  /** This build's version of a page; null if it is missing or damaged. */
  readPage(path: string): Promise<Response | null>;
  /** The most recent stored version from an earlier build. */
  readOlderPage(path: string): Promise<Response | null>;
  /** A file by its URL or its cache key; null if it is missing or damaged. */
  readFile(address: string): Promise<Response | null>;
  /** The cache key of this build's version of a page. */
  keyOf(path: string): string;
  /** Every page that was saved, and whether its files are still present. */
  readInventory(): Promise<InventoryEntry[]>;
  /** Saves a page and its pictures atomically; rejects on a network failure. */
  save(path: string): Promise<SaveOutcome>;
  remove(path: string): Promise<void>;
  /**
   * Updates pages saved by earlier builds to this build's version.
   * @param isWanted called before each page; false stops the update
   */
  refresh(isWanted?: () => boolean): Promise<void>;
  /** Removes unneeded files; with `isOldTabOpen`, keeps the files of earlier builds. */
  prune(isOldTabOpen: boolean): Promise<void>;
  /** Restores a missing or damaged file of the core from a network response. */
  repair(key: string, response: Response): Promise<void>;
}

export function createPageStore(deps: PageStoreDeps): PageStore {
  const { plan, origin, core, records, now } = deps;
  const planned = new Map(plan.pages.map((page) => [page.path, page]));
  const corePaths = new Set(plan.corePages.map((page) => page.path));
  const cache = () => deps.caches.open(SITE_CACHE);
  const hrefOf = (address: string) => new URL(address, origin).href;
  const keyOf = (path: string) => documentKey(path, plan.buildId, origin);

  /** Keys that have already been validated since the worker started. */
  const sound = new Set<string>();

  const isWhole = (key: string, response: Response, buildId: string | null) =>
    isSound(new URL(key).pathname, response.clone(), {
      buildId,
      integrity: core.get(key),
    }).catch(() => false);

  /** Reads an entry; a damaged one is deleted, so that it can be restored from the network. */
  async function read(key: string, buildId: string | null): Promise<Response | null> {
    const store = await cache();
    const found = await store.match(key, { ignoreVary: true });
    if (found === undefined) return null;
    const response = await unpack(found).catch(() => null);
    if (response !== null && (sound.has(key) || (await isWhole(key, response, buildId)))) {
      sound.add(key);
      return readDocumentKey(key) === null ? response : withoutAddress(response);
    }
    await store.delete(key, { ignoreVary: true });
    return null;
  }

  /** The server's headers for pages, taken from the stored home page. */
  async function pageHeaders(): Promise<Headers> {
    const home = await (await cache()).match(keyOf('/'), { ignoreVary: true });
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
    for (const [name, value] of home?.headers ?? []) {
      if (!ABOUT_BYTES.has(name.toLowerCase())) headers.set(name, value);
    }
    return headers;
  }

  async function fetchPack(address: string, hash: string): Promise<PagePack> {
    const response = await deps.fetch(address, { credentials: 'same-origin' });
    if (!isKeepable(response)) {
      throw new TypeError(
        `${address} returned status ${response.status}. It will be retried later.`,
      );
    }
    const bytes = await response.arrayBuffer();
    const hex = [...atob(await sha256(bytes))]
      .map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(2, '0'))
      .join('');
    if (!hex.startsWith(hash))
      throw new TypeError(`${address} arrived damaged. It will be retried later.`);
    return JSON.parse(new TextDecoder().decode(bytes)) as PagePack;
  }

  /** The base text of all packs: the not-found page, which is always stored. */
  async function frame(): Promise<string> {
    const kept = await read(hrefOf(plan.notFound), null);
    if (kept !== null) return kept.text();
    const response = await deps.fetch(plan.notFound, { credentials: 'same-origin' });
    if (!isKeepable(response)) throw new TypeError(`${plan.notFound} could not be fetched.`);
    return response.text();
  }

  async function keepExtras(store: Cache): Promise<void> {
    for (const address of plan.extras) {
      if ((await store.match(hrefOf(address), { ignoreVary: true })) !== undefined) continue;
      const response = await deps.fetch(address, { credentials: 'same-origin' });
      if (!isKeepable(response))
        throw new TypeError(`${address} returned status ${response.status}.`);
      await store.put(hrefOf(address), response);
    }
  }

  async function saveNow(path: string): Promise<SaveOutcome> {
    const page = planned.get(path);
    if (page === undefined) throw new TypeError(`There is no page at ${path} to save.`);
    const store = await cache();
    const known = await records.get(path);
    if (known?.buildId === plan.buildId && (await isComplete(store, known))) {
      return { outcome: 'saved', bytes: known.bytes, savedAt: known.savedAt };
    }
    const { document, art } = await fetchPack(page.pack, page.hash);
    const html = applyDelta(await frame(), document);
    if (!isPageOf(html, plan.buildId))
      throw new TypeError(`${page.pack} does not contain a page of this build.`);
    const added: string[] = [];
    try {
      let total = 0;
      const keep = async (key: string, text: string, headers: Headers) => {
        const { response, bytes } = await pack(text, headers);
        if ((await store.match(key, { ignoreVary: true })) === undefined) added.push(key);
        await store.put(key, response);
        sound.delete(key);
        total += bytes;
      };
      await keepExtras(store);
      for (const [address, svg] of Object.entries(art)) {
        await keep(hrefOf(address), svg, new Headers(PICTURE_HEADERS));
      }
      // The document comes last: a page counts as saved once it is there.
      await keep(keyOf(path), html, await pageHeaders());
      const record: PageRecord = {
        path,
        buildId: plan.buildId,
        bytes: total,
        savedAt: now(),
        files: Object.keys(art),
      };
      await records.put(record);
      await dropOlder(store, path);
      return { outcome: 'saved', bytes: record.bytes, savedAt: record.savedAt };
    } catch (error) {
      for (const key of added) await store.delete(key, { ignoreVary: true });
      if (isQuotaError(error)) return { outcome: 'full' };
      throw error;
    }
  }

  const saving = new Map<string, Promise<SaveOutcome>>();

  /**
   * Saves run in parallel; removing and sweeping, which decide what is unneeded, run exclusively.
   */
  let alone: Promise<unknown> = Promise.resolve();
  const runAlone = (work: () => Promise<void>): Promise<void> => {
    // Wait only for saves that have started; later ones wait for this.
    const begun = [...saving.values()];
    const done = alone.then(() => Promise.allSettled(begun)).then(work);
    alone = done.catch(() => undefined);
    return done;
  };

  async function dropOlder(store: Cache, path: string): Promise<void> {
    for (const { url } of await store.keys()) {
      const found = readDocumentKey(url);
      if (found?.path === path && found.buildId !== plan.buildId) await store.delete(url);
    }
  }

  const isComplete = async (store: Cache, { path, buildId, files }: PageRecord) => {
    const keys = [documentKey(path, buildId, origin), ...files.map(hrefOf)];
    for (const key of keys) {
      if ((await store.match(key, { ignoreVary: true })) === undefined) return false;
    }
    return true;
  };

  const pageStore: PageStore = {
    isPage: (path) => planned.has(path) || corePaths.has(path),
    keyOf,
    readPage: (path) => read(keyOf(path), plan.buildId),
    async readOlderPage(path) {
      const older = (await (await cache()).keys()).filter(({ url }) => {
        const found = readDocumentKey(url);
        return found?.path === path && found.buildId !== plan.buildId;
      });
      const youngest = older.at(-1);
      return youngest === undefined ? null : read(youngest.url, null);
    },
    readFile: (address) => read(hrefOf(address), null),
    async readInventory() {
      const [store, all] = await Promise.all([cache(), records.all()]);
      const there = new Set((await store.keys()).map(({ url }) => url));
      return all
        .filter(({ path }) => planned.has(path))
        .map(({ path, buildId, bytes, savedAt, files }) => ({
          path,
          bytes,
          savedAt,
          isThere:
            there.has(documentKey(path, buildId, origin)) &&
            files.every((file) => there.has(hrefOf(file))),
        }));
    },
    save(path) {
      const running = saving.get(path);
      if (running !== undefined) return running;
      const started = alone.then(() => saveNow(path)).finally(() => saving.delete(path));
      saving.set(path, started);
      return started;
    },
    remove: (path) =>
      runAlone(async () => {
        const store = await cache();
        const record = await records.get(path);
        await records.remove(path);
        for (const { url } of await store.keys()) {
          if (readDocumentKey(url)?.path === path) await store.delete(url);
        }
        const others = await records.all();
        const needed = new Set(others.flatMap(({ files }) => files).map(hrefOf));
        const unneeded = [...(record?.files ?? []), ...(others.length === 0 ? plan.extras : [])];
        for (const key of unneeded.map(hrefOf)) {
          if (!needed.has(key) && !core.has(key)) await store.delete(key, { ignoreVary: true });
        }
      }),
    async refresh(isWanted = () => true) {
      for (const { path, buildId } of await records.all()) {
        if (buildId === plan.buildId || !planned.has(path)) continue;
        if (!isWanted()) return;
        const end = await pageStore.save(path);
        if (end.outcome === 'full') return;
      }
    },
    prune: (isOldTabOpen) =>
      runAlone(async () => {
        const store = await cache();
        let all = await records.all();
        for (const gone of all.filter(({ path }) => !planned.has(path)))
          await records.remove(gone.path);
        all = all.filter(({ path }) => planned.has(path));
        const needed = new Set([
          ...core.keys(),
          ...all.flatMap(({ path, buildId, files }) => [
            documentKey(path, buildId, origin),
            ...files.map(hrefOf),
          ]),
          ...(all.length === 0 ? [] : plan.extras.map(hrefOf)),
        ]);
        // A page of an earlier build, open or saved, needs that build's scripts and styles.
        const keepsFiles = isOldTabOpen || all.some(({ buildId }) => buildId !== plan.buildId);
        for (const { url } of await store.keys()) {
          if (needed.has(url) || (keepsFiles && isHashed(new URL(url).pathname))) continue;
          await store.delete(url, { ignoreVary: true });
        }
      }),
    async repair(key, response) {
      if (!core.has(key) || !isKeepable(response)) return;
      const document = readDocumentKey(key);
      if (document !== null && !isPageOf(await response.clone().text(), plan.buildId)) return;
      await (await cache()).put(key, response);
    },
  };
  return pageStore;
}

/** Headers that describe the bytes they were sent with. */
const ABOUT_BYTES = new Set([
  'accept-ranges',
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'vary',
]);

const PICTURE_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
