import type { Finder } from '#machines/search/index.ts';
import type { PackedIndex } from './index-format.ts';
import { openIndex } from './search-index.ts';

/** Where the index of a build lies: the name changes with the build, so it may be kept for ever. */
export const searchIndexUrl = (buildId: string) => `/assets/search-${buildId}.json`;

/**
 * Loads the index and opens it.
 * @throws TypeError when there is no network and the index is not on this device
 */
export async function loadSearch(buildId: string): Promise<Finder> {
  const response = await fetch(searchIndexUrl(buildId));
  if (!response.ok) {
    throw new TypeError(`The search index was answered with ${String(response.status)}.`);
  }
  return openIndex((await response.json()) as PackedIndex);
}
