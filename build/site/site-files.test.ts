import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { channels } from '#src/design/contrast.ts';
import { linePalettes, shared } from '#src/design/palette.ts';
import { icons } from '../images/icons.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';
import { siteFiles } from './site-files.ts';
import { socialCards } from '../images/social-cards.ts';
import { fixture, notFoundPage, servicePage } from '../testing/content.ts';

let site: LoadedSite;
let files: ReadonlyMap<string, string | Uint8Array>;
beforeAll(async () => {
  site = await loadSite();
  files = await siteFiles(site);
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

  it('the monochrome icon is one color on a transparent background', async () => {
    const { data } = await sharp(files.get('icon-monochrome-512.png') as Uint8Array)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const solid = new Set<string>();
    let clear = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255) solid.add([...data.subarray(at, at + 3)].join());
      if (data[at + 3] === 0) clear++;
    }
    expect(solid.size).toBe(1);
    expect(clear).toBeGreaterThan(1000);
  });

  it('the SVG favicon adapts to a dark scheme', () => {
    expect(files.get('favicon.svg')).toContain('prefers-color-scheme:dark');
  });

  it('are the same on every build', async () => {
    for (const [name, bytes] of await icons()) expect(files.get(name), name).toEqual(bytes);
  });
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

  it('are all different', () => {
    const seen = new Set(
      [...site.pages.values()].map(({ socialImage }) =>
        Buffer.from(files.get(socialImage.slice(1)) as Uint8Array).toString('base64'),
      ),
    );
    expect(seen.size).toBe(site.pages.size);
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
      // Bare to the left of the text, and between it and the tiles.
      for (const x of [20, 740]) edge &&= near(y * info.width + x, linePalettes.solve.ink);
    }
    expect(letters).toBeGreaterThan(10_000);
    expect(edge).toBe(true);
  });
});

describe('a card', () => {
  const cacheDir = async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'hause-cards-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    return dir;
  };
  const withTitle = async (title: string, hero: object = {}) =>
    loadSite(
      await fixture({
        pages: {
          a: servicePage('A', { hero: { title, subtitle: 'S', ...hero } }),
          '404': notFoundPage,
        },
      }),
    );

  it('is drawn once, and cached until its content changes', async () => {
    const dir = await cacheDir();
    const title = await withTitle('A title');
    const first = (await socialCards(title, { cacheDir: dir })).get('social/a.png');
    const drawn = await readdir(dir);
    expect(drawn).toHaveLength(2);

    for (const name of drawn) await writeFile(path.join(dir, name), 'kept');
    const again = (await socialCards(title, { cacheDir: dir })).get('social/a.png');
    expect(Buffer.from(again ?? []).toString()).toBe('kept');

    const other = (await socialCards(await withTitle('Another'), { cacheDir: dir })).get(
      'social/a.png',
    );
    expect(other?.length).toBeGreaterThan(1000);
    expect(other).not.toEqual(first);
    expect(await readdir(dir)).toHaveLength(3);
  });

  it('uses a fallback picture when the page has none, or one from another origin', async () => {
    const picture = { url: 'https://images.example/a.jpg' };
    const none = await socialCards(await withTitle('A title'), { cacheDir: await cacheDir() });
    const remote = await socialCards(await withTitle('A title', { picture }), {
      cacheDir: await cacheDir(),
    });
    expect(remote.get('social/a.png')).toEqual(none.get('social/a.png'));
  });

  it('rejects a title that is too long', async () => {
    const long = 'An extraordinarily comprehensive introduction to everything '.repeat(4).trim();
    await expect(
      socialCards(await withTitle(long), { cacheDir: await cacheDir() }),
    ).rejects.toThrow(/is too long: at 42 px it needs more than 4 lines\. Shorten it\./u);
  });

  it('rejects letters that the display font lacks, and says how to fix it', async () => {
    await expect(
      socialCards(await withTitle('Учёба'), { cacheDir: await cacheDir() }),
    ).rejects.toThrow(/has no "У".*Add it to DISPLAY in tools\/fonts\/subset-fonts\.ts/u);
  });
});

describe('the files for crawlers', () => {
  const located = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url]) => url);

  it('the sitemap lists every indexable page once, by its canonical URL', () => {
    const expected = [...site.pages.values()]
      .filter(({ page }) => !['not-found', 'offline'].includes(page.layout))
      .map(({ path: page }) => site.site.origin + page);
    expect(located(files.get('sitemap.xml') as string)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });

  it('robots.txt allows everyone and links the sitemap', () => {
    expect(files.get('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${site.site.origin}/sitemap.xml\n`,
    );
  });
});
