import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
} from '../testing/index.ts';
import {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectResultCount,
  type FilterEvent,
  type FilterInput,
} from './index.ts';

const values = ['All', 'Strategy', 'AI'];
const counts = { All: 7, Strategy: 2, AI: 0 };
const input: FilterInput = { values, initial: 'All', counts };
const start = (change: Partial<FilterInput> = {}) =>
  startRun(filterMachine, { input: { ...input, ...change } });
const choose = (value: string): FilterEvent => ({ type: 'FILTER.CHOSEN', value });
const link = (value: string): FilterEvent => ({ type: 'FILTER.LINKED', value });

describe('the filter', () => {
  it('covers every state and every transition', async () => {
    const report = await replayPaths(filterMachine, {
      input,
      events: [...values, 'unknown'].flatMap((value) => [choose(value), link(value)]),
    });
    expectFullCoverage(filterMachine, [report]);
  });

  it('starts with the initial choice and announces nothing on load', () => {
    const { snapshot } = start();
    expect(selectChosen(snapshot)).toBe('All');
    expect(selectResultCount(snapshot)).toBe(7);
    expect(selectAnnounces(snapshot)).toBe(false);
  });

  it('has one button pressed at a time, and announces the number of results', () => {
    const { snapshot } = start().send(choose('AI'), choose('Strategy'));
    expect(selectChosen(snapshot)).toBe('Strategy');
    expect(selectResultCount(snapshot)).toBe(2);
    expect(selectAnnounces(snapshot)).toBe(true);
  });

  it('distinguishes a count of zero from an unknown count', () => {
    expect(selectResultCount(start().send(choose('AI')).snapshot)).toBe(0);
    const run = startRun(filterMachine, { input: { values, initial: 'AI' } });
    expect(selectResultCount(run.snapshot)).toBeNull();
    expect(run.context.counts).toBeNull();
  });

  it('does not change when the pressed button is pressed or a value is unknown', () => {
    expect(start().can(choose('All'))).toBe(false);
    expect(start().can(choose('unknown'))).toBe(false);
    expect(start().can(choose('AI'))).toBe(true);
  });

  it('chooses the category in the address, and announces nothing on arrival', () => {
    const run = start().send(link('AI'));
    expect(selectChosen(run.snapshot)).toBe('AI');
    expect(selectAnnounces(run.snapshot)).toBe(false);
    expect(run.can(choose('AI'))).toBe(false);
    run.send(choose('All'), link('Strategy'));
    expect(selectChosen(run.snapshot)).toBe('Strategy');
    expect(selectAnnounces(run.snapshot)).toBe(true);
  });

  it('does not change when the address names the chosen category, or an unknown one', () => {
    expect(start().can(link('All'))).toBe(false);
    expect(start().can(link('unknown'))).toBe(false);
    expect(selectChosen(start().send(choose('AI'), link('')).snapshot)).toBe('AI');
  });

  it('announces again when the initial choice is chosen again', () => {
    const { snapshot } = start().send(choose('AI'), choose('All'));
    expect(selectChosen(snapshot)).toBe('All');
    expect(selectAnnounces(snapshot)).toBe(true);
  });

  it('rejects invalid values, an unknown initial value and invalid counts', () => {
    expect(() => start({ values: [] })).toThrow(/^filter: values is empty/);
    expect(() => start({ values: ['All', 'All'] })).toThrow(/^filter: values contains 'All' twice/);
    expect(() => start({ initial: 'x' })).toThrow(/^filter: initial is 'x', which is unknown/);
    expect(() => start({ counts: { All: 7, AI: 1 } })).toThrow(
      "filter: counts has no number for 'Strategy'. Pass a count for every category, or omit counts.",
    );
    expect(() => start({ counts: { ...counts, AI: -1 } })).toThrow(
      /^filter: the count of 'AI' is -1, but must be a whole number of at least 0/,
    );
  });

  it('always has exactly one value chosen, in 10,000 random sequences', async () => {
    await checkRandomSequences(filterMachine, {
      input: fc.constantFrom(...values).map((initial) => ({ ...input, initial })),
      step: fc.oneof(
        fc.constantFrom(...values, 'unknown').map(choose),
        fc.constantFrom(...values, 'unknown').map(link),
      ),
      invariant: ({ snapshot }) => {
        const chosen = selectChosen(snapshot);
        if (!values.includes(chosen)) throw new Error(`${chosen} is unknown`);
        if (selectResultCount(snapshot) === null) throw new Error('no count');
      },
    });
  });
});
