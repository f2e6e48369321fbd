import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';

/** As high as what takes its place. */
export const place = style(
  inLayer(layers.section, {
    minBlockSize: '100svh',
    '@media': { [media.noScript]: { minBlockSize: 0 } },
  }),
);

export const waiting = style(
  inLayer(layers.section, { '@media': { [media.noScript]: { display: 'none' } } }),
);

export const scriptless = style(
  inLayer(layers.section, {
    display: 'none',
    '@media': { [media.noScript]: { display: 'block' } },
  }),
);
