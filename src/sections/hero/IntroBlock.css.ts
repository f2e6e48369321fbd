import { fitting, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking, weight } from '#src/design/styles/index.ts';

/** A large statement with the text next to it. */
export const grid = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': { [media.large]: boxes.twoColumns(6, 6) },
});

export const title = sectionStyle({
  fontSize: fitting(`${token.size.display} * 1.35`, 12.5, 41),
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
  lineHeight: 1,
  '@media': { [media.print]: { fontSize: token.size.display } },
});

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  alignContent: 'start',
  maxInlineSize: token.width.text,
  ...textStyle.lead,
  lineHeight: 1.5,
  '@media': { [media.print]: { color: 'inherit' } },
});
