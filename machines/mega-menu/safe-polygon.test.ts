import { describe, expect, it } from 'vitest';
import { isHeadingForPanel, type Point, type Rect } from './safe-polygon.ts';

/** A panel under the header, 1000 px wide, 40 px below the pointer's row. */
const panel: Rect = { left: 0, top: 60, right: 1000, bottom: 400 };
const apex: Point = { x: 100, y: 20 };
/** A panel that a pointer can reach from any side. */
const box: Rect = { left: 100, top: 100, right: 200, bottom: 200 };

describe('the safe polygon', () => {
  // Halfway down, the triangle spans half of each distance: from 50 to 550.
  it.each([
    ['down', 100, 30, true],
    ['diagonally down', 150, 30, true],
    ['along the row', 101, 20, false],
    ['back along the row', 99, 20, false],
    ['up', 100, 19, false],
    ['nearly along the row', 400, 21, false],
    ['nowhere', 100, 20, false],
    ['on the line to the left corner', 50, 40, true],
    ['beyond it', 49, 40, false],
    ['on the line to the right corner', 550, 40, true],
    ['beyond that', 551, 40, false],
    ['onto the border of the panel', 0, 60, true],
    ['into its far corner', 1000, 400, true],
    ['past its side', -1, 200, false],
    ['past its end', 500, 401, false],
  ])('for a pointer that moves %s (%i, %i): %s', (_, x, y, isHeading) => {
    expect(isHeadingForPanel(apex, { x, y }, panel)).toBe(isHeading);
  });

  it.each([
    [500, 60, 500, 59, false],
    [500, 60, 500, 61, true],
    [500, 60, 500, 60, true],
    // In line with the edge it started on, and below it.
    [1000, 100, 1000, 500, false],
  ])('is the panel alone for one that comes out of it: (%i, %i) to (%i, %i): %s', (...row) => {
    const [fromX, fromY, x, y, isHeading] = row;
    expect(isHeadingForPanel({ x: fromX, y: fromY }, { x, y }, panel)).toBe(isHeading);
  });

  it.each([
    [150, 300, 150, 250, true],
    [150, 300, 150, 350, false],
    [50, 150, 75, 126, true],
    [50, 150, 75, 124, false],
    [50, 150, 25, 150, false],
    [250, 150, 225, 150, true],
    [250, 150, 225, 176, false],
    // Level with the panel's borders, the side edges face the pointer.
    [50, 100, 75, 149, true],
    [50, 200, 75, 151, true],
    [250, 100, 225, 149, true],
    [250, 200, 225, 151, true],
  ])('works on any side: (%i, %i) to (%i, %i): %s', (fromX, fromY, x, y, isHeading) => {
    expect(isHeadingForPanel({ x: fromX, y: fromY }, { x, y }, box)).toBe(isHeading);
  });
});
