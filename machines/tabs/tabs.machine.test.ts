import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
} from '../testing/index.ts';
import { selectSelectedTab, tabsMachine, type TabsEvent } from './index.ts';

const ids = ['service-1', 'service-2', 'service-3', 'service-4'];
const start = (initial = 'service-1', list = ids) =>
  startRun(tabsMachine, { input: { ids: list, initial } });
const select = (id: string): TabsEvent => ({ type: 'TAB.SELECTED', id });
const after = (initial: string, ...types: Exclude<TabsEvent['type'], 'TAB.SELECTED'>[]) =>
  selectSelectedTab(start(initial).send(...types.map((type) => ({ type }))).snapshot);

describe('the tabs', () => {
  it('cover every state and every transition', async () => {
    const report = await replayPaths(tabsMachine, {
      input: { ids, initial: 'service-1' },
      events: [
        select('service-3'),
        select('unknown'),
        { type: 'TAB.NEXT' },
        { type: 'TAB.PREVIOUS' },
        { type: 'TAB.FIRST' },
        { type: 'TAB.LAST' },
      ],
    });
    expectFullCoverage(tabsMachine, [report]);
  });

  it('start with the initial tab of the input', () => {
    expect(selectSelectedTab(start().snapshot)).toBe('service-1');
    expect(selectSelectedTab(start('service-4').snapshot)).toBe('service-4');
  });

  it('select the clicked tab, one at a time', () => {
    expect(selectSelectedTab(start().send(select('service-3')).snapshot)).toBe('service-3');
  });

  it('wrap at both ends with the arrow keys', () => {
    expect(after('service-2', 'TAB.NEXT')).toBe('service-3');
    expect(after('service-4', 'TAB.NEXT')).toBe('service-1');
    expect(after('service-2', 'TAB.PREVIOUS')).toBe('service-1');
    expect(after('service-1', 'TAB.PREVIOUS')).toBe('service-4');
  });

  it('go to the first and last tab with Home and End', () => {
    expect(after('service-3', 'TAB.FIRST')).toBe('service-1');
    expect(after('service-2', 'TAB.LAST')).toBe('service-4');
  });

  it('do nothing if there is only one', () => {
    const run = start('a', ['a']).send({ type: 'TAB.NEXT' }, { type: 'TAB.PREVIOUS' });
    expect(selectSelectedTab(run.snapshot)).toBe('a');
  });

  it('ignore an unknown tab', () => {
    expect(start().can(select('unknown'))).toBe(false);
    expect(selectSelectedTab(start().send(select('unknown')).snapshot)).toBe('service-1');
  });

  it('reject an empty list, duplicate ids and an unknown initial tab', () => {
    expect(() => start('a', [])).toThrow(/^tabs: ids is empty/);
    expect(() => start('a', ['a', 'a'])).toThrow(/^tabs: ids contains 'a' twice/);
    expect(() => start('b', ['a'])).toThrow(/^tabs: initial is 'b', which is unknown/);
  });

  it('always have exactly one tab selected, in 10,000 random sequences', async () => {
    await checkRandomSequences(tabsMachine, {
      input: fc.record({ ids: fc.constant(ids), initial: fc.constantFrom(...ids) }),
      step: fc.oneof(
        fc.constantFrom(...ids, 'unknown').map(select),
        fc.constantFrom<TabsEvent>(
          { type: 'TAB.NEXT' },
          { type: 'TAB.PREVIOUS' },
          { type: 'TAB.FIRST' },
          { type: 'TAB.LAST' },
        ),
      ),
      invariant: ({ snapshot }) => {
        const selected = selectSelectedTab(snapshot);
        if (!ids.includes(selected)) throw new Error(`${selected} is unknown`);
      },
    });
  });
});
