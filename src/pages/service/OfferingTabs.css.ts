import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const panel = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    paddingBlockStart: token.space.wide,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: token.space.broad,
      },
      '(scripting: none)': { paddingBlockStart: 0 },
      [media.print]: { gridTemplateColumns: '1fr', paddingBlockStart: 0 },
    },
  }),
);

export const picture = style(
  inLayer(layers.section, {
    aspectRatio: '4 / 3',
    borderStartEndRadius: token.space.tile,
    '@media': { [media.print]: { display: 'none' } },
  }),
);
