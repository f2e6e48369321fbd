import type { Finder } from '#machines/search/index.ts';
import { SEARCH_INDEX } from './index-format.ts';
import type { PackedIndex } from './index-format.ts';
import { openIndex } from './open-index.ts';

/**
 * Loads and opens the index.
 * @throws TypeError when offline and nothing of it is saved
 */
export async function loadSearch(): Promise<Finder> {
  const response = await fetch(SEARCH_INDEX);
  if (!response.ok) {
    throw new TypeError(`The search index returned status ${String(response.status)}.`);
  }
  return openIndex((await response.json()) as PackedIndex[]);
}
