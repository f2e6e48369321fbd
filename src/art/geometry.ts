/**
 * The basic shapes of the tile grammar, as lists of path commands. Coordinates are tile units: a
 * tile is 24 units wide and high, x points right and y down.
 */
export const TILE = 24;

/** Absolute path commands: move, line, circular arc (radius, large, sweep, end) and close. */
export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['A', number, 0 | 1, 0 | 1, number, number]
  | readonly ['Z'];

/** One or more outlines, clockwise except for holes, so that overlaps merge (non-zero rule). */
export type Outline = readonly Command[];

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** A rectangle, given its top left corner. */
export function rect(x: number, y: number, w: number, h: number): Outline {
  return poly(x, y, x + w, y, x + w, y + h, x, y + h);
}

/** A polygon, given its corners clockwise: x, y, x, y… */
export function poly(...points: readonly number[]): Outline {
  const out: Command[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    out.push([i === 0 ? 'M' : 'L', points[i] as number, points[i + 1] as number]);
  }
  out.push(['Z']);
  return out;
}

/** A full disc. */
export function disc(cx: number, cy: number, r: number): Outline {
  return [['M', cx - r, cy], ['A', r, 0, 1, cx + r, cy], ['A', r, 0, 1, cx - r, cy], ['Z']];
}

/** A ring: a disc with a round hole. */
export function ring(cx: number, cy: number, outer: number, inner: number): Outline {
  return [
    ...disc(cx, cy, outer),
    ['M', cx - inner, cy],
    ['A', inner, 0, 0, cx + inner, cy],
    ['A', inner, 0, 0, cx - inner, cy],
    ['Z'],
  ];
}

/** The four quadrants around a center: 0 right-down, 1 left-down, 2 left-up, 3 right-up. */
const QUADRANTS = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
] as const;

/** A quarter disc, given its center, radius and quadrant (0 right-down, then clockwise). */
export function quarter(cx: number, cy: number, r: number, quadrant: Turn): Outline {
  const [ax, ay, bx, by] = QUADRANTS[quadrant];
  return [
    ['M', cx, cy],
    ['L', cx + ax * r, cy + ay * r],
    ['A', r, 0, 1, cx + bx * r, cy + by * r],
    ['Z'],
  ];
}

/** A quarter ring, with quadrants as in {@link quarter}. */
export function band(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  quadrant: Turn,
): Outline {
  const [ax, ay, bx, by] = QUADRANTS[quadrant];
  return [
    ['M', cx + ax * outer, cy + ay * outer],
    ['A', outer, 0, 1, cx + bx * outer, cy + by * outer],
    ['L', cx + bx * inner, cy + by * inner],
    ['A', inner, 0, 0, cx + ax * inner, cy + ay * inner],
    ['Z'],
  ];
}

/**
 * Half a disc, given the middle of its straight side and the side it bulges to (0 right, then
 * clockwise).
 */
export function half(cx: number, cy: number, r: number, towards: Turn): Outline {
  const [ax, ay] = QUADRANTS[((towards + 3) % 4) as Turn];
  return [['M', cx + ax * r, cy + ay * r], ['A', r, 0, 1, cx - ax * r, cy - ay * r], ['Z']];
}

/** Half a ring, with sides as in {@link half}. */
export function halfRing(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  towards: Turn,
): Outline {
  const [ax, ay] = QUADRANTS[((towards + 3) % 4) as Turn];
  return [
    ['M', cx + ax * outer, cy + ay * outer],
    ['A', outer, 0, 1, cx - ax * outer, cy - ay * outer],
    ['L', cx - ax * inner, cy - ay * inner],
    ['A', inner, 0, 0, cx + ax * inner, cy + ay * inner],
    ['Z'],
  ];
}

/**
 * A rectangle with rounded corners, given the radii: top left, top right, bottom right, bottom
 * left.
 */
