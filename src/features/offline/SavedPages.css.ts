import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

/** Most of a window is kept free from the start: the lists come in below nothing. */
export const root = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.vast,
    minBlockSize: '100svh',
  }),
);

export const wanted = style(
  inLayer(layers.component, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space.base,
    padding: token.space.base,
    border: `0.125rem solid ${color.text}`,
    borderStartEndRadius: '3rem',
    paddingInlineEnd: token.space.wide,
  }),
);

export const figures = style(
  inLayer(layers.component, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    borderBlock: `0.125rem solid ${color.text}`,
  }),
);

export const figure = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: token.space.tight,
    paddingBlock: token.space.base,
    paddingInlineEnd: token.space.base,
  }),
);

export const term = style(
  inLayer(layers.component, { fontSize: token.size.caption, color: color.muted }),
);

export const value = style(
  inLayer(layers.component, {
    fontFamily: token.font.display,
    fontSize: token.size.display,
    fontWeight: 800,
    letterSpacing: '-0.035em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** How much of the site is here, as a row of tiles. */
export const bar = style(
  inLayer(layers.component, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '1.5rem',
    appearance: 'none',
    border: `0.125rem solid ${color.text}`,
    background: 'transparent',
    '::-webkit-progress-bar': { background: 'transparent' },
    '::-webkit-progress-value': { background: ink.accentA },
    '::-moz-progress-bar': { background: ink.accentA },
    '@media': { [media.forced]: { appearance: 'auto' } },
  }),
);

export const desk = style(
  inLayer(layers.component, { display: 'flex', flexDirection: 'column', gap: token.space.base }),
);

export const actions = style(
  inLayer(layers.component, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space.snug,
  }),
);

export const note = style(
  inLayer(layers.component, { maxInlineSize: token.width.text, ':empty': { display: 'none' } }),
);

export const heading = style(
  inLayer(layers.component, {
    fontSize: token.size.display,
    fontWeight: 750,
    letterSpacing: '-0.03em',
    paddingBlockEnd: token.space.base,
    borderBlockEnd: `0.125rem solid ${color.text}`,
  }),
);

export const line = style(
  inLayer(layers.component, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: token.space.base,
    minBlockSize: '3.5rem',
    borderBlockEnd: `0.0625rem solid ${color.line}`,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 3rem' },
    },
  }),
);

export const name = style(
  inLayer(layers.component, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    fontWeight: 650,
    color: color.text,
    lineHeight: 1.25,
  }),
);

export const state = style(
  inLayer(layers.component, {
    fontSize: token.size.caption,
    color: color.muted,
    gridColumn: '1',
    gridRow: '2',
    paddingBlockEnd: token.space.tight,
    selectors: { '&[data-bad]': { color: color.error, fontWeight: 650 } },
    '@media': {
      [media.medium]: { gridColumn: 'auto', gridRow: 'auto', paddingBlockEnd: 0 },
    },
  }),
);

export const button = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    gridRow: '1',
    gridColumn: '2',
    '@media': { [media.medium]: { gridRow: 'auto', gridColumn: '3' } },
    ':hover': { background: color.surface },
  }),
);
