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

/** Writes tiles as an SVG document. */
export function writeSvg(frame: Frame, line: LineName, tiles: readonly SheetTile[]): string {
  const [width, height] = frame.pixels;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${viewBox(frame)}>${shapes(frame, line, tiles)}</svg>\n`;
}

/** Writes tiles as a symbol of an SVG document. What its room cuts is cut by the element that refers to it. */
export const writeSymbol = (
  id: string,
  frame: Frame,
  line: LineName,
  tiles: readonly SheetTile[],
): string =>
  `<symbol id="${id}"${viewBox(frame)} overflow="visible">${shapes(frame, line, tiles)}</symbol>`;

function viewBox({ width, height, stays }: Frame): string {
  const room = stays === undefined ? '' : ` preserveAspectRatio="${stays} slice"`;
  return ` viewBox="0 0 ${width} ${height}"${room}`;
}

/**
 * The shapes of tiles, on their ground. Tiles do not overlap, so all shapes with the same color and the same
 * depth in their tiles become one path. This keeps the number of elements low and avoids hairlines
 * between neighbors of the same color.
 */
function shapes(frame: Frame, line: LineName, tiles: readonly SheetTile[]): string {
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
  const ground = `<path fill="${colorOf(line, 'ink')}" d="${pathData([rect(0, 0, frame.width, frame.height)])}"/>`;
  return ground + paths.join('');
}