export function rounded(
  x: number,
  y: number,
  w: number,
  h: number,
  lu: number,
  ru = lu,
  rl = lu,
  ll = lu,
): Outline {
  const out: Command[] = [['M', x + lu, y]];
  out.push(['L', x + w - ru, y]);
  if (ru) out.push(['A', ru, 0, 1, x + w, y + ru]);
  out.push(['L', x + w, y + h - rl]);
  if (rl) out.push(['A', rl, 0, 1, x + w - rl, y + h]);
  out.push(['L', x + ll, y + h]);
  if (ll) out.push(['A', ll, 0, 1, x, y + h - ll]);
  out.push(['L', x, y + lu]);
  if (lu) out.push(['A', lu, 0, 1, x + lu, y]);
  out.push(['Z']);
  return out;
}

/** A doorway with straight sides and a round top, given its top left corner. */
export function arch(x: number, y: number, w: number, h: number): Outline {
  return rounded(x, y, w, h, w / 2, w / 2, 0, 0);
}

/** The intersection of two equal circles: pointed at `from` and `to`, with arcs of radius `r`. */
export function lens(x1: number, y1: number, x2: number, y2: number, r: number): Outline {
  return [['M', x1, y1], ['A', r, 0, 1, x2, y2], ['A', r, 0, 1, x1, y1], ['Z']];
}

/** A four-pointed star whose sides are concave quarter circles. */
export function star(cx: number, cy: number, r: number): Outline {
  return [
    ['M', cx, cy - r],
    ['A', r, 0, 0, cx + r, cy],
    ['A', r, 0, 0, cx, cy + r],
    ['A', r, 0, 0, cx - r, cy],
    ['A', r, 0, 0, cx, cy - r],
    ['Z'],
  ];
}

/** The outline mirrored at x = 12, still clockwise. */
export function mirrored(outline: Outline): Outline {
  const out: Command[] = [];
  let start = 0;
  for (const [index, command] of outline.entries()) {
    if (command[0] !== 'Z') continue;
    out.push(...reversed(outline.slice(start, index)), ['Z']);
    start = index + 1;
  }
  return out;
}

/** An open run of commands, reversed and mirrored. */
function reversed(run: Outline): Outline {
  const ends = run.map((command): readonly [number, number] => {
    if (command[0] === 'Z') throw new RangeError('Only an open run can be reversed');
    return command[0] === 'A' ? [command[4], command[5]] : [command[1], command[2]];
  });
  const flip = ([x, y]: readonly [number, number]): [number, number] => [TILE - x, y];
  const last = ends.at(-1);
  if (last === undefined) return [];
  const out: Command[] = [['M', ...flip(last)]];
  for (let i = run.length - 1; i > 0; i--) {
    const command = run[i] as Command;
    const to = flip(ends[i - 1] as readonly [number, number]);
    // Mirroring and reversing both flip the sweep flag, so it stays the same.
    if (command[0] === 'A') out.push(['A', command[1], command[2], command[3], ...to]);
    else out.push(['L', ...to]);
  }
  return out;
}

/** The position of an outline on the sheet. */
export interface Placement {
  /** The top left corner, in units. */
  readonly x: number;
  readonly y: number;
  /** Sheet units per unit of the outline. */
  readonly scale: number;
  readonly turn: Turn;
  /** The size of the outline's own canvas before rotation, in units. */
  readonly width: number;
  readonly height: number;
}

/** Rotates an outline by quarter turns about its canvas, scales it and moves it. */
export function place(outline: Outline, at: Placement): Outline {
  const { width: w, height: h, scale } = at;
  const point = (x: number, y: number): [number, number] => {
    const [u, v] = (
      [
        [x, y],
        [h - y, x],
        [w - x, h - y],
        [y, w - x],
      ] as const
    )[at.turn];
    return [at.x + u * scale, at.y + v * scale];
  };
  return outline.map((command): Command => {
    switch (command[0]) {
      case 'Z':
        return command;
      case 'A':
        return ['A', command[1] * scale, command[2], command[3], ...point(command[4], command[5])];
      default:
        return [command[0], ...point(command[1], command[2])];
    }
  });
}

