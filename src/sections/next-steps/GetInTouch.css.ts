import { fitting } from '#src/design/scales.ts';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, textStyle } from '#src/design/styles/index.ts';

/**
 * The line's second ink, like the row of tiles at the top of the footer; a slip is on paper, and the
 * row of tiles comes right after it.
 */
export const section = sectionStyle({
  paddingBlock: token.space.tile,
  selectors: {
    '&:not([data-form="slip"])': { background: ink.ground2 },
    // The letter overlaps the row of tiles and rests on the footer.
    '&[data-form="letter"]': { paddingBlockEnd: 0 },
    '&[data-form="slip"]': { borderBlockStart: `0.125rem solid ${color.rule}` },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forced]: { borderBlockStart: '0.125rem solid CanvasText' },
  },
});

/** One row: a title, the text next to it, and the button at the end; with a letter, two columns. */
export const block = sectionStyle({
  ...boxes.oneColumn(token.space.base),
  alignItems: 'start',
  '@media': {
    [media.medium]: {
      selectors: {
        '[data-form="letter"] > &': { ...boxes.twoColumns(5, 7), gridTemplateRows: 'auto 1fr' },
      },
    },
    [media.large]: {
      gridTemplateColumns: `${boxes.shares(4, 6)} auto`,
      columnGap: token.space.broad,
    },
  },
});

export const title = sectionStyle({
  ...textStyle.hero,
  fontSize: fitting('clamp(2.5rem, 1.6rem + 2.6vw, 4.5rem)', 13, 40),
  textWrap: 'balance',
  selectors: { '[data-form="slip"] &': textStyle.subheading },
});

export const body = sectionStyle({
  ...textStyle.lead,
  ...boxes.column(token.space.base),
  maxInlineSize: '48ch',
  '@media': {
    [media.medium]: {
      selectors: { '[data-form="letter"] > * > &': { paddingBlockEnd: token.space.tile } },
    },
  },
});

/** A sheet with the house's corner; all of it links to the form. */
export const letter = sectionStyle({
  ...boxes.column(token.space.snug),
  alignItems: 'flex-start',
  position: 'relative',
  zIndex: 1,
  marginBlockEnd: `calc(-1 * ${token.space.tile})`,
  padding: token.space.roomy,
  paddingInlineEnd: '15%',
  background: ink.accentB,
  color: ink.ground,
  borderStartEndRadius: '6rem',
  '@media': {
    [media.tight]: { borderStartEndRadius: '3rem' },
    // To the edges of a phone, where the row of tiles would show a few pixels on both sides.
    [media.small]: {
      marginInline: `calc(-1 * ${token.width.gutter})`,
      paddingInlineStart: token.width.gutter,
    },
    [media.medium]: {
      gridArea: '1 / 2 / 3',
      alignSelf: 'stretch',
      // Whole tiles wide, so that it covers none of the row only in part (TileRow.css.ts).
      marginInlineStart: `calc(100% - round(100%, ${token.space.tile}))`,
      justifyContent: 'space-between',
    },
    [media.forced]: { border: '0.125rem solid CanvasText' },
  },
});
sectionRule(`${letter} > a::after`, { content: '', position: 'absolute', inset: 0 });

export const subject = sectionStyle({
  ...textStyle.label,
  '@media': { [media.small]: { display: 'none' } },
});

/** The beginning of the message. */
export const line = sectionStyle({
  ...textStyle.statement,
  lineHeight: leading(1.15),
  textWrap: 'balance',
  // With 200% text, a single long word is wider than a phone.
  overflowWrap: 'anywhere',
  // A quotation that goes on: not the label of a field.
  '::before': { content: '“' },
  '::after': { content: ' …”' },
  '@media': { [media.small]: { fontSize: token.size.title } },
});
