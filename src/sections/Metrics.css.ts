import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink, token } from '#src/design/tokens.css.ts';

export const band = style(
  inLayer(layers.section, {
    paddingBlockStart: token.space.tile,
    '@media': { [media.print]: { paddingBlock: '0.5rem' } },
  }),
);

export const row = style(
  inLayer(layers.section, {
    display: 'grid',
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        selectors: {
          '&[data-count="1"]': { gridTemplateColumns: '1fr' },
          '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
      [media.print]: { display: 'flex', gap: '2rem' },
    },
  }),
);

/** Three cells: two for the figure, one for the drawn tile. Figures measure themselves by it. */
export const metric = style(
  inLayer(layers.section, {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    background: ink.ground,
    color: token.paper,
    '@media': {
      [media.print]: {
        containerType: 'normal',
        display: 'block',
        background: 'none',
        color: '#000',
      },
    },
  }),
);

// Neighbours lie on the line's two inks.
globalStyle(`${metric}:nth-child(even)`, {
  '@layer': {
    [layers.section]: {
      background: ink.ground2,
      '@media': { [media.print]: { background: 'none' } },
    },
  },
});

export const figure = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: token.space.roomy,
    padding: token.space.roomy,
    '@media': { [media.print]: { padding: 0, gap: 0 } },
  }),
);

export const value = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontWeight: 800,
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'clamp(2rem, 12cqi, 7rem)',
    lineHeight: 0.9,
    letterSpacing: '-0.05em',
    selectors: { '&[data-length="short"]': { fontSize: 'clamp(2.5rem, 23cqi, 10rem)' } },
    '@media': {
      [media.print]: {
        fontSize: '22pt',
        color: '#000',
        selectors: { '&[data-length="short"]': { fontSize: '22pt' } },
      },
    },
  }),
);

export const label = style(
  inLayer(layers.section, {
    fontSize: token.size.lead,
    lineHeight: 1.25,
    fontWeight: 550,
    color: ink.accentB,
    '@media': { [media.print]: { fontSize: 'inherit', color: '#000' } },
  }),
);

export const tile = style(
  inLayer(layers.section, {
    display: 'grid',
    alignContent: 'end',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
