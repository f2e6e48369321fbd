/** A point in CSS px, in the same coordinates as the rectangle it is compared with. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in CSS px; `left <= right` and `top <= bottom`. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Rect) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The corners of the panel edge that faces a point outside the panel. */
function facingEdge(from: Point, { left, top, right, bottom }: Rect): [Point, Point] {
  if (from.y < top)
    return [
      { x: left, y: top },
      { x: right, y: top },
    ];
  if (from.y > bottom)
    return [
      { x: left, y: bottom },
      { x: right, y: bottom },
    ];
  const x = from.x < left ? left : right;
  return [
    { x, y: top },
    { x, y: bottom },
  ];
}

/** Which side of the line a→b the point is on: the sign of the cross product. */
const side = (a: Point, b: Point, point: Point) =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(a, b, point), side(b, c, point), side(c, a, point)];
  return !(sides.includes(1) && sides.includes(-1));
}

/**
 * Whether a pointer that left its menu item at `apex` is on its way to the panel.
 *
 * It is while it stays in the panel, or in the triangle between the apex and the corners of the
 * panel's facing edge. Moving straight along the row leaves the triangle immediately, so a neighbor
 * opens without delay; moving diagonally down to the panel crosses neighbors safely.
 *
 * Borders count as inside. The apex itself has no direction and counts as outside, unless it is in
 * the panel.
 */
export function isHeadingForPanel(apex: Point, point: Point, panel: Rect): boolean {
  if (isWithin(point, panel)) return true;
  if (isWithin(apex, panel)) return false;
  if (point.x === apex.x && point.y === apex.y) return false;
  return isInTriangle(point, apex, ...facingEdge(apex, panel));
}
