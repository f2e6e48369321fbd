import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export { backdrop } from '#src/components/on-demand/panel/Dialog.css.ts';

export const positioner = style(
  inLayer(layers.component, {
    position: 'fixed',
    inset: 0,
    zIndex: 41,
    display: 'grid',
    alignItems: 'start',
    justifyItems: 'center',
    '@media': { [media.medium]: { paddingBlock: '4.5rem 1rem', paddingInline: '1rem' } },
  }),
);

export const content = style(
  inLayer(layers.component, {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(100%, 46rem)',
    maxBlockSize: '100%',
    minBlockSize: 0,
    background: color.background,
    color: color.text,
    border: `0.125rem solid ${color.text}`,
    outline: 'none',
  }),
);

export const form = style(
  inLayer(layers.component, {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) 4rem',
    alignItems: 'stretch',
    minBlockSize: '4rem',
    borderBlockEnd: `0.125rem solid ${color.text}`,
  }),
);
globalStyle(`${form} > svg`, {
  '@layer': { [layers.component]: { alignSelf: 'center', justifySelf: 'center' } },
});

export const field = style(
  inLayer(layers.component, {
    border: 0,
    background: 'transparent',
    fontFamily: token.font.display,
    fontSize: token.size.title,
    fontWeight: 650,
    minInlineSize: 0,
    '::placeholder': { color: color.muted, opacity: 1 },
    // The whole row is the field, and the bar below it thickens.
    ':focus-visible': { outline: 'none', boxShadow: `inset 0 -0.25rem 0 ${token.action.ground}` },
    '::-webkit-search-cancel-button': { display: 'none' },
  }),
);

export const close = style(
  inLayer(layers.component, {
    display: 'grid',
    placeItems: 'center',
    borderInlineStart: `0.125rem solid ${color.text}`,
    ':hover': { background: color.surface },
  }),
);

export const status = style(
  inLayer(layers.component, {
    paddingBlock: token.space.snug,
    paddingInline: token.space.base,
    fontSize: token.size.caption,
    color: color.muted,
  }),
);

export const retry = style(
  inLayer(layers.component, {
    paddingInline: token.space.base,
    paddingBlockEnd: token.space.base,
  }),
);

export const list = style(
  inLayer(layers.component, {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockStart: `0.0625rem solid ${color.line}`,
  }),
);

/** A page, with a tile of ink that turns its corner when it is pointed at. */
export const page = style(
  inLayer(layers.component, {
    position: 'relative',
    paddingBlock: token.space.tight,
    paddingInlineStart: '3.5rem',
    borderBlockEnd: `0.0625rem solid ${color.line}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1.25rem',
      insetInlineStart: '1.25rem',
      inlineSize: '1rem',
      blockSize: '1rem',
      background: ink.accentA,
    },
    selectors: {
      '&:hover::before, &:focus-within::before': {
        borderStartEndRadius: '100%',
      },
    },
  }),
);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space.base,
  minBlockSize: '2.75rem',
  paddingInlineEnd: token.space.base,
  color: color.text,
  lineHeight: 1.25,
} as const;

export const pageLink = style(
  inLayer(layers.component, {
    ...row,
    fontFamily: token.font.display,
    fontSize: token.size.lead,
    fontWeight: 700,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  }),
);

export const path = style(
  inLayer(layers.component, {
    fontFamily: token.font.text,
    fontSize: token.size.caption,
    fontWeight: 400,
    color: color.muted,
  }),
);

export const sectionLink = style(
  inLayer(layers.component, {
    ...row,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  }),
);
