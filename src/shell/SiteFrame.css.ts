import { sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

export const skip = sectionStyle({
  position: 'absolute',
  insetInlineStart: token.space.base,
  insetBlockStart: '-10rem',
  zIndex: 30,
  ...boxes.target('3rem'),
  paddingInline: token.space.roomy,
  background: token.action.ground,
  color: token.action.label,
  fontWeight: weight.strong,
  ':focus': { insetBlockStart: token.space.tight },
});

export const main = sectionStyle({ minBlockSize: '60vh' });
