import { expect, it } from 'vitest';
import { loadSite } from './load-site.ts';

const { pages } = await loadSite();

/** How many pictures a page has between its sections. */
const illustrationsOf = (path: string) => pages.get(path)?.illustrations?.length ?? 0;

it('articles and long documents have pictures between their sections', () => {
  expect(illustrationsOf('/blogs/responsible-ai-in-edtech')).toBeGreaterThan(0);
  expect(illustrationsOf('/discover/research')).toBe(2);
});

it('statements and policies have none', () => {
  expect(illustrationsOf('/privacy-policy')).toBe(0);
  expect(illustrationsOf('/trust')).toBe(0);
});

it('no two cards of related pages have the same motif', () => {
  const motifOf = (src = '') => /^\/art\/([a-z]+)-/u.exec(src)?.[1];
  for (const [path, { page, cards }] of pages) {
    if (page.layout === 'collection') continue;
    const motifs = cards.map(({ picture }) => motifOf(picture?.src));
    expect(motifs, path).toEqual([...new Set(motifs)]);
  }
});
