import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { colour, token } from '#src/design/tokens.css.ts';

/** Cards that the site itself puts up: connectivity, update, toasts. They slide in by one cell. */
const enter = keyframes({ from: { translate: '0 1rem', opacity: 0 }, to: { translate: '0 0' } });

export const slot = style(inLayer(layers.component, { display: 'contents' }));

export const card = style(
  inLayer(layers.component, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    background: colour.background,
    color: colour.text,
    border: `0.125rem solid ${colour.text}`,
    pointerEvents: 'auto',
    '@media': {
      [media.motion]: {
        animationName: enter,
        animationDuration: token.time.menu,
        animationTimingFunction: token.ease.turn,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

/** The square with the sign; a quarter circle where the corner turns. */
export const tile = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    blockSize: '3rem',
    background: colour.text,
    color: colour.background,
    borderEndEndRadius: '1.5rem',
    selectors: {
      '&[data-kind="success"]': { background: colour.success },
      '&[data-kind="error"]': { background: colour.error },
    },
  }),
);

export const words = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.snug,
    padding: `0.6875rem ${token.space.base}`,
    minInlineSize: 0,
  }),
);

export const title = style(inLayer(layers.component, { fontWeight: 650 }));

export const actions = style(
  inLayer(layers.component, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space.snug,
    paddingBlockEnd: token.space.hair,
  }),
);

export const link = style(
  inLayer(layers.component, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '3rem',
    color: colour.link,
    fontWeight: 650,
  }),
);
