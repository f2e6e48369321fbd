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

const ROLES: readonly Role[] = ['g', 'm', 's', 't', 'k', 'y'];
const G = ROLES.indexOf('g');
const M = ROLES.indexOf('m');
const INK = INKS.indexOf('ink');
const SHARES = INKS.map((ink) => BALANCE[ink]);

/** The number of cells covered by each role. */
type Area = readonly (readonly [Role, number])[];

/** Two roles that face each other across a seam, and in how many samples. */
type Face = readonly [mine: Role, other: number, theirs: Role, looks: number];

/**
 * Inks of a paint by role. Roles and inks are numbers here, since costs are computed a hundred thousand
 * times per picture.
 */
type Inks = readonly number[];

const inksOf = (paint: Paint): Inks => ROLES.map((role) => INKS.indexOf(paint[role]));
const roleNumber = (role: Role): number => ROLES.indexOf(role);

/**
 * Colors every slot. Each of several seeded attempts goes through the slots and chooses the paint
 * that merges least with the neighbors and keeps the best balance; the cheapest attempt wins.
 */
export function color(casts: readonly Cast[], random: Random): SheetTile[] {
  const areas = casts.map(areaByRole);
  const total = areas.reduce((sum, area) => sum + area.reduce((n, [, cells]) => n + cells, 0), 0);
  const cellsOf = areas.map((area) =>
    area.map(([role, cells]) => [roleNumber(role), cells] as const),
  );
  const faces = casts.map((cast) =>
    facesOf(cast, casts).map(
      ([mine, other, theirs, looks]) =>
        [roleNumber(mine), other, roleNumber(theirs), looks * SEAM_COST] as const,
    ),
  );
  const paints = casts.map((cast) => cast.paints.map(inksOf));
  // What each paint of a slot would add to the cells of each color. Cells are counted in 64ths, so sums of
  // them are exact in any order.
  const added = paints.map((choices, i) =>
    choices.map((paint) => {
      const cells = new Float64Array(INKS.length);
      for (const [role, count] of cellsOf[i] ?? []) {
        const ink = paint[role] ?? 0;
        cells[ink] = (cells[ink] ?? 0) + count;
      }
      return cells;
    }),
  );
  /** The number of cells of each color in all slots but the current one. */
  const beside = new Float64Array(INKS.length);
  /** The cost of each ink for each role of the current slot, on its seams. */
  const seams = new Float64Array(ROLES.length * INKS.length);
  /** How many other slots have these two inks as their ground and main figure. */
  const pairs = new Uint8Array(INKS.length * INKS.length);

  /** Looks at slot `i` once for all of its paints. */
  const look = (
    i: number,
    taken: readonly (Inks | undefined)[],
    picks: readonly number[],
  ): void => {
    beside.fill(0);
    seams.fill(0);
    pairs.fill(0);
    for (let other = 0; other < taken.length; other++) {
      const seen = taken[other];
      if (other === i || seen === undefined) continue;
      const cells = added[other]?.[picks[other] ?? 0];
      for (let ink = 0; ink < INKS.length; ink++) {
        beside[ink] = (beside[ink] ?? 0) + (cells?.[ink] ?? 0);
      }
      const pair = (seen[G] ?? 0) * INKS.length + (seen[M] ?? 0);
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    for (const [mine, other, theirs, looks] of faces[i] ?? []) {
      const ink = taken[other]?.[theirs];
      if (ink === undefined || ink === INK) continue;
      const seam = mine * INKS.length + ink;
      seams[seam] = (seams[seam] ?? 0) + looks;
    }
  };

  /**
   * The cost of a paint for the slot, given the paints of the other slots so far. Costs only add up,
   * so it stops where a cost of `enough` is reached.
   */
  const price = (paint: Inks, cells: Float64Array, enough: number): number => {
    let cost = 0;
    for (let role = 0; role < ROLES.length; role++) {
      cost += seams[role * INKS.length + (paint[role] ?? 0)] ?? 0;
    }
    if (cost >= enough) return cost;
    const repeats = pairs[(paint[G] ?? 0) * INKS.length + (paint[M] ?? 0)] ?? 0;
    // Added one by one: a product is rounded differently, and the cheapest paint may be another.
    for (let repeat = 0; repeat < repeats; repeat++) cost += REPEAT_COST;
    if (cost >= enough) return cost;
    for (let ink = 0; ink < SHARES.length; ink++) {
      const share = ((beside[ink] ?? 0) + (cells[ink] ?? 0)) / total;
      cost += BALANCE_COST * Math.max(0, share - (SHARES[ink] ?? 0));
    }
    return cost;
  };

  let best: readonly number[] = [];
  let bestCost = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const taken = casts.map((): Inks | undefined => undefined);
    const picks = casts.map(() => 0);
    let cost = 0;
    for (let round = 0; round <= REVISIONS; round++) {
      cost = 0;
      for (let i = 0; i < casts.length; i++) {
        look(i, taken, picks);
        let lowest = Infinity;
        const choices = paints[i] ?? [];
        for (let choice = 0; choice < choices.length; choice++) {
          const paint = choices[choice] as Inks;
          const cells = added[i]?.[choice] as Float64Array;
          const asked = price(paint, cells, lowest) + (round === 0 ? random.next() * CHANCE : 0);
          if (asked < lowest) {
            lowest = asked;
            picks[i] = choice;
          }
        }
        taken[i] = choices[picks[i] ?? 0];
        cost += lowest;
      }
    }
    if (cost < bestCost) [best, bestCost] = [picks, cost];
  }
  return casts.flatMap((cast, i) =>
    cast.tiles.map((tile) => ({ ...tile, paint: cast.paints[best[i] ?? 0] as Paint })),
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
