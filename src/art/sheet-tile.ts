import type { Drawing, Role } from './drawing.ts';
import { contains, place, rect, TILE, type Outline, type Turn } from './geometry.ts';
import type { Ink, Paint } from './paint.ts';

/** A drawing placed on the sheet. */
export interface UncoloredTile {
  /** The slot it belongs to; tiles of one slot may touch in the same color. */
  readonly slot: string;
  readonly drawing: Drawing;
  readonly turn: Turn;
  /** Top left corner on the sheet, in units. */
  readonly x: number;
  readonly y: number;
  /** Size in cells of 24 units. */
  readonly columns: number;
  readonly rows: number;
  /** Size of the drawing's own canvas before rotation, in units. */
  readonly canvas: readonly [number, number];
  /** The one tile of a run that breaks its rule: its figure takes the third color. */
  readonly odd?: boolean;
}

export interface SheetTile extends UncoloredTile {
  readonly paint: Paint;
}

/** The outlines of a tile on the sheet, from back to front, ground first. */
export function outlinesOf(tile: SheetTile): [Ink, Outline][] {
  const [width, height] = tile.canvas;
  const scale = (tile.columns * TILE) / (tile.turn % 2 === 0 ? width : height);
  const at = { x: tile.x, y: tile.y, scale, turn: tile.turn, width, height };
  const ground: [Ink, Outline] = [
    tile.paint.g,
    rect(tile.x, tile.y, tile.columns * TILE, tile.rows * TILE),
  ];
  return [
    ground,
    ...tile.drawing.map(([role, ...outlines]): [Ink, Outline] => [
      tile.paint[tile.odd && role === 'm' ? 't' : role],
      place(outlines.flat(), at),
    ]),
  ];
}

const profiles = new Map<Drawing, Map<number, Role>>();

/**
 * The role that is visible at a point of a tile.
 * @param u from 0 (left) to 1 (right) of the tile as placed on the sheet
 * @param v from 0 (top) to 1 (bottom)
 */
export function roleAt(tile: UncoloredTile, u: number, v: number): Role {
  const [p, q] = (
    [
      [u, v],
      [v, 1 - u],
      [1 - u, 1 - v],
      [1 - v, u],
    ] as const
  )[tile.turn];
  const key = Math.round(p * 4096) * 8192 + Math.round(q * 4096);
  let known = profiles.get(tile.drawing);
  if (known === undefined) profiles.set(tile.drawing, (known = new Map()));
  let role = known.get(key);
  if (role === undefined) {
    const [x, y] = [p * tile.canvas[0], q * tile.canvas[1]];
    role = tile.drawing.findLast(([, ...outlines]) => contains(outlines.flat(), x, y))?.[0] ?? 'g';
    known.set(key, role);
  }
  return tile.odd && role === 'm' ? 't' : role;
}

/** The area of each role in a tile, in cells. */
export function coverage(tile: UncoloredTile): Map<Role, number> {
  const seen = new Map<Role, number>();
  const steps = 8;
  for (let i = 0; i < steps * steps; i++) {
    const u = ((i % steps) + 0.5) / steps;
    const v = (Math.floor(i / steps) + 0.5) / steps;
    const role = roleAt(tile, u, v);
    seen.set(role, (seen.get(role) ?? 0) + (tile.columns * tile.rows) / (steps * steps));
  }
  return seen;
}

/** The number of samples per cell of a seam. */
const LOOKS = 4;
/**
 * The sample distance from the seam, in units: small enough that a disc touching it is no merge.
 */
const INSET = 0.25;

/**
 * The pairs of roles that face each other across the shared edge of two tiles, with four samples
 * per cell. Empty if the tiles do not touch.
 */
export function seam(one: UncoloredTile, other: UncoloredTile): [Role, Role][] {
  const [w1, h1] = [one.columns * TILE, one.rows * TILE];
  const [w2, h2] = [other.columns * TILE, other.rows * TILE];
  const step = TILE / LOOKS;
  const faces: [Role, Role][] = [];
  const look = (x: number, y: number, dx: number, dy: number): void => {
    const at = (tile: UncoloredTile, w: number, h: number, sign: number): Role =>
      roleAt(tile, (x + sign * dx - tile.x) / w, (y + sign * dy - tile.y) / h);
    faces.push([at(one, w1, h1, -1), at(other, w2, h2, 1)]);
  };
  const [top, bottom] = [Math.max(one.y, other.y), Math.min(one.y + h1, other.y + h2)];
  for (let y = top + step / 2; y < bottom; y += step) {
    if (one.x + w1 === other.x) look(other.x, y, INSET, 0);
    else if (other.x + w2 === one.x) look(one.x, y, -INSET, 0);
  }
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.x + w1, other.x + w2)];
  for (let x = left + step / 2; x < right; x += step) {
    if (one.y + h1 === other.y) look(x, other.y, 0, INSET);
    else if (other.y + h2 === one.y) look(x, one.y, 0, -INSET);
  }
  return faces;
}

/**
 * Length of the shared edge, in cells, along which two neighbors have the same color. Ink does not
 * count, since it is the background of everything.
 */
export function mergedEdge(one: SheetTile, other: SheetTile): number {
  const merged = seam(one, other).filter(
    ([a, b]) => one.paint[a] !== 'ink' && one.paint[a] === other.paint[b],
  );
  return merged.length / LOOKS;
}
