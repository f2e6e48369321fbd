/**
 * Weights and letter-spacings of the site's two typefaces: plain values, because custom properties would
 * add bytes and nothing else. `styles/text.ts` puts them together with sizes.
 */

export const weight = {
  regular: 400,
  /** Links in lists, numbers next to a label. */
  medium: 550,
  /** Labels, buttons, emphasized words in running text. */
  strong: 650,
  /** Titles and names. */
  bold: 700,
  /** Headings of sections. */
  heading: 750,
  /** The largest words and figures. */
  heavy: 800,
} as const;

/**
 * A line height for large text that may have two lines and is not a heading. Where browsers paint a plate
 * behind each line (global.css.ts), it is never so low that a plate covers the line above.
 */
export const leading = (ratio: number) => `max(${String(ratio)}, var(${LEAST_LEADING}, 0))`;
/** Set in forced colors only. */
export const LEAST_LEADING = '--least-leading';

/** Letter-spacing: the larger the text, the tighter. */
export const tracking = {
  hero: '-0.045em',
  heading: '-0.035em',
  title: '-0.02em',
  /** Sentences in a large size. */
  sentence: '-0.01em',
  none: 0,
  label: '0.01em',
  eyebrow: '0.04em',
  capitals: '0.06em',
} as const;
