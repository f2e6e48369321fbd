import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const groups = style(
  inLayer(layers.section, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

/** A group is a shelf: its name at the start, its links in two columns beside it. */
export const group = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.roomy,
    paddingBlock: token.space.wide,
    borderBlockStart: `0.125rem solid ${color.text}`,
    breakInside: 'avoid',
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: token.space.broad,
      },
    },
  }),
);

export const heading = style(
  inLayer(layers.section, {
    fontSize: token.size.title,
    letterSpacing: '-0.02em',
    maxInlineSize: '20ch',
  }),
);

export const list = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: token.space.broad,
      },
    },
  }),
);

export const item = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: token.space.base,
  }),
);

/** The icon's tile turns a corner when its link is hovered. */
export const tile = style(
  inLayer(layers.section, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    background: ink.ground,
    color: ink.accentB,
    '@media': {
      [media.motion]: {
        transitionProperty: 'border-radius',
        transitionDuration: token.time.menu,
        transitionTimingFunction: token.ease.turn,
      },
      [media.print]: { display: 'none' },
      [media.forced]: { border: '0.125rem solid CanvasText' },
    },
  }),
);
globalStyle(`${item}:hover > ${tile}`, {
  '@layer': { [layers.section]: { borderStartEndRadius: '100%' } },
});

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.hair,
    minInlineSize: 0,
  }),
);

export const title = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.lead,
    fontWeight: 700,
    letterSpacing: '-0.015em',
    lineHeight: 1.2,
    color: color.text,
  }),
);

/** The link covers its row: icon, title and description are one target. */
export const link = style(
  inLayer(layers.section, {
    justifySelf: 'start',
    maxInlineSize: '100%',
    minBlockSize: '1.75rem',
    textDecorationLine: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      // The mark goes round the whole card, not the words alone.
      '&:focus-visible': { outline: 'none', boxShadow: 'none', textDecorationLine: 'underline' },
      '&:focus-visible::after': {
        outline: `0.1875rem solid ${token.action.ground}`,
        outlineOffset: '0.25rem',
        boxShadow: `0 0 0 0.625rem ${token.action.label}`,
      },
    },
  }),
);
globalStyle(`${item}:hover ${link}`, {
  '@layer': { [layers.section]: { textDecorationLine: 'underline' } },
});

export const description = style(inLayer(layers.section, { color: color.muted }));
