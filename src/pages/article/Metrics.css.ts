import { ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, textStyle, weight } from '#src/design/styles/index.ts';

export const band = sectionStyle({
  paddingBlockStart: token.space.tile,
  '@media': { [media.print]: { paddingBlock: '0.5rem' } },
});

export const frame = sectionStyle({ '@media': { [media.print]: { paddingInline: 0 } } });

export const row = sectionStyle({
  display: 'grid',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: boxes.equal(2),
      selectors: { '&[data-count="1"]': { gridTemplateColumns: '1fr' } },
    },
    [media.large]: {
      selectors: { '&[data-count="3"]': { gridTemplateColumns: boxes.equal(3) } },
    },
    [media.print]: { display: 'flex', gap: '2rem' },
  },
});

/**
 * The figure at full width, with its text and a drawn tile below. Figures are sized relative to the
 * block. A single block has a horizontal layout.
 */
export const metric = sectionStyle({
  containerType: 'inline-size',
  ...boxes.grid(boxes.shares(2, 1)),
  gridTemplateRows: 'auto 1fr',
  background: ink.ground,
  color: token.paper,
  selectors: {
    // Neighbors alternate between the line's two inks.
    '&:nth-child(even)': { background: ink.ground2 },
    // With its label, at the bottom.
    '&:has(> [data-length="word"])': { gridTemplateRows: '1fr auto' },
  },
  '@media': {
    [media.tight]: boxes.oneColumn(),
    [media.print]: {
      containerType: 'normal',
      display: 'block',
      background: 'none',
      color: '#000',
      selectors: { '&:nth-child(even)': { background: 'none' } },
    },
  },
});

export const value = sectionStyle({
  gridColumn: '1 / -1',
  padding: token.space.roomy,
  paddingBlockEnd: 0,
  ...textStyle.figure,
  fontSize: 'clamp(2rem, 17cqi, 10rem)',
  lineHeight: leading(0.9),
  selectors: {
    '&[data-length="short"]': { fontSize: 'clamp(2.5rem, 27cqi, 15rem)' },
    '&[data-length="word"]': { gridColumn: '1', alignSelf: 'end', fontSize: token.size.heading },
  },
  '@media': {
    [media.medium]: {
      selectors: {
        [`${row}[data-count="1"] &`]: { gridColumn: '1', fontSize: 'clamp(2rem, 22cqi, 16rem)' },
      },
    },
    [media.print]: {
      padding: 0,
      fontSize: '22pt',
      selectors: { '&[data-length="short"]': { fontSize: '22pt' } },
    },
  },
});

export const label = sectionStyle({
  gridColumn: '1',
  alignSelf: 'end',
  padding: token.space.roomy,
  fontSize: token.size.title,
  lineHeight: leading(1.15),
  // Bold, so that it counts as large: the accent has 6.5:1 on the lighter ink (WCAG 2.2, 1.4.6).
  fontWeight: weight.bold,
  color: ink.accentB,
  selectors: { '[data-length="word"] + &': { paddingBlockStart: token.space.hair } },
  '@media': { [media.print]: { padding: 0, fontSize: 'inherit', color: '#000' } },
});

export const tile = sectionStyle({
  gridColumn: '2',
  display: 'grid',
  alignContent: 'end',
  '@media': {
    [media.medium]: {
      selectors: { [`${row}[data-count="1"] &, [data-length="word"] ~ &`]: { gridRow: '1 / 3' } },
    },
    [media.tight]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
