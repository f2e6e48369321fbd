import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun, waiting } from '#machines/testing/index.ts';
import {
  carouselMachine,
  selectCarousel,
  selectSuppressesClick,
  type CarouselEvent,
  type CarouselInput,
  type PauseReason,
} from './index.ts';

coversChart(carouselMachine);

const insights: CarouselInput = { count: 7, visible: 4, lockMs: 500, rotateMs: null };
const rotating: CarouselInput = { ...insights, count: 3, visible: 1, lockMs: 0, rotateMs: 8000 };

const start = (input: CarouselInput) => startRun(carouselMachine, { input });
const free = (change: Partial<CarouselInput> = {}) => start({ ...insights, lockMs: 0, ...change });
const next: CarouselEvent = { type: 'SLIDE.NEXT' };
const previous: CarouselEvent = { type: 'SLIDE.PREVIOUS' };
const choose = (index: number): CarouselEvent => ({ type: 'SLIDE.CHOSEN', index });
const show = (visible: number): CarouselEvent => ({ type: 'VISIBLE.CHANGED', visible });
const press = (x: number, y = 0): CarouselEvent => ({ type: 'SWIPE.STARTED', x, y });
const move = (x: number, y = 0): CarouselEvent => ({ type: 'SWIPE.MOVED', x, y });
const lift = (x: number, y = 0): CarouselEvent => ({ type: 'SWIPE.ENDED', x, y });
const cancel: CarouselEvent = { type: 'SWIPE.CANCELED' };

type Steps = readonly (CarouselEvent | number)[];
type Run = ReturnType<typeof start>;
const indexOf = (run: Run) => selectCarousel(run.snapshot).index;

describe('the position', () => {
  it('starts at the first slide without animating, until the view reports how many fit', () => {
    const { snapshot } = start(insights);
    expect(selectCarousel(snapshot).index).toBe(0);
    expect(selectCarousel(snapshot).direction).toBeNull();
    expect(selectCarousel(snapshot).isFitted).toBe(false);
    const fitted = start(insights).send(show(2)).snapshot;
    expect([selectCarousel(fitted).isFitted, selectCarousel(fitted).visible]).toEqual([true, 2]);
  });

  it.each<[what: string, Partial<CarouselInput>, Steps, index: number, direction: string | null]>([
    ['goes forward', {}, [next], 1, 'forward'],
    ['wraps backward', {}, [previous], 6, 'backward'],
    ['wraps forward', {}, [previous, next], 0, 'forward'],
    ['goes to the chosen slide', {}, [choose(5)], 5, 'forward'],
    ['goes back to a chosen slide', {}, [choose(5), choose(0)], 0, 'backward'],
    ['does not move if all are visible', { visible: 7 }, [next, previous, choose(2)], 0, null],
    ['returns to the first when all fit', { visible: 1 }, [choose(6), show(7)], 0, 'forward'],
    ['keeps its place when more fit', { visible: 1 }, [choose(6), show(4)], 6, 'forward'],
  ])('%s', (_, input, steps, index, direction) => {
    const run = free(input).play(...steps);
    expect(indexOf(run)).toBe(index);
    expect(selectCarousel(run.snapshot).direction).toBe(direction);
  });

  it('says whether it would move', () => {
    expect(selectCarousel(free({ visible: 6 }).snapshot).canMove).toBe(true);
    expect(selectCarousel(free({ visible: 7 }).snapshot).canMove).toBe(false);
  });

  it.each([choose(-1), choose(7), choose(1.5), choose(0), show(0), show(1.5)])(
    'ignores %j',
    (event) => {
      expect(free().can(event)).toBe(false);
    },
  );
});

describe('the lock', () => {
  it.each<[what: string, Steps, index: number]>([
    ['ignores a click at 499 ms', [next, 499, next], 1],
    ['accepts a click at 500 ms', [next, 500, next], 2],
    ['is not extended by what it ignores', [next, 250, next, 250, next], 2],
    ['holds for every way to move', [next, previous, choose(5), press(200), lift(100)], 1],
    ['starts after previous', [previous, 499, next], 6],
    ['starts after an indicator', [choose(3), 499, next], 3],
  ])('%s', (_, steps, index) => {
    expect(indexOf(start(insights).play(...steps))).toBe(index);
  });

  it('does not start when nothing moved, and is off with 0 ms', () => {
    const still = start({ ...insights, visible: 7 }).send(previous);
    expect(still.matches({ lock: 'unlocked' })).toBe(true);
    expect(indexOf(free().send(next, next, next))).toBe(3);
  });
});