/**
 * Serializes outlines as the `d` of a path: relative commands, at most two decimals, no redundant
 * spaces.
 */
export function pathData(outlines: readonly Outline[]): string {
  let d = '';
  let [px, py] = [0, 0];
  let [sx, sy] = [0, 0];
  for (const command of outlines.flat()) {
    switch (command[0]) {
      case 'M': {
        const [x, y] = [round(command[1]), round(command[2])];
        d += d === '' ? `M${numbers(x, y)}` : `m${numbers(x - px, y - py)}`;
        [px, py, sx, sy] = [x, y, x, y];
        break;
      }
      case 'L': {
        const [x, y] = [round(command[1]), round(command[2])];
        // `z` draws the line back to the start.
        if (x === px && y !== py) d += `v${numbers(y - py)}`;
        else if (y === py && x !== px) d += `h${numbers(x - px)}`;
        else if (x !== px || y !== py) d += `l${numbers(x - px, y - py)}`;
        [px, py] = [x, y];
        break;
      }
      case 'A': {
        const [x, y] = [round(command[4]), round(command[5])];
        const r = round(command[1]);
        d += `a${numbers(r, r, 0, command[2], command[3], x - px, y - py)}`;
        [px, py] = [x, y];
        break;
      }
      case 'Z':
        d += 'z';
        [px, py] = [sx, sy];
        break;
    }
  }
  return d;
}

/**
 * Whether a point is inside an outline (non-zero rule). Arcs are approximated by chords of at most
 * 7.5 degrees, which is exact enough for points half a unit from an edge.
 */
export function contains(outline: Outline, x: number, y: number): boolean {
  let winding = 0;
  let [px, py, sx, sy] = [0, 0, 0, 0];
  const edge = (nx: number, ny: number): void => {
    if (py <= y !== ny <= y) {
      const cross = (nx - px) * (y - py) - (x - px) * (ny - py);
      if (ny > py && cross > 0) winding++;
      else if (ny <= py && cross < 0) winding--;
    }
    [px, py] = [nx, ny];
  };
  for (const command of outline) {
    if (command[0] === 'M') {
      edge(sx, sy);
      [px, py, sx, sy] = [command[1], command[2], command[1], command[2]];
    } else if (command[0] === 'L') {
      edge(command[1], command[2]);
    } else if (command[0] === 'A') {
      for (const [nx, ny] of chords(px, py, command)) edge(nx, ny);
    } else {
      edge(sx, sy);
    }
  }
  edge(sx, sy);
  return winding !== 0;
}

function chords(
  x1: number,
  y1: number,
  [, r, large, sweep, x2, y2]: readonly ['A', number, 0 | 1, 0 | 1, number, number],
): [number, number][] {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const d = Math.hypot(x2 - x1, y2 - y1);
  if (d === 0) return [];
  const h = Math.sqrt(Math.max(0, r * r - (d * d) / 4)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [mx - (h * (y2 - y1)) / d, my + (h * (x2 - x1)) / d];
  const start = Math.atan2(y1 - cy, x1 - cx);
  let span = Math.atan2(y2 - cy, x2 - cx) - start;
  if (sweep && span <= 0) span += 2 * Math.PI;
  if (!sweep && span >= 0) span -= 2 * Math.PI;
  const steps = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 24)));
  const out: [number, number][] = [];
  for (let i = 1; i <= steps; i++) {
    const a = start + (span * i) / steps;
    out.push(i === steps ? [x2, y2] : [cx + r * Math.cos(a), cy + r * Math.sin(a)]);
  }
  return out;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Joins numbers with the fewest characters: a minus sign is its own separator. */
function numbers(...values: readonly number[]): string {
  let out = '';
  for (const value of values) {
    const text = String(round(value)).replace(/^(-?)0\./u, '$1.');
    out += out === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return out;
}
