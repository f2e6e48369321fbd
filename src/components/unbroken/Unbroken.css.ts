import { componentStyle } from '#src/design/style-sheet.ts';

/** Wraps to the next line as a whole, and breaks only if it is wider than a line. */
export const piece = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });
