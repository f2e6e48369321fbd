import { light } from '#src/design/palette.ts';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking } from '#src/design/styles/index.ts';

/** The header's height: the frame may set it, so that hero and header fill the window together. */
const HEADER = 'var(--header-size, 4.5rem)';
/** The picture's room from medium screens up, beside the words (docs/specification.md, 2.5). */
const ROOM = '45vw';
/** As high as six tiles by nine are in that room. */
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
    // The next section shows below it: what is pressed and what proves it are in the first view.
    [media.large]: { minBlockSize: `min(100svh - ${HEADER} - 4rem, ${TALLEST})` },
    // In the measure in which the page is wider.
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

/**
 * Whole tiles at every width: the lower band of the upright composition on small screens, six of the
 * wide one's columns beside the words on medium ones, all seven from large ones. It stands on the
 * hero's floor, as blocks do.
 */
export const picture = sectionStyle({
  position: 'relative',
  zIndex: -1,
  gridRow: 2,
  aspectRatio: '9 / 5',
  background: 'none',
  '@media': {
    [media.medium]: {
      // An absolute box in a grid is laid out in its area: the whole hero, not the second row.
      gridRow: 'auto',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      aspectRatio: '6 / 9',
      blockSize: `min(100%, ${UPRIGHT})`,
    },
    [media.large]: { aspectRatio: '7 / 9', blockSize: `min(100%, ${ROOM} * 9 / 7)` },
    [media.print]: { display: 'none' },
  },
});
sectionRule(`${picture} > img`, {
  objectPosition: 'bottom',
  '@media': { [media.medium]: { objectPosition: 'right' } },
});

/**
 * A photograph from elsewhere fills the side of the words from top to bottom, and as it may have any
 * colors, black dims all of it. What is drawn keeps its colors: it knows the words beside it.
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
      // From the column's edge to where the picture begins, less a gap.
      maxInlineSize: `calc(100vw - ${ROOM} - max(${token.width.gutter}, (100vw - ${token.width.page}) / 2) - ${token.space.roomy})`,
    },
    [media.print]: { maxInlineSize: 'none' },
  },
});

export const title = sectionStyle({
  ...textStyle.hero,
  lineHeight: 0.96,
  '@media': {
    // Beside a picture the words have half of the window.
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

/** The call to action, and beside it what proves the words above. */
export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.snug} ${token.space.roomy}`,
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

/** Underlined as links are; the word before it is not a part of its name. */
export const story = sectionStyle({
  textDecorationLine: 'underline',
  selectors: { [`${proof}:hover > * > &`]: { textDecorationThickness: '0.16em' } },
});

export const kind = sectionStyle({ ...textStyle.label, display: 'block', color: ink.accentB });
