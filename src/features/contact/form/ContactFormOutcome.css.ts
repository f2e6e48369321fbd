import { styleVariants } from '@vanilla-extract/css';
import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

export const outcome = sectionStyle({
  ...boxes.column(),
  // Scrolled into view with some space around it.
  scrollMarginBlock: token.space.wide,
});

const base = sectionStyle({
  ...boxes.grid('auto minmax(0, 1fr)'),
  border: '0.125rem solid',
  lineHeight: 1.45,
  '@media': { [media.print]: { display: 'none' } },
});

const above = sectionStyle({ marginBlockEnd: token.space.roomy });
const below = sectionStyle({ marginBlockStart: token.space.roomy });

const look = (edge: string, place: string) => [
  base,
  place,
  sectionStyle({ borderColor: edge, vars: { [tileGround]: edge } }),
];

/** The color of a banner's tile; a custom property local to these styles. */
const tileGround = '--banner-tile';

export const banner = styleVariants({
  success: look(color.success, above),
  error: look(color.error, below),
  queued: look(color.text, below),
});

export const tile = sectionStyle({
  ...boxes.centered,
  inlineSize: '4rem',
  background: `var(${tileGround})`,
  color: color.background,
});

export const words = sectionStyle({ padding: `${token.space.snug} ${token.space.base}` });

export const title = sectionStyle({
  fontFamily: token.font.display,
  fontSize: token.size.lead,
  fontWeight: weight.bold,
});
