import type { Delta } from '#src/features/offline/page-store/delta.ts';

/** Shared parts shorter than this, in characters, are not worth a reference. */
const SHORTEST = 48;

/**
 * Encodes texts as deltas against `base`; `applyDelta` restores them. Greedy: at each position, the
 * longest shared part that begins there wins.
 */
export function deltaFrom(base: string): (text: string) => Delta {
  const places = new Map<string, number[]>();
  for (let at = 0; at + SHORTEST <= base.length; at += 1) {
    const window = base.slice(at, at + SHORTEST);
    const known = places.get(window);
    if (known === undefined) places.set(window, [at]);
    else known.push(at);
  }
  return (text) => {
    const delta: (string | [number, number])[] = [];
    let ownFrom = 0;
    for (let at = 0; at < text.length;) {
      const [start, length] = longest(base, text, at, places);
      if (length === 0) {
        at += 1;
        continue;
      }
      if (ownFrom < at) delta.push(text.slice(ownFrom, at));
      delta.push([start, length]);
      at += length;
      ownFrom = at;
    }
    if (ownFrom < text.length) delta.push(text.slice(ownFrom));
    return delta;
  };
}

function longest(
  base: string,
  text: string,
  at: number,
  places: ReadonlyMap<string, readonly number[]>,
): [start: number, length: number] {
  let best: [number, number] = [0, 0];
  for (const start of places.get(text.slice(at, at + SHORTEST)) ?? []) {
    let length = SHORTEST;
    while (at + length < text.length && text[at + length] === base[start + length]) {
      if (start + length >= base.length) break;
      length += 1;
    }
    if (length > best[1]) best = [start, length];
  }
  return best;
}
