import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color } from '#src/design/tokens.css.ts';

/** A tile of the header as high as the header itself. */
export const button = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '3.5rem',
    minBlockSize: '2.75rem',
    color: color.text,
    ':hover': { background: color.surface },
    '@media': {
      // Search needs a script.
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);
