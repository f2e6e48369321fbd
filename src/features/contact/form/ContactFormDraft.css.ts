import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

/** Nothing of this is true where no script runs. */
export const row = style(
  inLayer(layers.section, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: token.space.base,
    paddingBlock: token.space.hair,
    borderBlock: `0.0625rem solid ${color.line}`,
    color: color.muted,
    fontSize: token.size.caption,
    '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const words = style(inLayer(layers.section, { display: 'grid', flex: '1 1 10rem' }));

export const room = style(inLayer(layers.section, { gridArea: '1 / 1', visibility: 'hidden' }));

export const said = style(inLayer(layers.section, { gridArea: '1 / 1', alignSelf: 'center' }));

export const discard = style(
  inLayer(layers.section, {
    visibility: 'hidden',
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space.tight,
    minBlockSize: '2.75rem',
    color: color.text,
    fontWeight: 650,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '0.08em',
    ':hover': { textDecorationThickness: '0.16em' },
    selectors: { '&[data-shown]': { visibility: 'visible' } },
  }),
);
