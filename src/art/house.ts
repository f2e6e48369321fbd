import type { Drawing, Role } from './drawing.ts';
import { drawings } from './drawings/index.ts';
import {
  arch,
  disc,
  half,
  pathData,
  place,
  poly,
  rect,
  rounded,
  TILE,
  type Outline,
} from './geometry.ts';
import { AT_HOME, HOUSE_PLANS } from '#src/design/house-plan.ts';
import type { MotifName, Roof } from './motifs.ts';

/** What each option of the sentence (docs/specification.md, 2.3) builds. The ids are those of the options. */
export interface HouseSpec {
  readonly fields: readonly {
    readonly id: string;
    readonly roof: Roof;
    readonly sign: MotifName;
  }[];
  readonly problems: readonly { readonly id: string; readonly motif: MotifName }[];
  readonly terms: readonly (Evening & { readonly id: string })[];
}

/** The ground floor. */
interface Evening {
  /** Where the hands of the clock point, in minutes of its face; none on the clock of an open date. */
  readonly hands?: { readonly hour: number; readonly minute: number } | undefined;
  /** How many of its three windows are lit. */
  readonly lit: number;
  readonly isOpen: boolean;
}

/** A color of the page that shows the house, or the light in its windows. */
type Color = 'ink' | 'ink2' | 'a' | 'b' | 'paper' | 'light';
/** Outlines in one color. */
type Layer = readonly [Color, ...Outline[]];

/** The custom properties of src/design/tokens.css.ts: one file serves every palette. */
const VALUES: Readonly<Record<Color, string>> = {
  ink: 'var(--ink-ground)',
  ink2: 'var(--ink-ground2)',
  a: 'var(--ink-accent-a)',
  b: 'var(--ink-accent-b)',
  paper: 'var(--paper)',
  light: 'var(--house-light,var(--action-ground))',
};

type Paint = Readonly<Record<Role, Color>>;
const IN_WINDOW: Paint = { g: 'light', m: 'ink', s: 'paper', t: 'a', k: 'ink', y: 'light' };
const ON_SIGN: Paint = { g: 'paper', m: 'ink', s: 'a', t: 'b', k: 'ink', y: 'b' };

const motif = (drawing: Drawing, paint: Paint, x: number, y: number, size: number): Layer[] =>
  drawing.map(([role, ...outlines]): Layer => [
    paint[role],
    place(outlines.flat(), { x, y, scale: size / TILE, turn: 0, width: TILE, height: TILE }),
  ]);

const gable = (middle: number, foot: number, width: number, height: number): Outline =>
  poly(middle - width / 2, foot, middle, foot - height, middle + width / 2, foot);

/** The room of a roof, whose foot is on the walls. */
interface RoofBox {
  readonly x: number;
  readonly width: number;
  readonly foot: number;
  readonly height: number;
}

const roofs: Readonly<Record<Roof, (box: RoofBox) => Layer[]>> = {
  // Lying open, its spine up: a cover, and pages below it.
  book({ x, width, foot, height }) {
    const sheet = (share: number) => gable(x + width / 2, foot, width * share, height * share);
    return [
      ['a', sheet(1)],
      ['paper', sheet(0.78)],
      ['ink', sheet(0.7)],
      ['paper', sheet(0.62)],
      ['ink', sheet(0.54)],
      ['b', sheet(0.46)],
      ['ink', half(x + width / 2, foot, height * 0.24, 3)],
    ];
  },
  board({ x, width, foot, height }) {
    const [middle, left, right] = [x + width / 2, x + width * 0.19, x + width * 0.81];
    const [top, y, low] = [foot - height, foot - height * 0.58, foot - height * 0.16];
    const cord = x + width * 0.86;
    return [
      ['b', rect(left, y, right - left, foot - y)],
      ['ink', rect(left, foot - height * 0.13, right - left, height * 0.06)],
      ['a', poly(x, y, middle, top, x + width, y, middle, low)],
      [
        'paper',
        poly(middle, y - 2, cord, y + 5, cord, y + 9, middle, y + 2),
        rect(cord - 4, y + 5, 4, foot - y - 14),
        rect(cord - 6, foot - 16, 8, 13),
        disc(middle, y, 4),
      ],
    ];
  },
  workshop({ x, width, foot, height }) {
    const tooth = width / 3;
    const rise = height * 0.9;
    const teeth = [x, x + tooth, x + 2 * tooth];
    const pane = (from: number, share: number) => {
      const sill = foot - 5;
      const top = (at: number) => sill - rise * (at - 0.22);
      const [left, right] = [from + tooth * share, from + tooth * (share + 0.13)];
      return poly(left, sill, left, top(share), right, top(share + 0.13), right, sill);
    };
    return [
      [
        'a',
        ...teeth.map((left) => poly(left, foot, left + tooth, foot - rise, left + tooth, foot)),
      ],
      ['paper', ...teeth.flatMap((left) => [0.42, 0.61, 0.8].map((share) => pane(left, share)))],
    ];
  },
  // As many vaults as the room is long.
  hall({ x, width, foot, height }) {
    const count = Math.round(width / (2 * height));
    const vault = width / count;
    const radius = Math.min(height, vault / 2);
    const arcs = (share: number) =>
      Array.from({ length: count }, (_, i) => half(x + vault * (i + 0.5), foot, radius * share, 3));
    return [
      ['a', ...arcs(1)],
      ['ink', ...arcs(0.78)],
      ['paper', ...arcs(0.7)],
      ['ink', ...arcs(0.54)],
      ['b', ...arcs(0.46)],
      ['ink', ...arcs(0.22)],
    ];
  },
};

const chimney = (x: number, foot: number): Layer[] => [
  ['b', rect(x, 4, 16, foot - 4)],
  ['paper', rect(x - 2, 0, 20, 6)],
];

