import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const nav = style(
  inLayer(layers.component, {
    display: 'none',
    '@media': {
      [media.large]: { display: 'block' },
      // Without a script the small-screen menu cannot open: the top links stand in a row instead.
      [media.noScript]: { display: 'block' },
    },
  }),
);

export const bar = style(
  inLayer(layers.component, { display: 'flex', flexWrap: 'wrap', blockSize: '100%' }),
);

export const item = style(inLayer(layers.component, { display: 'flex' }));

export const top = style(
  inLayer(layers.component, { display: 'flex', alignItems: 'stretch', position: 'relative' }),
);

export const link = style(
  inLayer(layers.component, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    color: color.text,
    fontSize: token.size.caption,
    fontWeight: 650,
    letterSpacing: '0.05em',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: {
      // "You are here": a yellow tile's edge under the item.
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: '0 2.75rem',
        insetBlockEnd: 0,
        blockSize: '0.375rem',
        background: token.action.ground,
        outline: `0.0625rem solid ${color.text}`,
      },
    },
  }),
);

export const toggle = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    // The gap before the next item is this button's: 44 px wide, the sign beside its words.
    inlineSize: '2.75rem',
    justifyItems: 'start',
    paddingInlineStart: '0.375rem',
    minBlockSize: '2.75rem',
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
globalStyle(`${toggle} > svg`, {
  '@layer': {
    [layers.component]: {
      '@media': {
        [media.motion]: {
          transitionProperty: 'rotate',
          transitionDuration: token.time.menu,
          transitionTimingFunction: token.ease.turn,
        },
      },
    },
  },
});
globalStyle(`${toggle}[aria-expanded="true"] > svg`, {
  '@layer': { [layers.component]: { rotate: '180deg' } },
});

// 200 ms in, 200 ms out (docs/specification.md, 2.2, 9).
const enter = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0)' },
});
const leave = keyframes({
  from: { clipPath: 'inset(0)' },
  to: { clipPath: 'inset(0 0 100% 0)' },
});

export const panel = style(
  inLayer(layers.component, {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxBlockSize: 'calc(100dvh - 4.5rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: ink.ground,
    color: token.paper,
    zIndex: 1,
    '@media': {
      [media.motion]: {
        animationName: enter,
        animationDuration: token.time.menu,
        animationTimingFunction: token.ease.turn,
        selectors: {
          '&[data-fading]': {
            animationName: leave,
            animationFillMode: 'forwards',
            pointerEvents: 'none',
          },
        },
      },
      [media.noScript]: {
        selectors: {
          // Hover and focus do by style what the machine does by state.
          [`${item}:hover > &[hidden], ${item}:focus-within > &[hidden]`]: { display: 'block' },
        },
      },
    },
  }),
);
