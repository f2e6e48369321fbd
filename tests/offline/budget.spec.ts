import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PagePack } from '#src/features/offline/page-store/plan.ts';
import { distDir } from '#tests/support/paths.ts';
import { siteManifest } from '#tests/support/site-facts.ts';
import type { FirstVisit } from './first-visit.setup.ts';
import { expect, FIRST_VISIT, kB, test } from './offline-test.ts';

const SHARED = 400 * kB;
const EACH_PAGE = 15 * kB;

const { pages } = siteManifest();
const dist = distDir();
const packsFolder = path.join(dist, 'assets/pages');
const packFiles = readdirSync(packsFolder).filter((file) => file.endsWith('.json'));
const artOf = (html: string) => html.match(/\/art\/[\w.-]+\.svg/gu) ?? [];
const corePages = ['/', '/contact-us', '/offline'];
const coreArt = ['index.html', 'contact-us.html', 'offline.html', '404.html'].flatMap((file) =>
  artOf(readFileSync(path.join(dist, file), 'utf8')),
);

test('saving the whole site stays within its budgets, and saves exactly the site', () => {
  const visit = JSON.parse(readFileSync(FIRST_VISIT, 'utf8')) as FirstVisit;
  const { passages, usage } = visit;
  const isOfPages = (address: string) =>
    address.startsWith('/assets/pages/') ||
    corePages.includes(address) ||
    coreArt.includes(address);
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
  // Also when counted at its worst, with all HTTP/1.1 headers.
  expect(shared + ofPages + heads).toBeLessThanOrEqual(SHARED + EACH_PAGE * pages.length);
  // Three times the budget on the wire: pages are sent as deltas and stored in full.
  expect(usage).toBeLessThanOrEqual(3 * (SHARED + EACH_PAGE * pages.length));
  for (const file of packFiles) {
    expect(statSync(path.join(packsFolder, `${file}.br`)).size, file).toBeLessThanOrEqual(
      EACH_PAGE,
    );
  }

  // Nothing is fetched twice except the home page, which was opened before it was saved.
  const times = new Map<string, number>();
  for (const passage of passages.filter(({ status }) => status === 200)) {
    times.set(passage.path, (times.get(passage.path) ?? 0) + 1);
  }
  expect([...times].filter(([address, n]) => n > 1 && address.startsWith('/assets/'))).toEqual([]);

  expect(visit.cacheNames).toEqual(['hause-site']);
  const packs = packFiles.map(
    (file) => JSON.parse(readFileSync(path.join(packsFolder, file), 'utf8')) as PagePack,
  );
  const expected = new Set([
    ...pages,
    ...coreArt,
    ...packs.flatMap(({ art }) => Object.keys(art)),
    ...readdirSync(path.join(dist, 'assets'))
      .filter((file) => /\.(?:js|css|woff2|svg|json|html)$/u.test(file))
      .map((file) => `/assets/${file}`),
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
  ]);
  expect(visit.addresses.toSorted()).toEqual([...expected].toSorted());
});
