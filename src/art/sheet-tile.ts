import type { Drawing, Role } from './drawing.ts';
import { contains, place, rect, TILE, type Outline, type Turn } from './geometry.ts';
import type { Ink, Paint } from './paint.ts';

/** A drawing put on the sheet. */
export interface SheetTile {
  /** The slot it fills; tiles of one slot may touch in the same colour. */
  readonly slot: string;
  readonly drawing: Drawing;
  readonly paint: Paint;
  readonly turn: Turn;
  /** Left upper corner on the sheet, in units. */
  readonly x: number;
  readonly y: number;
  /** Size in cells of 24 units. */
  readonly columns: number;
  readonly rows: number;
  /** Size of the drawing's own canvas, in units, before turning. */
  readonly canvas: readonly [number, number];
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
      tile.paint[role],
      place(outlines.flat(), at),
    ]),
  ];
}

const profiles = new Map<Drawing, Map<string, Role>>();

/**
 * The role seen at a point of a tile.
 * @param u from 0 (left) to 1 (right) of the tile as it lies on the sheet
 * @param v from 0 (top) to 1 (bottom)
 */
export function roleAt(tile: SheetTile, u: number, v: number): Role {
  const [p, q] = (
    [
      [u, v],
      [v, 1 - u],
      [1 - u, 1 - v],
      [1 - v, u],
    ] as const
  )[tile.turn];
  const key = `${p.toFixed(4)} ${q.toFixed(4)}`;
  let known = profiles.get(tile.drawing);
  if (known === undefined) profiles.set(tile.drawing, (known = new Map()));
  let role = known.get(key);
  if (role === undefined) {
    const [x, y] = [p * tile.canvas[0], q * tile.canvas[1]];
    role = tile.drawing.findLast(([, ...outlines]) => contains(outlines.flat(), x, y))?.[0] ?? 'g';
    known.set(key, role);
  }
  return role;
}

/** How much of a tile each colour covers, in cells. */
export function coverage(tile: SheetTile): Map<Ink, number> {
  const seen = new Map<Ink, number>();
  const steps = 8;
  for (let i = 0; i < steps * steps; i++) {
    const u = ((i % steps) + 0.5) / steps;
    const v = (Math.floor(i / steps) + 0.5) / steps;
    const ink = tile.paint[roleAt(tile, u, v)];
    seen.set(ink, (seen.get(ink) ?? 0) + (tile.columns * tile.rows) / (steps * steps));
  }
  return seen;
}

/** Length of a shared edge, in cells, along which two neighbours show the same colour (ink is bare ground). */
export function mergedEdge(one: SheetTile, other: SheetTile): number {
  const steps = 4;
  const inset = 0.02;
  let merged = 0;
  const unit = TILE / steps;
  const inkOf = (tile: SheetTile, x: number, y: number): Ink =>
    tile.paint[
      roleAt(tile, (x - tile.x) / (tile.columns * TILE), (y - tile.y) / (tile.rows * TILE))
    ];
  const [w1, h1, w2, h2] = [one.columns, one.rows, other.columns, other.rows].map(
    (cells) => cells * TILE,
  ) as [number, number, number, number];
  const compare = (x1: number, y1: number, x2: number, y2: number): void => {
    const ink = inkOf(one, x1, y1);
    if (ink !== 'ink' && ink === inkOf(other, x2, y2)) merged += 1 / steps;
  };
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + h1, other.y + h2);
  if (one.x + w1 === other.x || other.x + w2 === one.x) {
    const edge = one.x + w1 === other.x ? other.x : one.x;
    const sign = one.x + w1 === other.x ? -1 : 1;
    for (let y = top + unit / 2; y < bottom; y += unit) {
      compare(edge + sign * inset * w1, y, edge - sign * inset * w2, y);
    }
  }
  const left = Math.max(one.x, other.x);
  const right = Math.min(one.x + w1, other.x + w2);
  if (one.y + h1 === other.y || other.y + h2 === one.y) {
    const edge = one.y + h1 === other.y ? other.y : one.y;
    const sign = one.y + h1 === other.y ? -1 : 1;
    for (let x = left + unit / 2; x < right; x += unit) {
      compare(x, edge + sign * inset * h1, x, edge - sign * inset * h2);
    }
  }
  return merged;
}
