import { createVar, keyframes } from '@vanilla-extract/css';
import { media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** The picture is beside the words; otherwise between the headline and the sentence. */
const BESIDE = `${media.large}, ${media.medium} and (max-height: 45em)`;

/** A side of the picture's tiles, which the rows of text beside it share. */
const tile = createVar();
/** Nine tiles, the header and the answer fit in the window. */
const TILE = 'clamp(56px, min(5.2vw, (100svh - 12.5rem) / 9), 128px)';
const tiles = (count: number) => `calc(${String(count)} * ${tile})`;

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  vars: { [tile]: TILE },
});

// The tiles slide in by one cell; the text never moves.
const enter = keyframes({ from: { translate: '0 12.5%' }, to: { translate: '0 0' } });

export const picture = sectionStyle({
  // The sentence's tiles are positioned over it (src/components/house/Mosaic.tsx).
  position: 'relative',
  // Whole tiles at every width: the upright composition's lower band, or six columns of the wide one.
  aspectRatio: '9 / 5',
  background: 'none',
  '@media': {
    [BESIDE]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      aspectRatio: '6 / 9',
      blockSize: tiles(9),
    },
    [media.motion]: {
      animationName: enter,
      animationDelay: token.time.wait,
      animationDuration: token.time.enter,
      animationTimingFunction: token.ease.turn,
      animationFillMode: 'backwards',
    },
    [media.print]: { display: 'none' },
  },
});
// Wide, tall, and the sentence's tiles in the same order.
sectionRule(`${picture} > :nth-child(odd)`, {
  display: 'none',
  '@media': { [BESIDE]: { display: 'block' } },
});
sectionRule(`${picture} > :nth-child(even)`, {
  display: 'block',
  '@media': { [BESIDE]: { display: 'none' } },
});

/** From the page's edge to the picture. */
const column = {
  maxInlineSize: 'none',
  paddingInline: `max(${token.width.gutter}, (100% - ${token.width.page}) / 2) calc(6 * ${tile} + ${token.space.base})`,
};

export const words = sectionStyle({
  ...boxes.column(token.space.snug),
  paddingBlock: token.space.roomy,
  '@media': {
    [BESIDE]: { ...column, paddingBlock: `${tiles(0.5)} 0`, minBlockSize: tiles(3.5) },
  },
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

export const subtitle = sectionStyle(textStyle.lead);

sectionRule(`${hero} form`, {
  '@media': {
    [BESIDE]: {
      ...column,
      paddingBlock: `${token.space.hair} ${tiles(0.5)}`,
      minBlockSize: tiles(5.5),
    },
  },
});
sectionRule(`${hero} form p`, {
  '@media': {
    [BESIDE]: {
      fontSize: 'min(0.5rem + min(3.1vw, 5svh), 4.75rem)',
      lineHeight: `max(1.3em, ${tile})`,
    },
  },
});
