import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../breakpoints.ts';
import * as layers from '../layers.css.ts';
import { inLayer } from '../in-layer.ts';
import { color, token } from '../tokens.css.ts';

/**
 * Buttons and links that look like them. Every one is a bar of two tiles: the words, and a square with
 * an arrow that moves by one cell on hover. At least 44 px high (WCAG 2.2, 2.5.5).
 */
export const button = recipe({
  base: inLayer(layers.component, {
    display: 'inline-flex',
    alignItems: 'stretch',
    minBlockSize: '3rem',
    border: '0.125rem solid transparent',
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '0.01em',
    textDecoration: 'none',
    // At twice the text size a label may take two lines.
    overflowWrap: 'anywhere',
    maxInlineSize: '100%',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: token.time.quick,
  }),
  variants: {
    variant: {
      /** The call to action: one to a view. */
      action: inLayer(layers.component, {
        background: token.action.ground,
        borderColor: '#16181D',
        color: token.action.label,
        ':hover': { background: token.action.hover },
      }),
      quiet: inLayer(layers.component, {
        background: 'transparent',
        borderColor: color.edge,
        color: color.text,
        ':hover': { borderColor: color.text, background: color.surface },
      }),
    },
    shape: {
      bar: {},
      square: inLayer(layers.component, {
        inlineSize: '3rem',
        alignItems: 'center',
        justifyContent: 'center',
      }),
    },
  },
  defaultVariants: { variant: 'action', shape: 'bar' },
});

globalStyle(':is(button, a)[data-button]:disabled, [data-button][aria-disabled="true"]', {
  '@layer': { [layers.component]: { opacity: 0.55, cursor: 'not-allowed' } },
});
globalStyle('[data-button] > [data-label]', {
  '@layer': {
    [layers.component]: { display: 'flex', alignItems: 'center', paddingInline: '1.125rem' },
  },
});
globalStyle('[data-button] > [data-tile]', {
  '@layer': {
    [layers.component]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.75rem',
      borderInlineStart: '0.125rem solid currentColor',
      overflow: 'hidden',
    },
  },
});
globalStyle('[data-button] > [data-tile] > svg', {
  '@layer': {
    [layers.component]: {
      '@media': {
        [media.motion]: {
          transitionProperty: 'translate',
          transitionDuration: token.time.menu,
          transitionTimingFunction: token.ease.turn,
        },
      },
    },
  },
});
globalStyle('[data-button]:hover > [data-tile] > svg', {
  '@layer': {
    [layers.component]: { '@media': { [media.motion]: { translate: '0.25rem 0' } } },
  },
});
