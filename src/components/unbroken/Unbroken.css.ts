import { componentStyle } from '#src/design/style-sheet.ts';

/** Not a box of its own, into which a link's underline would not reach. */
export const piece = componentStyle({ whiteSpace: 'nowrap' });
