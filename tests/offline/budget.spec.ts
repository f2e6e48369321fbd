import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type { PagePack } from '#src/features/offline/page-store/plan.ts';
import { distDir } from '#tests/support/paths.ts';
import { pagesSavedUnprompted } from '#tests/support/site-facts.ts';
import { firstVisit, VISIT_LIMIT } from './first-visit.ts';
import type { FirstVisit } from './first-visit.ts';
import { expect, kB, nightly, test } from './offline-test.ts';

const SHARED = 400 * kB;
const EACH_PAGE = 15 * kB;
const pages = pagesSavedUnprompted();
const dist = distDir();
const packsFolder = path.join(dist, 'assets/pages');
const allPacks = readdirSync(packsFolder).filter((file) => file.endsWith('.json'));
/** The packs that a visit saves automatically. */
const packFiles = allPacks.filter((file) =>
  ['/404', ...pages].some((page) => isPackOf(page, file)),
);
const filesOnRequest = new Set(
  allPacks
    .filter((file) => !packFiles.includes(file))
    .flatMap((file) => (readPack(file).files ?? []).map(([address]) => address)),
);
function readPack(file: string): PagePack {
  return JSON.parse(readFileSync(path.join(packsFolder, file), 'utf8')) as PagePack;
}

function isPackOf(page: string, file: string): boolean {
  const [stem = ''] = path.basename(packUrl({ path: page, hash: '|' })).split('|');
  return file.startsWith(stem) && /^[\da-f]{12}\.json$/u.test(file.slice(stem.length));
}

const artOf = (html: string) => html.match(/\/art\/[\w.-]+\.svg/gu) ?? [];
const coreArt = ['index.html', 'contact-us.html', 'offline.html', '404.html'].flatMap((file) =>
  artOf(readFileSync(path.join(dist, file), 'utf8')),
);

test(
  'saving the whole site stays within its budgets, and saves exactly the site',
  nightly,
  async ({ testProxy }) => {
    test.setTimeout(VISIT_LIMIT);
    const visit = await firstVisit(testProxy);
    const { passages, usage } = visit;
    const isOfPages = (address: string) =>
      address.startsWith('/assets/pages/') || address === '/' || coreArt.includes(address);
    // Of a build that is compressed quickly: visitors get less.
    const sum = (some: FirstVisit['passages']) =>
      some.reduce((total, { bodyBytes }) => total + bodyBytes, 0);
    const heads = passages.reduce((total, { headBytes }) => total + headBytes, 0);
    const shared = sum(passages.filter((passage) => !isOfPages(passage.path)));
    const ofPages = sum(passages.filter((passage) => isOfPages(passage.path)));
    const perPage = ofPages / pages.length;
    const figures =
      `${String(pages.length)} pages in ${String(passages.length)} requests: shared ${String(Math.round(shared / kB))} kB, ` +
      `each page ${(perPage / kB).toFixed(1)} kB, HTTP/1.1 headers ${String(Math.round(heads / kB))} kB in total, ` +
      `on disk ${String(Math.round(usage / kB))} kB`;
    console.log(figures);
    test.info().annotations.push({ type: 'figures', description: figures });

    expect(shared).toBeLessThanOrEqual(SHARED);
    expect(perPage).toBeLessThanOrEqual(EACH_PAGE);
    // This holds even in the worst case, with all HTTP/1.1 headers.
    expect(shared + ofPages + heads).toBeLessThanOrEqual(SHARED + EACH_PAGE * pages.length);
    // Three times the budget on the wire, which is compressed better.
    expect(usage).toBeLessThanOrEqual(3 * (SHARED + EACH_PAGE * pages.length));

    // Nothing is fetched twice except the home page, which was opened before it was saved.
    const times = new Map<string, number>();
    for (const passage of passages.filter(({ status }) => status === 200)) {
      times.set(passage.path, (times.get(passage.path) ?? 0) + 1);
    }
    expect([...times].filter(([address, n]) => n > 1 && address.startsWith('/assets/'))).toEqual(
      [],
    );

    expect(visit.cacheNames).toEqual(['hause-site']);
    const packs = packFiles.map(readPack);
    const expected = new Set([
      ...pages,
      '/404',
      ...packs.flatMap(({ art }) => Object.keys(art)),
      ...packs.flatMap(({ files = [] }) => files.map(([address]) => address)),
      // Each page's part of the search index is in its pack.
      ...packFiles
        .filter((file) => readPack(file).search !== undefined)
        .map((file) => `/assets/search/${file}`),
      ...readdirSync(path.join(dist, 'assets'))
        .filter((file) => /^(?!machine-).*\.(?:js|css|woff2|svg|json)$/u.test(file))
        .map((file) => `/assets/${file}`)
        .filter((address) => !filesOnRequest.has(address)),
      '/favicon.ico',
      '/favicon.svg',
      '/manifest.webmanifest',
    ]);
    expect(visit.addresses.toSorted()).toEqual([...expected].toSorted());
  },
);
