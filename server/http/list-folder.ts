import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SIBLING_EXTENSIONS, SiteFile, type Folder } from './site-file.ts';

/** A regular file in a folder, compressed siblings included. */
export interface ListedFile {
  /** Relative to the folder, with forward slashes and a leading one. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** When its content was last changed, in ms since 1970. */
  readonly mtimeMs: number;
}

/** Read by static hosts, not by visitors. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

/**
 * Lists the files that may be served from a folder, in a stable order: a sibling comes after its
 * file. It is lazy because a large site has tens of thousands of files. Symbolic links are skipped,
 * so nothing outside the folder can be served.
 */
export function* listFolder(dir: string, inside = '/'): Generator<ListedFile, void, undefined> {
  for (const name of readdirSync(join(dir, inside)).toSorted()) {
    if (name.startsWith('.') && name !== '.well-known') continue;
    const path = inside + name;
    const stats = lstatSync(dir + path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) yield* listFolder(dir, `${path}/`);
    if (!stats?.isFile() || NOT_SERVED.has(path)) continue;
    yield { path, size: stats.size, mtimeMs: stats.mtimeMs };
  }
}

/** Collects listed files by path; siblings are attached to their file. */
export function filesByPath(folder: Folder, listed: Iterable<ListedFile>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const { path, size } of listed) {
    const coding = (['br', 'zstd'] as const).find((one) => path.endsWith(SIBLING_EXTENSIONS[one]));
    if (coding === undefined) files.set(path, new SiteFile(folder, path, size));
    else files.get(path.slice(0, -SIBLING_EXTENSIONS[coding].length))?.addSibling(coding);
  }
  return files;
}
