import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const button = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space.tight,
    paddingInline: token.space.base,
    borderInlineStart: `0.125rem solid ${color.text}`,
    fontWeight: 650,
    minBlockSize: '2.75rem',
    '@media': {
      [media.large]: { display: 'none' },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);
