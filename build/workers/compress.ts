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

export interface SiblingTask {
  readonly folder: string;
  /** The file to compress, and its sibling to write; relative to the folder. */
  readonly from: string;
  readonly to: string;
  readonly recipe: string;
  readonly encoding: Encoding;
}

export interface Sibling {
  /** Size of the response body: the file's own if compression does not make it smaller. */
  readonly size: number;
  /** Null if the file's own bytes are not larger, so that there is no sibling. */
  readonly state: FileState | null;
}

const cache = new BuildCache(COMPRESSED);

/** Writes a compressed sibling if it is smaller than the file, and removes it if not. */
export async function writeSibling({
  folder,
  from,
  to,
  recipe,
  encoding,
}: SiblingTask): Promise<Sibling> {
  const original = readFileSync(join(folder, from));
  const target = join(folder, to);
  const made = await cache.get(recipe, async () => encode(original, encoding));
  if (made.length >= original.length) {
    rmSync(target, { force: true });
    return { size: original.length, state: null };
  }
  writeFileSync(target, made);
  return { size: made.length, state: madeState(target, recipe, made) };
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
