import { style } from '@vanilla-extract/css';
import { BREAKPOINTS, media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink } from '#src/design/tokens.css.ts';

/** The ground shows until the picture arrives, and stays when it never does. */
export const frame = style(
  inLayer(layers.component, { background: ink.ground2, overflow: 'hidden', display: 'block' }),
);

export const image = style(
  inLayer(layers.component, {
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: 'right center',
    position: 'relative',
    // A picture that fails to load must not show a broken icon or its alt text over the ground.
    color: 'transparent',
    selectors: { '&[data-failed]': { visibility: 'hidden' } },
    // Images have pseudo-elements only when broken (not in Safari): no script is needed to hide that.
    '::before': { content: '', position: 'absolute', inset: 0, background: ink.ground2 },
  }),
);

const drawing = { inlineSize: '100%', blockSize: '100%' } as const;

/** The two compositions of a hero; the upright one on narrow screens only. */
export const wide = style(
  inLayer(layers.component, {
    ...drawing,
    '@media': { [`(width < ${BREAKPOINTS.medium})`]: { display: 'none' } },
  }),
);
export const tall = style(
  inLayer(layers.component, {
    ...drawing,
    '@media': {
      [`(width >= ${BREAKPOINTS.medium})`]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);
