import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';

/** Where builds keep such answers, a folder for each kind; `npm ci` clears it. */
export const CACHE_ROOT = path.resolve(import.meta.dirname, '../../node_modules/.cache/hause');

/** What no build has asked for during so many days is forgotten. */
const KEEP_DAYS = 14;

/**
 * Answers that are slow to make and depend on nothing but their key, kept as files from one build to
 * the next. Builds that run at once may share a folder.
 */
export class BuildCache {
  readonly #folder: string;

  /** @param folder made when it is first needed */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param key a file name: a hash of all that the answer depends on, with an extension
   * @throws what `make` throws; nothing is kept then
   */
  async get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = path.join(this.#folder, key);
    const known = await readFile(file).catch(() => undefined);
    if (known !== undefined) {
      const now = new Date();
      // Another build may just have forgotten it: it is in hand all the same.
      await utimes(file, now, now).catch(() => undefined);
      return known;
    }
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Written aside and moved into place, so that whoever has the same key in hand never reads half an
    // answer: another build, or this one for a second file of the same content.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, made);
    await rename(aside, file);
    return made;
  }

  /** Removes what has not been asked for in {@link KEEP_DAYS} days. */
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
