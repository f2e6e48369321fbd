import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pageFile, parseSiteManifest, type SiteManifest } from './site-manifest.ts';
import { CopyName } from './build-copies.ts';
import { filesByPath, listFolder } from './list-folder.ts';
import type { Folder, SiteFile } from './site-file.ts';

/** The servable files of a build, by exact path. No file has been read yet. */
export interface LoadedBuild {
  readonly manifest: SiteManifest;
  /** The location of its files. */
  readonly folder: Folder;
  /** Files by URL path, pages under their canonical path (`/k-12`, not `/k-12.html`). */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
  /** The name for its copy. */
  readonly copyName: CopyName;
}

/** There is no usable build. The message says in one line how to get one. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Determines the contents of a build.
 * @param distDir the folder that was built
 * @param metaFile its `site.json`
 * @throws BuildError when there is none, or when it is inconsistent
 */
export function loadBuild(distDir: string, metaFile: string): LoadedBuild {
  const manifest = readManifest(distDir, metaFile);
  const folder = { dir: distDir };
  const copyName = new CopyName(manifest.buildId);
  const files = filesByPath(folder, copyName.reading(listFolder(distDir)));
  const take = (path: string): SiteFile | undefined => {
    const file = files.get(path);
    files.delete(path);
    return file;
  };
  const notFound = take('/404.html');
  for (const page of manifest.pages) {
    const name = pageFile(page);
    const file = take(`/${name}`);
    if (file === undefined) {
      throw new BuildError(
        `The build at ${shown(distDir)} lists the page ${page} but has no ${name}. Run \`npm run build\` again.`,
      );
    }
    files.set(page, file);
  }
  if (notFound === undefined) {
    throw new BuildError(
      `The build at ${shown(distDir)} has no 404.html. Run \`npm run build\` again.`,
    );
  }
  return { manifest, folder, files, notFound, copyName };
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

/** A path relative to the working directory, if it is inside. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' ? '.' : near.startsWith('..') ? path : near;
}
