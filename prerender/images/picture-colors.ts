import { colorOf } from '#src/art/paint.ts';
import type { Ink } from '#src/art/paint.ts';
import type { LineName } from '#src/design/palette.ts';
import { digest } from '../digest.ts';

const INKS: readonly Ink[] = ['ink', 'ink2', 'a', 'b', 'paper', 'yellow'];

/** A color as pictures write it. */
export const COLOR = /#[\dA-Fa-f]{6}\b/gu;

/** The hash of the colors used in a line's pictures; part of their file names. */
export function colorsHash(line: LineName): string {
  return digest(...INKS.map((ink) => colorOf(line, ink))).slice(0, 6);
}

/**
 * A picture without its colors: the same for any values of its inks.
 * @param svg drawn in the colors of this line
 */
export function withoutColors(svg: string, line: LineName): string {
  const inks = new Map(INKS.map((ink) => [colorOf(line, ink), ink]));
  return svg.replaceAll(COLOR, (value) => inks.get(value as ReturnType<typeof colorOf>) ?? value);
}
