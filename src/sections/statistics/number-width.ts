/**
 * How wide a figure is in the display face, so that all figures of a grid can be as large as the longest
 * of them allows, each on one line.
 */

/** The widths that the style sheet has a size for, in em. The last one is for anything longer. */
export const NUMBER_WIDTHS = [2.2, 2.7, 3.6, 4.4] as const;

/** Advance widths in em, letter-spacing included, rounded up. Digits are tabular. */
const WIDTHS: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[\d]/u, 0.56],
  [/[.,]/u, 0.21],
  [/\s/u, 0.18],
  [/\+/u, 0.47],
  [/[%MW]/u, 0.94],
  [/[A-Z]/u, 0.62],
  [/[mw]/u, 0.8],
];
/** Other letters and signs. */
const OTHER = 0.51;

const widthOf = (figure: string) =>
  [...figure].reduce(
    (sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER),
    0,
  );

/** The smallest of `NUMBER_WIDTHS` that holds all of these figures. */
export function numberWidth(figures: readonly string[]): number {
  const widest = Math.max(...figures.map(widthOf));
  return NUMBER_WIDTHS.find((width) => width >= widest) ?? NUMBER_WIDTHS.at(-1) ?? widest;
}
