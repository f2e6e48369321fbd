import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** A great statement, then the words in the second half of the row beside one large tile. */
export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
        columnGap: token.space.broad,
      },
      [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  }),
);

export const title = style(
  inLayer(layers.section, {
    gridColumn: '1 / -1',
    maxInlineSize: '22ch',
    fontSize: `calc(${token.size.display} * 1.35)`,
    fontWeight: 800,
    letterSpacing: '-0.035em',
    lineHeight: 1,
    '@media': { [media.print]: { maxInlineSize: 'none', fontSize: token.size.display } },
  }),
);

export const tile = style(
  inLayer(layers.section, {
    display: 'none',
    '@media': {
      [media.medium]: { display: 'block', maxInlineSize: '15rem' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token.space.base,
    maxInlineSize: token.width.text,
    fontSize: token.size.lead,
    lineHeight: 1.5,
    color: color.muted,
    '@media': {
      [media.medium]: { gridColumn: 2 },
      [media.print]: { gridColumn: '1 / -1', color: 'inherit' },
    },
  }),
);
