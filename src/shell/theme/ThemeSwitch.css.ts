import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const group = style(
  inLayer(layers.component, {
    // Without a script the choice could not be kept.
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

export const legend = style(
  inLayer(layers.component, {
    fontSize: token.size.caption,
    fontWeight: 650,
    marginBlockEnd: token.space.tight,
  }),
);

export const choices = style(
  inLayer(layers.component, {
    display: 'inline-flex',
    flexWrap: 'wrap',
    border: `0.125rem solid ${color.edge}`,
  }),
);

export const choice = style(inLayer(layers.component, { position: 'relative', cursor: 'pointer' }));

/** The real control covers its tile, so that every way of pointing at it works. */
export const radio = style(
  inLayer(layers.component, {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const tile = style(
  inLayer(layers.component, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.tight,
    minBlockSize: '2.75rem',
    paddingInline: token.space.snug,
    fontSize: token.size.caption,
    fontWeight: 600,
    selectors: {
      [`${radio}:hover + &`]: { background: color.surface },
      [`${radio}:checked + &`]: { background: color.text, color: color.background },
      [`${radio}:focus-visible + &`]: {
        outline: `0.1875rem solid ${token.action.ground}`,
        boxShadow: '0 0 0 0.375rem #16181D',
        position: 'relative',
        zIndex: 1,
      },
    },
    '@media': {
      [media.forced]: { selectors: { [`${radio}:checked + &`]: { background: 'Highlight' } } },
    },
  }),
);
