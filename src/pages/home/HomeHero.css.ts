import { createVar } from '@vanilla-extract/css';
import { entrance } from '#src/sections/hero/Hero.css.ts';
import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** The picture is beside the words; otherwise between the headline and the sentence. */
const BESIDE = `${media.large}, ${media.medium} and (max-height: 45em)`;

/** A side of the picture's tiles, which the rows of text beside it share. */
const tile = createVar();
/** Nine tiles, the header and the answer fit in the window. */
const TILE = 'clamp(56px, min(5.2vw, (100svh - 12.5rem) / 9), 128px)';
const tiles = (count: number) => `calc(${String(count)} * ${tile})`;
/** How wide the picture beside the words is, half a tile from the edge: less than its seven columns. */
const beside = createVar();

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  vars: { [tile]: TILE, [beside]: tiles(5.5) },
  '@media': { [media.large]: { vars: { [beside]: tiles(6.5) } } },
});

export const picture = sectionStyle({
  // Whole tiles at every width (src/design/house-plan.ts).
  aspectRatio: '9 / 5',
  '@media': {
    [BESIDE]: {
      position: 'absolute',
      // On the ground, however small.
      insetBlockStart: `calc(9 * ${tile} - 9 / 7 * ${beside})`,
      insetInlineEnd: tiles(0.5),
      aspectRatio: '7 / 9',
      inlineSize: beside,
    },
    [media.motion]: entrance,
    [media.print]: { display: 'none' },
  },
});
const drawing = { inlineSize: '100%', blockSize: '100%' } as const;
// Upright, low.
sectionRule(`${picture} > :first-child`, {
  ...drawing,
  display: 'none',
  '@media': { [BESIDE]: { display: 'block' } },
});
sectionRule(`${picture} > :last-child`, {
  ...drawing,
  '@media': { [BESIDE]: { display: 'none' } },
});

/** From the page's edge to the picture. The sentence may reach into its first column, which has only a sign above. */
const columnTo = (picture: string) => ({
  maxInlineSize: 'none',
  paddingInline: `max(${token.width.gutter}, (100% - ${token.width.page}) / 2) calc(${picture} + ${token.space.base})`,
});

export const words = sectionStyle({
  ...boxes.column(token.space.snug),
  paddingBlock: token.space.roomy,
  '@media': {
    [BESIDE]: {
      ...columnTo(`${beside} + ${tiles(0.5)}`),
      paddingBlock: `${tiles(0.5)} 1.25rem`,
      minBlockSize: tiles(3.5),
    },
  },
});
/** One line, beside the picture of a desktop. */
sectionRule(`${words} > p`, {
  '@media': { [BESIDE]: { fontSize: `clamp(1.125rem, 1.55vw, ${token.size.lead})` } },
});

export const title = sectionStyle({
  ...textStyle.hero,
  fontSize: 'min(1.25rem + 5.5vw, 3.25rem)',
  textWrap: 'balance',
  '@media': {
    [BESIDE]: {
      fontSize: 'min(0.5rem + min(5vw, 8.2svh), 7.5rem)',
      maxInlineSize: '10em',
    },
  },
});

sectionRule(`${hero} form`, {
  '@media': {
    [BESIDE]: {
      ...columnTo(tiles(6)),
      paddingBlock: `${token.space.hair} ${tiles(0.5)}`,
      minBlockSize: tiles(5.5),
    },
  },
});
sectionRule(`${hero} form > :last-child`, {
  '@media': { [BESIDE]: { marginBlockStart: token.space.tight } },
});
sectionRule(`${hero} form p`, {
  '@media': {
    [BESIDE]: {
      fontSize: 'min(0.5rem + min(3.1vw, 5svh), 4.75rem)',
      lineHeight: `max(1.3em, ${tile})`,
    },
  },
});
