import { componentStyle } from '#src/design/style-sheet.ts';

/** Moves to the next line as a whole, and breaks only where it is wider than a line. */
export const piece = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });
