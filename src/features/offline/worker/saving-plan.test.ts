import { describe, expect, it } from 'vitest';
import type { PageTier, PlannedPage } from '../page-store/plan.ts';
import { PAGES_UNPROMPTED, missingPages } from './saving-plan.ts';

const page = (path: string, wireBytes = 10_000, tier: PageTier = 'later'): PlannedPage => ({
  path,
  name: path,
  hash: '',
  wireBytes,
  tier,
});
const siteOf = (...pages: PlannedPage[]) => new Map(pages.map((one) => [one.path, one]));
const plan = (
  pages: ReadonlyMap<string, PlannedPage>,
  { path = '/x', links = [] as string[], isAll = false, saved = [] as string[] } = {},
) =>
  missingPages(pages, { path, links, isAll }, (one) => saved.includes(one)).map((one) => one.path);

describe('a small site', () => {
  const pages = siteOf(
    page('/', 0, 'core'),
    page('/a'),
    page('/b'),
    page('/tool', 10, 'on-request'),
  );

  it('is saved as a whole, without what is on the device, in its core, or saved on request', () => {
    expect(plan(pages, { saved: ['/a'] })).toEqual(['/b']);
  });

  it('is saved with the page saved on request that is open, or with all of them on request', () => {
    expect(plan(pages, { path: '/tool' })).toEqual(['/a', '/b', '/tool']);
    expect(plan(pages, { isAll: true })).toEqual(['/a', '/b', '/tool']);
  });
});

describe('a large site', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => page(`/s/p-${String(at)}`));
  const pages = siteOf(
    page('/s'),
    page('/s/t'),
    page('/s/t/u'),
    page('/tool', 10, 'on-request'),
    page('/big', PAGES_UNPROMPTED + 1),
    ...many,
  );

  it('is saved where the visitor reads: the page, what it links to, and the pages above it', () => {
    const open = { path: '/s/t/u', links: ['/s/p-7', '/none', '/tool', '/big', '/s/p-7'] };
    expect(plan(pages, open)).toEqual(['/s/t/u', '/s/p-7', '/s/t', '/s']);
    expect(plan(pages, { ...open, saved: ['/s', '/s/p-7'] })).toEqual(['/s/t/u', '/s/t']);
    expect(plan(pages, { path: '/tool' })).toEqual(['/tool']);
  });

  it('is saved up to the limit', () => {
    const links = many.map(({ path }) => path);
    expect(plan(pages, { links })).toHaveLength(PAGES_UNPROMPTED / 10_000);
    const saved = links.slice(0, 105);
    expect(plan(pages, { links, saved })).toHaveLength(PAGES_UNPROMPTED / 10_000 - 105);
  });

  it('is saved as a whole on request', () => {
    expect(plan(pages, { isAll: true })).toHaveLength(10_005);
  });
});
