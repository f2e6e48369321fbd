import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { searchIndexUrl } from '#src/features/search/load-search.ts';
import { packIndex } from '#src/features/search/search-index.ts';
import { pageFile } from '../site/site-manifest.ts';
import { sectionsOf } from './site-sections.ts';

/**
 * Indexes every page of the build, section by section.
 * @returns the URL of the index
 */
export async function writeSearchIndex(
  dist: string,
  pages: readonly { readonly path: string; readonly name: string }[],
  buildId: string,
): Promise<string> {
  const sections: [number, string, string][] = [];
  const texts: string[] = [];
  for (const [at, page] of pages.entries()) {
    const html = await readFile(path.join(dist, pageFile(page.path)), 'utf8');
    for (const { fragment, heading, text } of sectionsOf(html)) {
      sections.push([at, fragment, heading]);
      // Index the page's name with its first section.
      texts.push(heading === '' ? `${page.name} ${text}` : text);
    }
  }
  const index = packIndex(
    pages.map((page) => [page.path, page.name]),
    sections,
    texts,
  );
  const url = searchIndexUrl(buildId);
  await writeFile(path.join(dist, url), JSON.stringify(index));
  return url;
}
