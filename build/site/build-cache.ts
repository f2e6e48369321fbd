import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';

/** The root of the build caches, with a folder for each kind; `npm ci` clears it. */
export const CACHE_ROOT = path.resolve(import.meta.dirname, '../../node_modules/.cache/hause');

/** Entries that no build has used for this many days are removed. */
const KEEP_DAYS = 14;

/**
 * A cache for results that are slow to compute and depend only on their key, stored as files
 * between builds. Concurrent builds may share a folder.
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
    const file = path.join(this.#folder, key);
    const known = await readFile(file).catch(() => undefined);
    if (known !== undefined) {
      const now = new Date();
      // Another build may have just removed it, but it has already been read.
      await utimes(file, now, now).catch(() => undefined);
      return known;
    }
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Written to a temporary file and renamed, so that a concurrent reader of the same key never sees a
    // partial entry, whether in another build or in this one for a file with the same content.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, made);
    await rename(aside, file);
    return made;
  }

  /** Removes entries that have not been used for {@link KEEP_DAYS} days. */
  async forgetOld(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    await pMap(
      names,
      async (name) => {
        const file = path.join(this.#folder, name);
        const used = await stat(file).catch(() => undefined);
        if (used !== undefined && now - used.mtimeMs > KEEP_DAYS * 86_400_000) {
          await rm(file, { force: true });
        }
      },
      { concurrency: 16 },
    );
  }
}