describe('swiping', () => {
  it.each<[what: string, Steps, position: string, index: number]>([
    ['needs more than 75 px forward', [press(300), move(280), lift(225)], 'releasing', 0],
    ['changes the slide at 76 px forward', [press(300), move(280), lift(224)], 'releasing', 1],
    ['needs more than 75 px backward', [press(300), move(320), lift(375)], 'releasing', 0],
    ['changes the slide at 76 px backward', [press(300), move(320), lift(376)], 'releasing', 6],
    ['may be too quick for a move forward', [press(300), lift(224)], 'releasing', 1],
    ['may be too quick for a move backward', [press(300), lift(376)], 'releasing', 6],
    ['may be short and quick', [press(300), lift(285)], 'releasing', 0],
    ['is a click under 10 px', [press(300), move(309), move(300, 9), lift(309)], 'resting', 0],
    ['begins at 10 px', [press(300), move(310)], 'dragging', 0],
    ['is horizontal if x is larger', [press(0), move(-11, 10)], 'dragging', 0],
    ['is a pan if y is as large', [press(0), move(-10, 10)], 'panning', 0],
    ['is a pan upward too', [press(0), move(0, -10), move(400), lift(400)], 'resting', 0],
    ['ends with a canceled pan', [press(0), move(0, 10), cancel], 'resting', 0],
    ['may be canceled before it begins', [press(300), cancel], 'resting', 0],
    ['may be canceled on the way', [press(300), move(100), cancel], 'resting', 0],
    ['can start again at once', [press(300), lift(224), press(500), lift(400)], 'releasing', 2],
  ])('%s', (_, steps, position, index) => {
    const run = free().play(...steps);
    expect(run.value).toMatchObject({ position });
    expect(indexOf(run)).toBe(index);
  });

  it('lets the slides follow the finger', () => {
    const run = free().send(press(100));
    const offsets = [move(105), move(70), move(140), lift(140)].map(
      (event) => selectCarousel(run.send(event).snapshot).dragOffset,
    );
    expect(offsets).toEqual([0, -30, 40, 0]);
  });

  it.each<[Steps, suppresses: boolean]>([
    [[press(100)], false],
    [[press(100), move(80)], true],
    [[press(100), move(80), lift(80), 49], true],
    [[press(100), move(80), lift(80), 50], false],
    [[press(100), move(80), lift(80), { type: 'CLICK.SUPPRESSED' }], false],
    [[press(100), lift(101)], false],
    [[press(100), move(100, 40), lift(100, 40)], false],
  ])('after %j suppresses the click: %s', (steps, suppresses) => {
    expect(selectSuppressesClick(free().play(...steps).snapshot)).toBe(suppresses);
  });
});

describe('rotation', () => {
  it.each<[what: string, Partial<CarouselInput>, Steps, index: number]>([
    ['waits for 8000 ms', {}, [7999], 0],
    ['advances at 8000 ms', {}, [8000], 1],
    ['goes on', {}, [15_999], 1],
    ['goes on every 8000 ms', {}, [16_000], 2],
    ['wraps', {}, [24_000], 0],
    ['is off without a period', { rotateMs: null }, [60_000], 0],
    ['restarts its period after next', { count: 5 }, [7000, next, 7999], 1],
    ['advances a period after next', { count: 5 }, [7000, next, 8000], 2],
    ['restarts its period after previous', { count: 5 }, [7000, previous, 7999], 4],
    ['restarts its period after an indicator', { count: 5 }, [7000, choose(2), 7999], 2],
    ['locks like any move', { lockMs: 500 }, [8000, next, 499, next], 1],
    ['starts when a breakpoint hides some', { visible: 3 }, [show(1), 8000], 1],
    ['stops when a breakpoint shows all', {}, [show(3), 60_000], 0],
  ])('%s', (_, change, steps, index) => {
    expect(indexOf(start({ ...rotating, ...change }).play(...steps))).toBe(index);
  });

  it('has a period of 5000 ms by default', () => {
    const { rotateMs: _, ...unspecified } = rotating;
    const run = start(unspecified).wait(4999);
    expect(indexOf(run)).toBe(0);
    expect(indexOf(run.wait(1))).toBe(1);
  });

  it.each<[PauseReason, stop: CarouselEvent, go: CarouselEvent, isStopped: boolean]>([
    ['visitor', { type: 'ROTATION.STOPPED' }, { type: 'ROTATION.STARTED' }, true],
    ['focus', { type: 'FOCUS.ENTERED' }, { type: 'ROTATION.STARTED' }, true],
    ['pointer', { type: 'POINTER.ENTERED' }, { type: 'POINTER.LEFT' }, false],
    ['swipe', press(0), cancel, false],
    ['swipe', press(0), lift(0), false],
    ['page-hidden', { type: 'PAGE.HIDDEN' }, { type: 'PAGE.SHOWN' }, false],
    ['off-screen', { type: 'VIEW.LEFT' }, { type: 'VIEW.ENTERED' }, false],
    ['reduced-motion', { type: 'MOTION.REDUCED' }, { type: 'MOTION.ALLOWED' }, true],
  ])('pauses for %s by %j until %j; shows Play: %s', (reason, stop, go, isStopped) => {
    const run = start(rotating);
    expect(selectCarousel(run.snapshot).live).toBe('off');
    run.play(7999, stop, stop);
    expect(run.context.pauseReasons).toEqual([reason]);
    expect(selectCarousel(run.snapshot).live).toBe('polite');
    expect(selectCarousel(run.snapshot).isStopped).toBe(isStopped);
    expect(indexOf(run.wait(60_000))).toBe(0);
    run.play(go, 7999);
    expect(run.context.pauseReasons).toEqual([]);
    expect(indexOf(run)).toBe(0);
    expect(indexOf(run.wait(1))).toBe(1);
  });

  it.each<[Steps, PauseReason[]]>([
    [[{ type: 'POINTER.ENTERED' }, { type: 'PAGE.HIDDEN' }, { type: 'PAGE.SHOWN' }], ['pointer']],
    // Only Play ends what the visitor has stopped, and what focus has.
    [
      [{ type: 'ROTATION.STOPPED' }, { type: 'POINTER.ENTERED' }, { type: 'POINTER.LEFT' }],
      ['visitor'],
    ],
    [[{ type: 'FOCUS.ENTERED' }, { type: 'VIEW.LEFT' }, { type: 'VIEW.ENTERED' }, next], ['focus']],
    // Pointer and focus are on the button when Play is pressed.
    [[{ type: 'POINTER.ENTERED' }, { type: 'FOCUS.ENTERED' }, { type: 'ROTATION.STARTED' }], []],
    [
      [{ type: 'PAGE.HIDDEN' }, { type: 'VIEW.LEFT' }, { type: 'ROTATION.STARTED' }],
      ['page-hidden', 'off-screen'],
    ],
  ])('after %j is paused for %j', (steps, reasons) => {
    const run = start(rotating).play(...steps);
    expect(run.context.pauseReasons).toEqual(reasons);
    expect(selectCarousel(run.snapshot).live).toBe(reasons.length === 0 ? 'off' : 'polite');
  });

  it('needs its button only if it can rotate', () => {
    expect(selectCarousel(start(rotating).snapshot).canRotate).toBe(true);
    expect(selectCarousel(start({ ...rotating, visible: 3 }).snapshot).canRotate).toBe(false);
    expect(selectCarousel(start(insights).snapshot).canRotate).toBe(false);
  });
});

