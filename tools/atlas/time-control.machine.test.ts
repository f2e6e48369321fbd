import { describe, expect, it } from 'vitest';
import { expectFullCoverage, startRun } from '#machines/testing/index.ts';
import { selectIsRunning, selectRate, timeControlMachine } from './time-control.machine.ts';

describe('the time control of the atlas', () => {
  const passed: number[] = [];
  const run = startRun(
    timeControlMachine.provide({
      actions: { advance: (_, { ms }) => passed.push(ms), skip: () => passed.push(-1) },
    }),
    { input: undefined },
  );
  const after = (event: Parameters<typeof run.send>[0]) => {
    passed.length = 0;
    run.send(event);
    return [...passed];
  };

  it('advances with real time, multiplied by the rate', () => {
    expect(selectIsRunning(run.snapshot)).toBe(true);
    expect(after({ type: 'FRAME.PASSED', ms: 16 })).toEqual([16]);
    run.send({ type: 'RATE.CHOSEN', rate: 10 });
    expect(after({ type: 'FRAME.PASSED', ms: 16 })).toEqual([160]);
    expect(selectRate(run.snapshot)).toBe(10);
  });

  it('does not catch up on hours in a background tab', () => {
    run.send({ type: 'RATE.CHOSEN', rate: 1 });
    expect(after({ type: 'FRAME.PASSED', ms: 3_600_000 })).toEqual([100]);
  });

  it('steps only while stopped, and only forward', () => {
    expect(after({ type: 'TIME.STEPPED', ms: 1 })).toEqual([]);
    run.send({ type: 'TIME.STOPPED' });
    expect(after({ type: 'TIME.STEPPED', ms: 1 })).toEqual([1]);
    expect(after({ type: 'TIME.STEPPED', ms: -1 })).toEqual([]);
    expect(after({ type: 'TIME.STEPPED', ms: Number.NaN })).toEqual([]);
    expect(after({ type: 'FRAME.PASSED', ms: 16 })).toEqual([]);
  });

  it('skips to the next timer at any time', () => {
    expect(after({ type: 'TIMER.AWAITED' })).toEqual([-1]);
    run.send({ type: 'TIME.STARTED' });
    expect(after({ type: 'TIMER.AWAITED' })).toEqual([-1]);
  });

  it('runs when a valid rate is chosen', () => {
    run.send({ type: 'TIME.STOPPED' });
    run.send({ type: 'RATE.CHOSEN', rate: 7 as 10 });
    expect(selectIsRunning(run.snapshot)).toBe(false);
    run.send({ type: 'RATE.CHOSEN', rate: 100 });
    expect([selectIsRunning(run.snapshot), selectRate(run.snapshot)]).toEqual([true, 100]);
  });

  it('has every state and transition covered by these tests', () => {
    expectFullCoverage(timeControlMachine, [run]);
  });
});
