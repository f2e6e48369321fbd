import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const title = style(
  inLayer(layers.section, {
    '@media': {
      [media.large]: { position: 'sticky', insetBlockStart: '7rem', alignSelf: 'start' },
    },
  }),
);

export const answer = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.base,
    maxInlineSize: token.width.text,
  }),
);

export const permalink = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space.tight,
    minBlockSize: '2.75rem',
    fontSize: token.size.caption,
    color: color.muted,
    ':hover': { color: color.text },
  }),
);
