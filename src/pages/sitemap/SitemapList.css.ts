import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

export const section = sectionStyle({ '@media': { [media.print]: { paddingBlock: '1rem' } } });

/** As many columns as fit, filled from top to bottom like an index at the end of a book. */
export const columns = sectionStyle({ columnWidth: '18rem', columnGap: token.space.broad });

export const group = sectionStyle({
  breakInside: 'avoid',
  paddingBlockEnd: token.space.broad,
  borderBlockStart: `0.125rem solid ${color.rule}`,
  position: 'relative',
  '::before': marks.corner,
});

export const heading = sectionStyle({
  ...textStyle.subheading,
  paddingBlock: `${token.space.base} ${token.space.snug}`,
  paddingInlineEnd: token.space.broad,
});

export const link = sectionStyle({
  ...boxes.target(),
  display: 'flex',
  borderBlockStart: `0.0625rem solid ${color.line}`,
  color: color.text,
  lineHeight: 1.25,
  paddingBlock: token.space.tight,
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline', background: color.surface },
});
