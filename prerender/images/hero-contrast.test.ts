import { expect, it } from 'vitest';
import { drawPicture } from '#src/art/index.ts';
import { lowestContrast } from '#src/art/measure.ts';
import type { Zone } from '#src/art/measure.ts';
import { shared } from '#src/design/palette.ts';
import { loadSite } from '../content/load-site.ts';

/**
 * Hero text meets WCAG AAA contrast over every hero of the site (docs/specification.md, 2.5 and 10.2), and more so
 * under a black overlay, since the text is light. Measured on the pixels.
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
  'text over the %s of every page has a contrast of at least 7:1',
  async (format) => {
    const poor: string[] = [];
    for (const [path, spec] of site.heroes) {
      const svg = drawPicture({ ...spec, format });
      const contrast = await lowestContrast(svg, ZONES[format], shared.paper);
      if (contrast < 7) poor.push(`${path}: ${contrast.toFixed(2)}`);
    }
    expect(poor).toEqual([]);
  },
);
