import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeadingForPanel, type Point, type Rect } from './safe-polygon.ts';

/** A panel under the header, 1000 px wide, 40 px below the pointer's row. */
const panel: Rect = { left: 0, top: 60, right: 1000, bottom: 400 };
const apex: Point = { x: 100, y: 20 };

describe('the safe polygon', () => {
  it('includes a pointer on its way down to the panel', () => {
    expect(isHeadingForPanel(apex, { x: 100, y: 30 }, panel)).toBe(true);
    expect(isHeadingForPanel(apex, { x: 150, y: 30 }, panel)).toBe(true);
    expect(isHeadingForPanel(apex, { x: 80, y: 30 }, panel)).toBe(true);
  });

  it('excludes a pointer that moves along the row or back', () => {
    expect(isHeadingForPanel(apex, { x: 101, y: 20 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 99, y: 20 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 100, y: 19 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 400, y: 21 }, panel)).toBe(false);
  });

  it('ends exactly at the lines to the two corners', () => {
    // Halfway down, the triangle spans half of each distance: from 50 to 550.
    expect(isHeadingForPanel(apex, { x: 50, y: 40 }, panel)).toBe(true);
    expect(isHeadingForPanel(apex, { x: 49, y: 40 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 550, y: 40 }, panel)).toBe(true);
    expect(isHeadingForPanel(apex, { x: 551, y: 40 }, panel)).toBe(false);
  });

  it('includes every point of the panel, borders included, and none beyond', () => {
    for (const x of [0, 500, 1000]) {
      for (const y of [60, 200, 400]) expect(isHeadingForPanel(apex, { x, y }, panel)).toBe(true);
    }
    expect(isHeadingForPanel(apex, { x: -1, y: 200 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 1001, y: 200 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 500, y: 401 }, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 0, y: 59 }, panel)).toBe(false);
  });

  it('excludes a pointer that has not moved', () => {
    expect(isHeadingForPanel(apex, apex, panel)).toBe(false);
    expect(isHeadingForPanel(apex, { x: 100, y: 21 }, panel)).toBe(true);
  });

  it('is just the panel for a pointer that comes out of it', () => {
    const inside = { x: 500, y: 60 };
    expect(isHeadingForPanel(inside, { x: 500, y: 59 }, panel)).toBe(false);
    expect(isHeadingForPanel(inside, { x: 500, y: 61 }, panel)).toBe(true);
    expect(isHeadingForPanel(inside, inside, panel)).toBe(true);
    // In line with the edge it started on, and below it.
    expect(isHeadingForPanel({ x: 1000, y: 100 }, { x: 1000, y: 500 }, panel)).toBe(false);
  });

  it('works for a panel on any side', () => {
    const box: Rect = { left: 100, top: 100, right: 200, bottom: 200 };
    const towards = (from: Point, to: Point) => isHeadingForPanel(from, to, box);
    expect(towards({ x: 150, y: 300 }, { x: 150, y: 250 })).toBe(true);
    expect(towards({ x: 150, y: 300 }, { x: 150, y: 350 })).toBe(false);
    expect(towards({ x: 50, y: 150 }, { x: 75, y: 150 })).toBe(true);
    expect(towards({ x: 50, y: 150 }, { x: 75, y: 126 })).toBe(true);
    expect(towards({ x: 50, y: 150 }, { x: 75, y: 124 })).toBe(false);
    expect(towards({ x: 50, y: 150 }, { x: 25, y: 150 })).toBe(false);
    expect(towards({ x: 250, y: 150 }, { x: 225, y: 150 })).toBe(true);
    expect(towards({ x: 250, y: 150 }, { x: 225, y: 176 })).toBe(false);
    // Level with the panel's borders, the side edges face the pointer.
    expect(towards({ x: 50, y: 100 }, { x: 75, y: 149 })).toBe(true);
    expect(towards({ x: 50, y: 200 }, { x: 75, y: 151 })).toBe(true);
    expect(towards({ x: 250, y: 100 }, { x: 225, y: 149 })).toBe(true);
    expect(towards({ x: 250, y: 200 }, { x: 225, y: 151 })).toBe(true);
  });

  it('includes every point on a straight line from the apex to the facing edge', () => {
    const part = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(part, part, (along, across) => {
        const goal = { x: panel.left + across * (panel.right - panel.left), y: panel.top };
        const point = {
          x: apex.x + along * (goal.x - apex.x),
          y: apex.y + along * (goal.y - apex.y),
        };
        const inward = { x: point.x + (across < 0.5 ? 1e-6 : -1e-6), y: point.y };
        expect(isHeadingForPanel(apex, inward, panel)).toBe(true);
      }),
    );
  });
});
