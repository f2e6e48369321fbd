import { styleVariants } from '@vanilla-extract/css';
import { light } from '#src/design/palette.ts';
import {
  color,
  inSection,
  media,
  sectionRule,
  sectionStyle,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, textStyle, tracking } from '#src/design/styles/index.ts';

/** The header's height: the frame may set it, so that hero and header fill the window together. */
const HEADER = 'var(--header-size, 4.5rem)';
/** From medium screens the picture begins here, right of the words (docs/specification.md, 2.5). */
const EDGE = '55%';

export const hero = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  ...boxes.oneColumn(),
  gridTemplateRows: '1fr auto',
  minBlockSize: `calc(100svh - ${HEADER})`,
  // The overlay: over picture and ink alike, so that no edge shows between them.
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: -1 },
  selectors: { '&[data-height="low"]': { minBlockSize: 'auto' } },
  '@media': {
    [media.medium]: {
      gridTemplateRows: '1fr',
      minBlockSize: `max(36rem, calc(100svh - ${HEADER}))`,
      selectors: { '&[data-height="low"]': { minBlockSize: '22rem' } },
    },
    [media.large]: {
      selectors: { '&[data-height="low"]': { minBlockSize: '26rem' } },
    },
    [media.print]: { minBlockSize: 'auto', selectors: { '&::after': { display: 'none' } } },
    [media.forced]: { selectors: { '&::after': { display: 'none' } } },
  },
});

/** No picture: a solid dark gray. */
export const bare = sectionStyle({
  background: light.muted,
  vars: { [color.muted]: token.paper },
  '@media': { [media.print]: { background: 'none' } },
});

export const overlays = styleVariants({ light: 0.3, medium: 0.5, dark: 0.7 }, (opacity) =>
  inSection({ '::after': { background: `rgb(0 0 0 / ${String(opacity)})` } }),
);

export const picture = sectionStyle({
  zIndex: -2,
  gridRow: 2,
  aspectRatio: '5 / 3',
  background: 'none',
  '@media': {
    [media.medium]: {
      // An absolute box in a grid is laid out in its area: the whole hero, not the second row.
      gridRow: 'auto',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `${EDGE} 0`,
      aspectRatio: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});
sectionRule(`${picture} > img`, {
  objectPosition: 'bottom',
  '@media': { [media.medium]: { objectPosition: 'right' } },
});

export const column = sectionStyle({
  gridRow: 1,
  ...boxes.column(token.space.broad),
  paddingBlock: `${token.space.snug} ${token.space.wide}`,
  '@media': { [media.large]: { paddingBlock: `${token.space.base} ${token.space.vast}` } },
});

export const words = sectionStyle({
  ...boxes.column(token.space.roomy),
  marginBlock: 'auto',
  '@media': {
    [media.medium]: {
      // From the column's edge to where the picture begins, less a gap.
      maxInlineSize: `calc(${EDGE.replace('%', 'vw')} - max(${token.width.gutter}, (100vw - ${token.width.page}) / 2) - ${token.space.wide})`,
    },
    [media.large]: { marginBlock: 'auto 0', gap: token.space.wide },
    [media.print]: { maxInlineSize: 'none' },
  },
});

/** Three tiles in full color: the overlay has dimmed the picture's own. */
export const tiles = sectionStyle({
  ...boxes.grid('repeat(3, 2.5rem)'),
  '@media': {
    [media.large]: { gridTemplateColumns: 'repeat(3, 3.5rem)' },
    [media.print]: { display: 'none' },
  },
});

export const title = sectionStyle({
  ...textStyle.hero,
  lineHeight: 0.96,
  '@media': {
    // Beside a picture the words have half of the window.
    [media.medium]: { fontSize: `min(${token.size.hero}, 1rem + 5.1vw)` },
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
