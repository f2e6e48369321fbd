import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const breadcrumbs = style(
  inLayer(layers.section, {
    fontSize: token.size.caption,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const list = style(
  inLayer(layers.section, { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
);

/** Between two steps stands a quarter circle: one tile of the way. */
export const crumb = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    selectors: {
      '& + &::before': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        marginInline: token.space.snug,
        background: color.edge,
        borderStartEndRadius: '100%',
      },
    },
  }),
);

export const way = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    color: color.text,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  }),
);

export const here = style(inLayer(layers.section, { color: color.muted }));
