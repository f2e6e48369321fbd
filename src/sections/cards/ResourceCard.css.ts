import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const card = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    background: color.background,
    color: color.text,
    '@media': {
      [media.motion]: {
        transitionProperty: 'scale',
        transitionDuration: token.time.menu,
        transitionTimingFunction: token.ease.turn,
      },
      [`${media.hover} and ${media.motion}`]: {
        // Slightly (docs/specification.md, 4.8), so that the neighbors stay clear of it.
        selectors: { '&:hover': { scale: '1.02', zIndex: 1 } },
      },
      [media.forced]: { border: '0.125rem solid CanvasText' },
    },
  }),
);

export const picture = style(inLayer(layers.section, { aspectRatio: '3 / 2' }));

export const words = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.snug,
    padding: token.space.roomy,
  }),
);

export const tag = style(inLayer(layers.section, { color: color.muted }));

export const title = style(
  inLayer(layers.section, {
    fontSize: token.size.title,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
  }),
);

/** The link covers the card: one target, named by its title. */
export const link = style(
  inLayer(layers.section, {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      // The mark goes round the whole card, not the words alone.
      '&:focus-visible': { outline: 'none', boxShadow: 'none', textDecorationLine: 'underline' },
      '&:focus-visible::after': {
        outline: `0.1875rem solid ${token.action.ground}`,
        boxShadow: `0 0 0 0.375rem ${token.action.label}`,
      },
    },
  }),
);
globalStyle(`${card}:hover ${link}`, {
  '@layer': { [layers.section]: { textDecoration: 'underline 0.08em' } },
});