it('rejects an invalid input', () => {
  const bad = (change: Partial<CarouselInput>) => () => start({ ...insights, ...change });
  expect(bad({ count: 0 })).toThrow(/^carousel: count is 0/);
  expect(bad({ visible: 0 })).toThrow(/^carousel: visible is 0/);
  expect(bad({ lockMs: -1 })).toThrow(/^carousel: lockMs is -1/);
  expect(bad({ rotateMs: 0 })).toThrow(/^carousel: rotateMs is 0/);
  expect(bad({ count: 1, visible: 1, rotateMs: 1, lockMs: 0 })).not.toThrow();
});

it('keeps its invariants in random sequences', async () => {
  const place = fc.constantFrom(0, 10, 75, 76, 200);
  const swipe = fc
    .tuple(fc.constantFrom(press, move, lift), place, place)
    .map(([make, x, y]) => make(x, y));
  await checkRandomSequences(carouselMachine, {
    input: fc.record({
      count: fc.integer({ min: 1, max: 7 }),
      visible: fc.integer({ min: 1, max: 4 }),
      lockMs: fc.constantFrom(0, 500),
      rotateMs: fc.constantFrom(null, 5000, 8000),
    }),
    step: fc.oneof(
      swipe,
      fc.integer({ min: -1, max: 8 }).map(choose),
      fc.integer({ min: 0, max: 4 }).map(show),
      fc.constantFrom(next, previous, next, cancel),
      fc.constantFrom<CarouselEvent>(
        { type: 'CLICK.SUPPRESSED' },
        { type: 'ROTATION.STOPPED' },
        { type: 'ROTATION.STARTED' },
        { type: 'FOCUS.ENTERED' },
        { type: 'PAGE.HIDDEN' },
        { type: 'PAGE.SHOWN' },
      ),
      waiting(50, 499, 500, 4999, 8000),
    ),
    invariant: (run) => {
      const { index, count, visible, pauseReasons, drag, rotateMs } = run.context;
      const last = count > visible ? count - 1 : 0;
      assert.ok(Number.isInteger(index) && index >= 0 && index <= last);
      const isAble = rotateMs !== null && count > visible;
      assert.equal(run.matches({ rotation: 'playing' }), isAble && pauseReasons.length === 0);
      assert.equal(new Set(pauseReasons).size, pauseReasons.length);
      const isHeld = run.matches({ position: 'pressed' }) || run.matches({ position: 'dragging' });
      assert.equal(drag !== null, isHeld);
      assert.ok(run.clock.pending <= 3);
    },
  });
});
