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

/** A vertical pan scrolls the page; a horizontal one is a swipe. */
export const toast = style(inLayer(layers.component, { touchAction: 'pan-y' }));
