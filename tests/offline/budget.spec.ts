import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PagePack } from '#src/pwa/shelf/plan.ts';
import { distDir } from '#tests/support/paths.ts';
import { siteManifest } from '#tests/support/site-facts.ts';
import { expect, kB, test, visitOnce } from './offline-test.ts';

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

test('saving the whole site keeps to its budgets, and saves exactly the site', async ({
  page,
  gate,
}) => {
  test.setTimeout(5 * 60_000);
  await visitOnce(page);
  // Tidying up comes last.
  await page.waitForTimeout(6000);

  const isOfPages = (address: string) =>
    address.startsWith('/assets/pages/') ||
    corePages.includes(address) ||
    coreArt.includes(address);
  const sum = (passages: typeof gate.passages) =>
    passages.reduce((total, { bodyBytes }) => total + bodyBytes, 0);
  const heads = gate.passages.reduce((total, { headBytes }) => total + headBytes, 0);
  const shared = sum(gate.passages.filter((passage) => !isOfPages(passage.path)));
  const ofPages = sum(gate.passages.filter((passage) => isOfPages(passage.path)));
  const perPage = ofPages / pages.length;
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const figures =
    `${String(pages.length)} pages in ${String(gate.passages.length)} requests: shared ${String(Math.round(shared / kB))} kB, ` +
    `each page ${(perPage / kB).toFixed(1)} kB, heads of HTTP/1.1 ${String(Math.round(heads / kB))} kB in all, ` +
    `on disk ${String(Math.round(usage / kB))} kB`;
  console.log(figures);
  test.info().annotations.push({ type: 'figures', description: figures });

  expect(shared).toBeLessThanOrEqual(SHARED);
  expect(perPage).toBeLessThanOrEqual(EACH_PAGE);
  // Also as it is counted on the slowest way, with every head.
  expect(shared + ofPages + heads).toBeLessThanOrEqual(SHARED + EACH_PAGE * pages.length);
  // Three times what it may cost on the wire: pages travel as differences and are kept whole.
  expect(usage).toBeLessThanOrEqual(3 * (SHARED + EACH_PAGE * pages.length));
  for (const file of packFiles) {
    expect(statSync(path.join(packsFolder, `${file}.br`)).size, file).toBeLessThanOrEqual(
      EACH_PAGE,
    );
  }

  // Nothing is fetched twice but the home page, which was opened before it was saved.
  const times = new Map<string, number>();
  for (const passage of gate.passages.filter(({ status }) => status === 200)) {
    times.set(passage.path, (times.get(passage.path) ?? 0) + 1);
  }
  expect([...times].filter(([address, n]) => n > 1 && address.startsWith('/assets/'))).toEqual([]);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const cache = await caches.open('hause-site');
    return { names, addresses: (await cache.keys()).map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).toEqual(['hause-site']);
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
  expect(kept.addresses.toSorted()).toEqual([...expected].toSorted());
});
