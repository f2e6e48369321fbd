import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
} from '../testing/index.ts';
import { createActor } from 'xstate';
import { accordionMachine, selectMayAnimate, selectOpenItem } from './index.ts';
import type { AccordionEmitted } from './index.ts';

const items = ['k-12', 'higher-ed', 'workforce'];
const start = (initial: string | null = null) =>
  startRun(accordionMachine, { input: { items, initial } });

const events = [
  { type: 'ITEM.TOGGLED', id: 'k-12' },
  { type: 'ITEM.TOGGLED', id: 'higher-ed' },
  { type: 'ITEM.TOGGLED', id: 'unknown' },
  { type: 'ITEM.OPENED', id: 'workforce' },
  { type: 'ITEM.OPENED', id: 'unknown' },
] as const;

describe('the accordion', () => {
  it('covers every state and every transition', async () => {
    const closed = await replayPaths(accordionMachine, {
      input: { items, initial: null },
      events,
    });
    const open = await replayPaths(accordionMachine, { input: { items, initial: 'k-12' }, events });
    expectFullCoverage(accordionMachine, [closed, open]);
  });

  it('starts collapsed, or with the initial item open', () => {
    expect(start().value).toBe('collapsed');
    expect(selectOpenItem(start().snapshot)).toBeNull();
    expect(start('higher-ed').value).toBe('expanded');
    expect(selectOpenItem(start('higher-ed').snapshot)).toBe('higher-ed');
  });

  it('opens one item at a time', () => {
    const run = start().send({ type: 'ITEM.TOGGLED', id: 'k-12' });
    expect(run.value).toBe('expanded');
    expect(selectOpenItem(run.snapshot)).toBe('k-12');
    run.send({ type: 'ITEM.TOGGLED', id: 'workforce' });
    expect(run.value).toBe('expanded');
    expect(selectOpenItem(run.snapshot)).toBe('workforce');
  });

  it('emits which item closes when another opens, and whether it is above', () => {
    const actor = createActor(accordionMachine, { input: { items, initial: null } }).start();
    const told: AccordionEmitted[] = [];
    actor.on('ITEM.REPLACED', (event) => {
      told.push(event);
    });
    for (const id of ['k-12', 'workforce', 'higher-ed', 'higher-ed', 'k-12', 'unknown']) {
      actor.send({ type: 'ITEM.TOGGLED', id });
    }
    actor.send({ type: 'ITEM.OPENED', id: 'workforce' });
    expect(told).toEqual([
      { type: 'ITEM.REPLACED', id: 'k-12', isAbove: true },
      { type: 'ITEM.REPLACED', id: 'workforce', isAbove: false },
      { type: 'ITEM.REPLACED', id: 'k-12', isAbove: true },
    ]);
  });

  it('closes the open item when it is pressed again', () => {
    const run = start('k-12').send({ type: 'ITEM.TOGGLED', id: 'k-12' });
    expect(run.value).toBe('collapsed');
    expect(selectOpenItem(run.snapshot)).toBeNull();
  });

  it('opens an item on request (find-in-page, URL hash) and keeps it open on repeated requests', () => {
    const run = start().send({ type: 'ITEM.OPENED', id: 'workforce' });
    expect(run.value).toBe('expanded');
    expect(selectOpenItem(run.snapshot)).toBe('workforce');
    expect(run.can({ type: 'ITEM.OPENED', id: 'workforce' })).toBe(false);
    run.send({ type: 'ITEM.OPENED', id: 'k-12' });
    expect(selectOpenItem(run.snapshot)).toBe('k-12');
  });

  it('ignores an unknown item', () => {
    for (const run of [start(), start('k-12')]) {
      const before = selectOpenItem(run.snapshot);
      run.send({ type: 'ITEM.OPENED', id: 'unknown' }, { type: 'ITEM.TOGGLED', id: 'unknown' });
      expect(selectOpenItem(run.snapshot)).toBe(before);
      expect(selectMayAnimate(run.snapshot)).toBe(false);
    }
  });

  it('does not animate the initial state, but animates every later change', () => {
    expect(selectMayAnimate(start('k-12').snapshot)).toBe(false);
    expect(
      selectMayAnimate(start('k-12').send({ type: 'ITEM.TOGGLED', id: 'k-12' }).snapshot),
    ).toBe(true);
    expect(selectMayAnimate(start().send({ type: 'ITEM.TOGGLED', id: 'k-12' }).snapshot)).toBe(
      true,
    );
  });

  it('rejects an empty list, duplicate ids and an unknown initial item', () => {
    const bad = (list: string[], initial: string | null) => () =>
      startRun(accordionMachine, { input: { items: list, initial } });
    expect(bad([], null)).toThrow(/^accordion: items is empty/);
    expect(bad(['a', 'a'], null)).toThrow(/^accordion: items contains 'a' twice/);
    expect(bad(['a'], 'b')).toThrow(/^accordion: initial is 'b', which is unknown/);
  });

  it('never opens an unknown item, and state and context always agree, in 10,000 random sequences', async () => {
    const id = fc.constantFrom(...items, 'unknown');
    await checkRandomSequences(accordionMachine, {
      input: fc.record({ items: fc.constant(items), initial: fc.constantFrom(null, ...items) }),
      step: fc.oneof(
        id.map((one) => ({ type: 'ITEM.TOGGLED', id: one }) as const),
        id.map((one) => ({ type: 'ITEM.OPENED', id: one }) as const),
      ),
      invariant: ({ snapshot }) => {
        const open = selectOpenItem(snapshot);
        if (open !== null && !items.includes(open)) throw new Error(`${open} is unknown`);
        if (snapshot.matches('expanded') !== (open !== null))
          throw new Error('state and context disagree');
      },
    });
  });
});
