import { style } from '@vanilla-extract/css';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const state = style(
  inLayer(layers.component, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space.tight,
  }),
);
