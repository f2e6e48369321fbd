import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, motion, textStyle } from '#src/design/styles/index.ts';

/** Two columns on phones, otherwise as many side by side as there is room for, however large the text is. */
export const grid = sectionStyle({
  ...boxes.grid('repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', token.space.base),
  paddingBlock: token.space.wide,
  '@media': {
    [media.mediumOnly]: { gridTemplateColumns: boxes.equal(4), rowGap: token.space.wide },
    [media.large]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: token.space.wide,
    },
  },
});
// The longest column is next to the other two, and splits in two where there is room.
sectionRule(`${grid} > nav:nth-of-type(2)`, {
  '@media': {
    [media.small]: { gridRow: 'span 2' },
    [media.mediumOnly]: { gridColumn: 'span 2' },
  },
});
sectionRule(`${grid} > nav:nth-of-type(2) > ul`, {
  '@media': {
    [media.medium]: { columns: 2, columnGap: token.space.base },
  },
});

/** The mark next to the text, the button below. */
export const about = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: token.space.base,
  gridColumn: '1 / -1',
  '@media': {
    [media.small]: { marginBlockEnd: token.space.base },
    [media.medium]: { flex: '1 1 18rem' },
  },
});
// On the ink of the page's line, the tile of the mark is an outline.
sectionRule(`${about} > svg`, { border: `0.125rem solid ${token.paper}` });
sectionRule(`${about} > svg > :first-child`, { fill: ink.ground });
// On phones the header's mark is visible anyway, and the text needs the width.
sectionRule(`${about} > :first-child`, { '@media': { [media.small]: { display: 'none' } } });
export const blurb = sectionStyle({
  ...textStyle.statement,
  lineHeight: leading(1.1),
  flex: '1 1 calc(100% - 6rem)',
  // With 200% text in a narrow window, a long word breaks.
  maxInlineSize: '100%',
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
  gap: token.space.base,
  paddingBlockEnd: token.space.base,
});
/** Room for the X-ray's switch, which comes with the scripts, beside the color scheme. */
export const xRay = sectionStyle({
  minBlockSize: '3rem',
  minInlineSize: '4.5rem',
  marginInlineEnd: 'auto',
  '@media': { [media.noScript]: { display: 'none' } },
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
  paddingBlock: token.space.tight,
  fontSize: token.size.eyebrow,
  position: 'relative',
  '@media': { [media.small]: { rowGap: 0, justifyContent: 'flex-start' } },
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
  // The year is at the end of their last line.
  '@media': { [media.small]: { display: 'contents' } },
});
sectionRule(`${legal} > p`, { '@media': { [media.small]: { order: 1 } } });
