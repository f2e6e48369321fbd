import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const frame = style(inLayer(layers.section, { display: 'grid', gap: token.space.wide }));

export const heading = style(
  inLayer(layers.section, {
    fontSize: token.size.hero,
    fontWeight: 800,
    letterSpacing: '-0.045em',
    lineHeight: 0.92,
  }),
);

export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    columnGap: token.space.roomy,
    '@media': { [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const cell = style(
  inLayer(layers.section, {
    borderBlockStart: `0.125rem solid ${color.text}`,
    paddingBlock: token.space.roomy,
  }),
);
