import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pMap from 'p-map';
import { digest } from './digest.ts';
import { BuildSettingError } from './settings.ts';

/** Types of files that compress well; pictures and fonts are already compressed. */
const TEXT_EXTENSIONS = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.xml',
  '.yaml',
  '.csv',
  '.ics',
  '.txt',
  '.ico',
  '.map',
]);

/** Below this size, in bytes, the headers cost more than the compression saves. */
const COMPRESS_OVER = 256;

/** Up to this many pages, the best compression takes seconds. Beyond it, it would take most of the build. */
const BEST_UP_TO = 250;

export type CompressEffort = 'best' | 'large' | 'quick';

/**
 * Brotli's quality for all but scripts and styles. With 8, pages are 11% larger than with 11, in a
 * twentieth of the time; with 5, files are 7% smaller than with 4, in the same.
 */
const QUALITY: Readonly<Record<CompressEffort, number>> = {
  best: constants.BROTLI_MAX_QUALITY,
  large: 8,
  quick: 5,
};

/** Every page loads them, and there are few. */
const ALWAYS_BEST = new Set(['.js', '.mjs', '.css']);

/** From this quality, Brotli takes longer than reading the result of an earlier build. */
const SLOW = 10;

/** Compressed content of earlier builds, by what it is made from; `npm ci` clears it. */
const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/hause/compressed');
const KEEP_MS = 14 * 86_400_000;

/**
 * Reads BUILD_COMPRESSION: `best`, which visitors get, or `quick`. Defaults to `best` if unset or
 * empty.
 * @param pages the number of pages on the site
 * @throws BuildSettingError with a one-line message that says what is wrong and how to fix it
 */
export function compressEffortFrom(value: string | undefined, pages = 0): CompressEffort {
  if (value === undefined || value === '' || value === 'best') {
    return pages > BEST_UP_TO ? 'large' : 'best';
  }
  if (value === 'quick') return 'quick';
  throw new BuildSettingError(
    `BUILD_COMPRESSION is "${value}", but it must be best or quick. Change it or leave it unset.`,
  );
}

/**
 * Writes a `.br` next to every text file in a folder, recursively, if it is smaller than the file.
 * `_headers` and `_redirects` are read by the host, never served, and have no siblings. There is no
 * `.zst`: browsers that know it know Brotli, which is smaller.
 * @param folder the folder to be served, `dist`
 * @param effort `quick` for builds whose size does not matter, such as those made for tests
 * @returns how many files were compressed
 * @throws the file system's own error when the folder cannot be read or written
 */
export async function compressFolder(
  folder: string,
  effort: CompressEffort = 'best',
): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const counts = await pMap(
    files,
    async (file) => {
      const content = await readFile(file);
      if (content.length <= COMPRESS_OVER) return 0;
      const quality =
        ALWAYS_BEST.has(path.extname(file)) && effort !== 'quick' ? 11 : QUALITY[effort];
      const made = await brotli(content, quality);
      if (made.length < content.length) await writeFile(`${file}.br`, made);
      else await rm(`${file}.br`, { force: true });
      return 1;
    },
    { concurrency: 2 * availableParallelism() },
  );
  await forgetOld();
  return counts.reduce<number>((sum, count) => sum + count, 0);
}

/** Content as Brotli sends it, from the cache if an earlier build had the same. */
export async function brotli(
  content: Uint8Array,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Uint8Array> {
  const encode = async () =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  if (quality < SLOW) return encode();
  const version = process.versions['brotli'] ?? '';
  return cached(`${digest(content)}-${version}-${String(quality)}.br`, encode);
}

/** @param key a file name that identifies all that the content is made from */
async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(CACHE, key);
  const known = await readFile(file).catch(() => null);
  if (known !== null) return known;
  const made = await make();
  await mkdir(CACHE, { recursive: true });
  // Renamed into place, so that a build beside this one never reads half of it.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, made);
  await rename(aside, file);
  return made;
}

/** Removes what was cached long ago; a build that still needs some of it makes it once more. */
async function forgetOld(): Promise<void> {
  const names = await readdir(CACHE).catch(() => []);
  await pMap(
    names.map((name) => path.join(CACHE, name)),
    async (file) => {
      const made = await stat(file).catch(() => null);
      if (made !== null && Date.now() - made.mtimeMs > KEEP_MS) await rm(file, { force: true });
    },
    { concurrency: 16 },
  );
}
