import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** Ink on paper the other way round; a bridge of padding leads the pointer from the trigger. */
export const bubble = style(
  inLayer(layers.component, {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 45,
    paddingBlock: '0.375rem',
    inlineSize: 'max-content',
    maxInlineSize: 'min(18rem, 100vw - 1rem)',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const words = style(
  inLayer(layers.component, {
    display: 'block',
    paddingBlock: token.space.tight,
    paddingInline: token.space.snug,
    background: color.text,
    color: color.background,
    border: '0.125rem solid transparent',
    fontSize: token.size.caption,
    fontWeight: 650,
    lineHeight: 1.3,
  }),
);
