import { expect, it } from 'vitest';
import { isWithin } from '#src/shell/header/is-within.ts';
import { loadSite } from '../content/load-site.ts';
import { headerLinks } from './header-links.ts';

const site = await loadSite();
const { pages } = site;
const { menus } = headerLinks(site);
const markedBy = (path: string) =>
  menus.filter(({ holds }) => holds.some((place) => isWithin(path, place))).map(({ id }) => id);

it.each([
  ['/k-12', 'solve'],
  ['/k-12/ai-solutions', 'solve'],
  ['/higher-education', 'solve'],
  ['/cognify/deepsight', 'cognify'],
  ['/case-studies', 'discover'],
  ['/case-studies/ai-model-evaluation', 'discover'],
  ['/blogs/accessibility-by-design', 'discover'],
])('%s is marked only by %s', (path, id) => {
  expect(markedBy(path)).toEqual([id]);
});

it('no page is marked by two menus, and most pages by one', () => {
  const marks = [...pages.keys()].map((path) => [path, markedBy(path)] as const);
  expect(marks.filter(([, ids]) => ids.length > 1)).toEqual([]);
  expect(marks.filter(([, ids]) => ids.length === 1).length).toBeGreaterThan(70);
});
