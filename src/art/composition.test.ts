import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#src/design/contrast.ts';
import { LINES } from '#src/design/palette.ts';
import { compose } from './compose.ts';
import { drawings } from './drawings/index.ts';
import type { Drawing } from './drawing.ts';
import { contains } from './geometry.ts';
import { MOTIFS } from './motifs.ts';
import { ornaments, wideOrnaments } from './ornaments.ts';
import { colorOf, motifPaints, ornamentPaints } from './paint.ts';
import { PICTURE_FORMATS } from './picture-spec.ts';
import { layoutsOf, readLayout, sheets, startOf } from './tile-layouts.ts';
import { mergedEdge } from './sheet-tile.ts';

describe('the layouts', () => {
  it.each(PICTURE_FORMATS)(
    'of %s fill their part of the sheet with contiguous blocks',
    (format) => {
      const sheet = sheets[format];
      for (const layout of layoutsOf(sheet)) {
        const slots = readLayout(layout, 'none');
        expect(slots.filter(({ name }) => name === 'F')).toHaveLength(1);
        const [left, top] = startOf(sheet, layout);
        expect([left, top]).toEqual(startOf(sheet, layoutsOf(sheet)[0] ?? ''));
        expect(left + 24 * Math.max(...slots.map((s) => s.column + s.columns))).toBe(sheet.width);
        expect(top + 24 * Math.max(...slots.map((s) => s.row + s.rows))).toBe(sheet.height);
        for (const slot of slots.filter(({ name }) => /[A-Z1-9]/u.test(name))) {
          expect(slot.cells, `${format} ${slot.name} is one block`).toHaveLength(
            slot.columns * slot.rows,
          );
          if (/[FPQRS]/u.test(slot.name)) expect(slot.columns).toBe(slot.rows);
          else expect(Math.max(slot.columns, slot.rows)).toBeLessThanOrEqual(2);
        }
      }
    },
  );

  it('draw the focal motif at least three tiles wide, except in a strip of equals and a mark of one', () => {
    const { strip: _, mark: __, ...pictures } = sheets;
    for (const sheet of Object.values(pictures)) {
      for (const layout of layoutsOf(sheet)) {
        const focal = readLayout(layout, 'none').find(({ name }) => name === 'F');
        expect(focal?.columns).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('move blocks when flipped, without changing them', () => {
    const layout = 'FFa\nFFb';
    const places = (flip: 'none' | 'upside-down' | 'mirrored' | 'turned') =>
      Object.fromEntries(readLayout(layout, flip).map((s) => [s.name, [s.column, s.row]]));
    expect(places('none')).toEqual({ F: [0, 0], a: [2, 0], b: [2, 1] });
    expect(places('upside-down')).toEqual({ F: [0, 0], a: [2, 1], b: [2, 0] });
    expect(places('mirrored')).toEqual({ F: [1, 0], a: [0, 0], b: [0, 1] });
    expect(places('turned')).toEqual({ F: [1, 0], a: [0, 1], b: [0, 0] });
  });
});

describe('a composition', () => {
  it('shows every requested motif that its layout has room for, the focal one largest', () => {
    for (const format of PICTURE_FORMATS) {
      const { tiles } = compose({
        motifs: ['eye', 'key', 'speech'],
        line: 'solve',
        seed: 'x',
        format,
      });
      const eye = tiles.find(({ drawing }) => drawing === drawings.eye);
      expect(eye?.columns).toBe(Math.max(...tiles.map(({ columns }) => columns)));
      // A mark is the focal motif alone.
      if (format === 'mark') continue;
      expect(tiles.some(({ drawing }) => drawing === drawings.key)).toBe(true);
      expect(tiles.some(({ drawing }) => drawing === drawings.speech)).toBe(true);
    }
  });

  it('never lets neighbors of different slots merge along half a tile or more', () => {
    const merged: string[] = [];
    for (const format of PICTURE_FORMATS) {
      for (const [i, motif] of MOTIFS.entries()) {
        const line = LINES[i % LINES.length] ?? 'solve';
        const { tiles } = compose({ motifs: [motif, 'page', 'gear'], line, seed: motif, format });
        for (const [at, one] of tiles.entries()) {
          for (const other of tiles.slice(at + 1)) {
            if (one.slot !== other.slot && mergedEdge(one, other) >= 0.5) {
              merged.push(`${format} ${motif}: ${one.slot} and ${other.slot}`);
            }
          }
        }
      }
    }
    expect(merged).toEqual([]);
  });
});

describe('the drawings', () => {
  it('stay on their canvas, so that no tile overlaps the text or its neighbors', () => {
    const spilled = [
      ...Object.entries(drawings).map(([name, drawing]) => [name, drawing, 24] as const),
      ...Object.entries(ornaments).map(([name, drawing]) => [name, drawing, 24] as const),
      ...Object.entries(wideOrnaments).map(([name, drawing]) => [name, drawing, 48] as const),
    ].filter(([, drawing, width]) => !within(drawing, width));
    expect(spilled.map(([name]) => name)).toEqual([]);
  });
});

/** Samples points all around the canvas, a fifth of a unit outside it. */
function within(drawing: Drawing, width: number): boolean {
  const outside: [number, number][] = [];
  for (let x = 0; x <= width; x += 0.5) outside.push([x, -0.2], [x, 24.2]);
  for (let y = 0; y <= 24; y += 0.5) outside.push([-0.2, y], [width + 0.2, y]);
  return outside.every(([x, y]) =>
    drawing.every(([, ...outlines]) => !contains(outlines.flat(), x, y)),
  );
}

describe('the paints', () => {
  it.each(LINES)('of %s give a main figure 3:1 on its ground, and yellow 7:1 on ink', (line) => {
    for (const paint of Object.values(motifPaints)) {
      expect(contrastRatio(colorOf(line, paint.g), colorOf(line, paint.m))).toBeGreaterThanOrEqual(
        3,
      );
    }
    expect(contrastRatio(colorOf(line, 'ink'), colorOf(line, 'yellow'))).toBeGreaterThanOrEqual(7);
  });

  it('of ornaments never use yellow and never paint a figure in its ground color', () => {
    for (const paint of ornamentPaints) {
      expect(Object.values(paint)).not.toContain('yellow');
      expect(paint.m).not.toBe(paint.g);
    }
  });
});
