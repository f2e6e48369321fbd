import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking, weight } from '#src/design/styles/index.ts';

/** A great statement, then the words in the second half of the row beside one large tile. */
export const grid = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': {
    [media.medium]: boxes.twoColumns(1, 3),
    [media.large]: { gridTemplateColumns: boxes.shares(5, 7) },
  },
});

export const title = sectionStyle({
  gridColumn: '1 / -1',
  maxInlineSize: '22ch',
  fontSize: `calc(${token.size.display} * 1.35)`,
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
  lineHeight: 1,
  '@media': { [media.print]: { maxInlineSize: 'none', fontSize: token.size.display } },
});

export const tile = sectionStyle({
  display: 'none',
  '@media': {
    [media.medium]: { display: 'block', maxInlineSize: '15rem' },
    [media.print]: { display: 'none' },
  },
});

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  alignContent: 'start',
  maxInlineSize: token.width.text,
  ...textStyle.lead,
  lineHeight: 1.5,
  '@media': {
    [media.medium]: { gridColumn: 2 },
    [media.print]: { gridColumn: '1 / -1', color: 'inherit' },
  },
});
