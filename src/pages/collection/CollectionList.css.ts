import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const section = style(inLayer(layers.section, { paddingBlockStart: token.space.broad }));

export const frame = style(
  inLayer(layers.section, { display: 'flex', flexDirection: 'column', gap: token.space.broad }),
);

/** Six columns from large screens: a whole row, halves, thirds. Ink rules, as on graph paper. */
export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    columnGap: token.space.roomy,
    '@media': { [media.large]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

export const cell = style(
  inLayer(layers.section, {
    borderBlockStart: `0.125rem solid ${color.text}`,
    paddingBlock: `${token.space.roomy} ${token.space.broad}`,
    '@media': {
      [media.large]: {
        gridColumn: 'span 2',
        selectors: {
          '&[data-span="full"]': { gridColumn: '1 / -1' },
          '&[data-span="half"]': { gridColumn: 'span 3' },
        },
      },
    },
  }),
);
