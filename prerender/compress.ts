import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pMap from 'p-map';
import { digest } from './digest.ts';
import { PlainError } from './plain-error.ts';

/** Files that compress well; pictures and fonts are already compressed. */
const TEXT = /\.(?:html|m?js|css|svg|json|webmanifest|xml|yaml|csv|ics|txt|ico|map)$/u;

/** Below this size, in bytes, the headers cost more than the compression saves. */
const COMPRESS_OVER = 256;

/** Up to this many pages, the best compression takes seconds. Beyond it, it would take most of the build. */
const BEST_UP_TO = 250;

/** Every page loads them, and there are few: always compressed best. */
const SHARED = /\.(?:m?js|css)$/u;

/**
 * `quick` makes pages 11% larger than `best`, in a twentieth of the time.
 */
export type CompressEffort = 'best' | 'quick';
const BEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 8;

/** What the best compression made in earlier builds, by the content that it is made from; `npm ci` clears it. */
const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/hause/compressed');
const KEEP_MS = 14 * 86_400_000;

/**
 * Reads BUILD_COMPRESSION: `best`, which visitors get, or `quick`. Defaults to `best` if unset or
 * empty.
 * @param pages the number of pages on the site
 * @throws PlainError with a one-line message that says what is wrong and how to fix it
 */
export function compressEffortFrom(value: string | undefined, pages = 0): CompressEffort {
  if (value === undefined || value === '' || value === 'best') {
    return pages > BEST_UP_TO ? 'quick' : 'best';
  }
  if (value === 'quick') return 'quick';
  throw new PlainError(
    `BUILD_COMPRESSION is "${value}", but it must be best or quick. Change it or leave it unset.`,
  );
}

/**
 * Writes a `.br` next to every text file in a folder, recursively, if it is smaller than the file.
 * `_headers` and `_redirects` are read by the host, never served, and have no siblings. There is no
 * `.zst`: browsers that know it know Brotli, which is smaller.
 * @param folder the folder to be served, `dist`
 * @param effort `quick` for builds whose size does not matter, such as those made for tests
 * @throws the file system's own error when the folder cannot be read or written
 */
export async function compressFolder(
  folder: string,
  effort: CompressEffort = 'best',
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await pMap(
    names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name)),
    async (file) => {
      const content = await readFile(file);
      if (content.length <= COMPRESS_OVER) return;
      const isBest = effort === 'best' || SHARED.test(file);
      const made = isBest ? await brotli(content) : await brotliWith(QUICK, content);
      if (made.length < content.length) await writeFile(`${file}.br`, made);
    },
    { concurrency: 2 * availableParallelism() },
  );
  await forgetOld();
}

const brotliWith = (quality: number, content: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Content as Brotli compresses it best, from the cache if an earlier build had the same. */
export async function brotli(content: Uint8Array): Promise<Uint8Array> {
  const name = `${digest(content)}-${process.versions['brotli'] ?? ''}-${String(BEST)}.br`;
  const file = path.join(CACHE, name);
  const known = await readFile(file).catch(() => null);
  if (known !== null) return known;
  const made = await brotliWith(BEST, content);
  await mkdir(CACHE, { recursive: true });
  // Renamed into place, so that a build beside this one never reads half of it.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, made);
  await rename(aside, file);
  return made;
}

/** Removes what was cached long ago; a build that still needs some of it makes it once more. */
async function forgetOld(): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const file = path.join(CACHE, name);
    const { mtimeMs = Infinity } = (await stat(file).catch(() => null)) ?? {};
    if (Date.now() - mtimeMs > KEEP_MS) await rm(file, { force: true });
  }
}
