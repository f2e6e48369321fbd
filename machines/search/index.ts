import type { SnapshotFrom } from 'xstate';
import type { SearchHit } from './search.types.ts';
import { searchMachine } from './search.machine.ts';

export { searchMachine };
export type {
  Finder,
  SearchContext,
  SearchEmitted,
  SearchEvent,
  SearchHit,
} from './search.types.ts';

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

/** A page with the places in it that were found. */
export interface PageHits {
  readonly path: string;
  readonly page: string;
  /** Sections, the best first; a page that was found as a whole may have none. */
  readonly sections: readonly SearchHit[];
}

/** Is the dialog open? */
export const selectIsSearchOpen = (snapshot: SearchSnapshot): boolean => snapshot.matches('open');

/** Was something looked for and not found? */
export const selectIsNothingFound = (snapshot: SearchSnapshot): boolean =>
  snapshot.matches({ open: 'ready' }) &&
  snapshot.context.query.trim() !== '' &&
  snapshot.context.hits.length === 0;

/** What was found, page by page, in the order of each page's best place. */
export function selectPageHits({ context }: SearchSnapshot): PageHits[] {
  const pages = new Map<string, { path: string; page: string; sections: SearchHit[] }>();
  for (const hit of context.hits) {
    const known = pages.get(hit.path) ?? { path: hit.path, page: hit.page, sections: [] };
    if (hit.section !== '') known.sections.push(hit);
    pages.set(hit.path, known);
  }
  return [...pages.values()];
}
