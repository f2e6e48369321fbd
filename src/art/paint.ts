import { linePalettes, shared, type LineName } from '#src/design/palette.ts';
import type { Role } from './drawing.ts';

/** The six colours a picture may use. */
export type Ink = 'ink' | 'ink2' | 'a' | 'b' | 'paper' | 'yellow';

/** Which colour plays which role in one tile. */
export type Paint = Readonly<Record<Role, Ink>>;

/** The colour value in a line. */
export function colourOf(line: LineName, ink: Ink): string {
  const palette = linePalettes[line];
  const values: Record<Ink, string> = {
    ink: palette.ink,
    ink2: palette.ink2,
    a: palette.accentA,
    b: palette.accentB,
    paper: shared.paper,
    yellow: shared.yellow,
  };
  return values[ink];
}

/**
 * How a motif is coloured on each ground. The main figure always contrasts with the ground by 3:1 or
 * more; the accent lies on ink, where yellow has more than 9:1.
 */
export const motifPaints = {
  ink: { g: 'ink', m: 'paper', s: 'a', t: 'b', k: 'ink', y: 'b' },
  ink2: { g: 'ink2', m: 'paper', s: 'b', t: 'a', k: 'ink', y: 'a' },
  a: { g: 'a', m: 'ink', s: 'paper', t: 'b', k: 'ink', y: 'a' },
  b: { g: 'b', m: 'ink', s: 'paper', t: 'a', k: 'ink', y: 'a' },
  paper: { g: 'paper', m: 'ink', s: 'a', t: 'b', k: 'ink', y: 'b' },
} as const satisfies Readonly<Record<string, Paint>>;

/** Grounds a motif may stand on. */
export type Ground = keyof typeof motifPaints;

const pair = (g: Ink, m: Ink, s: Ink = g): Paint => ({ g, m, s, t: s, k: 'ink', y: s });

/** How ornaments may be coloured: every pair differs by enough to be seen. */
export const ornamentPaints: readonly Paint[] = [
  pair('ink', 'a'),
  pair('ink', 'b'),
  pair('ink', 'paper'),
  pair('ink2', 'b'),
  pair('ink2', 'a'),
  pair('ink2', 'paper'),
  pair('a', 'ink'),
  pair('b', 'ink'),
  pair('paper', 'ink'),
  pair('a', 'paper', 'ink'),
  pair('paper', 'a', 'ink'),
  pair('b', 'a', 'ink'),
  pair('a', 'b', 'ink'),
  pair('paper', 'b', 'ink'),
  pair('b', 'paper', 'ink'),
];

/** Where the tiles thin out towards the text they lie on ink, or almost. */
export const edgePaints: readonly Paint[] = [
  pair('ink', 'a'),
  pair('ink', 'b'),
  pair('ink', 'paper'),
  pair('ink2', 'b'),
  pair('ink2', 'a'),
];
