import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, textStyle } from '#src/design/styles/index.ts';

export const section = sectionStyle({ paddingBlock: `${token.space.vast} ${token.space.tile}` });

export const frame = sectionStyle({ display: 'grid', gap: token.space.vast });

export const words = sectionStyle({
  display: 'grid',
  gap: token.space.roomy,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const message = sectionStyle({
  ...textStyle.hero,
  fontFamily: token.font.display,
  textWrap: 'balance',
});

export const ways = sectionStyle({
  display: 'grid',
  borderBlockStart: `0.125rem solid ${color.edge}`,
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(3) } },
});

export const way = sectionStyle({
  ...boxes.grid('auto minmax(0, 1fr)', token.space.base),
  alignItems: 'start',
  blockSize: '100%',
  paddingBlock: token.space.roomy,
  paddingInlineEnd: token.space.base,
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { background: color.surface },
});

export const name = sectionStyle({
  ...textStyle.name,
  ...textStyle.cardTitle,
  fontFamily: token.font.display,
  display: 'block',
  lineHeight: leading(1.15),
  selectors: { [`${way}:hover &`]: { textDecoration: 'underline 0.08em' } },
});

export const description = sectionStyle({ display: 'block', color: color.muted });
