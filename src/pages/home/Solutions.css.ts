import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink, token } from '#src/design/tokens.css.ts';

export const intro = style(
  inLayer(layers.section, {
    marginBlockEnd: token.space.broad,
    '@media': {
      [media.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
    },
  }),
);
export const title = style(inLayer(layers.section, { maxInlineSize: '18ch' }));
export const lead = style(inLayer(layers.section, { maxInlineSize: '44ch' }));

export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gap: '0.125rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  }),
);
export const cell = style(
  inLayer(layers.section, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

/** The whole tile is the link's target; its words stay selectable text. */
export const tile = style(
  inLayer(layers.section, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    background: ink.ground,
    color: token.paper,
    overflow: 'hidden',
  }),
);

export const picture = style(
  inLayer(layers.section, {
    aspectRatio: '1',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
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
globalStyle(`${tile}:hover ${picture} > img`, {
  '@layer': { [layers.section]: { '@media': { [media.motion]: { scale: '1.04' } } } },
});

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    gap: `${token.space.tight} ${token.space.base}`,
    padding: token.space.roomy,
  }),
);

export const name = style(
  inLayer(layers.section, {
    gridColumn: '1 / -1',
    fontSize: token.size.heading,
    fontWeight: 780,
    letterSpacing: '-0.03em',
  }),
);
export const link = style(
  inLayer(layers.section, {
    color: token.paper,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':hover': { textDecoration: 'underline', textDecorationThickness: '0.06em' },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': {
        outline: `0.1875rem solid ${token.action.ground}`,
        outlineOffset: '-0.5rem',
      },
    },
  }),
);
export const text = style(
  inLayer(layers.section, { color: '#D9D6CC', lineHeight: 1.45, alignSelf: 'start' }),
);

export const arrow = style(
  inLayer(layers.section, {
    alignSelf: 'end',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    background: ink.ground2,
    color: ink.accentB,
    transitionProperty: 'background-color, color, border-radius',
    transitionDuration: token.time.menu,
    selectors: {
      [`${tile}:hover &`]: {
        background: ink.accentA,
        color: ink.ground,
        borderStartEndRadius: '100%',
      },
    },
  }),
);
