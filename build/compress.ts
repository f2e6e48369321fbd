import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import pMap from 'p-map';
import { BuildCache, CACHE_ROOT } from './site/build-cache.ts';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);

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
  '.txt',
  '.ico',
  '.map',
]);

/** Below this size, in bytes, the headers cost more than the compression saves. */
export const COMPRESS_OVER = 256;

/** The extensions of the compressed siblings, in the server's order of preference. */
export const COMPRESSED_EXTENSIONS = ['.br', '.zst'] as const;

/** How many files to process at once: enough to keep the thread pool busy. */
const AT_ONCE = 8;

/**
 * Up to this many bytes of text, the best compression takes seconds. Beyond it, saving the last two
 * percent on pages and pictures would take two thirds of the build time. Scripts and styles do not
 * grow with the number of pages and always get the best compression.
 */
const BEST_UP_TO = 32_000_000;
const ALWAYS_BEST = new Set(['.js', '.mjs', '.css']);

/**
 * Encodings of the distance to a repeated string (RFC 7932, 4: NPOSTFIX, NDIRECT). The encoder does
 * not try them by itself; the best of these saves a quarter of a percent of the scripts.
 */
const DISTANCE_CODES = [
  [0, 0],
  [0, 12],
  [1, 4],
  [2, 0],
  [2, 48],
  [3, 0],
] as const;

/**
 * Beyond this level, zstd takes as long as brotli, which every browser with zstd support gets first.
 */
const ZSTD_LEVEL = 12;

export interface CompressReport {
  readonly files: number;
  /** Total bytes of the compressed files, before and after brotli. */
  readonly bytes: number;
  readonly brotliBytes: number;
}

export type CompressEffort = 'best' | 'quick';

/** Brotli's recommended quality for compressing responses on the fly. */
const QUICK_QUALITY = 4;

/**
 * Reads BUILD_COMPRESSION: `best`, which visitors get, or `quick`. Defaults to `best` if unset or
 * empty.
 * @throws Error with a one-line message that says what is wrong and how to fix it
 */
export function compressEffortFrom(value: string | undefined): CompressEffort {
  if (value === undefined || value === '' || value === 'best') return 'best';
  if (value === 'quick') return 'quick';
  throw new Error(
    `BUILD_COMPRESSION is "${value}", but it must be best or quick. Change it or leave it unset.`,
  );
}

/** Whether a file of this name and size gets compressed siblings. */
export function isCompressible(name: string, size: number): boolean {
  return size > COMPRESS_OVER && TEXT_EXTENSIONS.has(extname(name).toLowerCase());
}

/**
 * Writes a `.br` and a `.zst` next to every text file in a folder, recursively, each only if it is
 * smaller than the file. Obsolete siblings of an earlier build are removed. `_headers` and
 * `_redirects` are read by the host, never served, and have no siblings.
 * @param dir the folder to be served, `dist`
 * @param effort `quick` for builds whose size does not matter, such as those made for tests
 * @throws the file system's own error when the folder cannot be read or written
 */
export async function compressFolder(
  dir: string,
  effort: CompressEffort = 'best',
): Promise<CompressReport> {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) =>
      entry.isFile() && !COMPRESSED_EXTENSIONS.some((extension) => entry.name.endsWith(extension)),
  );
  const files = await pMap(
    entries,
    async ({ name, parentPath }) => {
      const path = join(parentPath, name);
      const { size } = await stat(path);
      return { path, size, compressible: isCompressible(name, size) };
    },
    { concurrency: AT_ONCE },
  );
  const waiting = files.filter(({ compressible }) => compressible);
  const total = waiting.reduce((sum, { size }) => sum + size, 0);
  const isQuick = effort === 'quick';
  const qualityOf = (path: string) =>
    isQuick
      ? QUICK_QUALITY
      : total <= BEST_UP_TO || ALWAYS_BEST.has(extname(path))
        ? constants.BROTLI_MAX_QUALITY
        : 10;

  const report = { files: 0, bytes: 0, brotliBytes: 0 };
  await pMap(
    files,
    async ({ path, compressible }) => {
      if (!compressible) {
        await Promise.all(COMPRESSED_EXTENSIONS.map((ext) => rm(path + ext, { force: true })));
        return;
      }
      const bytes = await readFile(path);
      const [br, zst] = await Promise.all([
        bestBrotli(bytes, qualityOf(path), !isQuick && ALWAYS_BEST.has(extname(path))),
        zstd(bytes, {
          params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
          // Without it, zstd clears tables for the largest possible file, which takes seventy times
          // as long.
          pledgedSrcSize: bytes.length,
        }),
      ]);
      await Promise.all([
        writeSibling(`${path}.br`, br, bytes.length),
        writeSibling(`${path}.zst`, zst, bytes.length),
      ]);
      report.files += 1;
      report.bytes += bytes.length;
      report.brotliBytes += Math.min(br.length, bytes.length);
    },
    { concurrency: AT_ONCE },
  );
  await cache.forgetOld();
  return report;
}

/** Most files do not change between builds, and the best compression is slow. */
const cache = new BuildCache(join(CACHE_ROOT, 'compressed'));

function bestBrotli(bytes: Buffer, quality: number, isTuned: boolean): Promise<Uint8Array> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const codes = isTuned ? DISTANCE_CODES : DISTANCE_CODES.slice(0, 1);
  return cache.get(`${hash}.${String(quality)}.${String(codes.length)}.br`, async () => {
    const tried = await Promise.all(
      codes.map(([postfix, direct]) =>
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
            [constants.BROTLI_PARAM_NDIRECT]: direct,
          },
        }),
      ),
    );
    return tried.reduce((best, next) => (next.length < best.length ? next : best));
  });
}

async function writeSibling(path: string, bytes: Uint8Array, original: number): Promise<void> {
  if (bytes.length < original) await writeFile(path, bytes);
  else await rm(path, { force: true });
}
