import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const accordion = style(
  inLayer(layers.component, { borderBlockEnd: `0.125rem solid ${color.text}` }),
);

export const item = style(
  inLayer(layers.component, { borderBlockStart: `0.125rem solid ${color.text}` }),
);

export const heading = style(inLayer(layers.component, { lineHeight: 1.15 }));

export const trigger = style(
  inLayer(layers.component, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'stretch',
    gap: token.space.base,
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    font: 'inherit',
    fontSize: token.size.lead,
    letterSpacing: '-0.01em',
    selectors: {
      [`[data-size="large"] > ${item} &`]: {
        fontSize: token.size.heading,
        minBlockSize: '5rem',
      },
    },
  }),
);

/** The words sit in the middle of the row; the mark is a tile that fills its end. */
export const mark = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    color: color.text,
    selectors: {
      [`[data-size="large"] > ${item} &`]: { inlineSize: '5rem' },
      [`${trigger}:hover &`]: { background: color.surface },
      [`[aria-expanded="true"] > &`]: { background: token.action.ground, color: '#16181D' },
      [`[aria-expanded="true"]:hover > &`]: { background: token.action.hover },
    },
    '@media': { [media.noScript]: { visibility: 'hidden' } },
  }),
);

globalStyle(`${trigger} > span:first-child`, {
  '@layer': { [layers.component]: { alignSelf: 'center', paddingBlock: token.space.snug } },
});
globalStyle(`${mark} > svg`, {
  '@layer': {
    [layers.component]: {
      '@media': {
        [media.motion]: {
          transitionProperty: 'rotate',
          transitionDuration: token.time.menu,
          transitionTimingFunction: token.ease.turn,
        },
      },
    },
  },
});
globalStyle(`[aria-expanded="true"] > ${mark} > svg`, {
  '@layer': { [layers.component]: { rotate: '180deg' } },
});

export const panel = style(
  inLayer(layers.component, {
    overflow: 'clip',
    interpolateSize: 'allow-keywords',
    blockSize: 'auto',
    selectors: {
      '&[hidden="until-found"]': { blockSize: 0 },
    },
    '@media': {
      [media.motion]: {
        selectors: {
          // Never on load: only once the visitor has changed something.
          '[data-animate] > * > &': {
            transitionProperty: 'block-size, content-visibility',
            transitionDuration: token.time.menu,
            transitionTimingFunction: token.ease.turn,
            transitionBehavior: 'allow-discrete',
          },
        },
      },
      [media.noScript]: { selectors: { '&[hidden]': { blockSize: 'auto' } } },
      [media.print]: { selectors: { '&[hidden]': { blockSize: 'auto' } } },
    },
  }),
);

export const content = style(
  inLayer(layers.component, { paddingBlock: `${token.space.tight} ${token.space.wide}` }),
);
