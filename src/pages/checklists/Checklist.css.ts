import { color, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const list = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  alignItems: 'start',
  breakInside: 'avoid',
  '@media': { [media.large]: boxes.twoColumns(5, 7) },
});

export const words = sectionStyle({
  ...boxes.column(token.space.base),
  '@media': { [media.large]: boxes.sticky },
});

export const ways = sectionStyle({
  ...boxes.cluster(token.space.base),
  '@media': { [media.print]: { display: 'none' } },
});

export const way = sectionStyle(boxes.file(color.surface));

export const article = sectionStyle(boxes.target());

export const hint = sectionStyle({
  ...textStyle.caption,
  '@media': { [media.print]: { display: 'none' } },
});

export const items = sectionStyle({
  borderBlockEnd: `0.125rem solid ${color.rule}`,
});

/** A tile to check off, at least on paper. */
export const item = sectionStyle({
  ...boxes.grid('1.75rem minmax(0, 1fr)'),
  columnGap: token.space.base,
  alignItems: 'start',
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.base,
  lineHeight: 1.5,
  breakInside: 'avoid',
  '::before': {
    content: '',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: `0.125rem solid ${color.text}`,
    borderStartEndRadius: '0.625rem',
  },
  '@media': { [media.print]: { paddingBlock: '0.4rem', '::before': { borderColor: '#000' } } },
});
