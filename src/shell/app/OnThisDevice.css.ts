import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** Its height is kept from the start: what becomes known later moves nothing. */
export const strip = style(
  inLayer(layers.section, {
    borderBlockStart: `0.125rem solid ${color.line}`,
    fontSize: token.size.caption,
    '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } },
  }),
);

export const row = style(
  inLayer(layers.section, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token.space.tight} ${token.space.roomy}`,
    minBlockSize: '7.5rem',
    paddingBlock: token.space.base,
    '@media': { [media.medium]: { minBlockSize: '5rem' } },
  }),
);

export const part = style(
  inLayer(layers.section, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token.space.tight} ${token.space.base}`,
    minBlockSize: '3rem',
  }),
);

export const link = style(
  inLayer(layers.section, {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '3rem',
    color: color.link,
    fontWeight: 650,
  }),
);
