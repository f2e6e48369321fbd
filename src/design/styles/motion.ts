import { token } from '../tokens.css.ts';

/**
 * Transitions to spread into a rule. Motion has to be under `media.motion`; changes of color do not.
 */

const over = (time: string) => (properties: readonly string[]) => ({
  transition: properties.map((property) => `${property} ${time} ${token.ease.turn}`).join(', '),
});

const during = {
  quick: over(token.time.quick),
  menu: over(token.time.menu),
  slide: over(token.time.slide),
};

/** A color, an edge. */
export const fading = (...properties: string[]) => during.quick(properties);
/** An arrow, a corner, a tile. */
export const turning = (...properties: string[]) => during.menu(properties);
/** An entrance animation. */
export const entering = (keyframes: string) => ({
  animation: `${keyframes} ${token.time.menu} ${token.ease.turn}`,
});

/** A picture. */
export const sliding = (...properties: string[]) => during.slide(properties);
