import { linePalettes, shared, type LineName } from '#src/design/palette.ts';
import type { Role } from './drawing.ts';

/** The six colors a picture may use. */
export type Ink = 'ink' | 'ink2' | 'a' | 'b' | 'paper' | 'yellow';

/** The color of each role in one tile. */
export type Paint = Readonly<Record<Role, Ink>>;

/** The color value of an ink in a line. */
export function colorOf(line: LineName, ink: Ink): string {
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
 * The colors of a motif on each ground. The main figure always contrasts with the ground by 3:1 or
 * more; the accent is on ink, where yellow has more than 9:1.
 */
export const motifPaints = {
  ink: { g: 'ink', m: 'paper', s: 'a', t: 'b', k: 'ink', y: 'b' },
  ink2: { g: 'ink2', m: 'paper', s: 'b', t: 'a', k: 'ink', y: 'a' },
  a: { g: 'a', m: 'ink', s: 'paper', t: 'b', k: 'ink', y: 'a' },
  b: { g: 'b', m: 'ink', s: 'paper', t: 'a', k: 'ink', y: 'a' },
  paper: { g: 'paper', m: 'ink', s: 'a', t: 'b', k: 'ink', y: 'b' },
} as const satisfies Readonly<Record<string, Paint>>;

/** Grounds that a motif may have. */
export type Ground = keyof typeof motifPaints;

/** Grounds of standalone motifs, the bright ones twice as often; on a page of paper, paper would have no edge. */
export const tileGrounds: readonly Ground[] = ['a', 'b', 'a', 'b', 'ink2'];

const pair = (g: Ink, m: Ink, t: Ink, s: Ink = g): Paint => ({ g, m, s, t, k: 'ink', y: s });

/** Colors of ornaments: ground, figure, the figure of an odd tile, and details on figures. */
export const ornamentPaints: readonly Paint[] = [
  pair('ink', 'a', 'b'),
  pair('ink', 'b', 'a'),
  pair('ink', 'paper', 'a'),
  pair('ink', 'a', 'paper'),
  pair('ink', 'b', 'paper'),
  pair('ink2', 'b', 'a'),
  pair('ink2', 'b', 'paper'),
  pair('ink2', 'a', 'paper'),
  pair('ink2', 'paper', 'b'),
  pair('a', 'ink', 'paper'),
  pair('b', 'ink', 'paper'),
  pair('paper', 'ink', 'a'),
  pair('paper', 'ink', 'b'),
  pair('a', 'ink', 'b'),
  pair('b', 'ink', 'a'),
  pair('a', 'paper', 'ink', 'ink'),
  pair('paper', 'a', 'ink', 'ink'),
  pair('b', 'a', 'ink', 'ink'),
  pair('a', 'b', 'ink', 'ink'),
  pair('paper', 'b', 'ink', 'ink'),
  pair('b', 'paper', 'ink', 'ink'),
];

/** Near the text, where the tiles thin out, they have ink grounds, with few exceptions. */
export const edgePaints: readonly Paint[] = [
  pair('ink', 'a', 'b'),
  pair('ink', 'b', 'a'),
  pair('ink', 'a', 'paper'),
  pair('ink', 'b', 'paper'),
  pair('ink', 'paper', 'a'),
  pair('ink', 'paper', 'b'),
  pair('ink2', 'b', 'a'),
  pair('ink2', 'a', 'paper'),
];
