import { compose } from './compose.ts';
import { TILE } from './geometry.ts';
import type { PictureFormat, PictureSpec } from './picture-spec.ts';
import { ROOMS, type Sheet } from './tile-layouts.ts';
import type { SheetTile } from './sheet-tile.ts';
import { writeSvg, writeSymbol } from './svg.ts';

export { MOTIFS } from './motifs.ts';
export { PICTURE_FORMATS, type PictureSpec } from './picture-spec.ts';

/**
 * Draws a picture as an SVG document (docs/specification.md, 10.2).
 *
 * The same spec gives the same bytes. The document has `width`, `height` and `viewBox`, no ids, no
 * styles and no text alternative: the page that shows it decides whether it is decorative.
 */
export function drawPicture(spec: PictureSpec): string {
  const { sheet, tiles } = compose(spec);
  const stays = spec.format in ROOMS ? { stays: sideOf(tiles, sheet) } : {};
  return writeSvg({ ...sheet, ...stays }, spec.line, tiles);
}

/**
 * Draws both compositions of a hero as the symbols `wide` and `tall` of one SVG document. Each names the part that
 * stays visible where the room has another aspect ratio.
 */
export function drawHero(spec: PictureSpec): string {
  const symbol = (id: string, format: PictureFormat, stays: string) => {
    const { sheet, tiles } = compose({ ...spec, format });
    return writeSymbol(id, { ...sheet, stays }, spec.line, tiles);
  };
  const symbols = symbol('wide', 'hero', 'xMaxYMid') + symbol('tall', 'hero-tall', 'xMidYMax');
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>\n`;
}

/** The side of the sheet where the focal motif is: a room with another aspect ratio cuts the other side. */
function sideOf(tiles: readonly SheetTile[], { width, height }: Sheet): string {
  const focal = tiles.find(({ slot }) => slot === 'F');
  if (focal === undefined) throw new Error('This layout has no focal motif.');
  const side = (start: number, size: number, all: number) =>
    start === 0 ? 'Min' : start + size === all ? 'Max' : 'Mid';
  return `x${side(focal.x, focal.columns * TILE, width)}Y${side(focal.y, focal.rows * TILE, height)}`;
}
