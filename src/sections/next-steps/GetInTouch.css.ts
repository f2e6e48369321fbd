import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const section = style(
  inLayer(layers.section, { '@media': { [media.print]: { background: 'none' } } }),
);

/** One great block of ink; its tiles stand at the end, two abreast from medium screens. */
export const block = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(11rem, 30%, 24rem)' },
      [media.print]: { gridTemplateColumns: '1fr' },
      [media.forced]: { border: '0.125rem solid CanvasText' },
    },
  }),
);

export const words = style(
  inLayer(layers.section, {
    justifyContent: 'center',
    padding: `${token.space.broad} ${token.space.roomy}`,
    '@media': {
      [media.medium]: { padding: token.space.broad },
      [media.large]: { padding: token.space.vast },
      [media.print]: { padding: 0 },
    },
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontSize: token.size.hero,
    fontWeight: 800,
    letterSpacing: '-0.045em',
    lineHeight: 0.92,
  }),
);

export const body = style(
  inLayer(layers.section, {
    fontSize: token.size.lead,
    lineHeight: 1.45,
    color: color.muted,
    maxInlineSize: '44ch',
    '@media': { [media.print]: { color: 'inherit' } },
  }),
);

export const tiles = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignContent: 'end' },
      [media.print]: { display: 'none' },
    },
  }),
);

// At twice the text size the label takes two lines rather than leave the block.
globalStyle(`${words} [data-button]`, {
  '@layer': {
    [layers.section]: { whiteSpace: 'normal', overflowWrap: 'anywhere', maxInlineSize: '100%' },
  },
});
