import type { Outline } from './geometry.ts';

/**
 * Colors by what they do in a drawing, so that one drawing serves every line and every ground:
 * - `g` ground of the tile, also used for cut-outs
 * - `m` main figure: the strongest contrast with the ground
 * - `s`, `t` second and third figure
 * - `k` always the line's ink: what the accent lies on
 * - `y` the accent: yellow in a focal motif, and the quieter third color in any other
 */
export type Role = 'g' | 'm' | 's' | 't' | 'k' | 'y';

/** One form in one color. */
export type Shape = readonly [Role, ...Outline[]];

/** Forms from back to front, on a canvas of 24 by 24 units. */
export type Drawing = readonly Shape[];
