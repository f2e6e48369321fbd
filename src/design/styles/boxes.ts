import { color, token } from '../tokens.css.ts';
import { weight } from '../type.ts';

/** Box layouts to spread into a rule: `{ ...column(token.space.snug), padding: 0 }`. */

const spaced = (gap: string | undefined) => (gap === undefined ? {} : { gap });

/** One below the other. */
export const column = (gap?: string) =>
  ({ display: 'flex', flexDirection: 'column', ...spaced(gap) }) as const;

/** Side by side. */
export const row = (gap?: string) => ({ display: 'flex', alignItems: 'center', ...spaced(gap) });

/** Side by side, wrapping when there is no room. */
export const cluster = (gap?: string) => ({ ...row(gap), flexWrap: 'wrap' }) as const;

/** Grid tracks by their shares. Long words never widen a track. */
export const shares = (...parts: readonly number[]) =>
  parts.map((part) => `minmax(0, ${String(part)}fr)`).join(' ');

/** A number of equal tracks. */
export const equal = (count: number) => `repeat(${String(count)}, ${shares(1)})`;

/** A grid of columns. */
export const grid = (columns: string, gap?: string) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  ...spaced(gap),
});

/** A grid with one column: its children take the full width. */
export const oneColumn = (gap?: string) => grid(shares(1), gap);

/** Turns a grid into two columns, for use where there is room. */
export const twoColumns = (first: number, second: number) => ({
  gridTemplateColumns: shares(first, second),
  columnGap: token.space.broad,
});

/** Centers the content of a box. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** The same in a square. */
export const square = (size: string) => ({ ...centered, inlineSize: size, blockSize: size });

/** A pressable text, tall enough for a finger (WCAG 2.2, 2.5.5). */
export const target = (height = '2.75rem') => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: height,
  minInlineSize: height,
});

/** Stays visible below the header while the content next to it scrolls. */
export const sticky = {
  position: 'sticky',
  insetBlockStart: '7rem',
  alignSelf: 'start',
} as const;

/** An unseen native control over what it looks like, so that every kind of input reaches it. */
export const covering = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

/** Visible to screen readers only. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Keeps a space at the start, which separates it from the words before it.
  whiteSpace: 'pre',
  border: 0,
} as const;

const EDGE = '0.125rem';

/** A row of tiles whose edges overlap by their own width, so that they read as one strip. */
export const strip = { paddingBlockStart: EDGE, paddingInlineStart: EDGE } as const;

/** One of its tiles. */
export const stripTile = {
  position: 'relative',
  minBlockSize: '3rem',
  paddingInline: token.space.base,
  marginBlockStart: `-${EDGE}`,
  marginInlineStart: `-${EDGE}`,
  border: `${EDGE} solid ${color.rule}`,
  fontWeight: weight.strong,
} as const;

/** The chosen one turns its corner: it is marked by shape, not by color alone. */
export const chosenTile = {
  background: color.text,
  color: color.background,
  borderStartEndRadius: '1.5rem',
} as const;

/** What is chosen, in forced colors. */
export const chosenForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** A link to a file, to spread: framed, and filled while it is hovered. */
export const file = (hovered: string) => ({
  ...target(),
  border: `0.125rem solid ${color.text}`,
  borderStartEndRadius: '1rem',
  paddingInline: token.space.base,
  color: color.text,
  fontWeight: weight.strong,
  textDecorationLine: 'none',
  ':hover': { background: hovered, textDecorationLine: 'underline' },
});
