import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../breakpoints.ts';
import { color, ink, token } from '../tokens.css.ts';
import { grid, square } from './boxes.ts';

/** Marks that are drawn next to text and around it. */

const YELLOW = `0.1875rem solid ${token.action.ground}`;
const ring = (size: number) => `0 0 0 ${String(size)}rem ${token.action.label}`;

/** The focus mark: yellow within a dark ring, so that it is visible on every background. */
export const focus = { outline: YELLOW, boxShadow: ring(0.375) };

/** The same at a distance from the box, in rem. */
export const focusAt = (distance: number) => ({
  outline: YELLOW,
  outlineOffset: `${String(distance)}rem`,
  boxShadow: ring(distance + 0.375),
});

/** The same inside a box that clips its content. */
export const focusInside = {
  outline: YELLOW,
  outlineOffset: '-0.5625rem',
  boxShadow: `inset ${ring(0.375)}`,
};

/** On a yellow background that ends at the window's edge: ink inside it. */
export const focusOnAction = {
  outline: `0.1875rem solid ${token.action.label}`,
  outlineOffset: '-0.5rem',
  boxShadow: 'none',
};

/** A quarter circle, for a pseudo-element: the house's bullet. All border, which forced colors keep. */
export const quarter = (size: string, ground: string) => ({
  content: '',
  inlineSize: size,
  border: `calc(${size} / 2) solid ${ground}`,
  borderStartEndRadius: '100%',
});

/** Where a row can be scrolled on, for a pseudo-element at its end: what is cut there fades out. */
export const fade = {
  content: '',
  position: 'sticky',
  background: `linear-gradient(90deg, transparent, ${color.background})`,
  pointerEvents: 'none',
} as const;

/** An icon's tile while its link is hovered: a quarter circle in full color. */
export const turned = {
  background: ink.accentA,
  color: ink.ground,
  borderStartEndRadius: '100%',
} as const;

/** A word that was searched for. */
export const found = {
  background: token.action.ground,
  color: token.action.label,
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
} as const;

/** A quarter circle in the upper corner of a box, for a pseudo-element of it. */
export const corner = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  background: ink.accentA,
  borderEndStartRadius: '100%',
} as const;

/** A step, with a tile that numbers it; the list has `counterReset: 'step'`. */
export const numbered = (size: string, tile: StyleRule) => ({
  ...grid('auto minmax(0, 1fr)', token.space.base),
  counterIncrement: 'step',
  '@media': { [media.forced]: { '::before': { border: '0.0625rem solid CanvasText' } } },
  '::before': {
    content: 'counter(step)',
    ...square(size),
    fontFamily: token.font.display,
    ...tile,
  },
});
