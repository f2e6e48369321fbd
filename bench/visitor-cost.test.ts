import { describe, expect, it } from 'vitest';
import { missedCosts, visitorCostTable } from './visitor-cost.ts';
import type { VisitorCost } from './visitor-cost.ts';

const visit = { mainThreadMs: 1000, processorMs: 2000, bytes: 1_000_000, requests: 100 };
const none = { mainThreadMs: 500, processorMs: 600, bytes: 2000, requests: 2 };
const small: VisitorCost = { pages: 87, first: visit, returning: none, workerBytes: 40_000 };

describe('what a visitor pays on a larger site', () => {
  it('is shown next to the smaller one', () => {
    const table = visitorCostTable([small, { ...small, pages: 1000, workerBytes: 80_000 }]);
    expect(table).toContain('| | 87 pages | 1000 pages | ratio |');
    expect(table).toContain('| first visit: main thread | 1000 ms | 1000 ms | 1.00 |');
    expect(table).toContain('| sw.js, compressed | 40 kB | 80 kB | 2.00 |');
  });

  it('may be at most a tenth more', () => {
    const at = (mainThreadMs: number, bytes: number): VisitorCost => ({
      ...small,
      pages: 1000,
      first: { ...visit, mainThreadMs, processorMs: 9000 },
      returning: { ...none, bytes },
    });
    expect(missedCosts([small, at(1100, 2200)])).toEqual([]);
    expect(missedCosts([small, at(1110, 2230)])).toEqual([
      'first visit: main thread: with 1000 pages 1.11 times that of 87; the goal is at most 1.1.',
      'returning visit: bytes: with 1000 pages 1.11 times that of 87; the goal is at most 1.1.',
    ]);
  });

  it('is missed when it could not be measured', () => {
    const broken = { ...small, first: { ...visit, mainThreadMs: Number.NaN } };
    expect(missedCosts([small, broken])).toHaveLength(1);
    expect(missedCosts([])).toEqual([]);
    expect(visitorCostTable([small])).toBe('');
  });
});
