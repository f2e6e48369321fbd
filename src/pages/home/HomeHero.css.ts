import { keyframes } from '@vanilla-extract/css';
import { media, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

/** Where the picture begins, from medium screens: left of it stand the words, however tall the window. */
const EDGE = '50%';

export const hero = sectionStyle({
  position: 'relative',
  ...boxes.oneColumn(),
  overflow: 'hidden',
  minBlockSize: 'min(calc(100svh - 4rem), 52rem)',
  '@media': {
    [media.large]: { minBlockSize: 'min(calc(100svh - 4.5rem), 56rem)' },
    [media.print]: { minBlockSize: 0 },
  },
});

// The tiles slide in by one cell; the words never move.
const enter = keyframes({ from: { translate: '0 12.5%' }, to: { translate: '0 0' } });

export const picture = sectionStyle({
  position: 'absolute',
  inset: 0,
  background: 'none',
  '@media': {
    [media.medium]: { insetInlineStart: EDGE },
    [media.motion]: {
      animationName: enter,
      animationDelay: '0.3s',
      animationDuration: '0.8s',
      animationTimingFunction: token.ease.turn,
      animationFillMode: 'backwards',
    },
    [media.print]: { display: 'none' },
  },
});

export const words = sectionStyle({
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
  lineHeight: 1.4,
  maxInlineSize: '36ch',
  '@media': {
    [media.medium]: {
      maxInlineSize: `min(36ch, ${EDGE.replace('%', 'vw')} - ${token.width.gutter} - ${token.space.base})`,
    },
  },
});
