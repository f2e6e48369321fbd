import type { Drawing } from './drawing.ts';
import { drawings } from './drawings/index.ts';
import { heroGrounds } from './hero-grounds.ts';
import { TILE, type Turn } from './geometry.ts';
import type { MotifName } from './motifs.ts';
import { ornaments, wideOrnaments, type OrnamentKind, type WideOrnamentKind } from './ornaments.ts';
import {
  motifPaints,
  ornamentPaints,
  edgePaints,
  type Ground,
  type Ink,
  type Paint,
} from './paint.ts';
import type { PictureSpec } from './picture-spec.ts';
import { readPlate, sheets, type Sheet, type Slot } from './plates.ts';
import { createRandom, type Random } from './random.ts';
import { coverage, mergedEdge, type SheetTile } from './sheet-tile.ts';

/** How the tiles of a run turn from one to the next. */
type TurnRule = (column: number, row: number, index: number) => Turn;

const turnRules = {
  same: () => 0,
  opposite: (_c, _r, index) => ((index % 2) * 2) as Turn,
  quarterly: (_c, _r, index) => (index % 4) as Turn,
  swing: (_c, _r, index) => (index % 2) as Turn,
} as const satisfies Record<string, TurnRule>;

/** Ornaments that make good runs, with the rules that suit them. */
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

/** A tile before it has colours; an inverted one changes its ground and figure over. */
interface UncolouredTile extends Omit<SheetTile, 'paint'> {
  readonly inverted?: boolean;
}

/** What fills a slot before it has colours. */
interface Cast {
  readonly slot: Slot;
  readonly tiles: readonly UncolouredTile[];
  readonly paints: readonly Paint[];
}

export interface Composition {
  readonly sheet: Sheet;
  readonly tiles: readonly SheetTile[];
}

/** Chooses plate, ornaments and colours for a picture. The same spec always gives the same answer. */
export function compose(spec: PictureSpec): Composition {
  const sheet = sheets[spec.format];
  const random = createRandom(`${spec.format} ${spec.line} ${spec.motifs.join(' ')} ${spec.seed}`);
  const slots = readPlate(random.pick(sheet.plates), random.pick(sheet.flips));
  const kinds = random.shuffle(runs);
  const squares = random.shuffle(squareBlocks);
  const wides = random.shuffle(wideBlocks);
  // One tile of one run breaks the rule of its run: a rhythm is only heard when it is missed once.
  const long = slots.filter(({ name, cells }) => /[a-z]/u.test(name) && cells.length > 2);
  const breaker = long.length > 0 ? random.pick(long).name : '';
  const casts = slots.map((slot): Cast => {
    const motif = motifFor(slot, spec.motifs);
    if (motif !== undefined) return castMotif(sheet, slot, motif, groundsFor(spec, slot, random));
    if (/[PQR1-9]/u.test(slot.name)) return castBlock(sheet, slot, squares, wides, random);
    const run = kinds.pop() ?? random.pick(runs);
    const turn = random.below(4) as Turn;
    const rule = turnRules[random.pick(run[1])];
    const broken = slot.name === breaker ? 1 + random.below(slot.cells.length - 2) : -1;
    return castRun(sheet, slot, run[0], rule, turn, broken);
  });
  return { sheet, tiles: colour(casts, random) };
}

function motifFor(slot: Slot, motifs: readonly MotifName[]): MotifName | undefined {
  const index = ['F', 'P', 'Q', 'R'].indexOf(slot.name);
  return index < 0 ? undefined : motifs[index];
}

function blockAt(sheet: Sheet, slot: Slot) {
  return {
    slot: slot.name,
    x: sheet.left + slot.column * TILE,
    y: sheet.top + slot.row * TILE,
    columns: slot.columns,
    rows: slot.rows,
  };
}

function castMotif(sheet: Sheet, slot: Slot, motif: MotifName, grounds: readonly Ground[]): Cast {
  const paints = grounds.map((ground): Paint =>
    slot.name === 'F' ? { ...motifPaints[ground], y: 'yellow' } : motifPaints[ground],
  );
  return {
    slot,
    tiles: [{ ...blockAt(sheet, slot), drawing: drawings[motif], turn: 0, canvas: [TILE, TILE] }],
    paints,
  };
}

