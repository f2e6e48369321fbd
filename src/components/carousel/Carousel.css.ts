import { createVar } from '@vanilla-extract/css';
import { color, componentRule, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, motion, weight } from '#src/design/styles/index.ts';

/** Width of a slide without its gap. */
const slideWidth = createVar('slide-width');
const gap = createVar('slide-gap');
/** From the column to the edge of the window. */
const beside = createVar('beside');
const BESIDE = `max(${token.width.gutter}, (100vw - ${token.width.page}) / 2)`;

export const carousel = componentStyle({
  ...boxes.column(token.space.roomy),
  vars: { [gap]: token.space.base, [slideWidth]: `calc(85% - ${gap})`, [beside]: BESIDE },
  selectors: {
    // Home case studies: 70% of the row on medium screens, 60% on large (docs/specification.md, 4.1).
    '&[data-fit="feature"]': {
      vars: { [slideWidth]: '100%' },
      '@media': {
        [media.medium]: { vars: { [slideWidth]: '70%' } },
        [media.large]: { vars: { [slideWidth]: '60%' } },
      },
    },
    // Service pages: one, two, four in view (docs/specification.md, 4.1).
    '&[data-fit="resources"]': {
      vars: { [slideWidth]: '100%', [beside]: '0.5rem' },
      '@media': {
        [media.medium]: { vars: { [slideWidth]: `calc((100% - ${gap}) / 2)` } },
        [media.large]: { vars: { [slideWidth]: `calc((100% - 3 * ${gap}) / 4)` } },
      },
    },
    // Home insights: a strip that shifts by 85% of its width, four cards from desktop width.
    '&[data-fit="strip"]': {
      '@media': {
        [media.large]: { vars: { [slideWidth]: `calc((100% - 3 * ${gap}) / 4)` } },
      },
    },
  },
});

export const controls = componentStyle({
  ...boxes.cluster(token.space.snug),
  // No controls if there is nothing to move, or no script to move it.
  selectors: { '&:not([data-can-move])': { display: 'none' } },
  '@media': { [media.static]: { display: 'none' } },
});

export const counter = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  fontSize: token.size.lead,
});

export const steps = componentStyle({
  display: 'flex',
  gap: token.space.snug,
  marginInlineStart: 'auto',
  selectors: {
    // If indicators follow, they take the far end of the row instead, which has room for only one.
    '&:not(:last-child)': { '@media': { [media.medium]: { marginInlineStart: 0 } } },
  },
});

export const indicators = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  // The tiles align with the picture below; their targets are wider.
  marginInline: '-0.8125rem',
  '@media': { [media.medium]: { flexBasis: 'auto', marginInlineStart: 'auto' } },
});

/** A tile in a 44 px target; the current one is a quarter circle. */
export const indicator = componentStyle({
  ...boxes.square('2.75rem'),
  '::before': {
    content: '',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    border: `0.125rem solid ${color.edge}`,
    ...motion.turning('border-radius', 'background-color'),
  },
  selectors: {
    '&:hover::before': { borderColor: color.text },
    '&[aria-current]::before': {
      background: color.text,
      borderColor: color.text,
      borderStartEndRadius: '100%',
    },
  },
});

export const viewport = componentStyle({
  // Before hydration and without JavaScript: a native strip.
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  // Keeps the focus indicators of the cards from being cut off.
  padding: '0.5rem',
  margin: '-0.5rem',
  // The next slides go on to the edge of the window, where their section ends.
  paddingInlineEnd: beside,
  marginInlineEnd: `calc(-1 * ${beside})`,
  scrollPaddingInline: '0.5rem',
  scrollbarWidth: 'none',
  selectors: {
    '&[data-live]': {
      overflowX: 'clip',
      scrollSnapType: 'none',
      touchAction: 'pan-y pinch-zoom',
    },
    // If none goes on, the next slide ends with the column, not with the room for the focus indicator.
    '[data-fit="resources"] > &[data-live]:not(:focus-within)': {
      clipPath: 'inset(-0.5rem 0.5rem -0.5rem 0)',
    },
  },
  '@media': {
    [media.noScript]: { scrollbarWidth: 'thin' },
    [media.print]: { overflow: 'visible' },
  },
});

export const track = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap,
  selectors: {
    // One slide is placed before the first (use-carousel-track.ts).
    '[data-live="waiting"] > &': {
      position: 'relative',
      insetInlineStart: `calc(-1 * (${slideWidth} + ${gap}))`,
    },
  },
  '@media': { [media.print]: { flexWrap: 'wrap', insetInlineStart: '0 !important' } },
});

export const slide = componentStyle({
  flex: `0 0 ${slideWidth}`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  display: 'grid',
  // What is still to come is dimmed.
  selectors: { '&[inert]': { opacity: 0.5 } },
  '@media': {
    [media.motion]: motion.sliding('opacity'),
    [media.print]: { flexBasis: '45%', opacity: '1 !important', breakInside: 'avoid' },
  },
});

componentRule(`${slide} picture`, { '@media': { [media.print]: { display: 'none' } } });
