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

/** A page with its matching sections. */
export interface PageHits {
  readonly path: string;
  readonly page: string;
  /** Matching sections, best first; empty if only the page as a whole matches. */
  readonly sections: readonly SearchHit[];
}

/** Whether the dialog is open. */
export const selectIsSearchOpen = (snapshot: SearchSnapshot): boolean => snapshot.matches('open');

/** What the visitor has typed. */
export const selectQuery = ({ context }: SearchSnapshot): string => context.query;

export type SearchStatus = 'loading' | 'failed' | 'waiting' | 'nothingFound' | 'found';

/** What to say of the search: still loading, failed, nothing typed, nothing found, or something. */
export function selectSearchStatus(snapshot: SearchSnapshot): SearchStatus {
  if (snapshot.matches({ open: 'loading' })) return 'loading';
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  if (snapshot.context.hits.length > 0) return 'found';
  const isSearched = snapshot.matches({ open: 'ready' }) && snapshot.context.query.trim() !== '';
  return isSearched ? 'nothingFound' : 'waiting';
}

/** Hits grouped by page, ordered by each page's best hit. */
export function selectPageHits({ context }: SearchSnapshot): PageHits[] {
  const pages = new Map<string, { path: string; page: string; sections: SearchHit[] }>();
  for (const hit of context.hits) {
    const known = pages.get(hit.path) ?? { path: hit.path, page: hit.page, sections: [] };
    if (hit.section !== '') known.sections.push(hit);
    pages.set(hit.path, known);
  }
  return [...pages.values()];
}
