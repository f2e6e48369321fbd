import { ink, token } from '../tokens.css.ts';

/** What is drawn beside words and around them. */

const YELLOW = `0.1875rem solid ${token.action.ground}`;
const ring = (size: number) => `0 0 0 ${String(size)}rem ${token.action.label}`;

/** The mark of the focus: yellow within a dark ring, so that it is seen on every ground. */
export const focus = { outline: YELLOW, boxShadow: ring(0.375) };

/** The same so many rem from the box. */
export const focusAt = (distance: number) => ({
  outline: YELLOW,
  outlineOffset: `${String(distance)}rem`,
  boxShadow: ring(distance + 0.375),
});

/** The same inside of a box that cuts off what leaves it. */
export const focusInside = {
  outline: YELLOW,
  outlineOffset: '-0.5625rem',
  boxShadow: `inset ${ring(0.375)}`,
};

/** The same at the very edge of a small box whose neighbors stand close. */
export const focusWithin = {
  outline: YELLOW,
  outlineOffset: '-0.1875rem',
  boxShadow: `inset ${ring(0.3125)}`,
};

/** On a yellow ground that ends at the window's edge: ink within it. */
export const focusOnAction = {
  outline: `0.1875rem solid ${token.action.label}`,
  outlineOffset: '-0.5rem',
  boxShadow: 'none',
};

/** A quarter circle, for a pseudo-element: the house's bullet. */
export const quarter = (size: string, ground: string) => ({
  content: '',
  inlineSize: size,
  blockSize: size,
  background: ground,
  borderStartEndRadius: '100%',
});

/** What becomes of an icon's tile when its link is pointed at: a quarter circle in full color. */
export const turned = {
  background: ink.accentA,
  color: ink.ground,
  borderStartEndRadius: '100%',
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
