import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles, type SiteFile } from './files.ts';
import { pageFile, parseSiteManifest, type SiteManifest } from './site-manifest.ts';

/** A build, or a release of one: the files that may be served. None has been read yet. */
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

/** The manifest of the build in a folder: beside it, so that it is not served. */
export const manifestFile = (distDir: string): string => `${distDir}-meta/site.json`;

/**
 * Reads a build's manifest.
 * @param distDir the folder that was built
 * @throws BuildError when there is no build
 */
export function readManifest(distDir: string): SiteManifest {
  const metaFile = manifestFile(distDir);
  let text: string;
  try {
    text = readFileSync(metaFile, 'utf8');
    readdirSync(distDir);
  } catch {
    throw new BuildError(
      `There is no build at ${shown(distDir)}. \`npm start\` makes one and serves it. To make one only: ENQUIRY_ENDPOINT=/enquiries npm run build`,
    );
  }
  try {
    return parseSiteManifest(JSON.parse(text));
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? 'it is not JSON. Build again.' : (error as Error).message;
    throw new BuildError(`${shown(metaFile)} cannot be used: ${reason}`);
  }
}

/**
 * Lists the files of a build.
 * @param dir the folder that was built, or its release
 * @throws BuildError when it lacks a page
 */
export function loadBuild(manifest: SiteManifest, dir: string): LoadedBuild {
  const files = listFiles(dir);
  const take = (name: string, reason: string): SiteFile => {
    const file = files.get(`/${name}`);
    if (file === undefined) {
      throw new BuildError(
        `The build at ${shown(dir)} ${reason}${name}. Run \`npm run build\` again.`,
      );
    }
    files.delete(`/${name}`);
    return file;
  };
  const notFound = take('404.html', 'has no ');
  for (const page of manifest.pages) {
    files.set(page, take(pageFile(page), `lists the page ${page} but has no `));
  }
  return { manifest, files, notFound };
}

/** A path relative to the working directory, if it is inside. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' ? '.' : near.startsWith('..') ? path : near;
}