/** A board, 22 units wide. */
const sign = (name: MotifName, x: number, y: number): Layer[] => [
  ['paper', rect(x, y, 22, 22)],
  ...motif(drawings[name], ON_SIGN, x + 2, y + 2, 18),
];

function ground({ hands, lit, isOpen }: Evening): Layer[] {
  const scallops = (first: number) =>
    Array.from({ length: 5 }, (_, i) => rounded((2 * i + first) * 12, 0, 12, 12, 0, 0, 6, 6));
  const windows = [29, 77, 101].map((x) => arch(x, 17, 14, 24));
  return [
    ['a', ...scallops(0)],
    ['ink2', ...scallops(1)],
    ['ink', disc(12, 28, 10), ...windows.slice(lit), arch(47, 14, 26, 34)],
    ['b', disc(12, 28, 8)],
    [
      'ink',
      disc(12, 28, 1.5),
      ...(hands === undefined ? [] : [hand(hands.hour, 4.5), hand(hands.minute, 7)]),
    ],
    ...(lit > 0 ? [['light', ...windows.slice(0, lit)] as const] : []),
    ...(isOpen
      ? ([
          ['light', arch(49, 16, 22, 32)],
          ['a', poly(49, 18, 57, 22, 57, 48, 49, 48)],
        ] as const)
      : ([
          ['a', arch(49, 16, 22, 32)],
          ['ink', disc(67, 33, 1.5)],
        ] as const)),
  ];
}

/** Ten past ten, and light from the open door on the ground before the house. */
const atHome = (): Layer[] => [
  ...ground({ hands: { hour: 51, minute: 10 }, lit: 3, isOpen: true }),
  ['light', poly(49, 48, 71, 48, 75, 56, 45, 56)],
];

/** A hand of the clock. */
function hand(minute: number, length: number): Outline {
  const angle = (minute / 60) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const [cx, cy] = [12, 28];
  return poly(
    cx - y,
    cy + x,
    cx + y,
    cy - x,
    cx + y + x * length,
    cy - x + y * length,
    cx - y + x * length,
    cy + x + y * length,
  );
}

/** What every house has in the upright drawing: walls, the big window, the garden. */
function wideWalls(): Layer[] {
  const { width } = HOUSE_PLANS.wide;
  return [
    ['ink2', rect(0, 204, width, 12)],
    ['b', ...Array.from({ length: width / 24 }, (_, i) => half(12 + i * 24, 216, 12, 3))],
    ['paper', rect(68, 202, 32, 4)],
    ['b', half(11, 204, 11, 3)],
    ['a', rect(155, 176, 3, 28)],
    ['b', disc(156.5, 172, 11.5), rect(24, 60, 120, 96)],
    ['paper', rect(37, 64, 94, 88), rect(33, 150, 102, 6)],
    ['light', rect(40, 67, 88, 83)],
    ['paper', rect(24, 156, 120, 48)],
  ];
}

/** The same in the low one, where the ground floor is beside the window. */
const tallWalls: readonly Layer[] = [
  ['ink2', rect(0, 112, 216, 8)],
  ['b', rect(0, 112, 216, 2), rect(12, 40, 192, 72)],
  ['paper', rect(18, 44, 63, 63), rect(15, 106, 69, 5), rect(84, 64, 120, 48)],
  ['light', rect(21, 47, 57, 57)],
];

const symbol = (id: string, layers: readonly Layer[], viewBox?: string): string => {
  // Parts are drawn where they are in the house; a picture is put into its window.
  const box = viewBox === undefined ? 'overflow="visible"' : `viewBox="${viewBox}"`;
  const paths = layers.map(
    ([color, ...outlines]) => `<path fill="${VALUES[color]}" d="${pathData(outlines)}"/>`,
  );
  return `<symbol id="${id}" ${box}>${paths.join('')}</symbol>`;
};

/**
 * Draws the parts of the house as the symbols of one SVG document (docs/specification.md, 2.3), which the page
 * puts together (src/components/house/HouseDrawing.tsx): `wide` and `tall` are the walls, `wide-` or `tall-`
 * with the id of a field its roof and sign; the ids of problems and terms are the picture in the big window and
 * the ground floor, `AT_HOME` among them. Colors are the custom properties of the page. The same spec gives the same bytes.
 */
export function drawHouse({ fields, problems, terms }: HouseSpec): string {
  const symbols = [
    symbol('wide', wideWalls()),
    symbol('tall', tallWalls),
    ...fields.flatMap(({ id, roof, sign: name }) => [
      symbol(`wide-${id}`, [
        ...chimney(118, 59),
        ...roofs[roof]({ x: 12, width: 144, foot: 60, height: 58 }),
        ['paper', rect(12, 58, 144, 4)],
        // A bracket with two hooks, and below the board a pennant.
        ['paper', rect(0, 70, 24, 2), rect(4, 72, 2, 6), rect(18, 72, 2, 6)],
        ['a', poly(1, 98, 23, 98, 23, 118, 12, 109, 1, 118)],
        ...sign(name, 1, 78),
      ]),
      symbol(`tall-${id}`, [
        ...chimney(136, 39),
        ...roofs[roof]({ x: 0, width: 216, foot: 40, height: 37 }),
        ['paper', rect(0, 38, 216, 3)],
        ...sign(name, 133, 42),
      ]),
    ]),
    ...problems.map(({ id, motif: name }) =>
      symbol(id, motif(drawings[name], IN_WINDOW, 0, 0, TILE), `0 0 ${TILE} ${TILE}`),
    ),
    ...terms.map((term) => symbol(term.id, ground(term))),
    symbol(AT_HOME, atHome()),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
