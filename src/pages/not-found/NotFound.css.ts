import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const section = style(
  inLayer(layers.section, { paddingBlock: `${token.space.vast} ${token.space.tile}` }),
);

export const frame = style(inLayer(layers.section, { display: 'grid', gap: token.space.vast }));

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gap: token.space.roomy,
    '@media': {
      [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    },
  }),
);

export const message = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.hero,
    fontWeight: 800,
    letterSpacing: '-0.045em',
    lineHeight: 0.94,
    textWrap: 'balance',
  }),
);

export const home = style(
  inLayer(layers.section, { '@media': { [media.print]: { display: 'none' } } }),
);

export const ways = style(
  inLayer(layers.section, {
    display: 'grid',
    borderBlockStart: `0.125rem solid ${color.edge}`,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const way = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: token.space.base,
    alignItems: 'start',
    blockSize: '100%',
    padding: `${token.space.roomy} ${token.space.base} ${token.space.roomy} 0`,
    color: color.text,
    textDecorationLine: 'none',
    ':hover': { background: color.surface },
  }),
);

export const name = style(
  inLayer(layers.section, {
    display: 'block',
    fontFamily: token.font.display,
    fontSize: token.size.title,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.15,
    selectors: { [`${way}:hover &`]: { textDecoration: 'underline 0.08em' } },
  }),
);

export const description = style(inLayer(layers.section, { display: 'block', color: color.muted }));
