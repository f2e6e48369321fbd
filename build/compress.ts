import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);

/** Kinds of files that shrink; pictures and fonts are compressed already. */
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

/** The extensions of the compressed siblings, in the order in which the server prefers them. */
export const COMPRESSED_EXTENSIONS = ['.br', '.zst'] as const;

/** Files in hand at once: as many as keep the pool of threads busy. */
const AT_ONCE = 4;

/** Beyond this level zstd takes as long as brotli, which every browser that knows zstd prefers here. */
const ZSTD_LEVEL = 12;

export interface CompressReport {
  readonly files: number;
  /** Bytes before, and after brotli, of the files that were compressed. */
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** Whether a file of this name and size gets compressed siblings. */
export function isCompressible(name: string, size: number): boolean {
  return size > COMPRESS_OVER && TEXT_EXTENSIONS.has(extname(name).toLowerCase());
}

/**
 * Writes a `.br` and a `.zst` beside every text file in a folder, however deep, each only if it is
 * smaller than the file. Siblings of an earlier build that no longer fit are removed. `_headers` and
 * `_redirects` are read by the host, never served, and have no siblings.
 * @param dir the folder to be served, `dist`
 * @throws the file system's own error when the folder cannot be read or written
 */
export async function compressFolder(dir: string): Promise<CompressReport> {
  const report = { files: 0, bytes: 0, brotliBytes: 0 };
  const waiting = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) =>
      entry.isFile() && !COMPRESSED_EXTENSIONS.some((extension) => entry.name.endsWith(extension)),
  );
  const work = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (!isCompressible(entry.name, bytes.length)) {
        await Promise.all(COMPRESSED_EXTENSIONS.map((ext) => rm(path + ext, { force: true })));
        continue;
      }
      const [br, zst] = await Promise.all([
        cached(bytes, 'br', () =>
          brotli(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          }),
        ),
        cached(bytes, 'zst', () =>
          zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
        ),
      ]);
      await Promise.all([
        writeSibling(`${path}.br`, br, bytes.length),
        writeSibling(`${path}.zst`, zst, bytes.length),
      ]);
      report.files += 1;
      report.bytes += bytes.length;
      report.brotliBytes += Math.min(br.length, bytes.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return report;
}

/** Most files do not change between two builds, and the best compression is slow. */
const CACHE = resolve(import.meta.dirname, '../node_modules/.cache/hause/compressed');

async function cached(
  bytes: Buffer,
  format: 'br' | 'zst',
  compress: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(CACHE, `${createHash('sha256').update(bytes).digest('hex')}.${format}`);
  const known = await readFile(file).catch(() => null);
  if (known !== null) return known;
  const made = await compress();
  await mkdir(CACHE, { recursive: true });
  // Written aside and moved into place: two builds at once never read half a file.
  const aside = `${file}.${String(process.pid)}`;
  await writeFile(aside, made);
  await rename(aside, file);
  return made;
}

async function writeSibling(path: string, bytes: Buffer, original: number): Promise<void> {
  if (bytes.length < original) await writeFile(path, bytes);
  else await rm(path, { force: true });
}
