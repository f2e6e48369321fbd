import { describe, expect, it } from 'vitest';
import { coversChart, startRun } from '#machines/testing/index.ts';
import { accordionMachine, selectMayAnimate, selectOpenItem } from './index.ts';

coversChart(accordionMachine);

const start = (initial: string | null = null, items = ['a', 'b', 'c']) =>
  startRun(accordionMachine, { input: { items, initial } });

describe('the accordion', () => {
  it.each([
    [null, 'ITEM.TOGGLED', 'a', 'a', []],
    ['a', 'ITEM.TOGGLED', 'a', null, []],
    ['a', 'ITEM.TOGGLED', 'c', 'c', [{ type: 'ITEM.REPLACED', id: 'a', isAbove: true }]],
    [null, 'ITEM.OPENED', 'b', 'b', []],
    ['c', 'ITEM.OPENED', 'b', 'b', [{ type: 'ITEM.REPLACED', id: 'c', isAbove: false }]],
  ] as const)('with %s open, %s of %s leaves %s open', (initial, type, id, open, emitted) => {
    const run = start(initial);
    expect([selectOpenItem(run.snapshot), selectMayAnimate(run.snapshot)]).toEqual([
      initial,
      false,
    ]);
    run.send({ type, id });
    expect([selectOpenItem(run.snapshot), selectMayAnimate(run.snapshot)]).toEqual([open, true]);
    expect(run.emitted).toEqual(emitted);
  });

  it('ignores an unknown item, and a request to open what is open', () => {
    for (const run of [start(), start('a')]) {
      expect(run.can({ type: 'ITEM.OPENED', id: 'unknown' })).toBe(false);
      expect(run.can({ type: 'ITEM.TOGGLED', id: 'unknown' })).toBe(false);
    }
    expect(start('a').can({ type: 'ITEM.OPENED', id: 'a' })).toBe(false);
  });

  it('rejects an empty list, duplicate items and an unknown initial item', () => {
    expect(() => start(null, [])).toThrow(/^accordion: items is empty/);
    expect(() => start(null, ['a', 'a'])).toThrow(/^accordion: items contains 'a' twice/);
    expect(() => start('x')).toThrow(/^accordion: initial is 'x', which is unknown/);
  });
});
