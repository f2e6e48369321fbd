import { expect, it } from 'vitest';
import { MOST_PAGES } from './limits.ts';
import { countOf } from './wording.ts';

it('counts the pages, and says “best” if there may be more than are shown', () => {
  expect([1, 2, MOST_PAGES - 1].map(countOf)).toEqual(['1 page', '2 pages', '7 pages']);
  expect(countOf(MOST_PAGES)).toBe('The best 8 pages');
});
