import { token } from '../tokens.css.ts';

/** Ways to lay out a box, to be spread into a rule: `{ ...column(token.space.snug), padding: 0 }`. */

const spaced = (gap: string | undefined) => (gap === undefined ? {} : { gap });

/** One below the other. */
export const column = (gap?: string) =>
  ({ display: 'flex', flexDirection: 'column', ...spaced(gap) }) as const;

/** Side by side. */
export const row = (gap?: string) => ({ display: 'flex', alignItems: 'center', ...spaced(gap) });

/** Side by side as far as there is room. */
export const cluster = (gap?: string) => ({ ...row(gap), flexWrap: 'wrap' }) as const;

/** Tracks of a grid by their shares. No word, however long, makes its track wider. */
export const shares = (...parts: readonly number[]) =>
  parts.map((part) => `minmax(0, ${String(part)}fr)`).join(' ');

/** As many tracks, all alike. */
export const equal = (count: number) => `repeat(${String(count)}, ${shares(1)})`;

/** A grid of columns. */
export const grid = (columns: string, gap?: string) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  ...spaced(gap),
});

/** A grid of one column: what stands in it is as wide as it. */
export const oneColumn = (gap?: string) => grid(shares(1), gap);

/** What makes two columns of a grid, where there is room for them. */
export const twoColumns = (first: number, second: number) => ({
  gridTemplateColumns: shares(first, second),
  columnGap: token.space.broad,
});

/** Something in the middle of a box. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** The same in a square. */
export const square = (size: string) => ({ ...centered, inlineSize: size, blockSize: size });

/** Words to be pressed: as high as a finger needs it (WCAG 2.2, 2.5.5). */
export const target = (height = '2.75rem') => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: height,
  minInlineSize: height,
});

/** Stays in sight below the header while what is beside it scrolls by. */
export const sticky = {
  position: 'sticky',
  insetBlockStart: '7rem',
  alignSelf: 'start',
} as const;

/** Seen by screen readers only. */
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
