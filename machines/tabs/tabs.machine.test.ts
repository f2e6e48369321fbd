import { describe, expect, it } from 'vitest';
import { coversChart, startRun } from '#machines/testing/index.ts';
import { selectSelectedTab, tabsMachine, type TabsEvent } from './index.ts';

coversChart(tabsMachine);

const start = (initial: string, ids = ['a', 'b', 'c', 'd']) =>
  startRun(tabsMachine, { input: { ids, initial } });

describe('the tabs', () => {
  it.each<[selected: string, TabsEvent, next: string]>([
    ['a', { type: 'TAB.SELECTED', id: 'c' }, 'c'],
    ['b', { type: 'TAB.SELECTED', id: 'unknown' }, 'b'],
    ['b', { type: 'TAB.NEXT' }, 'c'],
    ['d', { type: 'TAB.NEXT' }, 'a'],
    ['b', { type: 'TAB.PREVIOUS' }, 'a'],
    ['a', { type: 'TAB.PREVIOUS' }, 'd'],
    ['c', { type: 'TAB.FIRST' }, 'a'],
    ['b', { type: 'TAB.LAST' }, 'd'],
  ])('from %s, %j leads to %s', (selected, event, next) => {
    const run = start(selected);
    expect(selectSelectedTab(run.snapshot)).toBe(selected);
    expect(selectSelectedTab(run.send(event).snapshot)).toBe(next);
  });

  it('do not take an unknown tab, so that a view can ask first', () => {
    const { snapshot } = start('a');
    expect(snapshot.can({ type: 'TAB.SELECTED', id: 'b' })).toBe(true);
    expect(snapshot.can({ type: 'TAB.SELECTED', id: '' })).toBe(false);
  });

  it('do nothing if there is only one', () => {
    const run = start('a', ['a']).send({ type: 'TAB.NEXT' }, { type: 'TAB.PREVIOUS' });
    expect(selectSelectedTab(run.snapshot)).toBe('a');
  });

  it('reject an empty list, duplicate ids and an unknown initial tab', () => {
    expect(() => start('a', [])).toThrow(/^tabs: ids is empty/);
    expect(() => start('a', ['a', 'a'])).toThrow(/^tabs: ids contains 'a' twice/);
    expect(() => start('b', ['a'])).toThrow(/^tabs: initial is 'b', which is unknown/);
  });
});
