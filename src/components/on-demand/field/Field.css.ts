import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

/**
 * Form fields: label above, hint below it, then the error, then the control. A field in error has a
 * thick bar at its side; it stands in the margin, so that nothing moves when it comes or goes. The
 * bar hangs on the control's `aria-invalid`, so that a page answered without JavaScript shows it too.
 */
export const field = style(
  inLayer(layers.component, {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: token.space.hair,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(-0.3125rem - 0.4375rem)',
      inlineSize: '0.3125rem',
      background: 'transparent',
    },
    selectors: {
      '&:has([aria-invalid="true"])::before': {
        background: color.error,
        // Grounds are taken away in forced colors; borders stay.
        borderInlineStart: `0.3125rem solid ${color.error}`,
      },
    },
  }),
);

export const label = style(
  inLayer(layers.component, { fontWeight: 650, lineHeight: 1.35, inlineSize: 'fit-content' }),
);

export const optional = style(inLayer(layers.component, { fontWeight: 400, color: color.muted }));

export const hint = style(
  inLayer(layers.component, { color: color.muted, lineHeight: 1.45, textWrap: 'pretty' }),
);

/** The message of a field; the tile with the mark is drawn, so that the text is the message alone. */
export const error = style(
  inLayer(layers.component, {
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'flex-start',
    color: color.error,
    fontWeight: 650,
    lineHeight: 1.35,
    '::before': {
      content: '"!" / ""',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '1.35em',
      blockSize: '1.35em',
      background: color.error,
      color: color.background,
      fontWeight: 800,
      lineHeight: 1,
    },
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const control = style(
  inLayer(layers.component, {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '3.25rem',
    marginBlockStart: token.space.hair,
    padding: '0.75rem 0.875rem',
    border: `0.125rem solid ${color.edge}`,
    borderRadius: 0,
    background: color.background,
    color: color.text,
    fontSize: token.size.body,
    lineHeight: 1.4,
    transitionProperty: 'border-color',
    transitionDuration: token.time.quick,
    ':hover': { borderColor: color.text },
    ':focus-visible': { borderColor: '#16181D' },
    selectors: {
      '&[aria-invalid="true"]': { borderColor: color.error },
      'select&': { appearance: 'none', background: color.background, paddingInlineEnd: '3.25rem' },
      '&[readonly]': { background: color.surface },
      'textarea&': { resize: 'vertical', minBlockSize: '11rem' },
    },
  }),
);

/** A control whose answer is short says so by its length. */
export const short = style(inLayer(layers.component, { maxInlineSize: '22rem' }));

export const selectFrame = style(inLayer(layers.component, { position: 'relative' }));

/** The tile at the end of a select, as on a button. */
export const selectTile = style(
  inLayer(layers.component, {
    position: 'absolute',
    insetBlock: `calc(${token.space.hair} + 0.125rem) 0.125rem`,
    insetInlineEnd: '0.125rem',
    inlineSize: '2.75rem',
    display: 'grid',
    placeItems: 'center',
    borderInlineStart: `0.125rem solid ${color.edge}`,
    pointerEvents: 'none',
  }),
);

export const check = style(
  inLayer(layers.component, {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '0.875rem',
    alignItems: 'center',
  }),
);

/** The box is 2 rem; its target, with what lies around it, 44 px and more (WCAG 2.2, 2.5.5). */
export const box = style(
  inLayer(layers.component, {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    margin: '0.5rem 0',
    border: `0.125rem solid ${color.edge}`,
    borderRadius: 0,
    background: color.background,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: token.time.quick,
    ':hover': { borderColor: color.text },
    ':focus-visible': { borderColor: '#16181D' },
    '::before': {
      content: '""',
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      background: color.background,
      clipPath: 'polygon(12% 46%, 38% 70%, 88% 14%, 100% 27%, 38% 95%, 0 60%)',
      opacity: 0,
    },
    selectors: {
      '&:checked': { background: color.text, borderColor: color.text },
      '&:checked::before': { opacity: 1 },
    },
    '@media': {
      [media.forced]: { appearance: 'auto', '::before': { display: 'none' } },
    },
  }),
);

export const checkLabel = style(
  inLayer(layers.component, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '3rem',
    fontWeight: 650,
    lineHeight: 1.35,
    cursor: 'pointer',
  }),
);

export const checkHint = style(
  inLayer(layers.component, {
    gridColumn: 2,
    marginBlockStart: '-0.5rem',
    color: color.muted,
    lineHeight: 1.45,
  }),
);

export const checkError = style(inLayer(layers.component, { gridColumn: '1 / -1' }));

// On ink the caret and the ground follow the surface they stand on.
globalStyle(`${selectTile} svg`, { '@layer': { [layers.component]: { color: color.text } } });
globalStyle(`${control}::placeholder`, {
  '@layer': { [layers.component]: { color: color.muted, opacity: 1 } },
});
globalStyle(`${control}::selection`, {
  '@layer': { [layers.component]: { background: ink.accentB, color: '#16181D' } },
});
