import { describe, expect, it } from 'vitest';
import { coversChart, startRun } from '#machines/testing/index.ts';
import {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectOrder,
  selectResultCount,
  type FilterEvent,
  type FilterInput,
} from './index.ts';

coversChart(filterMachine);

const counts = { All: 7, Strategy: 2, AI: 0 };
const input: FilterInput = { values: Object.keys(counts), initial: 'All', counts };
const start = (change: Partial<FilterInput> = {}) =>
  startRun(filterMachine, { input: { ...input, ...change } });
const choose = (value: string): FilterEvent => ({ type: 'FILTER.CHOSEN', value });
const link = (value: string): FilterEvent => ({ type: 'FILTER.LINKED', value });

describe('the filter', () => {
  it.each<[FilterEvent[], chosen: string, results: number, announces: boolean]>([
    [[], 'All', 7, false],
    [[choose('AI')], 'AI', 0, true],
    [[choose('AI'), choose('All')], 'All', 7, true],
    // A category in the address is part of the navigation, and is not announced on arrival.
    [[link('AI')], 'AI', 0, false],
    [[choose('AI'), link('Strategy')], 'Strategy', 2, true],
  ])('after %j has %s chosen, with %i results', (events, chosen, results, announces) => {
    const { snapshot } = start().send(...events);
    expect(selectChosen(snapshot)).toBe(chosen);
    expect(selectResultCount(snapshot)).toBe(results);
    expect(selectAnnounces(snapshot)).toBe(announces);
  });

  it.each([choose('All'), choose('unknown'), link('All'), link('unknown')])(
    'is not changed by %j',
    (event) => {
      expect(start().can(event)).toBe(false);
    },
  );

  it('orders the results, as its first order at first, whatever is chosen', () => {
    const run = start({ orders: ['Figures first', 'A to Z'] });
    expect(selectOrder(run.snapshot)).toBe('Figures first');
    expect(run.can(choose('Figures first'))).toBe(false);
    const { snapshot } = run.send(link('A to Z'), choose('AI'));
    expect([selectChosen(snapshot), selectOrder(snapshot)]).toEqual(['AI', 'A to Z']);
    expect(selectAnnounces(run.send(choose('Figures first')).snapshot)).toBe(true);
    expect(selectOrder(start().snapshot)).toBeNull();
  });

  it('rejects invalid values, an unknown initial value, invalid counts and an order named as a value', () => {
    expect(() => start({ values: [] })).toThrow(/^filter: values is empty/);
    expect(() => start({ initial: 'x' })).toThrow(/^filter: initial is 'x', which is unknown/);
    expect(() => start({ orders: ['AI'] })).toThrow(/^filter: values and orders/);
    expect(() => start({ counts: { All: 7, AI: 1 } })).toThrow(
      /^filter: counts has no number for 'Strategy'/,
    );
    expect(() => start({ counts: { ...counts, AI: -1 } })).toThrow(
      /^filter: the count of 'AI' is -1, but must be a whole number of at least 0/,
    );
  });
});
