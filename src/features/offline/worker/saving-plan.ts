import type { OpenPage } from '#machines/offline-library/index.ts';
import { isSavable } from '../page-store/plan.ts';
import type { PlannedPage } from '../page-store/plan.ts';

/** The limit for pages saved without a request, including the core, in bytes on the wire. */
const SAVED_UNPROMPTED = 1_500_000;

/** The budget for the core and the parts that pages share, in bytes on the wire (docs/quality.md). */
const SHARED = 400_000;

/** What remains for pages, in bytes. */
export const PAGES_UNPROMPTED = SAVED_UNPROMPTED - SHARED;

export interface SavingScope extends OpenPage {
  /** Whether the visitor has asked for the whole site. */
  readonly isAll: boolean;
}

/**
 * The pages to save that are not on the device, in the order of saving. If the whole site was requested:
 * all of it. If the site is small enough: all of it except on-request pages other than the open one.
 * Otherwise: the open page, the pages its content links to, and the landing pages above it, until the saved
 * pages reach the limit.
 * @param has whether a page is on the device
 */
export function missingPages(
  pages: ReadonlyMap<string, PlannedPage>,
  { path, links, isAll }: SavingScope,
  has: (path: string) => boolean,
): PlannedPage[] {
  const savable = [...pages.values()].filter(isSavable);
  const isUnprompted = (page: PlannedPage) => page.tier !== 'on-request' || page.path === path;
  if (isAll || bytesOf(savable.filter(({ tier }) => tier === 'later')) <= PAGES_UNPROMPTED) {
    return savable.filter((page) => !has(page.path) && (isAll || isUnprompted(page)));
  }
  let room = PAGES_UNPROMPTED - bytesOf(savable.filter((page) => has(page.path)));
  const wanted = new Set([path, ...links, ...landingsOf(path)]);
  return [...wanted].flatMap((one) => {
    const page = pages.get(one);
    if (page === undefined || !isSavable(page) || has(one) || !isUnprompted(page)) return [];
    if (page.wireBytes > room) return [];
    room -= page.wireBytes;
    return [page];
  });
}

const bytesOf = (pages: readonly PlannedPage[]) =>
  pages.reduce((sum, { wireBytes }) => sum + wireBytes, 0);

/** `/k-12/ai-solutions` → `/k-12`: the paths above, the nearest first. */
function landingsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, at) => `/${parts.slice(0, parts.length - at).join('/')}`);
}
