import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const title = sectionStyle({ '@media': { [media.large]: boxes.sticky } });

export const answer = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  maxInlineSize: token.width.text,
});

export const permalink = sectionStyle({
  ...boxes.target(),
  gap: token.space.tight,
  ...textStyle.caption,
  ':hover': { color: color.text },
});
