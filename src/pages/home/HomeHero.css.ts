import { keyframes } from '@vanilla-extract/css';
import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** The start of the picture, from medium screens up; the text is to its left, however tall the window. */
const EDGE = '50%';

export const hero = sectionStyle({
  position: 'relative',
  ...boxes.oneColumn(),
  overflow: 'hidden',
  gridTemplateRows: '1fr auto',
  '@media': {
    // As tall as nine tiles next to the text.
    [media.medium]: { minBlockSize: '75vw', gridTemplateRows: '1fr' },
    // The row below, with the sentence, is partly visible.
    [media.large]: { minBlockSize: 'min(calc(100svh - 14rem), 56rem)' },
    [media.print]: { minBlockSize: 0 },
  },
});

// The tiles slide in by one cell; the text never moves.
const enter = keyframes({ from: { translate: '0 12.5%' }, to: { translate: '0 0' } });

export const picture = sectionStyle({
  // Whole tiles at every width: the upright composition's lower band, then six columns of the wide one.
  gridRow: 2,
  // The sentence's tiles are positioned over it (src/components/on-demand/house/Mosaic.tsx).
  position: 'relative',
  aspectRatio: '9 / 5',
  background: 'none',
  '@media': {
    [media.medium]: {
      gridRow: 'auto',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: `${EDGE} 0`,
      aspectRatio: '6 / 9',
    },
    [media.large]: { insetBlockStart: 0, aspectRatio: 'auto' },
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

export const words = sectionStyle({
  gridRow: 1,
  position: 'relative',
  ...boxes.column(token.space.roomy),
  alignItems: 'flex-start',
  paddingBlock: token.space.wide,
  '@media': { [media.medium]: { justifyContent: 'center', paddingBlock: token.space.tile } },
});

export const title = sectionStyle({
  ...textStyle.hero,
  maxInlineSize: 'min(9.5ch, 100%)',
  textWrap: 'balance',
});

export const subtitle = sectionStyle({
  ...textStyle.lead,
  maxInlineSize: '36ch',
  '@media': {
    [media.medium]: {
      maxInlineSize: `min(36ch, ${EDGE.replace('%', 'vw')} - ${token.width.gutter} - ${token.space.base})`,
    },
  },
});
