import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { pageFile, parseSiteManifest, type SiteManifest } from '#build/site/site-manifest.ts';
import { SiteFile } from './site-file.ts';

/** A build in memory: everything that can be served, by exact path. */
export interface LoadedBuild {
  readonly manifest: SiteManifest;
  /** Files by URL path, pages under their canonical path (`/k-12`, not `/k-12.html`). */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
}

/** There is no usable build. The message says in one line how to get one. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Read by static hosts, not by visitors. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

/**
 * Reads a build into memory.
 * @param distDir the folder that was built
 * @param metaFile its `site.json`
 * @throws BuildError when there is none, or when it is inconsistent
 */
export function loadBuild(distDir: string, metaFile: string): LoadedBuild {
  const manifest = readManifest(distDir, metaFile);
  const files = readFolder(distDir);
  for (const page of manifest.pages) {
    const name = `/${pageFile(page)}`;
    const file = files.get(name);
    if (file === undefined) {
      throw new BuildError(
        `The build at ${shown(distDir)} lists the page ${page} but has no ${name.slice(1)}. Run \`npm run build\` again.`,
      );
    }
    files.delete(name);
    files.set(page, file);
  }
  const notFound = files.get('/404.html');
  if (notFound === undefined) {
    throw new BuildError(
      `The build at ${shown(distDir)} has no 404.html. Run \`npm run build\` again.`,
    );
  }
  files.delete('/404.html');
  return { manifest, files, notFound };
}

function readManifest(distDir: string, metaFile: string): SiteManifest {
  let text: string;
  try {
    text = readFileSync(metaFile, 'utf8');
    readdirSync(distDir);
  } catch {
    throw new BuildError(`There is no build at ${shown(distDir)}. Run \`npm run build\` first.`);
  }
  try {
    return parseSiteManifest(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON. Build again.' : '';
    throw new BuildError(
      `${shown(metaFile)} cannot be used: ${reason || (error instanceof Error ? error.message : String(error))}`,
    );
  }
}

/** Every regular file in a folder, by the URL path under which it would be served. */
export function readFolder(dir: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    // Symbolic links are skipped, so that nothing outside the folder can be served.
    if (!entry.isFile()) continue;
    const name = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/');
    const path = `/${name}`;
    const isHidden = name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
    if (isHidden || NOT_SERVED.has(path) || /\.(?:br|zst)$/u.test(name)) continue;
    const bytes = readFileSync(join(dir, name));
    const br = sibling(join(dir, `${name}.br`), bytes, brotliDecompressSync);
    const zstd = sibling(join(dir, `${name}.zst`), bytes, zstdDecompressSync);
    files.set(path, new SiteFile(path, bytes, { ...(br && { br }), ...(zstd && { zstd }) }));
  }
  return files;
}

/**
 * A compressed sibling, if there is one and it decompresses to the same bytes: a build step that
 * changes a file after compression must not leave visitors with stale content.
 */
function sibling(
  path: string,
  original: Buffer,
  decompress: (bytes: Buffer) => Buffer,
): Buffer<ArrayBuffer> | undefined {
  try {
    const bytes = readFileSync(path);
    return decompress(bytes).equals(original) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** A path relative to the working directory, if it is inside. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' ? '.' : near.startsWith('..') ? path : near;
}
