import { describe, expect, it } from 'vitest';
import { fontSizes, spaces } from './scales.ts';

/**
 * Resolves a `clamp(min rem, a rem + b vw, max rem)`, which may be `min(…, max(c vw, d px))`, to px at a window
 * width, with a root size of `root` px.
 */
function sizeAt(clamp: string, width: number, root = 16): number {
  const found =
    /clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)(?:, max\(([\d.]+)vw, (\d+)px\)|$)/u.exec(
      clamp,
    );
  if (found === null) throw new Error(`"${clamp}" is not fluid in rem and vw`);
  const numbers = found.slice(1).map((part: string | undefined) => Number(part ?? Infinity));
  const [min = 0, base = 0, slope = 0, max = 0, most = 0, px = 0] = numbers;
  const size = Math.max(min * root, base * root + (slope * width) / 100);
  return Math.min(max * root, size, Math.max((most * width) / 100, px));
}

const WIDTHS = [320, 360, 768, 1024, 1280, 1440, 1920];
const scales = { fontSizes, spaces };

describe.each(Object.entries(scales))('%s', (_, scale) => {
  it.each(Object.entries(scale))('%s never shrinks as the window grows', (_, clamp) => {
    const sizes = WIDTHS.map((width) => sizeAt(clamp, width));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
});

/** The maximum page zoom of browsers. */
const MOST_ZOOM = 5;

describe('enlarged text', () => {
  it.each(Object.entries(fontSizes))(
    '%s reaches 200%% by zooming the page, at every window width (WCAG 2.2, 1.4.4)',
    (_, clamp) => {
      for (const width of WIDTHS) {
        // A page zoom of z leaves a window of width / z CSS px, each z times as large.
        const seen = MOST_ZOOM * sizeAt(clamp, width / MOST_ZOOM);
        // The largest headline, wider than a phone's window at its start, comes within 2% of it.
        expect(seen / sizeAt(clamp, width)).toBeGreaterThanOrEqual(
          clamp === fontSizes.hero ? 1.96 : 2,
        );
      }
    },
  );

  it.each(Object.entries(fontSizes))(
    '%s follows the text size that a visitor has set',
    (name, clamp) => {
      // Headings only grow as long as their words fit.
      const least =
        name === 'hero' ? 1 : 'title heading display figure'.includes(name) ? 1.15 : 1.5;
      for (const width of WIDTHS) {
        expect(sizeAt(clamp, width, 32) / sizeAt(clamp, width)).toBeGreaterThanOrEqual(least);
      }
    },
  );
});

describe('the type scale', () => {
  it.each(WIDTHS)('has distinguishable steps, smallest first, at %d px', (width) => {
    // A caption is as large as can be; its color sets it apart from running text as well.
    const { hero: _, figure: __, caption: ___, ...steps } = fontSizes;
    const sizes = Object.values(steps).map((clamp) => sizeAt(clamp, width));
    for (const [at, size] of sizes.entries()) {
      if (at > 0) expect(size / (sizes[at - 1] ?? size)).toBeGreaterThanOrEqual(1.15);
    }
  });

  it('never sets running text below 16 px, what explains it below 15, or anything below 12', () => {
    for (const width of WIDTHS) {
      expect(sizeAt(fontSizes.body, width)).toBeGreaterThanOrEqual(16);
      expect(sizeAt(fontSizes.caption, width)).toBeGreaterThanOrEqual(15);
      expect(sizeAt(fontSizes.body, width)).toBeGreaterThan(sizeAt(fontSizes.caption, width));
      for (const clamp of Object.values(fontSizes)) {
        expect(sizeAt(clamp, width)).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it('lets a hero headline grow with the window, up to 7vw on a desktop', () => {
    expect(sizeAt(fontSizes.hero, 1280) / 1280).toBeGreaterThan(0.065);
    expect(sizeAt(fontSizes.hero, 320)).toBeLessThanOrEqual(48);
  });
});

describe('the space scale', () => {
  it.each(WIDTHS)('has increasing sizes from hair to vast at %d px', (width) => {
    const { tile: _, ...sizes } = spaces;
    const px = Object.values(sizes).map((clamp) => sizeAt(clamp, width));
    expect(px).toEqual(px.toSorted((a, b) => a - b));
    expect(new Set(px).size).toBe(px.length);
  });
});
