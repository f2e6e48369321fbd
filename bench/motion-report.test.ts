import { expect, it } from 'vitest';
import { inTime, motionTable, p95, withMotionSection } from './motion-report.ts';

/** Frames of 4 ms and of 5 ms of work: 16 and 20 ms on the target processor. */
const frames = (good: number, late: number) => [
  ...Array.from({ length: good }, () => ({ lasted: 17, worked: 4 })),
  ...Array.from({ length: late }, () => ({ lasted: 33, worked: 5 })),
];

it('counts the work that fits in a frame', () => {
  expect(inTime([16.7, 16.8])).toBe(0.5);
  expect(inTime([])).toBe(1);
  expect(p95([...Array.from({ length: 19 }, () => 1), 2])).toBe(1);
  expect(p95([...Array.from({ length: 18 }, () => 1), 2, 2])).toBe(2);
  expect(p95([])).toBe(0);
});

it('shows the floor first, and missed goals in bold', () => {
  const table = motionTable({ name: 'floor', frames: frames(20, 0) }, [
    { name: 'a tile turns', frames: frames(18, 2) },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| floor | 20 | 100.0% | 16.0 ms | 16.0 ms | 17 ms |',
    '| a tile turns | 20 | **90.0%** | 20.0 ms | 20.0 ms | 33 ms |',
  ]);
});

it('inserts the table in its section, and reports a missing section', () => {
  const page = 'A\n<!-- motion:start -->\nold\n<!-- motion:end -->\nB';
  expect(withMotionSection(page, '| new |')).toBe(
    'A\n<!-- motion:start -->\n\n| new |\n\n<!-- motion:end -->\nB',
  );
  expect(() => withMotionSection('A', '| new |')).toThrow(/no place/u);
});
