import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, token } from '#src/design/tokens.css.ts';

export const pager = style(
  inLayer(layers.section, {
    borderBlockStart: `0.125rem solid ${color.line}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const row = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** Half of the row; the next page stays in the second half when there is no previous one. */
export const way = style(
  inLayer(layers.section, {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.roomy,
    paddingBlock: token.space.roomy,
    color: color.text,
    textDecorationLine: 'none',
    selectors: {
      '&[data-way="next"]': { justifyContent: 'flex-end', textAlign: 'end' },
      '&[data-way="previous"] + &': { borderBlockStart: `0.125rem solid ${color.line}` },
    },
    '@media': {
      [media.medium]: {
        paddingBlock: token.space.wide,
        selectors: {
          '&[data-way="next"]': { gridColumn: 2 },
          '&[data-way="previous"] + &': {
            borderBlockStart: 'none',
            borderInlineStart: `0.125rem solid ${color.line}`,
          },
        },
      },
    },
  }),
);

export const words = style(
  inLayer(layers.section, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.hair,
    minInlineSize: 0,
  }),
);
export const direction = style(
  inLayer(layers.section, { fontSize: token.size.caption, color: color.muted }),
);
export const name = style(
  inLayer(layers.section, {
    fontFamily: token.font.display,
    fontSize: token.size.title,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
  }),
);

globalStyle(`${way}:hover ${name}`, {
  '@layer': { [layers.section]: { textDecoration: 'underline 0.08em' } },
});
globalStyle(`${way} > svg`, {
  '@layer': {
    [layers.section]: {
      flexShrink: 0,
      '@media': {
        [media.motion]: {
          transitionProperty: 'translate',
          transitionDuration: token.time.menu,
          transitionTimingFunction: token.ease.turn,
        },
      },
    },
  },
});
globalStyle(`${way}[data-way="next"]:hover > svg`, {
  '@layer': { [layers.section]: { '@media': { [media.motion]: { translate: '0.5rem 0' } } } },
});
globalStyle(`${way}[data-way="previous"]:hover > svg`, {
  '@layer': { [layers.section]: { '@media': { [media.motion]: { translate: '-0.5rem 0' } } } },
});
