import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const details = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.roomy,
    justifyItems: 'start',
  }),
);

// Some links are a sentence: on a phone they take two lines.
globalStyle(`${details} [data-button]`, {
  '@layer': {
    [layers.section]: { whiteSpace: 'normal', overflowWrap: 'anywhere', maxInlineSize: '100%' },
  },
});

export const description = style(inLayer(layers.section, { maxInlineSize: token.width.text }));

/** Tiles edge to edge: their gaps are the lines between them. */
export const points = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    gap: '0.125rem',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const point = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'flex-start',
    gap: token.space.snug,
    padding: token.space.snug,
    background: color.surface,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '@media': {
      [media.medium]: {
        // An odd last tile fills its row.
        selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
      },
      [media.print]: { background: 'none', padding: 0 },
    },
  }),
);

export const mark = style(
  inLayer(layers.section, { flexShrink: 0, color: color.link, marginBlockStart: '0.05em' }),
);

export const plain = style(inLayer(layers.section, { fontWeight: 650 }));
