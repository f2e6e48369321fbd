import type { Role } from './drawing.ts';
import type { Ink, Paint } from './paint.ts';
import type { Slot } from './plates.ts';
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
type Shares = Record<Ink, number>;

/** Two roles that face each other across a seam, and in how many samples. */
type Face = readonly [mine: Role, other: number, theirs: Role, looks: number];

/**
 * Colors every slot. Each of several seeded attempts goes through the slots and chooses the paint
 * that merges least with the neighbors and keeps the best balance; the cheapest attempt wins.
 */
export function color(casts: readonly Cast[], random: Random): SheetTile[] {
  const areas = casts.map(areaByRole);
  const total = areas.reduce((sum, area) => sum + area.reduce((n, [, cells]) => n + cells, 0), 0);
  const faces = casts.map((cast) => facesOf(cast, casts));

  /** The number of cells of each color in all slots but `i`. */
  const sharesBeside = (i: number, taken: readonly (Paint | undefined)[]): Shares => {
    const shares: Shares = { ink: 0, ink2: 0, a: 0, b: 0, paper: 0, yellow: 0 };
    for (let other = 0; other < areas.length; other++) {
      const seen = taken[other];
      if (other === i || seen === undefined) continue;
      for (const [role, cells] of areas[other] as Area) shares[seen[role]] += cells;
    }
    return shares;
  };

  /** The cost of `paint` for slot `i`, given the paints of the other slots so far. */
  const price = (
    i: number,
    paint: Paint,
    taken: readonly (Paint | undefined)[],
    beside: Shares,
  ): number => {
    let cost = 0;
    for (const [mine, other, theirs, looks] of faces[i] as readonly Face[]) {
      const ink = paint[mine];
      if (ink !== 'ink' && ink === taken[other]?.[theirs]) cost += looks * SEAM_COST;
    }
    for (let other = 0; other < taken.length; other++) {
      const seen = taken[other];
      if (other !== i && seen?.g === paint.g && seen.m === paint.m) cost += REPEAT_COST;
    }
    const shares = { ...beside };
    for (const [role, cells] of areas[i] as Area) shares[paint[role]] += cells;
    for (const ink of INKS) {
      cost += BALANCE_COST * Math.max(0, shares[ink] / total - BALANCE[ink]);
    }
    return cost;
  };

  let best: readonly (Paint | undefined)[] = [];
  let bestCost = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const taken = casts.map((): Paint | undefined => undefined);
    let cost = 0;
    for (let round = 0; round <= REVISIONS; round++) {
      cost = 0;
      for (const [i, { paints }] of casts.entries()) {
        const beside = sharesBeside(i, taken);
        let lowest = Infinity;
        let chosen: Paint | undefined;
        for (const paint of paints) {
          const asked = price(i, paint, taken, beside) + (round === 0 ? random.next() * CHANCE : 0);
          if (asked < lowest) [chosen, lowest] = [paint, asked];
        }
        taken[i] = chosen;
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
          face[3]++;
          counts.set(key, face);
        }
      }
    }
  }
  return [...counts.values()];
}
