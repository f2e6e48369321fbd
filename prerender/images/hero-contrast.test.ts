import { expect, it } from 'vitest';
import { drawPicture } from '#src/art/index.ts';
import { lowestContrast, OVERLAYS } from '#src/art/measure.ts';
import type { Zone } from '#src/art/measure.ts';
import { shared } from '#src/design/palette.ts';
import { loadSite } from '../content/load-site.ts';

/**
 * Hero text meets WCAG AAA contrast over every hero of the site, both without an overlay and with the
 * page's own (docs/specification.md, 2.5 and 10.2). Measured on the pixels.
 */

/** The area of the text: src/art/picture-spec.ts. */
const ZONES = {
  hero: { left: 0, top: 0, right: 0.55, bottom: 1 },
  'hero-tall': { left: 0, top: 0, right: 1, bottom: 0.55 },
} as const satisfies Readonly<Record<string, Zone>>;

const site = await loadSite();

it('every page of a layout with a hero picture has one', () => {
  const without = [...site.pages.values()]
    .filter(({ page }) => 'hero' in page && !['home', 'k-12', 'demo'].includes(page.layout))
    .filter(({ path }) => !site.heroes.has(path));
  expect(without.map(({ path }) => path)).toEqual([]);
  expect(site.heroes.size).toBeGreaterThan(50);
});

it.each(['hero', 'hero-tall'] as const)(
  'text over the %s of every page has a contrast of at least 7:1, with and without its overlay',
  async (format) => {
    const poor: string[] = [];
    for (const [path, spec] of site.heroes) {
      const page = site.pages.get(path)?.page;
      // Drawn heroes have no overlay, but their text area has to work with and without one.
      const overlay =
        page !== undefined && 'hero' in page && 'overlay' in page.hero
          ? OVERLAYS[page.hero.overlay]
          : 0;
      const svg = drawPicture({ ...spec, format });
      for (const opacity of new Set([0, overlay])) {
        const contrast = await lowestContrast(svg, ZONES[format], opacity, shared.paper);
        if (contrast < 7) poor.push(`${path} (${String(opacity)}): ${contrast.toFixed(2)}`);
      }
    }
    expect(poor).toEqual([]);
  },
);
