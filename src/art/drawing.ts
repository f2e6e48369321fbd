import type { Outline } from './geometry.ts';

/**
 * Colors by their role in a drawing, so that the same drawing works for every line and ground:
 * - `g` the ground of the tile, also used for cut-outs
 * - `m` the main figure: the strongest contrast with the ground
 * - `s`, `t` second and third figure
 * - `k` always the line's ink: the background of the accent
 * - `y` the accent: yellow in a focal motif, a quieter third color in all others
 */
export type Role = 'g' | 'm' | 's' | 't' | 'k' | 'y';

/** A shape in one color. */
export type Shape = readonly [Role, ...Outline[]];

/** Shapes from back to front, on a canvas of 24 by 24 units. */
export type Drawing = readonly Shape[];
