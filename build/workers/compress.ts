import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { madeState } from '../incremental/file-states.ts';
import type { FileState } from '../incremental/file-states.ts';
import { BuildCache, CACHE_ROOT } from '../site/build-cache.ts';

/*
 * Runs in the workers of a build (pool.ts). It imports little, because each worker loads it again.
 */

/** Where the compressed files of earlier builds are. */
export const COMPRESSED = join(CACHE_ROOT, 'compressed');

/** Settings of an encoder; Brotli tries several and keeps the shortest result. */
export type Encoding =
  | {
      readonly encoder: 'brotli';
      readonly quality: number;
      /** Encodings of the distance to a repeated string (RFC 7932, 4: NPOSTFIX, NDIRECT). */
      readonly distanceCodes: readonly (readonly [postfix: number, direct: number])[];
    }
  | { readonly encoder: 'zstd'; readonly level: number };

/** A compressed sibling, and how it is made. */
export interface SiblingTask {
  /** The file to compress, and its sibling to write; relative to the folder. */
  readonly from: string;
  readonly to: string;
  readonly recipe: string;
  readonly encoding: Encoding;
  /** Whether the result is cached: not if it takes less time than a file of the cache. */
  readonly isKept: boolean;
}

export interface SiblingsTask {
  readonly folder: string;
  readonly siblings: readonly SiblingTask[];
}

const cache = new BuildCache(COMPRESSED);

/**
 * Writes each sibling that is smaller than its file, and removes the others.
 * @returns in the same order; null if there is no sibling
 */
export async function writeSiblings({
  folder,
  siblings,
}: SiblingsTask): Promise<(FileState | null)[]> {
  const states: (FileState | null)[] = [];
  for (const { from, to, recipe, encoding, isKept } of siblings) {
    const original = readFileSync(join(folder, from));
    const target = join(folder, to);
    const made = isKept
      ? await cache.get(recipe, async () => encode(original, encoding))
      : encode(original, encoding);
    if (made.length < original.length) {
      writeFileSync(target, made);
      states.push(madeState(target, recipe, made));
    } else {
      rmSync(target, { force: true });
      states.push(null);
    }
  }
  return states;
}

/** How many bytes each of these has when compressed with Brotli at this quality. */
export function brotliSizes({
  contents,
  quality,
}: {
  readonly contents: readonly Uint8Array[];
  readonly quality: number;
}): number[] {
  return contents.map((content) => brotliOf(content, quality).length);
}

function encode(content: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding.encoder === 'zstd') {
    return zstdCompressSync(content, {
      params: { [constants.ZSTD_c_compressionLevel]: encoding.level },
      // Without it, zstd clears tables for the largest possible file, which takes seventy times
      // as long.
      pledgedSrcSize: content.length,
    });
  }
  const tried = encoding.distanceCodes.map(([postfix, direct]) =>
    brotliOf(content, encoding.quality, {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }),
  );
  return tried.reduce((best, next) => (next.length < best.length ? next : best));
}

const brotliOf = (content: Uint8Array, quality: number, params: Record<number, number> = {}) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...params,
    },
  });
