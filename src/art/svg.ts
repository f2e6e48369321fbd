import type { LineName } from '#src/design/palette.ts';
import { pathData, rect, type Outline } from './geometry.ts';
import { colorOf, type Ink } from './paint.ts';
import { outlinesOf, type SheetTile } from './sheet-tile.ts';

export interface Frame {
  /** Size in units. */
  readonly width: number;
  readonly height: number;
  /** Size in CSS px. */
  readonly pixels: readonly [number, number];
  /** Which part stays where the room has another aspect ratio, e.g. `xMinYMid`. */
  readonly stays?: string;
}

/**
 * Writes tiles as one SVG. Tiles do not overlap, so all shapes with the same color and the same
 * depth in their tiles become one path. This keeps the number of elements low and avoids hairlines
 * between neighbors of the same color.
 */
export function writeSvg(frame: Frame, line: LineName, tiles: readonly SheetTile[]): string {
  const layers: Map<Ink, Outline[]>[] = [];
  for (const tile of tiles) {
    let depth = 0;
    let last: Ink = 'ink';
    for (const [index, [ink, outline]] of outlinesOf(tile).entries()) {
      if (index === 0 && ink === 'ink') continue;
      // Grounds have the lowest layer to themselves: their edges are whole tiles and need no
      // anti-aliasing.
      if (index > 0 && (depth === 0 || ink !== last)) depth++;
      const layer = (layers[depth] ??= new Map());
      const outlines = layer.get(ink) ?? [];
      outlines.push(outline);
      layer.set(ink, outlines);
      last = ink;
    }
  }
  const paths = layers.flatMap((layer, depth) =>
    [...(layer ?? [])].map(
      ([ink, outlines]) =>
        `<path fill="${colorOf(line, ink)}"${depth === 0 ? ' shape-rendering="crispEdges"' : ''} d="${pathData(outlines)}"/>`,
    ),
  );
  const room = frame.stays === undefined ? '' : ` preserveAspectRatio="${frame.stays} slice"`;
  const ground = `<path fill="${colorOf(line, 'ink')}" d="${pathData([rect(0, 0, frame.width, frame.height)])}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.pixels[0]}" height="${frame.pixels[1]}" viewBox="0 0 ${frame.width} ${frame.height}"${room}>${ground}${paths.join('')}</svg>\n`;
}
