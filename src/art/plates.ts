import type { PictureFormat } from './picture-spec.ts';

/**
 * Where things stand: a plate is a sheet of tiles, one character each.
 * - `F` the focal motif, `P` `Q` `R` the others (each a square block)
 * - a lower-case letter: a run; all tiles with the same letter show one ornament and turn by one rule
 * - a digit: one ornament over the whole block (2×2, 2×1 or 1×2)
 * - `.` bare ink
 *
 * The bare part for text is not on the plate: `left` and `top` say how many units lie before it.
 */
export interface Sheet {
  /** Size of the picture in units (24 to the tile). */
  readonly width: number;
  readonly height: number;
  /** Where the plate begins, in units. */
  readonly left: number;
  readonly top: number;
  /** Size written on the picture, in CSS px. */
  readonly pixels: readonly [number, number];
  readonly plates: readonly string[];
}

export const sheets: Readonly<Record<PictureFormat, Sheet>> = {
  hero: {
    width: 384,
    height: 216,
    left: 216,
    top: 0,
    pixels: [1536, 864],
    plates: [
      `
      ....aaa
      ..b.PPc
      ....PPc
      .bFFFFF
      ..FFFFF
      b.FFFFF
      ..FFFFF
      .bFFFFF
      ..11QQR
      `,
    ],
  },
  'hero-tall': {
    width: 216,
    height: 288,
    left: 0,
    top: 168,
    pixels: [864, 1152],
    plates: [
      `
      .a..b..a.
      PPFFFFcQQ
      PPFFFFcQQ
      ddFFFF111
      eeFFFFRff
      `,
    ],
  },
  panel: {
    width: 192,
    height: 144,
    left: 0,
    top: 0,
    pixels: [960, 720],
    plates: [
      `
      aaPPFFFF
      bbPPFFFF
      11QQFFFF
      11QQFFFF
      ccccddRe
      ccccddee
      `,
    ],
  },
  card: {
    width: 144,
    height: 96,
    left: 0,
    top: 0,
    pixels: [720, 480],
    plates: [
      `
      FFFFPP
      FFFFPP
      FFFFaQ
      FFFFab
      `,
    ],
  },
  tile: {
    width: 72,
    height: 72,
    left: 0,
    top: 0,
    pixels: [288, 288],
    plates: [
      `
      FFa
      FFa
      bbP
      `,
    ],
  },
  social: {
    width: 320,
    height: 168,
    left: 200,
    top: 0,
    pixels: [1200, 630],
    plates: [
      `
      .a.bb
      a.PPc
      .aPPc
      .FFFF
      aFFFF
      .FFFF
      aFFFF
      `,
    ],
  },
};

/** A block of cells on a plate that belong together. */
export interface Slot {
  readonly name: string;
  /** Column and row of every cell, in reading order. */
  readonly cells: readonly (readonly [number, number])[];
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Reads a plate; `flipped` turns it upside down (the blocks, never the motifs in them). */
export function readPlate(plate: string, flipped: boolean): Slot[] {
  const lines = plate
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (flipped) lines.reverse();
  const found = new Map<string, [number, number][]>();
  for (const [row, line] of lines.entries()) {
    for (const [column, name] of [...line].entries()) {
      if (name === '.') continue;
      const cells = found.get(name) ?? [];
      cells.push([column, row]);
      found.set(name, cells);
    }
  }
  return [...found].map(([name, cells]) => {
    const columns = cells.map(([column]) => column);
    const rows = cells.map(([, row]) => row);
    const [column, row] = [Math.min(...columns), Math.min(...rows)];
    return {
      name,
      cells,
      column,
      row,
      columns: Math.max(...columns) - column + 1,
      rows: Math.max(...rows) - row + 1,
    };
  });
}
