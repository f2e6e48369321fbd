import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** Width of a slide without its gap. */
const slideWidth = createVar('slide-width');
const gap = createVar('slide-gap');

export const carousel = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.roomy,
    vars: { [gap]: token.space.base, [slideWidth]: `calc(85% - ${gap})` },
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
        vars: { [slideWidth]: '100%' },
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
  }),
);

export const controls = style(
  inLayer(layers.component, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space.snug,
    // Nothing to move, or nobody to move it: no controls.
    selectors: { '&:not([data-can-move])': { display: 'none' } },
    '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const counter = style(
  inLayer(layers.component, {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 650,
    fontSize: token.size.lead,
  }),
);

export const steps = style(
  inLayer(layers.component, {
    display: 'flex',
    gap: token.space.snug,
    marginInlineStart: 'auto',
    selectors: {
      // Where indicators follow they take the far end of the row, as there is room for one.
      '&:not(:last-child)': { '@media': { [media.medium]: { marginInlineStart: 0 } } },
    },
  }),
);

export const indicators = style(
  inLayer(layers.component, {
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: '100%',
    // The tiles stand flush with the picture below; their targets are wider.
    marginInline: '-0.8125rem',
    '@media': { [media.medium]: { flexBasis: 'auto', marginInlineStart: 'auto' } },
  }),
);

/** A tile in a 44 px target; the current one is a quarter circle. */
export const indicator = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    '::before': {
      content: '',
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      border: `0.125rem solid ${color.edge}`,
      transitionProperty: 'border-radius, background-color',
      transitionDuration: token.time.menu,
    },
    selectors: {
      '&:hover::before': { borderColor: color.text },
      '&[aria-current]::before': {
        background: color.text,
        borderColor: color.text,
        borderStartEndRadius: '100%',
      },
    },
  }),
);

export const viewport = style(
  inLayer(layers.component, {
    // Before hydration and without JavaScript: a native strip.
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    touchAction: 'pan-y pinch-zoom',
    // Focus marks of the cards are not cut off.
    padding: '0.5rem',
    margin: '-0.5rem',
    scrollPaddingInline: '0.5rem',
    scrollbarWidth: 'none',
    selectors: {
      '&[data-live]': { overflowX: 'clip', scrollSnapType: 'none' },
    },
    '@media': {
      [media.noScript]: { scrollbarWidth: 'thin', touchAction: 'auto' },
      [media.print]: { overflow: 'visible' },
    },
  }),
);

export const track = style(
  inLayer(layers.component, {
    display: 'flex',
    alignItems: 'stretch',
    gap,
    selectors: {
      // One slide waits before the first (use-carousel-track.ts).
      '[data-live="waiting"] > &': {
        position: 'relative',
        insetInlineStart: `calc(-1 * (${slideWidth} + ${gap}))`,
      },
    },
    '@media': { [media.print]: { flexWrap: 'wrap', insetInlineStart: '0 !important' } },
  }),
);

export const slide = style(
  inLayer(layers.component, {
    flex: `0 0 ${slideWidth}`,
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    display: 'grid',
    '@media': {
      [media.print]: { flexBasis: '45%', breakInside: 'avoid' },
      [media.motion]: {
        transitionProperty: 'opacity',
        transitionDuration: token.time.slide,
      },
    },
  }),
);

globalStyle(`${carousel}[data-fit="feature"] ${slide}[inert]`, {
  '@layer': { [layers.component]: { opacity: 0.45 } },
});
