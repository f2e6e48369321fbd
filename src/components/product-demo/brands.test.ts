import { describe, expect, it } from 'vitest';
import { BRANDS, ROLES } from '#machines/product-demo/index.ts';
import { DEMO_BRANDS, DEMO_ROLES } from '#src/content/schema/demo.ts';
import { contrastRatio } from '#src/design/contrast.ts';
import { shared } from '#src/design/palette.ts';
import { BRAND_COLORS, SCREEN } from './brands.ts';

/** Text on its background: WCAG 2.2, 1.4.3, AA is 4.5; the site's own bar is AAA (1.4.6). */
const TEXT = 7;
/** Graphics and edges: WCAG 2.2, 1.4.11. */
const GRAPHICS = 3;

describe.each(Object.entries(BRAND_COLORS))('the brand %s', (_, brand) => {
  const { main, bright, pop, tint, night, deep } = brand;

  it('has a readable name and a visible mark on its bar', () => {
    expect(contrastRatio(shared.paper, main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(pop, main)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it('is readable in light colors', () => {
    const { ground, text, muted } = SCREEN.light;
    for (const behind of [ground, tint]) {
      expect(contrastRatio(text, behind)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(muted, behind)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(main, behind)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrastRatio(ground, main)).toBeGreaterThanOrEqual(TEXT);
  });

  it('is readable in dark colors', () => {
    const { text, muted } = SCREEN.dark;
    for (const behind of [night, deep]) {
      expect(contrastRatio(text, behind)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(muted, behind)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(bright, behind)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('has a main color that no other brand uses', () => {
    const same = Object.values(BRAND_COLORS).filter((other) => other.main === main);
    expect(same).toHaveLength(1);
  });
});

it('the content has the brands and roles of the machine', () => {
  expect(DEMO_BRANDS).toEqual(BRANDS);
  expect(DEMO_ROLES).toEqual(ROLES);
});
