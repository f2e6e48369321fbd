import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, motion, textStyle } from '#src/design/styles/index.ts';

/**
 * The second ink of the line, as the row of tiles that begins the footer; a slip is on paper, and the
 * row of tiles ends it.
 */
export const section = sectionStyle({
  paddingBlock: token.space.broad,
  selectors: {
    '&:not([data-form="slip"])': { background: ink.ground2 },
    // The letter stands in the row of tiles, on the footer.
    '&[data-form="letter"]': { paddingBlock: `${token.space.wide} 0` },
    '&[data-form="slip"]': { borderBlockStart: `0.125rem solid ${color.rule}` },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forced]: { borderBlockStart: '0.125rem solid CanvasText' },
  },
});

/** One row: a title, the words beside it, and the button at the end; beside a letter, two columns. */
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
  fontSize: 'clamp(2.5rem, 1.6rem + 2.6vw, 4.5rem)',
  textWrap: 'balance',
  selectors: { '[data-form="slip"] &': textStyle.subheading },
});

export const body = sectionStyle({
  ...textStyle.lead,
  maxInlineSize: '48ch',
  '@media': {
    [media.medium]: {
      selectors: { '[data-form="letter"] > * > &': { paddingBlockEnd: token.space.base } },
    },
  },
});

/** A sheet with the house's corner: all of it leads to the form. */
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
    [media.medium]: {
      gridArea: '1 / 2 / 3',
      alignSelf: 'stretch',
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

/** What the message begins with. */
export const line = sectionStyle({
  ...textStyle.statement,
  lineHeight: 1.15,
  textWrap: 'balance',
  // At 200% text, a long word alone is wider than a phone.
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { fontSize: token.size.title } },
});

/** Where the visitor goes on: a tile, which turns when the letter is pointed at. */
export const caret = sectionStyle({
  display: 'inline-block',
  blockSize: '0.7em',
  inlineSize: '0.7em',
  background: ink.ground,
  selectors: { [`${letter}:hover &`]: { borderStartEndRadius: '100%' } },
  '@media': { [media.motion]: motion.turning('border-radius') },
});
