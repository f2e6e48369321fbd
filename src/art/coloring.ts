import type { Role } from './drawing.ts';
import type { Ink, Paint } from './paint.ts';
import type { Slot } from './tile-layouts.ts';
import type { Random } from './random.ts';
import { coverage, seam, type SheetTile, type UncoloredTile } from './sheet-tile.ts';

/** The tiles of a slot before they are colored. */
export interface Cast {
  readonly slot: Slot;
  readonly tiles: readonly UncoloredTile[];
  /** The paints it may use. */
  readonly paints: readonly Paint[];
}

/** The target share of each color in the tiled area. */
const BALANCE: Readonly<Record<Ink, number>> = {
  ink: 0.26,
  ink2: 0.14,
  a: 0.22,
  b: 0.2,
  paper: 0.15,
  yellow: 0.03,
};
const INKS = Object.keys(BALANCE) as Ink[];

/** The number of random initial colorings. */
const ATTEMPTS = 8;
/** How often each coloring is revised once every neighbor is known. */
const REVISIONS = 2;
/** The cost of each sample on a seam where two neighbors merge; there are four samples per cell. */
const SEAM_COST = 16;
/** The cost per color for its share above the balance, for the whole sheet. */
const BALANCE_COST = 40;
/** The cost of repeating a pair of colors. */
const REPEAT_COST = 0.8;
/** The range of the random cost that decides between equally good paints. */
const CHANCE = 0.6;

/** The number of cells covered by each role. */
type Area = readonly (readonly [Role, number])[];

/** Two roles that face each other across a seam, and the cost if they merge. */
type Face = readonly [mine: Role, other: number, theirs: Role, cost: number];

/**
 * Colors every slot. Each of several seeded attempts goes through the slots and chooses the paint
 * that merges least with the neighbors and keeps the best balance; the cheapest attempt wins.
 */
export function color(casts: readonly Cast[], random: Random): SheetTile[] {
  const areas = casts.map(areaByRole);
  const total = areas.flat().reduce((sum, [, cells]) => sum + cells, 0);
  const faces = casts.map((cast) => facesOf(cast, casts));

  /** The cells of each color in all slots but `i`, and how often a ground and a main figure are paired there. */
  const lookBeside = (i: number, taken: readonly Paint[]) => {
    const cells: Record<Ink, number> = { ink: 0, ink2: 0, a: 0, b: 0, paper: 0, yellow: 0 };
    const pairs = new Map<string, number>();
    for (const [other, seen] of taken.entries()) {
      if (other === i) continue;
      for (const [role, count] of areas[other] ?? []) cells[seen[role]] += count;
      pairs.set(seen.g + seen.m, (pairs.get(seen.g + seen.m) ?? 0) + 1);
    }
    return { cells, pairs };
  };

  /**
   * The cost of a paint for slot `i`, given the paints of the other slots so far. Costs only add up,
   * so it stops where a cost of `enough` is reached.
   */
  const price = (
    i: number,
    paint: Paint,
    taken: readonly Paint[],
    beside: ReturnType<typeof lookBeside>,
    enough: number,
  ): number => {
    let cost = 0;
    for (const [mine, other, theirs, merging] of faces[i] ?? []) {
      if (paint[mine] !== 'ink' && paint[mine] === taken[other]?.[theirs]) cost += merging;
    }
    if (cost >= enough) return cost;
    const repeats = beside.pairs.get(paint.g + paint.m) ?? 0;
    // Added one by one: a product is rounded differently, and the cheapest paint may be another.
    for (let repeat = 0; repeat < repeats; repeat++) cost += REPEAT_COST;
    if (cost >= enough) return cost;
    const cells = { ...beside.cells };
    for (const [role, count] of areas[i] ?? []) cells[paint[role]] += count;
    for (const ink of INKS) {
      cost += BALANCE_COST * Math.max(0, cells[ink] / total - BALANCE[ink]);
    }
    return cost;
  };

  let best: readonly Paint[] = [];
  let bestCost = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const taken: Paint[] = [];
    let cost = 0;
    for (let round = 0; round <= REVISIONS; round++) {
      cost = 0;
      for (const [i, { paints }] of casts.entries()) {
        const beside = lookBeside(i, taken);
        let lowest = Infinity;
        let cheapest: Paint | undefined;
        for (const paint of paints) {
          const chance = round === 0 ? random.next() * CHANCE : 0;
          const asked = price(i, paint, taken, beside, lowest) + chance;
          if (asked < lowest) [lowest, cheapest] = [asked, paint];
        }
        taken[i] = cheapest as Paint;
        cost += lowest;
      }
    }
    if (cost < bestCost) [best, bestCost] = [taken, cost];
  }
  return casts.flatMap((cast, i) =>
    cast.tiles.map((tile) => ({ ...tile, paint: best[i] as Paint })),
  );
}

function areaByRole(cast: Cast): Area {
  const area = new Map<Role, number>();
  for (const tile of cast.tiles) {
    for (const [role, cells] of coverage(tile)) area.set(role, (area.get(role) ?? 0) + cells);
  }
  return [...area];
}

function facesOf(cast: Cast, casts: readonly Cast[]): Face[] {
  const counts = new Map<string, [Role, number, Role, number]>();
  for (const [other, { slot, tiles }] of casts.entries()) {
    if (slot === cast.slot) continue;
    for (const one of cast.tiles) {
      for (const two of tiles) {
        for (const [mine, theirs] of seam(one, two)) {
          const key = `${mine}${other}${theirs}`;
          const face = counts.get(key) ?? [mine, other, theirs, 0];
          face[3] += SEAM_COST;
          counts.set(key, face);
        }
      }
    }
  }
  return [...counts.values()];
}
