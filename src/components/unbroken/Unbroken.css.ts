import { componentStyle } from '#src/design/style-sheet.ts';

/**
 * Wraps to the next line as a whole, and breaks only if it is wider than a line. A link's underline does
 * not reach into such a box by itself.
 */
export const piece = componentStyle({ display: 'inline-block', textDecoration: 'inherit' });
