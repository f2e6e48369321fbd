import { style } from '@vanilla-extract/css';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { token } from '#src/design/tokens.css.ts';

export const region = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.tight,
    ':empty': { display: 'none' },
  }),
);

export const list = style(
  inLayer(layers.component, { display: 'flex', flexDirection: 'column', gap: token.space.tight }),
);

export const toast = style(
  inLayer(layers.component, {
    gridTemplateColumns: '3rem minmax(0, 1fr) 3rem',
    touchAction: 'pan-y',
  }),
);

export const close = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
  }),
);
