import { readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { constants } from 'node:zlib';
import pMap from 'p-map';
import { digest as digestOf } from './incremental/digest.ts';
import { FileStates } from './incremental/file-states.ts';
import { BuildCache } from './site/build-cache.ts';
import { COMPRESSED } from './workers/compress.ts';
import type { Encoding, SiblingTask } from './workers/compress.ts';
import { writeSiblings } from './workers/pool.ts';
import { BuildSettingError } from './site/build-setting-error.ts';

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
export const COMPRESS_OVER = 256;

/** The extensions of the compressed siblings, in the server's order of preference. */
export const COMPRESSED_EXTENSIONS = ['.br', '.zst'] as const;

/** How many batches to process at once: enough to keep the workers busy. */
const AT_ONCE = 2 * availableParallelism();
const BATCH_BYTES = 64 * 1024;

/** Up to this many pages, the best compression takes seconds. Beyond it, it would take most of the build. */
export const BEST_UP_TO = 250;
/**
 * Packs and pictures of a large site: nobody waits for a pack, and pictures are small. Brotli's slow
 * levels would make packs 10% smaller and pictures 1% smaller, but take sixteen times as long.
 */
const BACKGROUND = /^(?:assets\/pages|art)\//u;
const BACKGROUND_QUALITY = 5;
const ALWAYS_BEST = new Set(['.js', '.mjs', '.css']);

/**
 * Encodings of the distance to a repeated string (RFC 7932, 4: NPOSTFIX, NDIRECT). The encoder does not
 * try them on its own; the best of these makes scripts 0.16% smaller, for six times the work: 9 s of a
 * build from nothing, which a large site saves.
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
/** For a large site: 0.5% larger in a third of the time. */
const ZSTD_LEVEL_LARGE = 9;

export interface CompressReport {
  readonly files: number;
  /** Total bytes of the compressed files, before and after brotli. */
  readonly bytes: number;
  readonly brotliBytes: number;
}

export type CompressEffort = 'best' | 'large' | 'quick';

/**
 * Brotli's quality for pages and pictures; 4 is recommended for compressing responses on the fly. With 8,
 * pages are 8% larger than with 10 and take a ninth of the time, which was a sixth of the build of a large
 * site; 9 takes five times as long as 8 and saves 0.2%.
 */
const QUALITY: Readonly<Record<CompressEffort, number>> = {
  best: constants.BROTLI_MAX_QUALITY,
  large: 8,
  quick: 4,
};

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
 * Brotli's quality for a file.
 * @param name relative to the served folder
 */
export function qualityOf(name: string, effort: CompressEffort): number {
  if (effort !== 'quick' && ALWAYS_BEST.has(extname(name))) return QUALITY.best;
  if (effort === 'large' && BACKGROUND.test(name)) return BACKGROUND_QUALITY;
  return QUALITY[effort];
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
 * @param states known states of the folder's files; siblings that are up to date are kept
 * @throws the file system's own error when the folder cannot be read or written
 */
export async function compressFolder(
  dir: string,
  effort: CompressEffort = 'best',
  states = FileStates.unknown(dir),
): Promise<CompressReport> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !isSibling(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return compressFiles(dir, names, effort, states);
}

const isSibling = (name: string) =>
  COMPRESSED_EXTENSIONS.some((extension) => name.endsWith(extension));

/** The same for a subset of the folder's files, as soon as they are written. */
export async function compressFiles(
  dir: string,
  names: readonly string[],
  effort: CompressEffort,
  states: FileStates,
): Promise<CompressReport> {
  const report = { files: 0, bytes: 0, brotliBytes: 0 };
  const outdated: Sibling[] = [];
  for (const name of names) {
    const { size, digest } = states.stateOf(name);
    if (!isCompressible(name, size)) {
      for (const extension of COMPRESSED_EXTENSIONS) {
        rmSync(join(dir, name + extension), { force: true });
      }
      continue;
    }
    report.files += 1;
    report.bytes += size;
    for (const sibling of siblingsOf(name, size, digest, effort)) {
      if (!states.isMadeFrom(sibling.to, sibling.recipe)) outdated.push(sibling);
      else if (isBrotli(sibling)) report.brotliBytes += states.stateOf(sibling.to).size;
    }
  }
  // Largest first, so that no core sits idle at the end while one large file finishes.
  const batches = inBatches(outdated.toSorted((one, other) => other.size - one.size));
  await pMap(
    batches,
    async (siblings) => {
      const written = await writeSiblings({ folder: dir, siblings });
      for (const [at, sibling] of siblings.entries()) {
        const state = written[at] ?? null;
        if (state !== null) states.adopt(sibling.to, state);
        if (isBrotli(sibling)) report.brotliBytes += state?.stamp[0] ?? sibling.size;
      }
    },
    { concurrency: AT_ONCE },
  );
  return report;
}

/** A compressed sibling to be written. */
interface Sibling extends SiblingTask {
  /** Of the original, in bytes. */
  readonly size: number;
}

const isBrotli = ({ encoding }: Sibling) => encoding.encoder === 'brotli';

/** What all compressed files depend on: the code that calls the encoders. */
const worker = digestOf(readFileSync(join(import.meta.dirname, 'workers/compress.ts')));

/**
 * Identifies what a compressed file is made from, and how.
 * @param digest of the file's content
 */
export function recipeOf(digest: string, encoding: Encoding): string {
  const version = process.versions[encoding.encoder] ?? '';
  return `${digest}.${digestOf(worker, version, JSON.stringify(encoding)).slice(0, 16)}`;
}

/** @param digest of the file's content */
function siblingsOf(
  from: string,
  size: number,
  digest: string,
  effort: CompressEffort,
): readonly Sibling[] {
  const isTuned = effort === 'best' && ALWAYS_BEST.has(extname(from));
  const distanceCodes = isTuned ? DISTANCE_CODES : DISTANCE_CODES.slice(0, 1);
  const quality = qualityOf(from, effort);
  const level = effort === 'large' ? ZSTD_LEVEL_LARGE : ZSTD_LEVEL;
  const make = (extension: string, encoding: Encoding, isKept: boolean) => ({
    from,
    size,
    to: `${from}.${extension}`,
    recipe: `${recipeOf(digest, encoding)}.${extension}`,
    encoding,
    isKept,
  });
  return [
    make('br', { encoder: 'brotli', quality, distanceCodes }, quality > QUALITY.large),
    make('zst', { encoder: 'zstd', level }, level > ZSTD_LEVEL_LARGE),
  ];
}

/** In groups of about the same size, because handing over a small file takes longer than compressing it. */
function inBatches(siblings: readonly Sibling[]): Sibling[][] {
  const batches: Sibling[][] = [];
  let room = 0;
  for (const sibling of siblings) {
    if (room < sibling.size) {
      batches.push([]);
      room = BATCH_BYTES;
    }
    room -= sibling.size;
    batches.at(-1)?.push(sibling);
  }
  return batches;
}

/** Most files do not change between builds, and the best compression is slow: those are kept. */
export const forgetOldCompressions = (): Promise<void> => new BuildCache(COMPRESSED).forgetOld();
