import { sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  alignContent: 'start',
  maxInlineSize: token.width.text,
  fontSize: token.size.lead,
  lineHeight: 1.5,
});
