import { recipe } from '@vanilla-extract/recipes';
import { media } from '../breakpoints.ts';
import { componentRule, inComponent } from '../layered.ts';
import * as motion from '../styles/motion.ts';
import { color, token } from '../tokens.css.ts';
import { tracking, weight } from '../type.ts';

/**
 * Buttons, and links that look like them. Each is a bar of two tiles: the label, and a square with
 * an arrow that moves by one cell on hover. At least 44 px high (WCAG 2.2, 2.5.5).
 */
export const button = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'stretch',
    minBlockSize: '3rem',
    border: '0.125rem solid transparent',
    fontWeight: weight.strong,
    lineHeight: 1.2,
    letterSpacing: tracking.label,
    textDecoration: 'none',
    // At 200% text size a label may wrap to two lines.
    overflowWrap: 'anywhere',
    maxInlineSize: '100%',
    cursor: 'pointer',
    ...motion.fading('background-color', 'border-color', 'color'),
  }),
  variants: {
    variant: {
      /** The call to action: one to a view. */
      action: inComponent({
        background: token.action.ground,
        borderColor: '#16181D',
        color: token.action.label,
        ':hover': { background: token.action.hover },
      }),
      quiet: inComponent({
        background: 'transparent',
        borderColor: color.edge,
        color: color.text,
        ':hover': { borderColor: color.text, background: color.surface },
      }),
    },
    shape: {
      bar: {},
      square: inComponent({
        inlineSize: '3rem',
        alignItems: 'center',
        justifyContent: 'center',
      }),
    },
  },
  defaultVariants: { variant: 'action', shape: 'bar' },
});

componentRule(':is(button, a)[data-button]:disabled, [data-button][aria-disabled="true"]', {
  opacity: 0.55,
  cursor: 'not-allowed',
});
componentRule('[data-button]', { '@media': { [media.print]: { display: 'none' } } });
componentRule('[data-button] > [data-label]', {
  display: 'flex',
  alignItems: 'center',
  paddingInline: '1.125rem',
});
componentRule('[data-button] > [data-tile]', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  borderInlineStart: '0.125rem solid currentColor',
  overflow: 'hidden',
});
componentRule('[data-button] > [data-tile] > svg', {
  '@media': {
    [media.motion]: motion.turning('translate'),
  },
});
componentRule('[data-button]:hover > [data-tile] > svg', {
  '@media': { [media.motion]: { translate: '0.25rem 0' } },
});
