import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const list = style(inLayer(layers.section, { display: 'grid', gap: '0.125rem' }));

export const mailbox = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    background: ink.ground2,
    transitionProperty: 'background-color',
    transitionDuration: token.time.quick,
    '@media': { [media.forced]: { border: '0.125rem solid CanvasText' } },
  }),
);

/** Each mailbox has a block of its own: a quarter circle, an arch, a leaf. */
export const tile = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    inlineSize: 'min(17vw, 6rem)',
    color: ink.ground,
    background: ink.accentB,
    '@media': {
      [media.motion]: {
        transitionProperty: 'border-radius',
        transitionDuration: token.time.slide,
        transitionTimingFunction: token.ease.turn,
      },
    },
    selectors: {
      [`${mailbox}:nth-child(1) &`]: { borderEndEndRadius: '100%' },
      [`${mailbox}:nth-child(2) &`]: {
        background: token.paper,
        borderStartStartRadius: '50% 60%',
        borderStartEndRadius: '50% 60%',
      },
      [`${mailbox}:nth-child(3) &`]: {
        background: ink.accentA,
        borderStartStartRadius: '60%',
        borderEndEndRadius: '60%',
      },
      [`${mailbox}:is(:hover, :focus-within) &`]: { borderRadius: 0 },
    },
  }),
);

export const words = style(
  inLayer(layers.section, { padding: `${token.space.snug} ${token.space.base}` }),
);

export const label = style(inLayer(layers.section, { fontSize: token.size.lead }));

export const description = style(
  inLayer(layers.section, {
    marginBlockStart: token.space.hair,
    color: color.muted,
    lineHeight: 1.4,
  }),
);

/** The link fills the tile, so that the whole of it can be clicked. */
export const address = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    fontWeight: 650,
    overflowWrap: 'anywhere',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
);
