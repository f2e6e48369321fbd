import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

const RULE = `0.125rem solid ${color.rule}`;

export const words = sectionStyle({
  ...boxes.oneColumn(token.space.roomy),
  alignItems: 'start',
  '@media': { [media.large]: boxes.twoColumns(7, 5) },
});

export const paragraphs = sectionStyle({
  ...boxes.column(token.space.base),
  maxInlineSize: token.width.text,
  lineHeight: 1.6,
});

export const downloads = sectionStyle({
  ...boxes.cluster(token.space.base),
  '@media': { [media.print]: { display: 'none' } },
});

export const download = sectionStyle(boxes.file(color.surface));

/** Three ink panels side by side, as tall as the tallest. */
export const sheets = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(3) },
    [media.print]: { gridTemplateColumns: boxes.equal(3) },
  },
});

export const sheet = sectionStyle({
  ...boxes.column(token.space.roomy),
  background: ink.ground,
  color: token.paper,
  padding: token.space.roomy,
  selectors: { '&:last-child': { borderStartEndRadius: token.space.tile } },
  '@media': {
    [media.forced]: { border: '0.0625rem solid CanvasText' },
    [media.print]: { background: 'none', color: '#000', border: '0.0625rem solid #000' },
  },
});

export const level = sectionStyle({ ...textStyle.subheading });

export const levelLink = sectionStyle({
  ...boxes.target(),
  color: 'inherit',
  textDecorationColor: ink.accentB,
});

export const tiles = sectionStyle({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  // Keeps the count at the bottom of every panel, however many rows of tiles are above it.
  marginBlockEnd: 'auto',
  overflow: 'visible',
  '@media': { [media.print]: { maxInlineSize: '6rem' } },
});

export const tile = sectionStyle({
  fill: ink.accentB,
  selectors: {
    '&[data-kind="supports"]': { fill: ink.accentB },
    '&[data-kind="does-not-support"], &[data-kind="partially-supports"]': {
      fill: token.action.ground,
    },
    '&[data-kind="in-part"]': { fill: ink.accentA },
    '&[data-kind="not-applicable"], &[data-kind="not-evaluated"]': { fill: 'currentColor' },
  },
  '@media': {
    [media.forced]: { fill: 'CanvasText !important' as 'CanvasText' },
    [media.print]: { fill: '#000 !important' as '#000' },
  },
});

export const count = sectionStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token.space.base,
  borderBlockStart: '0.0625rem solid rgb(255 253 248 / 0.55)',
  paddingBlock: token.space.tight,
  '@media': { [media.print]: { borderColor: '#000' } },
});

export const number = sectionStyle({ ...textStyle.figure, fontSize: token.size.title });

export const legend = sectionStyle({
  ...boxes.oneColumn(),
  columnGap: token.space.broad,
  borderBlockEnd: RULE,
  '@media': {
    [media.large]: { gridTemplateColumns: boxes.equal(3), borderBlockEnd: 0 },
  },
});

export const meaning = sectionStyle({
  ...boxes.column(token.space.tight),
  borderBlockStart: RULE,
  paddingBlock: token.space.base,
  breakInside: 'avoid',
});

export const term = sectionStyle({ ...textStyle.name, ...boxes.row(token.space.snug) });

/** A tile on the panels' ink, in the size of a line of text. */
export const mark = sectionStyle({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  flexShrink: 0,
  background: ink.ground,
  color: token.paper,
  padding: '0.3rem',
  '@media': { [media.print]: { background: 'none', color: '#000' } },
});
