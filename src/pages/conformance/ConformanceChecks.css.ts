import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const run = sectionStyle({ ...textStyle.lead, maxInlineSize: token.width.text });

export const checks = sectionStyle({
  ...boxes.oneColumn(),
  columnGap: token.space.broad,
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(2) },
    [media.large]: { gridTemplateColumns: boxes.equal(3) },
  },
});

export const check = sectionStyle({
  ...boxes.column(token.space.tight),
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.base,
  minInlineSize: 0,
  breakInside: 'avoid',
  lineHeight: 1.5,
});

export const name = sectionStyle({ ...textStyle.name, fontSize: token.size.lead });

export const place = sectionStyle({ overflowWrap: 'anywhere' });
