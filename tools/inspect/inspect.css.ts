import { sectionStyle, token } from '#src/design/style-sheet.ts';

export const notice = sectionStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 40,
  padding: token.space.base,
  background: token.action.ground,
  color: token.action.label,
});
