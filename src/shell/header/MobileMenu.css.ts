import { color, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, weight } from '#src/design/styles/index.ts';

export const button = sectionStyle({
  ...boxes.row(token.space.tight),
  justifyContent: 'center',
  paddingInline: token.space.base,
  borderInlineStart: `0.125rem solid ${color.rule}`,
  fontWeight: weight.strong,
  minBlockSize: '2.75rem',
  ':focus-visible': marks.focusInside,
});
