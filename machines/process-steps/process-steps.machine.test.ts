import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun, waiting } from '#machines/testing/index.ts';
import {
  processStepsMachine,
  selectHeldStep,
  selectStep,
  type ProcessStepsEvent,
  type ProcessStepsInput,
} from './index.ts';

coversChart(processStepsMachine);

const start = (input: Partial<ProcessStepsInput> = {}) =>
  startRun(processStepsMachine, { input: { count: 5, ...input } });
const scroll = (progress: number): ProcessStepsEvent => ({ type: 'STEPS.SCROLLED', progress });
const choose = (index: number): ProcessStepsEvent => ({ type: 'STEP.CHOSEN', index });
const left: ProcessStepsEvent = { type: 'VIEW.LEFT' };
const reduced: ProcessStepsEvent = { type: 'MOTION.REDUCED' };
const allowed: ProcessStepsEvent = { type: 'MOTION.ALLOWED' };

const FOLLOWS = { lead: 'scroll', mark: 'resting' };
const FOLLOWING = { lead: 'scroll', mark: 'walking' };
const HELD = { lead: 'visitor', mark: 'resting' };
const BEING_HELD = { lead: 'visitor', mark: 'walking' };

describe('the process', () => {
  it.each([
    [-1, 0],
    [0.199, 0],
    [0.2, 1],
    [0.5, 2],
    [0.799, 3],
    [0.8, 4],
    [1, 4],
    [7, 4],
  ])('aims by its progress: %s is step %s', (progress, target) => {
    expect(start().send(scroll(progress)).context.target).toBe(target);
  });

  // A step takes 120 ms.
  it.each<
    [what: string, (ProcessStepsEvent | number)[], value: object, step: number, held: number | null]
  >([
    ['starts at the first step', [], FOLLOWS, 0, null],
    ['is on its way', [scroll(0.5), 119], FOLLOWING, 0, null],
    ['passes every step', [scroll(0.5), 120], FOLLOWING, 1, null],
    ['arrives', [scroll(0.5), 240], FOLLOWS, 2, null],
    ['stays there', [scroll(0.5), 9999], FOLLOWS, 2, null],
    ['turns around', [scroll(1), 240, scroll(0), 120], FOLLOWING, 1, null],
    ['stops where it is', [scroll(1), 120, scroll(0.2), 9999], FOLLOWS, 1, null],
    ['is held by a press', [choose(3)], BEING_HELD, 0, 3],
    ['is held by the first step', [choose(0)], HELD, 0, 0],
    ['is not moved by scrolling then', [choose(3), scroll(0), 9999], HELD, 3, 3],
    ['is held elsewhere', [choose(3), 9999, choose(1), 9999], HELD, 1, 1],
    ['is released by the same step', [choose(3), 120, choose(3), 9999], FOLLOWS, 3, null],
    ['is released out of view', [choose(3), left, 9999], FOLLOWS, 3, null],
    ['follows again', [choose(3), left, scroll(0), 9999], FOLLOWS, 0, null],
    ['arrives at once with reduced motion', [scroll(1), 120, reduced, allowed], FOLLOWS, 4, null],
    ['moves when motion is allowed', [reduced, scroll(1), allowed, scroll(0)], FOLLOWING, 4, null],
  ])('%s', (_, steps, value, step, held) => {
    const run = start().play(...steps);
    expect(run.value).toEqual(value);
    expect(selectStep(run.snapshot)).toBe(step);
    expect(selectHeldStep(run.snapshot)).toBe(held);
  });

  it('marks only a pressed step with reduced motion', () => {
    const run = start({ isMotionReduced: true });
    const steps = [scroll(0.5), choose(4), choose(4)].map((event) =>
      selectStep(run.send(event).snapshot),
    );
    expect(steps).toEqual([null, 4, null]);
    expect(run.context.step).toBe(4);
  });

  it.each([choose(-1), choose(5), choose(1.5), choose(Number.NaN)])('ignores %j', (event) => {
    expect(start().can(event)).toBe(false);
    expect(start().send(choose(2)).can(event)).toBe(false);
  });

  it.each([scroll(Number.NaN), scroll(Infinity), scroll(0.1)])('is not moved by %j', (event) => {
    expect(start().can(event)).toBe(false);
  });

  it('rejects a count below 1', () => {
    expect(() => start({ count: 0 })).toThrow(/^process: count is 0/);
  });

  it('stays on its tiles, and rests only at its target, in random sequences', async () => {
    await checkRandomSequences(processStepsMachine, {
      input: fc.record({ count: fc.integer({ min: 1, max: 6 }), isMotionReduced: fc.boolean() }),
      step: fc.oneof(
        fc.double({ min: -1, max: 2 }).map(scroll),
        fc.integer({ min: -1, max: 6 }).map(choose),
        fc.constantFrom(left, reduced, allowed),
        waiting(1, 119, 120, 250, 700),
      ),
      invariant: (run) => {
        const { step, target, count, isMotionReduced } = run.context;
        for (const at of [step, target]) assert.ok(Number.isInteger(at) && at >= 0 && at < count);
        assert.equal(run.matches({ mark: 'resting' }), step === target);
        assert.ok(!(isMotionReduced && run.matches({ mark: 'walking' })));
      },
    });
  });
});
