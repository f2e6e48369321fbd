import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { componentStyle, ink, media } from '#src/design/style-sheet.ts';

/** The background shows until the picture loads, and stays if it never does. */
export const frame = componentStyle({
  background: ink.ground2,
  overflow: 'hidden',
  display: 'block',
});

export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  position: 'relative',
  // A picture that fails to load must not show a broken icon or its alt text over the background.
  color: 'transparent',
  selectors: {
    '&[data-failed]': { visibility: 'hidden' },
    // A drawing fills its room by itself, and knows where its subject is (src/art/tile-layouts.ts).
    '&[crossorigin]': { objectFit: 'cover' },
  },
  // Images have pseudo-elements only when broken (not in Safari): no script is needed to hide that.
  '::before': { content: '', position: 'absolute', inset: 0, background: ink.ground2 },
});

const drawing = { inlineSize: '100%', blockSize: '100%' } as const;

/** The two compositions of a hero; the upright one only on narrow screens. */
export const wide = componentStyle({
  ...drawing,
  '@media': { [`(width < ${BREAKPOINTS.medium})`]: { display: 'none' } },
});
export const tall = componentStyle({
  ...drawing,
  '@media': {
    [`(width >= ${BREAKPOINTS.medium})`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
