import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Layout } from '#src/content/schema/pages.ts';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type { BuildFiles, Catalog, Frame } from '#src/features/offline/page-store/plan.ts';
import { elementsOf } from '#tests/support/html.ts';
import { distDir, ROOT } from '#tests/support/paths.ts';
import { grouped } from '#tests/support/problems.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { budgetProblems, pageBytes, plainName } from './page-bytes.ts';

/** Sizes of files in the last build here within its budgets: a later one that is not can say what grew. */
const SIZES = path.join(ROOT, 'node_modules/.cache/hause/sizes.json');

/** Bytes as sent: what the build for a deploy compresses, compressed the same way. */
const sizes = new Map<string, number>();
const onTheWire = (file: string) => {
  const known =
    sizes.get(file) ??
    (/\.(?:woff2|png|ico)$/u.test(file)
      ? statSync(file).size
      : brotliCompressSync(readFileSync(file)).length);
  sizes.set(file, known);
  return known;
};

/** The most elements of a page as served, and bytes of its HTML, by layout; docs/quality.md has the goals. */
const LIMITS: Partial<Record<Layout, readonly [elements: number, bytes: number]>> = {
  home: [830, 13_500],
  service: [690, 13_900],
  contact: [420, 13_500],
  article: [480, 12_000],
};

it.each(Object.entries(LIMITS))('a page of the layout %s has at most %j', (one, [most, bytes]) => {
  const over = allPages()
    .filter(({ layout }) => layout === one)
    .flatMap(({ path: page, html, file }) => {
      const [elements, size] = [elementsOf(html).length, onTheWire(file)];
      return elements > most || size > bytes
        ? [`${page}: ${String(elements)} elements, ${String(size)} bytes`]
        : [];
    });
  expect(over, 'Shorten these pages, or the markup of their layout').toEqual([]);
});

/** The longest page to be saved, with two illustrations, six panels, and the pictures of four cards. */
const LONGEST_PACK = 17_500;
/** The conformance report, saved on request only: 86 criteria, and for each what was checked. */
const REPORT = /^trust_accessibility-conformance-/u;
const LONGEST_REPORT = 22_000;

it('every page to be saved stays within its budget of bytes', () => {
  const folder = path.join(distDir(), 'assets/pages');
  const packs = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(packs.length).toBeGreaterThan(allPages().length / 2);
  const tooLarge = packs.filter((file) => {
    const most = REPORT.test(file) ? LONGEST_REPORT : LONGEST_PACK;
    const pack = path.join(folder, file);
    // The best compression takes long; the build under test is compressed quickly.
    return statSync(`${pack}.br`).size > most && onTheWire(pack) > most;
  });
  expect(tooLarge).toEqual([]);
});

/** What a visit saves by itself: what all pages share, and a page on average. */
const SAVED = { shared: 400_000, page: 15_000 };

it('the saved site stays within its budget of bytes', () => {
  const read = (address: string) => readFileSync(path.join(distDir(), address), 'utf8');
  const script = /hauseBuild=(.*);$/mu.exec(read('sw.js'))?.[1] ?? '';
  const {
    frame: [frame],
    catalog: [catalog],
  } = JSON.parse(script) as BuildFiles;
  const { files } = JSON.parse(read(frame)) as Frame;
  const pages = (JSON.parse(read(catalog)) as Catalog).pages.filter(
    ({ tier }) => tier !== 'on-request',
  );
  expect(pages.length).toBeGreaterThan(allPages().length / 2);
  // Of a build that is compressed quickly: visitors get less.
  const sum = (addresses: readonly string[]) =>
    addresses
      .map((address) => path.join(distDir(), address))
      .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
      .reduce((total, size) => total + size, 0);
  const shared = [frame, catalog, ...files.map(([address]) => address)];
  expect(sum(shared)).toBeLessThan(SAVED.shared);
  // Without a network the menus open, too.
  expect(shared).toContainEqual(expect.stringMatching(/^\/assets\/menus-/u));
  expect(sum(pages.map(packUrl)) / pages.length).toBeLessThan(SAVED.page);
});

it('every page stays within its budget of bytes', () => {
  const dist = distDir();
  const sizeOf = (address: string) => onTheWire(path.join(dist, address));
  const pages = allPages().map(({ path: page, html, file }) =>
    pageBytes(page, html, onTheWire(file), sizeOf),
  );
  const fonts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.woff2'))
    .reduce((total, file) => total + statSync(path.join(dist, file)).size, 0);
  const before = existsSync(SIZES)
    ? (JSON.parse(readFileSync(SIZES, 'utf8')) as Record<string, number>)
    : {};
  expect(grouped(budgetProblems(pages, sizeOf, fonts, before))).toEqual([]);
  const files = pages.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  mkdirSync(path.dirname(SIZES), { recursive: true });
  writeFileSync(
    SIZES,
    JSON.stringify(Object.fromEntries(files.map((file) => [plainName(file), sizeOf(file)]))),
  );
});
