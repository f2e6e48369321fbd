import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** Reproducible randomness: the same seed gives the same run. */
export interface Random {
  /** A number from 0 to 1, excluding 1. */
  next(): number;
  /** A whole number from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** A UUID of version 4. */
  uuid(): string;
}

/** @param seed a whole number */
export function createRandom(seed: number): Random {
  const generator = mersenne(seed);
  const next = () => uniformFloat64(generator);
  const int = (min: number, max: number) => uniformInt(generator, min, max);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-Nxxx-xxxxxxxxxxxx'.replaceAll(/[xN]/gu, (place) =>
        (place === 'x' ? int(0, 15) : int(8, 11)).toString(16),
      ),
  };
}
