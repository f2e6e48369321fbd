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
}

/**
 * Writes tiles as one SVG. Tiles do not overlap, so everything that lies equally deep in its tile and
 * has the same color becomes one path: few elements, and no hairlines between equal neighbors.
 */
export function writeSvg(frame: Frame, line: LineName, tiles: readonly SheetTile[]): string {
  const layers: Map<Ink, Outline[]>[] = [];
  for (const tile of tiles) {
    let depth = 0;
    let last: Ink = 'ink';
    for (const [index, [ink, outline]] of outlinesOf(tile).entries()) {
      if (index === 0 && ink === 'ink') continue;
      // Grounds keep the lowest layer to themselves: its edges lie on whole tiles and need no smoothing.
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
  const ground = `<path fill="${colorOf(line, 'ink')}" d="${pathData([rect(0, 0, frame.width, frame.height)])}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.pixels[0]}" height="${frame.pixels[1]}" viewBox="0 0 ${frame.width} ${frame.height}">${ground}${paths.join('')}</svg>\n`;
}
