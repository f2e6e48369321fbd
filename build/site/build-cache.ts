import { randomUUID, hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';

/** The root of the build caches, with a folder for each kind; `npm ci` clears it. */
export const CACHE_ROOT = path.resolve(import.meta.dirname, '../../node_modules/.cache/hause');

/** Entries that no build has used for this many days are removed. */
const KEEP_DAYS = 14;

const DAY_MS = 86_400_000;

/** Each entry begins with the SHA-256 of what follows. */
const SEAL_BYTES = 32;

/** `BUILD_CACHE=off` builds everything from scratch and caches nothing. */
export const cacheIsOn = (): boolean => process.env['BUILD_CACHE'] !== 'off';

/**
 * A cache for results that are slow to compute and depend only on their key, stored as files
 * between builds. Concurrent builds may share a folder. A damaged entry counts as missing.
 */
export class BuildCache {
  readonly #folder: string;

  /** @param folder created on first use */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param key a file name: a hash of everything that the result depends on, with an extension
   * @throws what `make` throws; nothing is stored then
   */
  async get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (!cacheIsOn()) return make();
    const known = this.find(key);
    if (known !== undefined) return known;
    const made = await make();
    this.put(key, made);
    return made;
  }

  /** The entry, or `undefined` if there is none or it is damaged. */
  find(key: string): Uint8Array | undefined {
    if (!cacheIsOn()) return undefined;
    const file = path.join(this.#folder, key);
    // Short operations are synchronous: asynchronous calls would queue behind compression and drawing in
    // the thread pool.
    const sealed = readIfThere(file);
    if (sealed === undefined) return undefined;
    const known = sealed.subarray(SEAL_BYTES);
    if (!sealed.subarray(0, SEAL_BYTES).equals(sealOf(known))) return undefined;
    markUsed(file);
    return known;
  }

  /** Stores an entry, replacing an earlier one. */
  put(key: string, made: Uint8Array): void {
    if (!cacheIsOn()) return;
    mkdirSync(this.#folder, { recursive: true });
    // Written to a temporary file and renamed, so that a concurrent reader of the same key never sees a
    // partial entry, whether in another build or in this one for a file with the same content.
    const file = path.join(this.#folder, key);
    const aside = `${file}.${randomUUID()}`;
    writeFileSync(aside, Buffer.concat([sealOf(made), made]));
    renameSync(aside, file);
  }

  /** Removes entries that have not been used for {@link KEEP_DAYS} days; checks once a day. */
  async forgetOld(now = Date.now()): Promise<void> {
    const swept = path.join(this.#folder, '.swept');
    const last = (await stat(swept).catch(() => undefined))?.mtimeMs ?? 0;
    if (now - last < DAY_MS) return;
    const names = await readdir(this.#folder).catch(() => null);
    if (names === null) return;
    writeFileSync(swept, '');
    utimesSync(swept, new Date(now), new Date(now));
    await pMap(
      names,
      async (name) => {
        const file = path.join(this.#folder, name);
        const used = await stat(file).catch(() => undefined);
        if (used !== undefined && now - used.mtimeMs > KEEP_DAYS * DAY_MS) {
          await rm(file, { force: true });
        }
      },
      { concurrency: 16 },
    );
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Another build may have just removed it, but it has already been read.
  }
}

const sealOf = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');
