import type { PageHits, SearchStatus } from '#machines/search/index.ts';
import { MOST_PAGES } from './limits.ts';

/** The number of pages as text: at the maximum, more may have been found. */
export const countOf = (pages: number): string => {
  if (pages === 1) return '1 page';
  return pages < MOST_PAGES ? `${String(pages)} pages` : `The best ${String(pages)} pages`;
};

/** Reports that nothing was found, and suggests what to do. */
export const NOTHING_FOUND = 'No results. Try fewer or different words.';

/** The status message for the current state of the search. */
export function wordsFor(status: SearchStatus, pages: number): string {
  switch (status) {
    case 'loading':
      return 'Loading the index…';
    case 'failed':
      return 'Search couldn’t be loaded. Check your connection and try again.';
    case 'nothingFound':
      return NOTHING_FOUND;
    case 'waiting':
      return 'Start typing. Small typos are fine.';
    case 'found':
      return countOf(pages);
  }
}

/** What a page is and where it is, as one line; empty if neither is known. */
export const aboutOf = ({ kind, trail }: Pick<PageHits, 'kind' | 'trail'>): string =>
  [kind, trail.join(' › ')].filter((part) => part !== '').join(' · ');

/** The id of a hit's link, for the field's `aria-activedescendant`. */
export const idOfHit = (href: string): string => `hit-${href}`;