/** The ground of a focal motif is settled before anything else, so that the line's pages differ. */
function groundsFor(spec: PictureSpec, slot: Slot, random: Random): readonly Ground[] {
  if (slot.name !== 'F') return ['a', 'b', 'ink2', 'paper', 'ink'];
  if (spec.format === 'panel' || spec.format === 'card' || spec.format === 'tile') {
    return [random.pick(['a', 'b', 'a', 'b', 'paper', 'ink2'] as const)];
  }
  return [heroGrounds[spec.motifs[0]]];
}

function castBlock(
  sheet: Sheet,
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
      tiles: [
        { ...blockAt(sheet, slot), drawing, turn: random.below(4) as Turn, canvas: [TILE, TILE] },
      ],
      paints: ornamentPaints,
    };
  }
  const drawing: Drawing = wideOrnaments[wides.pop() ?? random.pick(wideBlocks)];
  const turn = (columns > rows ? random.below(2) * 2 : 1 + random.below(2) * 2) as Turn;
  return {
    slot,
    tiles: [{ ...blockAt(sheet, slot), drawing, turn, canvas: [2 * TILE, TILE] }],
    paints: ornamentPaints,
  };
}

function castRun(
  sheet: Sheet,
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
      turn: ((rule(column, row, index) + first) % 4) as Turn,
      x: sheet.left + column * TILE,
      y: sheet.top + row * TILE,
      columns: 1,
      rows: 1,
      canvas: [TILE, TILE] as const,
      inverted: index === broken,
    })),
    paints: /[yz]/u.test(slot.name) ? edgePaints : ornamentPaints,
  };
}

/** How the tiled part should be shared out among the colours. */
const BALANCE: Readonly<Record<Ink, number>> = {
  ink: 0.26,
  ink2: 0.14,
  a: 0.22,
  b: 0.2,
  paper: 0.15,
  yellow: 0.03,
};

/**
 * Gives every slot its colours: many seeded attempts, each slot in turn taking what disturbs its
 * neighbours least and keeps the balance, and the best attempt wins.
 */
function colour(casts: readonly Cast[], random: Random): SheetTile[] {
  const total = casts.reduce(
    (sum, cast) => sum + cast.tiles.reduce((n, t) => n + t.columns * t.rows, 0),
    0,
  );
  let best: SheetTile[] = [];
  let bestCost = Infinity;
  for (let attempt = 0; attempt < 24; attempt++) {
    const done: SheetTile[] = [];
    const shares = new Map<Ink, number>();
    const used = new Map<string, number>();
    let cost = 0;
    for (const cast of casts) {
      let chosen:
        { tiles: SheetTile[]; cost: number; shares: Map<Ink, number>; paint: Paint } | undefined;
      for (const paint of random.shuffle(cast.paints)) {
        const tiles = cast.tiles.map((tile) => ({
          ...tile,
          paint: tile.inverted ? { ...paint, g: paint.m, m: paint.g } : paint,
        }));
        const added = new Map(shares);
        for (const tile of tiles) {
          for (const [ink, cells] of coverage(tile)) added.set(ink, (added.get(ink) ?? 0) + cells);
        }
        let price = random.next() * 0.6;
        for (const tile of tiles) for (const other of done) price += 6 * mergedEdge(tile, other);
        for (const ink of Object.keys(BALANCE) as Ink[]) {
          const over = (added.get(ink) ?? 0) / total - BALANCE[ink];
          if (over > 0) price += 40 * over;
        }
        price += 0.8 * (used.get(`${paint.g}${paint.m}`) ?? 0);
        if (chosen === undefined || price < chosen.cost)
          chosen = { tiles, cost: price, shares: added, paint };
      }
      if (chosen === undefined) continue;
      done.push(...chosen.tiles);
      cost += chosen.cost;
      shares.clear();
      for (const [ink, cells] of chosen.shares) shares.set(ink, cells);
      const key = `${chosen.paint.g}${chosen.paint.m}`;
      used.set(key, (used.get(key) ?? 0) + 1);
    }
    if (cost < bestCost) [best, bestCost] = [done, cost];
  }
  return best;
}
