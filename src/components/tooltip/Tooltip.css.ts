import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { textStyle } from '#src/design/styles/index.ts';

/** Paper on ink; padding bridges the gap between trigger and bubble for the pointer. */
export const bubble = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 45,
  paddingBlock: '0.375rem',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 1rem)',
  '@media': { [media.print]: { display: 'none' } },
});

export const words = componentStyle({
  display: 'block',
  paddingBlock: token.space.tight,
  paddingInline: token.space.snug,
  background: color.text,
  color: color.background,
  border: '0.125rem solid transparent',
  ...textStyle.label,
  lineHeight: 1.3,
});
