import { keyframes } from '@vanilla-extract/css';
import { light } from '#src/design/palette.ts';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking } from '#src/design/styles/index.ts';

/** The header's height. */
const HEADER = '4.5rem';
/** The picture's width from medium screens up, next to the text (docs/specification.md, 2.5). */
const ROOM = '45vw';
/** The height of six by nine tiles at that width. */
const UPRIGHT = `${ROOM} * 9 / 6`;
const TALLEST = '42rem';

export const hero = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  ...boxes.oneColumn(),
  gridTemplateRows: '1fr auto',
  '@media': {
    [media.medium]: { gridTemplateRows: '1fr', minBlockSize: `min(${UPRIGHT}, ${TALLEST})` },
    // The next section shows below it; the call to action and its proof are above the fold.
    [media.large]: { minBlockSize: `min(100svh - ${HEADER} - 4rem, ${TALLEST})` },
    // Grows in proportion to the wider page.
    [media.huge]: { minBlockSize: `min(100svh - ${HEADER} - 4rem, 48rem)` },
    [media.print]: { minBlockSize: 'auto' },
  },
});

/** No picture: a solid dark gray. */
export const bare = sectionStyle({
  background: light.muted,
  vars: { [color.muted]: token.paper },
  '@media': { [media.print]: { background: 'none' } },
});

const enter = keyframes({ from: { translate: '0 12.5%' } });
/** A picture slides in by one cell (docs/decisions/0009-motion.md); the text never moves. */
export const entrance = {
  animation: `${enter} ${token.time.enter} ${token.ease.turn} ${token.time.wait} backwards`,
};

/**
 * Whole tiles at every width: the lower band of the upright composition on small screens, six of the
 * wide one's columns next to the text on medium ones, all seven from large ones up. It is aligned to the
 * bottom of the hero, like a stack of blocks.
 */
export const picture = sectionStyle({
  position: 'relative',
  zIndex: -1,
  gridRow: 2,
  aspectRatio: '9 / 5',
  background: 'none',
  '@media': {
    [media.medium]: {
      // An absolutely positioned grid item is laid out in its grid area: the whole hero, not the second row.
      gridRow: 'auto',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      aspectRatio: '6 / 9',
      blockSize: `min(100%, ${UPRIGHT})`,
    },
    [media.large]: { aspectRatio: '7 / 9', blockSize: `min(100%, ${ROOM} * 9 / 7)` },
    // From the second page on, it may be carried from a card.
    [media.motion]: { selectors: { ':root:not([data-faces]) &': entrance } },
    [media.print]: { display: 'none' },
  },
});
sectionRule(`${picture} > img`, {
  objectPosition: 'bottom',
  '@media': { [media.medium]: { objectPosition: 'right' } },
});

/**
 * An external photograph fills the space next to the text from top to bottom; since it may have any
 * colors, black dims all of it. Drawings keep their colors, which are chosen to suit the text.
 */
const PHOTO = `${hero}[data-overlay] > ${picture}`;
sectionRule(PHOTO, {
  '@media': { [media.medium]: { aspectRatio: 'auto', blockSize: '100%', inlineSize: ROOM } },
});
sectionRule(`${PHOTO}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  '@media': { [media.forced]: { display: 'none' } },
});
for (const [overlay, opacity] of Object.entries({ light: 0.3, medium: 0.5, dark: 0.7 })) {
  sectionRule(`${hero}[data-overlay="${overlay}"] > ${picture}::after`, {
    background: `rgb(0 0 0 / ${String(opacity)})`,
  });
}

export const column = sectionStyle({
  gridRow: 1,
  ...boxes.column(token.space.wide),
  paddingBlock: `${token.space.snug} ${token.space.broad}`,
  '@media': { [media.large]: { paddingBlock: `${token.space.snug} ${token.space.wide}` } },
});

export const words = sectionStyle({
  ...boxes.column(token.space.roomy),
  marginBlock: 'auto',
  '@media': {
    [media.medium]: {
      // From the column's edge to the start of the picture, minus a gap.
      maxInlineSize: `calc(100vw - ${ROOM} - max(${token.width.gutter}, (100vw - ${token.width.page}) / 2) - ${token.space.roomy})`,
    },
    [media.print]: { maxInlineSize: 'none' },
  },
});

export const title = sectionStyle({
  ...textStyle.hero,
  lineHeight: 0.96,
  '@media': {
    // Next to a picture, the text has half of the window.
    [media.medium]: { fontSize: 'clamp(2.8rem, 0.8rem + 4.6vw, 6rem)' },
    [media.print]: { fontSize: '28pt' },
  },
});

export const subtitle = sectionStyle({
  ...textStyle.standfirst,
  letterSpacing: tracking.sentence,
  color: color.muted,
  maxInlineSize: '38ch',
  textWrap: 'balance',
  '@media': { [media.print]: { color: 'inherit' } },
});

/** The call to action, with proof of the claims above next to it. */
export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.roomy,
  paddingBlockStart: token.space.tight,
  '@media': { [media.print]: { display: 'none' } },
});

export const proof = sectionStyle({
  ...boxes.target(),
  flex: '1 1 14rem',
  maxInlineSize: '34ch',
  color: token.paper,
  textDecorationLine: 'none',
  lineHeight: 1.3,
  textWrap: 'balance',
});

/** Underlined like other links; the preceding word is not part of its name. */
export const story = sectionStyle({
  textDecorationLine: 'underline',
  selectors: { [`${proof}:hover > * > &`]: { textDecorationThickness: '0.16em' } },
});

export const kind = sectionStyle({ ...textStyle.label, display: 'block', color: ink.accentB });
