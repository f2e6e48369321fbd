import type { Finder } from '#machines/search/index.ts';
import type { PackedIndex } from './index-format.ts';
import { openIndex } from './search-index.ts';

/** The URL of a build's index: its name changes with the build, so it can be cached forever. */
export const searchIndexUrl = (buildId: string) => `/assets/search-${buildId}.json`;

/**
 * Loads and opens the index.
 * @throws TypeError when offline and the index is not cached
 */
export async function loadSearch(buildId: string): Promise<Finder> {
  const response = await fetch(searchIndexUrl(buildId));
  if (!response.ok) {
    throw new TypeError(`The search index returned status ${String(response.status)}.`);
  }
  return openIndex((await response.json()) as PackedIndex);
}
