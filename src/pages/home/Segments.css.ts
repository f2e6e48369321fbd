import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const heading = style(
  inLayer(layers.section, {
    '@media': {
      [media.large]: { position: 'sticky', insetBlockStart: '7rem', alignSelf: 'start' },
    },
  }),
);

export const row = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.base,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const picture = style(
  inLayer(layers.section, {
    flex: '0 0 3.5rem',
    blockSize: '3.5rem',
    '@media': {
      [media.medium]: { flexBasis: '4.5rem', blockSize: '4.5rem' },
      [media.print]: { display: 'none' },
    },
  }),
);

/** Seven tiles: four in the first row, three in the second (docs/specification.md, 2.3). */
export const tiles = style(
  inLayer(layers.section, {
    display: 'grid',
    gap: '0.125rem',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const cell = style(inLayer(layers.section, { display: 'grid' }));

export const tile = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.tight,
    padding: token.space.base,
    background: color.surface,
    color: color.text,
    textDecoration: 'none',
    transitionProperty: 'background-color, color, scale',
    transitionDuration: token.time.quick,
    selectors: {
      'a&:hover': { background: ink.ground, color: token.paper },
    },
    '@media': { [media.motion]: { selectors: { 'a&:hover': { scale: '1.03' } } } },
  }),
);

/** An icon on a tile that turns into a quarter circle under the pointer. */
export const icon = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    background: ink.ground,
    color: ink.accentB,
    marginBlockEnd: token.space.snug,
    transitionProperty: 'border-radius, background-color, color',
    transitionDuration: token.time.menu,
    selectors: {
      [`a${tile}:hover &`]: {
        background: ink.accentA,
        color: ink.ground,
        borderStartEndRadius: '100%',
      },
    },
  }),
);

export const tileTitle = style(
  inLayer(layers.section, { fontWeight: 700, lineHeight: 1.2, fontSize: token.size.body }),
);
export const tileText = style(
  inLayer(layers.section, {
    fontSize: token.size.caption,
    lineHeight: 1.4,
    color: color.muted,
    selectors: { [`a${tile}:hover &`]: { color: '#D9D6CC' } },
  }),
);
