import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle, weight } from '#src/design/styles/index.ts';

/** A row with its picture at the start: in a long list, and on phones, so that every list is short there. */
const row = (picture: string) => ({
  gridTemplateColumns: `min(${picture}, 30vw) minmax(0, 1fr)`,
  columnGap: token.space.base,
});

/** A card's place in a row of them, below a rule. */
export const cell = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.roomy,
});

/** Side by side on medium screens, picture above text from large screens up. */
export const card = sectionStyle([
  cards.card,
  {
    display: 'grid',
    alignContent: 'start',
    gap: token.space.base,
    blockSize: '100%',
    selectors: { '&[data-row]': row('6.5rem') },
    '@media': {
      [media.small]: { ...row('6.5rem'), selectors: { '&[data-row]': row('4.5rem') } },
      // Words have the whole width.
      [media.tight]: { selectors: { '&[data-row]': { gridTemplateColumns: boxes.shares(1) } } },
      [media.mediumOnly]: {
        selectors: {
          '&:not([data-row])': {
            gridTemplateColumns: boxes.shares(5, 7),
            columnGap: token.space.roomy,
          },
        },
      },
      [media.print]: { breakInside: 'avoid' },
    },
  },
]);

// So small, its motif stands alone (src/art/tile-layouts.ts).
const alone = { aspectRatio: '1' };

export const picture = sectionStyle([
  cards.picture,
  {
    aspectRatio: '3 / 2',
    background: ink.ground,
    selectors: { '[data-row] > &': alone },
    '@media': {
      [media.small]: alone,
      [media.tight]: { selectors: { '[data-row] > &': { inlineSize: '4.5rem' } } },
      [media.print]: { display: 'none' },
    },
  },
]);

export const words = sectionStyle({
  ...boxes.column(token.space.snug),
  minInlineSize: 0,
  selectors: { '[data-row] > &': { gap: token.space.tight } },
});

export const title = sectionStyle({
  ...textStyle.cardTitle,
  fontWeight: weight.heading,
  lineHeight: 1.06,
  '@media': {
    [media.small]: {
      selectors: {
        '[data-row] &': { ...textStyle.name, fontSize: token.size.lead, lineHeight: 1.2 },
      },
    },
  },
});

export const summary = sectionStyle({
  color: color.muted,
  maxInlineSize: '48ch',
  '@media': { [media.small]: { display: 'none' } },
});

/** The story's figure, before its description. */
export const figure = sectionStyle({
  ...boxes.cluster(token.space.tight),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  // Beside it in every row.
  selectors: { '[data-row] > * > &': { flexWrap: 'nowrap' } },
  '@media': { [media.tight]: { selectors: { '[data-row] > * > &': { flexWrap: 'wrap' } } } },
});
export const value = sectionStyle({
  ...textStyle.figure,
  fontSize: token.size.heading,
  selectors: { '[data-row] &': { flexShrink: 0 } },
});
