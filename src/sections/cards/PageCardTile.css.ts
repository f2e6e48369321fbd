import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

/**
 * Picture over words on phones, side by side on medium screens; from large ones only a card that
 * takes the whole row keeps them side by side.
 */
export const card = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: token.space.base,
    blockSize: '100%',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: token.space.roomy,
      },
      [media.large]: {
        selectors: {
          '&:not([data-span="full"])': { gridTemplateColumns: 'minmax(0, 1fr)' },
          '&[data-span="full"]': {
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
            columnGap: token.space.broad,
          },
        },
      },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

export const picture = style(
  inLayer(layers.section, {
    aspectRatio: '3 / 2',
    background: ink.ground,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const words = style(
  inLayer(layers.section, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.snug,
    minInlineSize: 0,
    '@media': {
      [media.large]: {
        selectors: { [`${card}[data-span="full"] > &`]: { justifyContent: 'space-between' } },
      },
    },
  }),
);

export const labels = style(inLayer(layers.section, { color: color.muted }));

export const title = style(
  inLayer(layers.section, {
    fontSize: token.size.title,
    fontWeight: 750,
    letterSpacing: '-0.025em',
    lineHeight: 1.06,
    '@media': {
      [media.large]: {
        selectors: {
          [`${card}[data-span="half"] &`]: { fontSize: token.size.heading },
          [`${card}[data-span="full"] &`]: {
            fontSize: 'clamp(2.25rem, 1rem + 3vw, 3.75rem)',
            letterSpacing: '-0.04em',
            lineHeight: 0.98,
          },
        },
      },
    },
  }),
);

/** Its area is the whole card. */
export const link = style(
  inLayer(layers.section, {
    color: color.text,
    textDecorationLine: 'none',
    textDecorationThickness: '0.07em',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      [`${card}:hover &`]: { textDecorationLine: 'underline' },
      // The mark goes round what can be clicked.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': {
        outline: `0.1875rem solid ${token.action.ground}`,
        boxShadow: `0 0 0 0.375rem #16181D`,
      },
    },
    '@media': {
      [media.forced]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const summary = style(
  inLayer(layers.section, { color: color.muted, maxInlineSize: '48ch' }),
);

// The slight growth on hover (docs/specification.md, 4.8), inside the frame so that nothing overlaps.
globalStyle(`${picture} > img`, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.motion]: {
          transitionProperty: 'scale',
          transitionDuration: token.time.slide,
          transitionTimingFunction: token.ease.turn,
        },
      },
    },
  },
});
globalStyle(`${card}:hover ${picture} > img`, {
  '@layer': { [layers.section]: { '@media': { [media.motion]: { scale: '1.03' } } } },
});
