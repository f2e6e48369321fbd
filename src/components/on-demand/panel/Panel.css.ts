import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** Cards that the site itself puts up: connectivity, update, toasts. They slide in by one cell. */
const enter = keyframes({ from: { translate: '0 1rem', opacity: 0 }, to: { translate: '0 0' } });

export const slot = style(inLayer(layers.component, { display: 'contents' }));

export const card = style(
  inLayer(layers.component, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    background: color.background,
    color: color.text,
    border: `0.125rem solid ${color.text}`,
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
    background: color.text,
    color: color.background,
    borderEndEndRadius: '1.5rem',
    selectors: {
      '&[data-kind="success"]': { background: color.success },
      '&[data-kind="error"]': { background: color.error },
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

/** Small things to do, close to the words. */
export const row = style(
  inLayer(layers.component, {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space.roomy,
    marginBlock: '-0.5rem',
  }),
);

/** A card that can be sent away: its close button stands in a tile of its own. */
export const closable = style(
  inLayer(layers.component, { gridTemplateColumns: '3rem minmax(0, 1fr) 3rem' }),
);

export const close = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    ':hover': { background: color.surface },
  }),
);

export const link = style(
  inLayer(layers.component, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '3rem',
    color: color.link,
    fontWeight: 650,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.18em',
  }),
);
