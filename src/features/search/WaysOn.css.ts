import { color, componentStyle, media } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';
import { token } from '#src/design/style-sheet.ts';

export const ways = componentStyle({
  display: 'grid',
  borderBlockStart: `0.125rem solid ${color.text}`,
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(2) } },
});

export const way = componentStyle({
  ...boxes.column(),
  blockSize: '100%',
  padding: token.space.base,
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { background: color.surface },
});

export const name = componentStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  selectors: { [`${way}:hover &`]: { textDecoration: 'underline 0.08em' } },
});

export const description = componentStyle({ ...textStyle.caption });
