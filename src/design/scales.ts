import { calculateClamp, calculateSpaceScale, calculateTypeScale } from 'utopia-core';

/**
 * Fluid scales from a 320 px to a 1440 px window, as `clamp()` in rem plus vw. They respect the
 * visitor's text size, so 200% text zoom works (WCAG 2.2, 1.4.4).
 */
const viewport = { minWidth: 320, maxWidth: 1440 };

const typeSteps = calculateTypeScale({
  ...viewport,
  minFontSize: 16,
  maxFontSize: 18,
  minTypeScale: 1.2,
  maxTypeScale: 1.28,
  positiveSteps: 5,
  negativeSteps: 2,
});

const step = (at: number) => typeSteps.find((candidate) => candidate.step === at)!.clamp;

/**
 * For headings: a size that a visitor's larger text increases only while the longest words still fit a phone,
 * and at least to `px`, its size in the narrowest window.
 */
export const fitting = (size: string, vw: number, px: number) =>
  `min(${size}, max(${String(vw)}vw, ${String(px)}px))`;
const fittingStep = (at: number, vw: number) => fitting(step(at), vw, Math.round(16 * 1.2 ** at));

/** Font sizes by purpose, smallest first. `hero` grows with the window up to 7vw. */
export const fontSizes = {
  /** Only for labels and links of a word or two, such as those in capitals. */
  eyebrow: step(-1),
  /** Text that explains something: never below 15 px. */
  caption: calculateClamp({ ...viewport, minSize: 15, maxSize: 16 }),
  body: step(0),
  lead: step(1),
  title: fittingStep(2, 9.5),
  heading: fittingStep(3, 11),
  display: fittingStep(4, 12),
  hero: fitting('clamp(2.8rem, 1rem + 6vw, 7rem)', 13, 45),
  figure: 'clamp(3rem, 1.6rem + 5vw, 6rem)',
} as const;

const spaceSizes = calculateSpaceScale({
  ...viewport,
  minSize: 16,
  maxSize: 18,
  positiveSteps: [1.5, 2, 3, 4, 6],
  negativeSteps: [0.75, 0.5, 0.25],
}).sizes;

const space = (label: string) => spaceSizes.find((size) => size.label === label)!.clamp;

/** Spacing by size; `tile` is the vertical rhythm: sections are spaced in whole tiles. */
export const spaces = {
  hair: space('3xs'),
  tight: space('2xs'),
  snug: space('xs'),
  base: space('s'),
  roomy: space('m'),
  wide: space('l'),
  broad: space('xl'),
  vast: space('2xl'),
  tile: 'clamp(3.5rem, 2.2rem + 5vw, 6rem)',
} as const;
