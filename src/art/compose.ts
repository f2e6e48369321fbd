import { color, type Cast } from './coloring.ts';
import type { Drawing } from './drawing.ts';
import { drawings } from './drawings/index.ts';
import { TILE, type Turn } from './geometry.ts';
import { heroGrounds, type MotifName } from './motifs.ts';
import { ornaments, wideOrnaments, type OrnamentKind, type WideOrnamentKind } from './ornaments.ts';
import {
  motifPaints,
  ornamentPaints,
  tileGrounds,
  edgePaints,
  type Ground,
  type Paint,
} from './paint.ts';
import type { PictureSpec } from './picture-spec.ts';
import { layoutsOf, readLayout, sheets, startOf, type Sheet, type Slot } from './tile-layouts.ts';
import { createRandom, type Random } from './random.ts';
import type { SheetTile } from './sheet-tile.ts';

/** How tiles in a run are rotated. */
type TurnRule = (column: number, row: number, index: number) => Turn;

const turnRules = {
  same: () => 0,
  opposite: (_c, _r, index) => ((index % 2) * 2) as Turn,
  quarterly: (_c, _r, index) => (index % 4) as Turn,
  swing: (_c, _r, index) => (index % 2) as Turn,
} as const satisfies Record<string, TurnRule>;

/** Ornaments that work as runs, with suitable rules. */
const runs: readonly (readonly [OrnamentKind, readonly (keyof typeof turnRules)[]])[] = [
  ['quarter', ['same', 'opposite', 'quarterly']],
  ['leaf', ['same', 'swing']],
  ['half', ['same', 'opposite']],
  ['ring', ['same']],
  ['disc', ['same']],
  ['arch', ['same']],
  ['rainbow', ['same', 'opposite', 'quarterly']],
  ['stripes', ['swing', 'same']],
  ['dots', ['same']],
  ['diagonal', ['same', 'quarterly']],
  ['steps', ['same']],
  ['star', ['same']],
  ['drop', ['same', 'opposite']],
];

const squareBlocks: readonly OrnamentKind[] = [
  'quarter',
  'rainbow',
  'petals',
  'ring',
  'leaf',
  'pinwheel',
  'arch',
  'drop',
];
const wideBlocks = Object.keys(wideOrnaments) as WideOrnamentKind[];

export interface Composition {
  readonly sheet: Sheet;
  readonly tiles: readonly SheetTile[];
}

/**
 * Chooses the layout, ornaments and colors of a picture. The same spec always gives the same result.
 */
export function compose(spec: PictureSpec): Composition {
  const sheet = sheets[spec.format];
  const random = createRandom(`${spec.format} ${spec.line} ${spec.motifs.join(' ')} ${spec.seed}`);
  const layout = random.pick(layoutsOf(sheet));
  const slots = readLayout(layout, random.pick(sheet.flips));
  const kinds = random.shuffle(runs);
  const squares = random.shuffle(squareBlocks);
  const wides = random.shuffle(wideBlocks);
  // One tile of one run breaks the rule of its run: a single exception makes the rhythm visible.
  const long = slots.filter(({ name, cells }) => /[a-z]/u.test(name) && cells.length > 2);
  const breaker = long.length > 0 ? random.pick(long).name : '';
  const casts = slots.map((slot): Cast => {
    const motif = motifFor(slot, spec.motifs);
    if (motif !== undefined) return castMotif(sheet, slot, motif, groundsFor(spec, slot, random));
    if (/[PQR1-9]/u.test(slot.name)) return castBlock(slot, squares, wides, random);
    const run = kinds.pop() ?? random.pick(runs);
    const turn = random.below(4) as Turn;
    const rule = turnRules[random.pick(run[1])];
    const broken = slot.name === breaker ? 1 + random.below(slot.cells.length - 2) : -1;
    return castRun(slot, run[0], rule, turn, broken);
  });
  // The focal motif has only one possible ground, so it is colored first.
  casts.sort((one, other) => Number(other.slot.name === 'F') - Number(one.slot.name === 'F'));
  const [left, top] = startOf(sheet, layout);
  const placed = ({ x, y, ...tile }: SheetTile) => ({ ...tile, x: left + x, y: top + y });
  return { sheet, tiles: color(casts, random).map(placed) };
}

function motifFor(slot: Slot, motifs: readonly MotifName[]): MotifName | undefined {
  const index = ['F', 'P', 'Q', 'R', 'S'].indexOf(slot.name);
  return index < 0 ? undefined : motifs[index];
}

function blockAt(slot: Slot) {
  return {
    slot: slot.name,
    x: slot.column * TILE,
    y: slot.row * TILE,
    columns: slot.columns,
    rows: slot.rows,
  };
}

function castMotif(sheet: Sheet, slot: Slot, motif: MotifName, grounds: readonly Ground[]): Cast {
  const paints = grounds.map((ground): Paint =>
    slot.name === 'F' && sheet !== sheets.strip
      ? { ...motifPaints[ground], y: 'yellow' }
      : motifPaints[ground],
  );
  return {
    slot,
    tiles: [{ ...blockAt(slot), drawing: drawings[motif], turn: 0, canvas: [TILE, TILE] }],
    paints,
  };
}

/** The ground of a focal motif is fixed in advance, so that the pages of a line differ. */
function groundsFor(spec: PictureSpec, slot: Slot, random: Random): readonly Ground[] {
  // The tiles of a strip are shown one by one, on ink: each has to be seen as a tile.
  if (spec.format === 'strip') return ['a', 'b', 'paper'];
  if (slot.name !== 'F') return ['a', 'b', 'ink2', 'paper', 'ink'];
  if (!/^(?:hero|social)/u.test(spec.format)) {
    return [random.pick(tileGrounds)];
  }
  return [heroGrounds[spec.motifs[0]]];
}

function castBlock(
  slot: Slot,
  squares: OrnamentKind[],
  wides: WideOrnamentKind[],
  random: Random,
): Cast {
  const { columns, rows } = slot;
  if (columns === rows) {
    const drawing = ornaments[squares.pop() ?? random.pick(squareBlocks)];
    return {
      slot,
      tiles: [{ ...blockAt(slot), drawing, turn: random.below(4) as Turn, canvas: [TILE, TILE] }],
      paints: ornamentPaints,
    };
  }
  const drawing: Drawing = wideOrnaments[wides.pop() ?? random.pick(wideBlocks)];
  const turn = (columns > rows ? random.below(2) * 2 : 1 + random.below(2) * 2) as Turn;
  return {
    slot,
    tiles: [{ ...blockAt(slot), drawing, turn, canvas: [2 * TILE, TILE] }],
    paints: ornamentPaints,
  };
}

function castRun(
  slot: Slot,
  kind: OrnamentKind,
  rule: TurnRule,
  first: Turn,
  broken: number,
): Cast {
  return {
    slot,
    tiles: slot.cells.map(([column, row], index) => ({
      slot: slot.name,
      drawing: ornaments[kind],
      turn: ((rule(column, row, index) + first + (index === broken ? 2 : 0)) % 4) as Turn,
      x: column * TILE,
      y: row * TILE,
      columns: 1,
      rows: 1,
      canvas: [TILE, TILE] as const,
      odd: index === broken,
    })),
    paints: /[yz]/u.test(slot.name) ? edgePaints : ornamentPaints,
  };
}
