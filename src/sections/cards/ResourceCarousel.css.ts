import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { ink, token } from '#src/design/tokens.css.ts';

export const section = style(
  inLayer(layers.section, { '@media': { [media.print]: { display: 'none' } } }),
);

export const grid = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.wide,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    },
  }),
);

export const title = style(inLayer(layers.section, { gridRow: 1, gridColumn: 1 }));

export const row = style(
  inLayer(layers.section, { gridRow: 2, gridColumn: '1 / -1', minInlineSize: 0 }),
);

export const all = style(
  inLayer(layers.section, {
    '@media': {
      [media.medium]: { gridRow: 1, gridColumn: 2 },
      [media.large]: {
        selectors: {
          // The fourth place of the row, as a tile of ink.
          '[data-room] > &': {
            gridRow: 2,
            gridColumn: '1 / -1',
            justifySelf: 'end',
            alignSelf: 'stretch',
            inlineSize: `calc((100% - 3 * ${token.space.base}) / 4)`,
            display: 'grid',
          },
        },
      },
    },
  }),
);

globalStyle(`${all} > a`, {
  '@layer': {
    [layers.section]: { whiteSpace: 'normal', overflowWrap: 'anywhere', maxInlineSize: '100%' },
  },
});

const tileLink = `[data-room] > ${all} > a`;
globalStyle(tileLink, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.large]: {
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: token.space.roomy,
          borderColor: 'transparent',
          borderEndEndRadius: token.space.tile,
          background: ink.ground,
          color: token.paper,
          fontFamily: token.font.display,
          fontSize: token.size.heading,
          fontWeight: 800,
          letterSpacing: '-0.02em',
          lineHeight: 1,
        },
      },
    },
  },
});
globalStyle(`${tileLink}:hover`, {
  '@layer': { [layers.section]: { '@media': { [media.large]: { background: ink.ground2 } } } },
});
globalStyle(`${tileLink} > [data-label]`, {
  '@layer': { [layers.section]: { '@media': { [media.large]: { paddingInline: 0 } } } },
});
globalStyle(`${tileLink} > [data-tile]`, {
  '@layer': {
    [layers.section]: {
      '@media': {
        [media.large]: { border: 0, inlineSize: 'auto', justifyItems: 'start' },
      },
    },
  },
});

globalStyle(`${tileLink} > [data-tile] > svg`, {
  '@layer': {
    [layers.section]: {
      '@media': { [media.large]: { inlineSize: '2.5rem', blockSize: '2.5rem' } },
    },
  },
});

// What cannot move has no controls, in the prerendered page already: nothing shifts on hydration.
globalStyle('[data-still] [data-can-move]', {
  '@layer': { [layers.section]: { '@media': { [media.large]: { display: 'none' } } } },
});
