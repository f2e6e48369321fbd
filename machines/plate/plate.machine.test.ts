import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
  waiting,
} from '../testing/index.ts';
import {
  PLATE_STEP_MS,
  plateMachine,
  selectHeldStep,
  selectStep,
  type PlateEvent,
  type PlateInput,
} from './index.ts';

const start = (input: Partial<PlateInput> = {}) =>
  startRun(plateMachine, { input: { count: 5, stepMs: 100, ...input } });
const scrolled = (progress: number): PlateEvent => ({ type: 'PLATE.SCROLLED', progress });
const chosen = (index: number): PlateEvent => ({ type: 'STEP.CHOSEN', index });
const left: PlateEvent = { type: 'VIEW.LEFT' };
const reduced: PlateEvent = { type: 'MOTION.REDUCED' };
const allowed: PlateEvent = { type: 'MOTION.ALLOWED' };

const stepOf = (run: ReturnType<typeof start>) => selectStep(run.snapshot);
const isHeld = (run: ReturnType<typeof start>) => selectHeldStep(run.snapshot) !== null;

describe('the plate', () => {
  it('covers every state and every transition', async () => {
    const events = [
      scrolled(0),
      scrolled(0.5),
      scrolled(Number.NaN),
      chosen(0),
      chosen(1),
      chosen(9),
      left,
      reduced,
      allowed,
    ];
    const report = await replayPaths(plateMachine, { input: { count: 3, stepMs: 100 }, events });
    expectFullCoverage(plateMachine, [report]);
  });

  it('starts at the first step, following the scroll position', () => {
    const run = start();
    expect(run.value).toEqual({ lead: 'scroll', mark: 'resting' });
    expect(run.context).toEqual({
      count: 5,
      stepMs: 100,
      isMotionReduced: false,
      step: 0,
      target: 0,
    });
    expect(stepOf(run)).toBe(0);
    expect(isHeld(run)).toBe(false);
  });

  it('takes 120 ms for a step by default', () => {
    expect(PLATE_STEP_MS).toBe(120);
    const run = startRun(plateMachine, { input: { count: 2 } }).send(scrolled(1));
    expect(stepOf(run.wait(119))).toBe(0);
    expect(stepOf(run.wait(1))).toBe(1);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.199, 0],
    [0.2, 1],
    [0.5, 2],
    [0.799, 3],
    [0.8, 4],
    [1, 4],
    [7, 4],
  ])('targets the step for a progress: %s is step %s', (progress, target) => {
    expect(start().send(scrolled(progress)).context.target).toBe(target);
  });

  it('passes through every step on the way, and rests at the end', () => {
    const run = start().send(scrolled(0.5));
    expect(run.value).toEqual({ lead: 'scroll', mark: 'walking' });
    expect(stepOf(run.wait(99))).toBe(0);
    expect(stepOf(run.wait(1))).toBe(1);
    expect(run.value).toEqual({ lead: 'scroll', mark: 'walking' });
    expect(stepOf(run.wait(100))).toBe(2);
    expect(run.value).toEqual({ lead: 'scroll', mark: 'resting' });
    run.wait(1000).stop();
    expect(stepOf(run)).toBe(2);
  });

  it('moves back the way it came, and can turn around on the way', () => {
    const run = start().send(scrolled(1)).wait(200).send(scrolled(0));
    expect(stepOf(run)).toBe(2);
    expect(stepOf(run.wait(100))).toBe(1);
    expect(stepOf(run.wait(100))).toBe(0);
  });

  it('stops where it is when that becomes the target', () => {
    const run = start().send(scrolled(1)).wait(100).send(scrolled(0.2));
    expect(run.value).toEqual({ lead: 'scroll', mark: 'resting' });
    expect(stepOf(run.wait(500))).toBe(1);
  });

  it('is held at the chosen step at once, while the mark is on its way', () => {
    const run = start().send(chosen(3));
    expect(selectHeldStep(run.snapshot)).toBe(3);
    expect(stepOf(run)).toBe(0);
    expect(selectHeldStep(run.wait(1000).snapshot)).toBe(3);
    expect(selectHeldStep(run.send(chosen(3)).snapshot)).toBeNull();
  });

  it('is held by the step that the visitor presses: scrolling does not move it', () => {
    const run = start().send(chosen(3)).wait(300);
    expect(isHeld(run)).toBe(true);
    expect(stepOf(run)).toBe(3);
    expect(run.can(scrolled(0))).toBe(false);
    expect(stepOf(run.send(scrolled(0)).wait(1000))).toBe(3);
    expect(stepOf(run.send(chosen(1)).wait(200))).toBe(1);
    expect(isHeld(run)).toBe(true);
  });

  it('is released by the same step, even on the way to it, or when the plate is out of view', () => {
    const again = start().send(chosen(3)).wait(100).send(chosen(3));
    expect(isHeld(again)).toBe(false);
    expect(stepOf(again.wait(200))).toBe(3);
    expect(stepOf(again.send(scrolled(0)).wait(300))).toBe(0);
    const away = start().send(chosen(3), left);
    expect(isHeld(away)).toBe(false);
    expect(away.context.target).toBe(3);
  });

  it('is held by the first step too', () => {
    expect(isHeld(start().send(chosen(0)))).toBe(true);
  });

  it.each([-1, 5, 1.5, Number.NaN])('ignores an invalid step: %s', (index) => {
    for (const run of [start(), start().send(chosen(2))]) {
      const before = run.context;
      const wasHeld = isHeld(run);
      expect(run.can(chosen(index))).toBe(false);
      run.send(chosen(index));
      expect(run.context).toEqual(before);
      expect(isHeld(run)).toBe(wasHeld);
    }
  });

  it.each([Number.NaN, Infinity, -Infinity])('ignores an invalid progress: %s', (progress) => {
    expect(start().can(scrolled(progress))).toBe(false);
  });

  it('ignores a progress within the same step', () => {
    expect(start().can(scrolled(0.1))).toBe(false);
  });

  it('has no mark with reduced motion, and marks a pressed step immediately', () => {
    const run = start({ isMotionReduced: true });
    expect(stepOf(run)).toBeNull();
    expect(stepOf(run.send(scrolled(0.5)))).toBeNull();
    expect(run.value).toEqual({ lead: 'scroll', mark: 'resting' });
    expect(run.context.step).toBe(2);
    expect(stepOf(run.send(chosen(4)))).toBe(4);
    expect(run.value).toEqual({ lead: 'visitor', mark: 'resting' });
    expect(stepOf(run.send(chosen(4)))).toBeNull();
  });

  it('stops moving immediately when motion is reduced, and moves again when it is allowed', () => {
    const run = start().send(scrolled(1)).wait(100).send(reduced);
    expect(run.value).toEqual({ lead: 'scroll', mark: 'resting' });
    expect(run.context).toMatchObject({ step: 4, isMotionReduced: true });
    run.send(allowed);
    expect(stepOf(run)).toBe(4);
    expect(run.send(scrolled(0)).value).toEqual({ lead: 'scroll', mark: 'walking' });
    expect(run.context.isMotionReduced).toBe(false);
  });

  it('rejects a count below 1 and an invalid delay', () => {
    expect(() => start({ count: 0 })).toThrow(/^plate: count is 0/);
    expect(() => start({ count: 1.5 })).toThrow(/^plate: count is 1.5/);
    expect(() => start({ stepMs: -1 })).toThrow(/^plate: stepMs is -1/);
    expect(() => start({ stepMs: Number.NaN })).toThrow(/^plate: stepMs is NaN/);
  });

  it('stays on its tiles, and rests only at its target, in 10,000 random sequences', async () => {
    await checkRandomSequences(plateMachine, {
      input: fc.record({
        count: fc.integer({ min: 1, max: 6 }),
        stepMs: fc.constant(100),
        isMotionReduced: fc.boolean(),
      }),
      step: fc.oneof(
        fc.double({ min: -1, max: 2 }).map((progress) => scrolled(progress)),
        fc.integer({ min: -1, max: 6 }).map((index) => chosen(index)),
        fc.constantFrom(left, reduced, allowed),
        waiting(1, 99, 100, 250, 700),
      ),
      invariant: ({ snapshot }) => {
        const { step, target, count, isMotionReduced } = snapshot.context;
        for (const at of [step, target]) {
          if (!Number.isInteger(at) || at < 0 || at >= count) throw new Error(`${at} is no tile`);
        }
        if (snapshot.matches({ mark: 'resting' }) !== (step === target))
          throw new Error('it rests on the way, or walks on the spot');
        if (isMotionReduced && snapshot.matches({ mark: 'walking' }))
          throw new Error('it walks with reduced motion');
      },
    });
  });
});
