import type {
  OpenPage,
  PageCatalog,
  PageStanding,
  SavePlan,
} from '#machines/offline-library/index.ts';
import { isSavable } from '../page-store/plan.ts';
import type { PlannedPage } from '../page-store/plan.ts';

/** A page of the site, as listed in the catalog. */
export type CatalogPage = Pick<PlannedPage, 'path' | 'name' | 'wireBytes' | 'tier'>;

/** The limit for pages saved without a request, including the core, in bytes on the wire. */
const SAVED_UNASKED = 1_500_000;

/** The budget for the core and the parts that pages share, in bytes on the wire (docs/quality.md). */
const SHARED = 400_000;

/** What remains for pages, in bytes. */
export const PAGES_UNASKED = SAVED_UNASKED - SHARED;

/** The most pages in a plan; the rest of the site follows in the next one. */
export const PLAN_LENGTH = 128;

/** The site's pages by path, with properties of the whole list. */
export interface CatalogIndex {
  readonly byPath: ReadonlyMap<string, CatalogPage>;
  /** All that can be saved, in the order of saving. */
  readonly savable: readonly CatalogPage[];
  /** Whether the whole site may be saved without a request. */
  readonly isSmall: boolean;
}

const indexes = new WeakMap<readonly CatalogPage[], CatalogIndex>();

/** Indexes the list of pages, once for each list. */
export function indexOf(pages: readonly CatalogPage[]): CatalogIndex {
  const known = indexes.get(pages);
  if (known !== undefined) return known;
  const savable = pages.filter(isSavable);
  const index = {
    byPath: new Map(pages.map((page) => [page.path, page])),
    savable,
    isSmall: bytesOf(savable.filter(isUnasked)) <= PAGES_UNASKED,
  };
  indexes.set(pages, index);
  return index;
}

const isUnasked = ({ tier }: CatalogPage) => tier !== 'on-request';

const bytesOf = (pages: readonly CatalogPage[]) =>
  pages.reduce((sum, { wireBytes }) => sum + wireBytes, 0);

export function standingOf({ byPath }: CatalogIndex, path: string): PageStanding {
  const page = byPath.get(path);
  if (page === undefined) return 'unknown';
  return isSavable(page) ? 'savable' : 'core';
}

/**
 * What to save without a further request. If the whole site was requested: all of it. If the site is
 * small enough: all of it except on-request pages other than the open one. Otherwise: the open page,
 * the pages its content links to, and the landing pages above it, until the saved pages reach the
 * limit.
 * @param saved paths of the pages that are on the device
 */
export function planSaving(
  index: CatalogIndex,
  page: OpenPage,
  { isAll, saved }: { readonly isAll: boolean; readonly saved: ReadonlySet<string> },
): SavePlan {
  const missing =
    isAll || index.isSmall
      ? index.savable.filter(
          (one) => !saved.has(one.path) && (isAll || isUnasked(one) || one.path === page.path),
        )
      : wantedBeside(index, page, saved);
  return {
    paths: missing.slice(0, PLAN_LENGTH).map(({ path }) => path),
    more: Math.max(0, missing.length - PLAN_LENGTH),
  };
}

function wantedBeside(
  { byPath }: CatalogIndex,
  { path, links }: OpenPage,
  saved: ReadonlySet<string>,
): CatalogPage[] {
  const find = (paths: Iterable<string>) =>
    [...paths].flatMap((one) => {
      const page = byPath.get(one);
      return page !== undefined && isSavable(page) ? [page] : [];
    });
  let room = PAGES_UNASKED - bytesOf(find(saved));
  return find(new Set([path, ...links, ...landingsOf(path)])).filter((page) => {
    if (saved.has(page.path) || page.wireBytes > room) return false;
    if (!isUnasked(page) && page.path !== path) return false;
    room -= page.wireBytes;
    return true;
  });
}

/** `/k-12/ai-solutions` → `/k-12`: the paths above, the nearest first. */
function landingsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, at) => `/${parts.slice(0, parts.length - at).join('/')}`);
}

/**
 * All pages by section, in the order of the list: a section has the pages that share the first part
 * of their path, and is named after the page there. Standalone pages come last.
 */
export function listCatalog(pages: readonly CatalogPage[]): PageCatalog {
  const listed = ({ path, name, wireBytes }: CatalogPage) => ({ path, name, wireBytes });
  const { byPath, savable } = indexOf(pages);
  const parents = new Set(
    pages.filter(({ path }) => path.includes('/', 1)).map(({ path }) => topOf(path)),
  );
  const sections = Map.groupBy(savable, ({ path }) => {
    const top = topOf(path);
    return parents.has(top) ? top : '';
  });
  return {
    core: pages
      .filter(({ tier }) => tier === 'core')
      .map((page) => ({ ...listed(page), wireBytes: 0 })),
    sections: [...sections]
      .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
      .map(([top, members]) => ({
        id: top.slice(1),
        name: top === '' ? '' : (byPath.get(top)?.name ?? wordOf(top)),
        pages: members.map(listed),
      })),
  };
}

/** `/k-12/ai-solutions` → `/k-12` */
const topOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** `/services` → `Services` */
const wordOf = (top: string) => `${top.charAt(1).toUpperCase()}${top.slice(2)}`;
