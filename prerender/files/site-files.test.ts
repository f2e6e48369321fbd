import pMap from 'p-map';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { channels } from '#src/design/contrast.ts';
import { linePalettes, shared } from '#src/design/palette.ts';
import type { MakeFile } from '../output.ts';
import { loadSite } from '../content/load-site.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { openSearch } from './open-search.ts';
import { siteFiles } from './site-files.ts';
import { cardProblems, socialCards } from '../images/social-cards.ts';
import { fixture, notFoundPage, servicePage } from '../testing/content.ts';

const made = async (all: ReadonlyMap<string, MakeFile>) =>
  new Map(await pMap(all, async ([name, make]) => [name, await make()] as const));

let site: LoadedSite;
let files: ReadonlyMap<string, string | Uint8Array>;
beforeAll(async () => {
  site = await loadSite();
  files = await made(siteFiles(site));
});

describe('the icons', () => {
  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
    ['icon-monochrome-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a PNG of %d px', async (name, size) => {
    const { format, width, height } = await sharp(files.get(name) as Uint8Array).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  });

  it('favicon.ico contains 16, 32 and 48 px', () => {
    const ico = Buffer.from(files.get('favicon.ico') as Uint8Array);
    // ICONDIR: two reserved bytes, type 1, the count; then 16 bytes per image, the width first.
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico[6 + at * 16]);
    expect(widths).toEqual([16, 32, 48]);
  });

  it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
    '%s is opaque up to its corners, on ink',
    async (name) => {
      const { data, info } = await sharp(files.get(name) as Uint8Array)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ink = [...channels(linePalettes.build.ink), 255];
      for (const at of [0, info.width - 1, info.width * (info.height - 1)]) {
        expect([...data.subarray(at * 4, at * 4 + 4)]).toEqual(ink);
      }
      const { isOpaque } = await sharp(files.get(name) as Uint8Array).stats();
      expect(isOpaque).toBe(true);
    },
  );
});

describe('the share cards', () => {
  it('exist where every page links its card: PNGs of 1200 by 630 px, under 60 kB', async () => {
    expect(site.pages.size).toBeGreaterThan(50);
    for (const { path: page, socialImage } of site.pages.values()) {
      const png = files.get(socialImage.slice(1)) as Uint8Array;
      const { format, width, height } = await sharp(png).metadata();
      expect({ format, width, height }, page).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(png.length, page).toBeLessThan(60_000);
    }
  });

  it('show the title in paper on the left, on the line’s ink, and the picture on the right', async () => {
    const png = files.get('social/k-12/ai-solutions.png') as Uint8Array;
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const near = (at: number, color: string) =>
      channels(color).every((channel, c) => Math.abs((data[at * 3 + c] ?? 0) - channel) < 6);
    let [letters, edge] = [0, true];
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < 700; x++) if (near(y * info.width + x, shared.paper)) letters++;
      // Empty to the left of the text, and between the text and the tiles.
      for (const x of [20, 740]) edge &&= near(y * info.width + x, linePalettes.solve.ink);
    }
    expect(letters).toBeGreaterThan(10_000);
    expect(edge).toBe(true);
  });
});

describe('a card', () => {
  const withTitle = async (title: string, hero: object = {}) =>
    loadSite(
      await fixture({
        pages: {
          a: servicePage('A', { hero: { title, subtitle: 'S', ...hero } }),
          '404': notFoundPage,
        },
      }),
    );

  it('uses a fallback picture when the page has none, or one from another origin', async () => {
    const picture = { url: 'https://images.example/a.jpg' };
    const none = await made(socialCards(await withTitle('A title')));
    const remote = await made(socialCards(await withTitle('A title', { picture })));
    expect(remote.get('social/a.png')).toEqual(none.get('social/a.png'));
  });

  it('that cannot be drawn is found beforehand, with the page', async () => {
    const long = 'An extraordinarily comprehensive introduction to everything '.repeat(4).trim();
    expect(await cardProblems(await withTitle(long))).toEqual([
      `/a, its share card: "${long}" is too long: at 42 px it needs more than 4 lines. Shorten it.`,
    ]);
    expect(await cardProblems(await withTitle('Учёба'))).toEqual([
      expect.stringMatching(/^\/a, its share card: The display face has no "У", .*build again\.$/u),
    ]);
    expect(await cardProblems(site)).toEqual([]);
  });

  it('is reported once when the company’s name cannot be drawn on any', async () => {
    const loaded = await withTitle('A title');
    const named = { ...loaded, site: { ...loaded.site, name: 'Учёба' } };
    expect(await cardProblems(named)).toHaveLength(1);
  });
});

describe('the files for crawlers', () => {
  const located = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url]) => url);

  it('the sitemap lists every indexable page once, by its canonical URL', () => {
    const expected = [...site.pages.values()]
      .filter(({ page }) => !['not-found', 'offline', 'search'].includes(page.layout))
      .map(({ path: page }) => site.site.origin + page);
    expect(located(files.get('sitemap.xml') as string)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });

  it('the sitemap has a last-change date for every dated text, and for nothing else', () => {
    const dated = Object.fromEntries(
      [
        ...(files.get('sitemap.xml') as string).matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</gu),
      ].map(([, loc = '', day]) => [loc.replace(site.site.origin, ''), day]),
    );
    expect(dated).toMatchObject({
      '/blogs/accessibility-by-design': expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      '/privacy-policy': expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      // The day of the checks that the page shows.
      '/regulations': site.pages
        .get('/regulations')
        ?.regulations?.rules.map(({ checked }) => checked.day)
        .toSorted()
        .at(-1),
      '/trust/accessibility-conformance': site.pages.get('/trust/accessibility-conformance')
        ?.conformance?.day.day,
    });
    expect(dated).not.toHaveProperty('/k-12');
  });

  it('opensearch.xml has the site’s name in at most 16 characters and the search URL', async () => {
    const described = openSearch({ ...site.site, name: 'Hausing & Partners Ltd' });
    expect(described).toContain('<ShortName>Hausing &amp; Partne</ShortName>');
    expect(described).toContain(`template="${site.site.origin}/search?q={searchTerms}"`);
    expect(described).toContain('xmlns="http://a9.com/-/spec/opensearch/1.1/"');
    expect(siteFiles(site).has('opensearch.xml')).toBe(true);
  });
});
