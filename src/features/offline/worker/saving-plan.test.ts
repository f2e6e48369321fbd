import { describe, expect, it } from 'vitest';
import {
  PAGES_UNASKED,
  PLAN_LENGTH,
  indexOf,
  listCatalog,
  planSaving,
  standingOf,
} from './saving-plan.ts';
import type { CatalogPage } from './saving-plan.ts';

const page = (path: string, wireBytes = 10_000): CatalogPage => ({
  path,
  name: path,
  wireBytes,
  tier: 'later',
});
const home: CatalogPage = { path: '/', name: 'Home', wireBytes: 9000, tier: 'core' };

/** A site with this many pages besides home, ten in each section. */
const siteOf = (count: number, wireBytes = 10_000) => [
  home,
  ...Array.from({ length: count }, (_, at) =>
    page(
      `/s${String(Math.floor(at / 10))}${at % 10 === 0 ? '' : `/p${String(at % 10)}`}`,
      wireBytes,
    ),
  ),
];

const plan = (
  pages: readonly CatalogPage[],
  path: string,
  {
    links = [],
    saved = [],
    isAll = false,
  }: { links?: readonly string[]; saved?: readonly string[]; isAll?: boolean } = {},
) => planSaving(indexOf(pages), { path, links }, { isAll, saved: new Set(saved) });

const SMALL = siteOf(PAGES_UNASKED / 10_000);
const LARGE = siteOf(10_000);

describe('a site within the limit', () => {
  it('is saved as a whole, in the order of its list', () => {
    const { paths, more } = plan(SMALL, '/s3/p4', { links: ['/s5'] });
    expect(paths.slice(0, 3)).toEqual(['/s0', '/s0/p1', '/s0/p2']);
    expect(paths).toHaveLength(SMALL.length - 1);
    expect(more).toBe(0);
  });

  it('leaves out saved pages and core pages', () => {
    const saved = SMALL.map(({ path }) => path).filter((path) => path !== '/s2/p2');
    expect(plan(SMALL, '/', { saved })).toEqual({ paths: ['/s2/p2'], more: 0 });
  });

  describe('with pages that are saved on request', () => {
    const tool: CatalogPage = { ...page('/tools/a', 200_000), tier: 'on-request' };
    const other: CatalogPage = { ...page('/tools/b'), tier: 'on-request' };
    const site = [...SMALL, tool, other];
    const all = SMALL.length - 1;

    it('is saved without them, whatever their size', () => {
      expect(plan(site, '/', { links: ['/tools/a'] }).paths).toHaveLength(all);
    });

    it('saves the open one, and all of them on request', () => {
      const { paths } = plan(site, '/tools/a');
      expect(paths).toHaveLength(all + 1);
      expect(paths).toContain('/tools/a');
      expect(paths).not.toContain('/tools/b');
      expect(plan(site, '/', { isAll: true }).paths).toHaveLength(all + 2);
    });

    it('lists them as pages that can be saved', () => {
      expect(standingOf(indexOf(site), '/tools/b')).toBe('savable');
      expect(listCatalog(site).sections.flatMap(({ pages }) => pages)).toHaveLength(all + 2);
    });

    it('saves the open one even if the site is over the limit', () => {
      const large = [...LARGE, tool, other];
      expect(plan(large, '/tools/a', { links: ['/tools/b'] }).paths).toEqual(['/tools/a']);
    });
  });

  it('is over the limit with one more byte', () => {
    const [first = page('/s0'), ...rest] = SMALL.slice(1);
    const larger = [home, { ...first, wireBytes: first.wireBytes + 1 }, ...rest];
    expect(indexOf(SMALL).isSmall).toBe(true);
    expect(indexOf(larger).isSmall).toBe(false);
    expect(plan(larger, '/s1').paths).toEqual(['/s1']);
  });
});

describe('a larger site', () => {
  it('is saved as the visitor browses: the page, its links and the landing pages above it', () => {
    expect(
      plan(LARGE, '/s7/p3', { links: ['/s8/p1', '/', '/nowhere', '/s8/p1', '/s7/p3', '/s9'] }),
    ).toEqual({ paths: ['/s7/p3', '/s8/p1', '/s9', '/s7'], more: 0 });
    const deep = [home, page('/a'), page('/a/b'), page('/a/b/c'), ...LARGE.slice(1)];
    expect(plan(deep, '/a/b/c').paths).toEqual(['/a/b/c', '/a/b', '/a']);
    expect(plan(deep, '/').paths).toEqual([]);
  });

  it('is saved up to the limit, including previously saved pages', () => {
    const everything = LARGE.slice(1).map(({ path }) => path);
    const count = PAGES_UNASKED / 10_000;
    expect(plan(LARGE, '/s1', { links: everything }).paths).toHaveLength(count);
    const saved = everything.slice(5_000, 5_000 + count - 2);
    expect(plan(LARGE, '/s1', { links: everything, saved }).paths).toEqual(['/s1', '/s0']);
    expect(plan(LARGE, '/s1', { saved: everything.slice(5_000, 5_000 + count) }).paths).toEqual([]);
  });

  it('continues with smaller pages when one does not fit', () => {
    const pages = [...LARGE, page('/huge', PAGES_UNASKED + 1)];
    expect(plan(pages, '/huge', { links: ['/s1'] }).paths).toEqual(['/s1']);
  });

  it('is saved as a whole on request, in plans of a bounded length', () => {
    const first = plan(LARGE, '/s1', { isAll: true });
    expect(first.paths).toHaveLength(PLAN_LENGTH);
    expect(first.more).toBe(10_000 - PLAN_LENGTH);
    const next = plan(LARGE, '/s1', { isAll: true, saved: first.paths });
    expect(next.more).toBe(10_000 - 2 * PLAN_LENGTH);
    expect(next.paths.some((path) => first.paths.includes(path))).toBe(false);
  });

  it('never has a longer plan, even for a page with very many links', () => {
    const tiny = [...siteOf(5_000, 100), ...LARGE.slice(1).map(({ path }) => page(`/x${path}`))];
    const links = tiny.map(({ path }) => path);
    const { paths, more } = plan(tiny, '/s1', { links });
    expect(paths).toHaveLength(PLAN_LENGTH);
    expect(more).toBeGreaterThan(0);
  });

  it('is indexed once', () => {
    expect(indexOf(LARGE)).toBe(indexOf(LARGE));
  });
});

describe('the standing of a page', () => {
  it.each([
    ['/', 'core'],
    ['/s1', 'savable'],
    ['/nowhere', 'unknown'],
  ])('%s: %s', (path, standing) => {
    expect(standingOf(indexOf(SMALL), path)).toBe(standing);
  });
});

describe('the list of all pages', () => {
  it('has sections named after their landing pages, and standalone pages at the end', () => {
    const named = (path: string, name: string) => ({ ...page(path), name });
    const { core, sections } = listCatalog([
      home,
      named('/k-12', 'K-12'),
      named('/about-us', 'About Us'),
      named('/k-12/ai', 'AI for K12'),
      named('/services/qa', 'QA'),
      named('/careers', 'Careers'),
    ]);
    expect(core).toEqual([{ path: '/', name: 'Home', wireBytes: 0 }]);
    expect(
      sections.map(({ id, name, pages }) => [id, name, pages.map(({ path }) => path)]),
    ).toEqual([
      ['k-12', 'K-12', ['/k-12', '/k-12/ai']],
      ['services', 'Services', ['/services/qa']],
      ['', '', ['/about-us', '/careers']],
    ]);
    expect(sections[0]?.pages[0]).toEqual({ path: '/k-12', name: 'K-12', wireBytes: 10_000 });
  });
});
