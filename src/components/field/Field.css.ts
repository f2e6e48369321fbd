import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, glyph, motion, weight } from '#src/design/styles/index.ts';

/**
 * Form fields: label on top, hint below it, then the error, then the control. An invalid field has a
 * thick bar at its side, in the margin, so that nothing moves when it appears or disappears. The
 * bar depends on the control's `aria-invalid`, so pages served without JavaScript show it too.
 */
export const field = componentStyle({
  position: 'relative',
  ...boxes.column(token.space.hair),
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
      // Forced colors remove backgrounds but keep borders.
      borderInlineStart: `0.3125rem solid ${color.error}`,
    },
  },
});

export const label = componentStyle({
  fontWeight: weight.strong,
  lineHeight: 1.35,
  inlineSize: 'fit-content',
});

// Readers are told by the control.
componentRule(`${field}:has([aria-required]) > ${label}::after`, {
  content: '" *" / ""',
  color: color.error,
});

export const optional = componentStyle({ fontWeight: weight.regular, color: color.muted });

export const hint = componentStyle({
  color: color.muted,
  lineHeight: 1.45,
  textWrap: 'pretty',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The message of a field; the tile with the mark is drawn in CSS, so the text is only the message. */
export const error = componentStyle({
  display: 'flex',
  gap: '0.5rem',
  alignItems: 'flex-start',
  color: color.error,
  fontWeight: weight.strong,
  lineHeight: 1.35,
  '::before': {
    content: '"!" / ""',
    flex: 'none',
    ...boxes.square('1.35em'),
    background: color.error,
    color: color.background,
    fontWeight: weight.heavy,
    lineHeight: 1,
  },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const control = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  marginBlockStart: token.space.hair,
  // With large text on a phone, the width is for what is chosen.
  padding: '0.75rem min(0.875rem, 4vw)',
  border: `0.125rem solid ${color.edge}`,
  borderRadius: 0,
  background: color.background,
  color: color.text,
  fontSize: token.size.body,
  lineHeight: 1.4,
  ...motion.fading('border-color'),
  ':hover': { borderColor: color.text },
  ':focus-visible': { borderColor: '#16181D' },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.error },
    'select&': { appearance: 'none', background: color.background, paddingInlineEnd: '52px' },
    '&[readonly]': { background: color.surface },
    'textarea&': { resize: 'vertical', minBlockSize: '11rem' },
  },
});

/** A control for a short answer is shorter. */
export const short = componentStyle({ maxInlineSize: '22rem' });

export const selectFrame = componentStyle({ position: 'relative' });

/** The tile at the end of a select, like that of a button. */
export const selectTile = componentStyle({
  position: 'absolute',
  insetBlock: `calc(${token.space.hair} + 0.125rem) 0.125rem`,
  insetInlineEnd: '0.125rem',
  inlineSize: '44px',
  ...boxes.centered,
  borderInlineStart: `0.125rem solid ${color.edge}`,
  pointerEvents: 'none',
});

export const check = componentStyle({
  position: 'relative',
  ...boxes.grid('auto minmax(0, 1fr)'),
  columnGap: '0.875rem',
  alignItems: 'start',
});

/** The box is 2 rem; its target, including the space around it, at least 44 px (WCAG 2.2, 2.5.5). */
export const box = componentStyle({
  appearance: 'none',
  ...boxes.square('2rem'),
  margin: '0.5rem 0',
  border: `0.125rem solid ${color.edge}`,
  borderRadius: 0,
  background: color.background,
  cursor: 'pointer',
  ...motion.fading('background-color', 'border-color'),
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
    // On paper, too: backgrounds are not printed.
    [`${media.forced}, print`]: { appearance: 'auto', '::before': { display: 'none' } },
  },
});

export const checkLabel = componentStyle({
  // Its first line is beside the middle of the box.
  paddingBlock: '0.825rem',
  fontWeight: weight.strong,
  lineHeight: 1.35,
  cursor: 'pointer',
});

export const checkHint = componentStyle({
  gridColumn: 2,
  marginBlockStart: '-0.5rem',
  color: color.muted,
  lineHeight: 1.45,
});

export const checkError = componentStyle({ gridColumn: '1 / -1' });

// On ink, the caret and the background follow the surface.
componentRule(`${selectTile}::before`, { ...glyph('caret', '1.25rem'), color: color.text });
componentRule(`${control}::placeholder`, { color: color.muted, opacity: 1 });
componentRule(`${control}::selection`, { background: ink.accentB, color: '#16181D' });
