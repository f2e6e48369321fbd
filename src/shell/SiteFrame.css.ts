import { style } from '@vanilla-extract/css';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const skip = style(
  inLayer(layers.section, {
    position: 'absolute',
    insetInlineStart: token.space.base,
    insetBlockStart: '-10rem',
    zIndex: 30,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '3rem',
    paddingInline: token.space.roomy,
    background: token.action.ground,
    color: token.action.label,
    fontWeight: 650,
    ':focus': { insetBlockStart: token.space.tight },
  }),
);

export const main = style(
  inLayer(layers.section, { display: 'block', minBlockSize: '60vh', outline: 'none' }),
);
