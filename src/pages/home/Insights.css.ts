import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const section = style(inLayer(layers.section, { overflow: 'clip' }));

export const intro = style(inLayer(layers.section, { marginBlockEnd: token.space.roomy }));

export const card = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: color.background,
    borderBlockStart: `0.125rem solid ${color.text}`,
    transitionProperty: 'scale',
    transitionDuration: token.time.quick,
    '@media': { [media.motion]: { ':hover': { scale: '1.015' } } },
  }),
);

export const picture = style(inLayer(layers.section, { aspectRatio: '3 / 2' }));

export const words = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.snug,
    padding: token.space.base,
  }),
);
export const headline = style(
  inLayer(layers.section, { fontSize: token.size.lead, lineHeight: 1.15 }),
);
export const description = style(
  inLayer(layers.section, { fontSize: token.size.caption, lineHeight: 1.45 }),
);

/** The words are the link; its target is the whole card. */
export const action = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space.tight,
    minBlockSize: '2.75rem',
    marginBlockStart: 'auto',
    color: color.link,
    fontWeight: 650,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':hover': { textDecoration: 'underline' },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': {
        outline: `0.1875rem solid ${token.action.ground}`,
        boxShadow: '0 0 0 0.375rem #16181D',
      },
    },
  }),
);
