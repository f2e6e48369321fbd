import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, motion, textStyle } from '#src/design/styles/index.ts';

export const footer = sectionStyle({ '@media': { [media.print]: { display: 'none' } } });

export const grid = sectionStyle({
  ...boxes.grid('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', token.space.wide),
  paddingBlock: token.space.tile,
  '@media': { [media.large]: { gridTemplateColumns: '5fr 2fr 2fr 2fr' } },
});

export const about = sectionStyle({
  ...boxes.column(token.space.roomy),
  alignItems: 'flex-start',
  gridColumn: '1 / -1',
  '@media': { [media.large]: { gridColumn: 'auto' } },
});
export const blurb = sectionStyle({
  ...textStyle.statement,
  lineHeight: 1.1,
  maxInlineSize: 'min(18ch, 100%)',
  textWrap: 'balance',
});

export const title = sectionStyle({
  fontFamily: token.font.text,
  ...textStyle.eyebrow,
  color: ink.accentB,
  paddingBlockEnd: token.space.tight,
  borderBlockEnd: `0.125rem solid ${color.line}`,
  marginBlockEnd: token.space.tight,
});
export const link = sectionStyle({
  ...boxes.target(),
  color: token.paper,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const base = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: token.space.roomy,
  paddingBlockEnd: token.space.wide,
});
export const social = sectionStyle({ display: 'flex', flexWrap: 'wrap' });
export const profile = sectionStyle({
  ...boxes.square('3.25rem'),
  color: token.paper,
  border: `0.125rem solid ${color.line}`,
  marginInlineStart: '-0.125rem',
  ...motion.fading('background-color', 'color', 'border-radius'),
  selectors: {
    'a&:hover': { background: ink.accentB, color: ink.ground, borderStartEndRadius: '100%' },
  },
});

export const legal = sectionStyle({
  ...boxes.cluster(`${token.space.tight} ${token.space.roomy}`),
  justifyContent: 'space-between',
  paddingBlock: token.space.base,
  fontSize: token.size.caption,
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: token.width.gutter,
    insetBlockStart: 0,
    blockSize: '0.125rem',
    background: color.line,
  },
});
export const legalLinks = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space.roomy,
});
