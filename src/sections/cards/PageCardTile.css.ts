import { color, ink, media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, cards, textStyle, tracking, weight } from '#src/design/styles/index.ts';

/**
 * Picture above text on phones, side by side on medium screens; from large screens up, only a card that
 * takes the whole row keeps them side by side.
 */
export const card = sectionStyle([
  cards.card,
  {
    display: 'grid',
    alignContent: 'start',
    gap: token.space.base,
    blockSize: '100%',
    '@media': {
      // Keeps a long list short on phones: each card after the first is a row with its picture at the start.
      [media.small]: {
        selectors: {
          '&[data-span]:not([data-span="full"])': {
            gridTemplateColumns: 'min(6.5rem, 30vw) minmax(0, 1fr)',
            columnGap: token.space.base,
          },
        },
      },
      [media.medium]: { gridTemplateColumns: boxes.shares(5, 7), columnGap: token.space.roomy },
      [media.large]: {
        selectors: {
          '&:not([data-span="full"])': { gridTemplateColumns: boxes.shares(1) },
          '&[data-span="full"]': boxes.twoColumns(7, 5),
        },
      },
      [media.print]: { breakInside: 'avoid' },
    },
  },
]);

export const picture = sectionStyle([
  cards.picture,
  {
    aspectRatio: '3 / 2',
    background: ink.ground,
    '@media': {
      // So small, its motif stands alone (src/art/tile-layouts.ts).
      [media.small]: {
        selectors: { [`${card}:not([data-span="full"]) > &`]: { aspectRatio: '1' } },
      },
      [media.print]: { display: 'none' },
    },
  },
]);

export const words = sectionStyle({
  ...boxes.column(token.space.snug),
  minInlineSize: 0,
  '@media': {
    [media.large]: {
      selectors: { [`${card}[data-span="full"] > &`]: { justifyContent: 'space-between' } },
    },
  },
});

export const title = sectionStyle({
  ...textStyle.cardTitle,
  fontWeight: weight.heading,
  lineHeight: 1.06,
  '@media': {
    [media.large]: {
      selectors: {
        [`${card}[data-span="half"] &`]: { fontSize: token.size.heading },
        [`${card}[data-span="full"] &`]: {
          fontSize: 'clamp(2.25rem, 1rem + 3vw, 3.75rem)',
          letterSpacing: tracking.hero,
          lineHeight: 0.98,
        },
      },
    },
  },
});

export const summary = sectionStyle({
  color: color.muted,
  maxInlineSize: '48ch',
  '@media': {
    [media.small]: {
      selectors: { [`${card}[data-span]:not([data-span="full"]) &`]: { display: 'none' } },
    },
  },
});

/** The story's figures, before its description. */
export const figure = sectionStyle({
  ...boxes.cluster(token.space.tight),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const value = sectionStyle({ ...textStyle.figure, fontSize: token.size.heading });
