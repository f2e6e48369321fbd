import { TILE } from './geometry.ts';
import type { PictureFormat } from './picture-spec.ts';

/**
 * The layout of a picture: a grid of tiles, one character each.
 * - `F` the focal motif, `P` `Q` `R` `S` the others (each a square block)
 * - a lowercase letter: a run; all tiles with the same letter show one ornament, rotated by one
 *   rule
 * - the last letters, `y` and `z`, are runs where the tiles thin out, on ink grounds
 * - a digit: one ornament over the whole block (2×2, 2×1 or 1×2)
 * - `.` bare ink
 *
 * The layout does not include the bare area for text: `left` and `top` give its size in units.
 */
export type Flip = 'none' | 'upside-down' | 'mirrored' | 'turned';

const EVERY_WAY: readonly Flip[] = ['none', 'upside-down', 'mirrored', 'turned'];

export interface Sheet {
  /** Width of the picture in units (24 per tile). */
  readonly width: number;
  readonly height: number;
  /** The width and height attributes of the picture, in CSS px. */
  readonly pixels: readonly [number, number];
  /** Allowed orientations of the layouts; hero layouts keep their thin edge toward the text. */
  readonly flips: readonly Flip[];
  /** The layouts, between blank lines. They end where the picture ends. */
  readonly layouts: string;
}

export const sheets: Readonly<Record<PictureFormat, Sheet>> = {
  hero: {
    width: 384,
    height: 216,
    pixels: [1536, 864],
    flips: ['none', 'upside-down'],
    layouts: `
      ...aaPP
      ..zabPP
      ..FFFFF
      .zFFFFF
      ..FFFFF
      .zFFFFF
      ..FFFFF
      .zQQ11R
      z.QQccc

      ....aaR
      ...zQQ1
      ..PPQQ1
      .zPPccc
      ..FFFFF
      z.FFFFF
      .zFFFFF
      z.FFFFF
      .zFFFFF

      .z.PPbb
      ..zPP11
      .z.cccc
      ..zFFFF
      .y.FFFF
      ..yFFFF
      .y.FFFF
      ..QQddd
      .yQQ22R

      ..z1PPa
      .z.1PPa
      zFFFFFa
      .FFFFFc
      zFFFFFc
      .FFFFFc
      zFFFFFd
      .z22QQd
      ..zRQQd

      ..z11PP
      .z.QbPP
      z.zRbcc
      .FFFFFF
      .FFFFFF
      .FFFFFF
      .FFFFFF
      .FFFFFF
      .FFFFFF

      ..FFFFF
      .zFFFFF
      z.FFFFF
      .zFFFFF
      ..FFFFF
      .z11PPc
      z.QQPPc
      .zQQddc
      ..zaaaR
      `,
  },
  'hero-tall': {
    width: 216,
    height: 288,
    pixels: [864, 1152],
    flips: ['none', 'mirrored'],
    layouts: `
      z.z.z.PPa
      FFFF.zPPa
      FFFFbbbbb
      FFFFQQ11c
      FFFFQQRdc

      .z..z..z.
      PPaFFFFQQ
      PPaFFFFQQ
      11bFFFFc2
      RdbFFFFc2

      z.z.FFFFF
      PPzzFFFFF
      PPaaFFFFF
      11QQFFFFF
      bRQQFFFFF
      `,
  },
  panel: {
    width: 192,
    height: 144,
    pixels: [960, 720],
    flips: EVERY_WAY,
    layouts: `
      PPaaaaQQ
      PPFFFFQQ
      11FFFFb2
      ccFFFFb2
      cRFFFFdd
      ee33ffdd

      FFFFFPPa
      FFFFFPPa
      FFFFFbbb
      FFFFFQQc
      FFFFFQQc
      ddddd11R

      aaPPFFFF
      bbPPFFFF
      QQ11FFFF
      QQccFFFF
      ddd22eee
      33Rggeee

      FFFFFFPP
      FFFFFFPP
      FFFFFFaa
      FFFFFF1Q
      FFFFFF1b
      FFFFFFRb
      `,
  },
  card: {
    width: 144,
    height: 96,
    pixels: [720, 480],
    flips: EVERY_WAY,
    layouts: `
      FFFFPP
      FFFFPP
      FFFFaQ
      FFFFaR

      aFFFFP
      aFFFFb
      QFFFFb
      cFFFFR

      FFFFPP
      FFFFPP
      FFFF1Q
      FFFF1a

      aaFFFF
      PPFFFF
      PPFFFF
      QRFFFF

      FFFFPP
      FFFFPP
      FFFFQQ
      FFFFQQ
      `,
  },
  tile: {
    width: 96,
    height: 96,
    pixels: [288, 288],
    flips: EVERY_WAY,
    layouts: `
      FFFa
      FFFa
      FFFP
      bbbQ

      FFF1
      FFF1
      FFFa
      bPba
      `,
  },
  strip: {
    width: 120,
    height: 24,
    pixels: [960, 192],
    flips: ['none'],
    layouts: 'FPQRS',
  },
  mark: {
    width: 24,
    height: 24,
    pixels: [96, 96],
    flips: ['none'],
    layouts: 'F',
  },
  social: {
    width: 320,
    height: 168,
    pixels: [1200, 630],
    flips: ['none', 'upside-down'],
    layouts: `
      .zPPa
      z.PPR
      .FFFF
      zFFFF
      .FFFF
      zFFFF
      .zbbQ

      .zaPR
      FFFFF
      FFFFF
      FFFFF
      FFFFF
      FFFFF
      z.11Q
      `,
  },
};

/**
 * The aspect ratios of a room that show all of a picture's focal motif, whichever its layout: the room cuts
 * other tiles first. Those not named here are only shown as they are drawn. The narrowest room of a card shows
 * nothing else: pictures under 120 px wide are a motif alone.
 */
export const ROOMS = {
  panel: { narrowest: 1, widest: 4 / 3 },
  card: { narrowest: 1, widest: 3 / 2 },
  tile: { narrowest: 3 / 4, widest: 4 / 3 },
} as const satisfies Partial<Record<PictureFormat, { narrowest: number; widest: number }>>;

/** Cells of a layout that belong together. */
export interface Slot {
  readonly name: string;
  /** The column and row of every cell, in reading order. */
  readonly cells: readonly (readonly [number, number])[];
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The layouts of a sheet, each as its lines. */
export const layoutsOf = (sheet: Sheet) => sheet.layouts.trim().split(/\n\s*\n/u);

const linesOf = (layout: string) => layout.trim().split(/\s+/u);

/** Where a layout starts on its sheet, in units. */
export function startOf({ width, height }: Sheet, layout: string): readonly [number, number] {
  const lines = linesOf(layout);
  return [width - TILE * (lines[0]?.length ?? 0), height - TILE * lines.length];
}

/** Parses a layout in the orientation `flip` (positions change, motifs are not flipped). */
export function readLayout(layout: string, flip: Flip): Slot[] {
  let lines = linesOf(layout);
  if (flip === 'upside-down' || flip === 'turned') lines.reverse();
  if (flip === 'mirrored' || flip === 'turned') {
    lines = lines.map((line) => [...line].reverse().join(''));
  }
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
