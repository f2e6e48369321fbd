import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { LINES, dark, light, linePalettes, shared } from './palette.ts';
import type { SchemePalette } from './palette.ts';

/** Text on its surface: WCAG 2.2, 1.4.6, level AAA. */
const TEXT = 7;
/** Graphics, edges of controls, focus marks: WCAG 2.2, 1.4.11. */
const GRAPHICS = 3;

const schemes = { light, dark } as const;

/** The table of the design page, rounded down to a tenth: role → on background, on surface. */
const TABLE: Readonly<
  Record<keyof typeof schemes, Partial<Record<keyof SchemePalette, readonly [number, number]>>>
> = {
  light: {
    text: [17.5, 15.7],
    muted: [8.2, 7.4],
    link: [8.9, 8.0],
    error: [7.7, 6.9],
    success: [7.8, 7.0],
  },
  dark: {
    text: [16.7, 15.1],
    muted: [9.8, 8.9],
    link: [10.4, 9.4],
    error: [10.7, 9.7],
    success: [11.8, 10.7],
  },
};

/**
 * Below 7:1 according to the design page's own table: red text on mist is 6.9, and green is 6.99.
 * They are used on paper; on mist they are still well above AA.
 */
const ON_MIST: Partial<Record<keyof SchemePalette, number>> = { error: 6.8, success: 6.95 };

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  const scheme = schemes[name];
  const roles = ['text', 'muted', 'link', 'error', 'success'] as const;

  it.each(roles)('%s text is readable on background and surface', (role) => {
    expect(contrastRatio(scheme[role], scheme.background)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(scheme[role], scheme.surface)).toBeGreaterThanOrEqual(
      name === 'light' ? (ON_MIST[role] ?? TEXT) : TEXT,
    );
  });

  it.each(roles)('%s has the contrast that the design page states', (role) => {
    const said = TABLE[name][role] ?? [];
    const surfaces = [scheme.background, scheme.surface];
    for (const [at, surface] of surfaces.entries()) {
      expect(contrastRatio(scheme[role], surface)).toBeCloseTo(said[at] ?? 0, 0.9);
    }
  });

  it('edges of controls are visible on background and surface', () => {
    expect(contrastRatio(scheme.edge, scheme.background)).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrastRatio(scheme.edge, scheme.surface)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it('the focus mark, yellow within ink, is visible on background and surface', () => {
    for (const ground of [scheme.background, scheme.surface]) {
      const seen = [shared.yellow, shared.yellowLabel].map((ring) => contrastRatio(ring, ground));
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });
});

describe('the call to action', () => {
  it('is readable at rest and under the pointer', () => {
    expect(contrastRatio(shared.yellowLabel, shared.yellow)).toBeCloseTo(11.5, 0.9);
    expect(contrastRatio(shared.yellowLabel, shared.yellowHover)).toBeCloseTo(10.3, 0.9);
  });

  it('needs its ink edge on paper: yellow alone does not stand out', () => {
    expect(contrastRatio(shared.yellow, shared.paper)).toBeLessThan(GRAPHICS);
    expect(contrastRatio(shared.yellowLabel, shared.paper)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it('marks focus within its own rings', () => {
    expect(contrastRatio(shared.yellow, shared.yellowLabel)).toBeGreaterThanOrEqual(GRAPHICS);
  });
});

/** The table of lines: accent a and accent b on ink. */
const ACCENTS = {
  solve: [5.3, 8.9],
  cognify: [5.9, 7.8],
  build: [6.2, 9.0],
  deliver: [6.4, 9.0],
  support: [7.9, 10.4],
  discover: [6.6, 10.4],
} as const;

describe.each(LINES)('the line %s', (name) => {
  const line = linePalettes[name];

  it('has the accents that the design page states', () => {
    const [a, b] = ACCENTS[name];
    expect(contrastRatio(line.accentA, line.ink)).toBeCloseTo(a, 0.9);
    expect(contrastRatio(line.accentB, line.ink)).toBeCloseTo(b, 0.9);
  });

  it('gives all text and edges of the dark scheme enough contrast on its night colors', () => {
    for (const ground of [line.night, line.night2]) {
      for (const role of ['text', 'muted', 'link', 'error', 'success'] as const) {
        expect(contrastRatio(dark[role], ground), role).toBeGreaterThanOrEqual(TEXT);
      }
      for (const role of ['edge', 'rule'] as const) {
        expect(contrastRatio(dark[role], ground), role).toBeGreaterThanOrEqual(GRAPHICS);
      }
    }
  });

  it('gives paper text enough contrast on both inks', () => {
    expect(contrastRatio(shared.paper, line.ink)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(shared.paper, line.ink2)).toBeGreaterThanOrEqual(TEXT);
  });

  it('gives text in its second accent enough contrast on ink, and text in ink on that accent', () => {
    expect(contrastRatio(line.accentB, line.ink)).toBeGreaterThanOrEqual(TEXT);
  });

  it('gives both accents enough contrast on both inks, and yellow enough for text', () => {
    expect(contrastRatio(shared.yellow, line.ink)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(shared.yellow, line.ink2)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of [line.ink, line.ink2]) {
      for (const figure of [line.accentA, line.accentB]) {
        expect(contrastRatio(figure, ground)).toBeGreaterThanOrEqual(GRAPHICS);
      }
    }
  });
});
