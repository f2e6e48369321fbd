import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

export const outcome = sectionStyle({
  ...boxes.column(),
  // Scrolled into view with some space around it.
  scrollMarginBlock: token.space.wide,
});

/** The color of a banner's edge and tile; a custom property local to these styles. */
const edge = '--banner-edge';

export const banner = sectionStyle({
  ...boxes.grid('auto minmax(0, 1fr)'),
  vars: { [edge]: color.text },
  marginBlockStart: token.space.roomy,
  border: `0.125rem solid var(${edge})`,
  lineHeight: 1.45,
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    '&[data-kind="success"]': {
      vars: { [edge]: color.success },
      marginBlock: `0 ${token.space.roomy}`,
    },
    '&[data-kind="error"]': { vars: { [edge]: color.error } },
  },
});

export const tile = sectionStyle({
  ...boxes.centered,
  inlineSize: '4rem',
  background: `var(${edge})`,
  color: color.background,
});

export const words = sectionStyle({ padding: `${token.space.snug} ${token.space.base}` });

export const title = sectionStyle({
  fontFamily: token.font.display,
  fontSize: token.size.lead,
  fontWeight: weight.bold,
});
