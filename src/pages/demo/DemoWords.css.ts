import { sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const words = sectionStyle({
  ...boxes.column(token.space.base),
  gridArea: 'words',
  minInlineSize: 0,
});
export const title = sectionStyle({
  ...textStyle.heading,
  fontSize: 'clamp(2.5rem, 1.4rem + 3.4vw, 4.25rem)',
  lineHeight: 0.96,
});
export const subtitle = sectionStyle({ fontSize: token.size.lead, lineHeight: 1.5 });
