import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { channels } from '#src/design/contrast.ts';
import { linePalettes, shared } from '#src/design/palette.ts';
import { loadSite } from '../content/load-site.ts';
import { openSearch } from './open-search.ts';
import { siteFiles } from './site-files.ts';
import { webManifest } from './web-manifest.ts';
import { cardOf, cardProblems, socialCards } from '../images/social-card.ts';
import { fixture, payloadAt, servicePage } from '../testing/content.ts';

const site = await loadSite();
const files = siteFiles(site);
const bytesOf = async (name: string, of = files) => Buffer.from((await of.get(name)?.()) ?? '');

describe('the icons', () => {
  it('and the screenshots are PNG files of the sizes that the manifest declares', async () => {
    const { icons, screenshots } = webManifest(site.site);
    const apple = { src: '/apple-touch-icon.png', sizes: '180x180' };
    for (const { src, sizes } of [...icons, ...screenshots, apple]) {
      const picture = files.has(src.slice(1)) ? await bytesOf(src.slice(1)) : `public${src}`;
      const { format, width, height } = await sharp(picture).metadata();
      expect(`${src} ${format} ${String(width)}x${String(height)}`).toBe(`${src} png ${sizes}`);
    }
  });

  it('favicon.ico contains 16, 32 and 48 px', async () => {
    const ico = await bytesOf('favicon.ico');
    // ICONDIR: two reserved bytes, type 1, the count; then 16 bytes per image, the width first.
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico[6 + at * 16]);
    expect(widths).toEqual([16, 32, 48]);
  });

  it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
    '%s is opaque up to its corners, on ink',
    async (name) => {
      const { data, info } = await sharp(await bytesOf(name))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ink = [...channels(linePalettes.build.ink), 255];
      for (const at of [0, info.width - 1, info.width * (info.height - 1)]) {
        expect([...data.subarray(at * 4, at * 4 + 4)]).toEqual(ink);
      }
      const { isOpaque } = await sharp(await bytesOf(name)).stats();
      expect(isOpaque).toBe(true);
    },
  );
});

describe('the share cards', () => {
  it('show the title in paper on the left, on the line’s ink, and the picture on the right', async () => {
    const card = sharp(await bytesOf('social/k-12/ai-solutions.png'));
    const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
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
      fixture({ pages: { a: servicePage('A', { hero: { title, subtitle: 'S', ...hero } }) } }),
    );

  it('shows title and picture of the page in its line', async () => {
    const page = await withTitle('A title', { picture: { motifs: ['key'] } });
    expect(cardOf(payloadAt(page, '/a'), page)).toMatchObject({
      title: 'A title',
      tag: 'COGNIFY',
      picture: { motifs: ['key'], line: 'cognify', format: 'social' },
    });
  });

  it('uses a fallback picture when the page has none, or one from another origin', async () => {
    const picture = { url: 'https://images.example/a.jpg', alt: '' };
    const none = socialCards(await withTitle('A title'));
    const remote = socialCards(await withTitle('A title', { picture }));
    expect(await bytesOf('social/a.png', remote)).toEqual(await bytesOf('social/a.png', none));
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
  it('the sitemap lists every indexable page once, with the last change of those that show one', async () => {
    const xml = (await bytesOf('sitemap.xml')).toString();
    const listed = new Map(
      [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/gu)].map(([, loc = '', day]) => [
        loc.replace(site.site.origin, ''),
        day,
      ]),
    );
    const indexable = [...site.pages.values()]
      .filter(({ page }) => !['not-found', 'offline', 'search'].includes(page.layout))
      .map(({ path }) => path);
    expect([...listed.keys()]).toEqual(indexable);
    expect(xml.match(/<loc>/gu)).toHaveLength(indexable.length);
    expect(listed.get('/blogs/accessibility-by-design')).toMatch(/^\d{4}-\d\d-\d\d$/u);
    // The day of the last of the checks that the page shows.
    const checks = site.pages
      .get('/regulations')
      ?.regulations?.rules.map(({ checked }) => checked.day);
    expect(listed.get('/regulations')).toBe(checks?.toSorted().at(-1));
    expect(listed.get('/k-12')).toBeUndefined();
  });

  it('opensearch.xml has the site’s name in at most 16 characters and the search URL', () => {
    const described = openSearch({ ...site.site, name: 'Hausing & Partners Ltd' });
    expect(described).toContain('<ShortName>Hausing &amp; Partne</ShortName>');
    expect(described).toContain(`template="${site.site.origin}/search?q={searchTerms}"`);
    expect(files.has('opensearch.xml')).toBe(true);
  });
});
