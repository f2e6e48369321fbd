import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const outcome = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    // Brought into view with the room around it.
    scrollMarginBlock: token.space.wide,
  }),
);

const base = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    marginBlockStart: token.space.roomy,
    border: '0.125rem solid',
    lineHeight: 1.45,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

const look = (edge: string) => [
  base,
  style(inLayer(layers.section, { borderColor: edge, vars: { [tileGround]: edge } })),
];

/** The color of a banner's tile; a custom property of these styles alone. */
const tileGround = '--banner-tile';

export const banner = styleVariants({
  success: look(color.success),
  error: look(color.error),
  queued: look(ink.accentB),
});

export const tile = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4rem',
    background: `var(${tileGround})`,
    color: color.background,
  }),
);

export const words = style(
  inLayer(layers.section, { padding: `${token.space.snug} ${token.space.base}` }),
);

export const title = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.lead,
    fontWeight: 700,
  }),
);
