/** A pseudo-random number source: the same seed gives the same numbers. */
export interface Random {
  /** The next number, from 0 to 1 (exclusive). */
  next(): number;
  /** A whole number from 0 to `bound` (exclusive). */
  below(bound: number): number;
  /** One of the choices, all equally likely. */
  pick<T>(choices: readonly T[]): T;
  /** A shuffled copy of the list (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * Creates a repeatable random source from a text.
 *
 * The text is hashed to 32 bits with FNV-1a over its UTF-16 code units; the numbers come from
 * mulberry32 (Tommy Ettinger, public domain). Both are a few lines without platform dependencies
 * and give the same result in every engine, which keeps a page's picture the same in every build.
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    shuffle: (list) => {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [copy[last], copy[other]] = [copy[other] as never, copy[last] as never];
      }
      return copy;
    },
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  // One round of mixing: FNV alone gives similar hashes to seeds that differ in the last letter.
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}
