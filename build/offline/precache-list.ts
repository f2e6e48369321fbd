import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isHashedPath, pageFile } from '../site/site-manifest.ts';

/** An entry of the precache list, as passed by Workbox's `injectManifest`. */
interface ManifestEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
  readonly integrity?: string;
}

/**
 * Converts file names in `dist` into the URLs under which they are requested: pages by path, with
 * the build as their revision; hashed files by name alone, with their integrity.
 * @param corePaths paths of the pages to precache
 */
export function precacheList<Entry extends ManifestEntry>(
  entries: readonly Entry[],
  { dist, buildId, corePaths }: { dist: string; buildId: string; corePaths: readonly string[] },
): Entry[] {
  const pathOf = new Map(corePaths.map((corePath) => [pageFile(corePath), corePath]));
  return entries.map((entry) => {
    const page = pathOf.get(entry.url);
    if (page !== undefined) return { ...entry, url: page, revision: buildId };
    const url = `/${entry.url}`;
    if (!isHashedPath(url)) return { ...entry, url };
    const digest = createHash('sha256')
      .update(readFileSync(path.join(dist, entry.url)))
      .digest('base64');
    return { ...entry, url, revision: null, integrity: `sha256-${digest}` };
  });
}
