import { expect, it } from 'vitest';
import { loadSite } from './load-site.ts';

const { pages } = await loadSite();

/** How many pictures a page has between its sections. */
const platesOf = (path: string) => pages.get(path)?.plates.length;

it('articles and long documents have pictures between their sections', () => {
  expect(platesOf('/blogs/responsible-ai-in-edtech')).toBeGreaterThan(0);
  expect(platesOf('/discover/research')).toBe(2);
});

it('statements and policies have none', () => {
  expect(platesOf('/privacy-policy')).toBe(0);
  expect(platesOf('/trust')).toBe(0);
});
