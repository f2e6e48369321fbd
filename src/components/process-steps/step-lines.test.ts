import { describe, expect, it } from 'vitest';
import { STEPS_COURSES } from '#src/content/schema/service-templates.ts';
import { DROPS, lineOf } from './step-lines.ts';

/** Returns the end points of an outline's segments. */
function pointsOf(outline: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of outline.matchAll(/([MHVaz])([^MHVaz]*)/gu)) {
    const values = (rest.match(/-?[\d.]+/gu) ?? []).map(Number);
    if (command === 'M') [x, y] = [values[0] ?? 0, values[1] ?? 0];
    if (command === 'H') x = values[0] ?? 0;
    if (command === 'V') y = values[0] ?? 0;
    if (command === 'a') [x, y] = [x + (values.at(-2) ?? 0), y + (values.at(-1) ?? 0)];
    points.push([Number(x.toFixed(2)), Number(y.toFixed(2))]);
  }
  return points;
}

const FIRST = 8.8;
const LAST = 91.2;

describe.each(STEPS_COURSES)('the line of the course %s', (course) => {
  const { height, path, way } = lineOf(course);

  it('stays within the row, whose height is set by its lowest tile', () => {
    expect(height).toBeCloseTo(17.6 + Math.max(...DROPS[course]) * 4.4, 2);
    for (const [x, y] of pointsOf(path)) {
      expect(x).toBeGreaterThanOrEqual(FIRST);
      expect(x).toBeLessThanOrEqual(LAST);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('runs from the center of the first tile to the center of the last, if the course is ordered', () => {
    if (course === 'fan') {
      expect(way).toBe('');
      return;
    }
    const points = pointsOf(way);
    const middle = (drop = 0) => Number((8.8 + drop * 4.4).toFixed(2));
    expect(points[0]).toEqual([FIRST, middle(DROPS[course][0])]);
    expect(points.at(-1)).toEqual([LAST, middle(DROPS[course].at(-1))]);
  });
});

it('a round line is closed, a fan has a stem for each tile, and a level line is straight', () => {
  expect(lineOf('round').path).toMatch(/z$/u);
  expect(lineOf('round').path.startsWith(lineOf('round').way)).toBe(true);
  expect(lineOf('fan').path.match(/V/gu)).toHaveLength(5);
  expect(lineOf('level').path).toBe('M8.8 8.8H91.2');
});
