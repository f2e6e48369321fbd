import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
  waiting,
} from '../testing/index.ts';
import {
  AXIS_PX,
  carouselMachine,
  CLICK_ECHO_MS,
  DEFAULT_ROTATE_MS,
  selectCanGoForward,
  selectCanRotate,
  selectCounter,
  selectDirection,
  selectDragOffset,
  selectIndex,
  selectIsStopped,
  selectLive,
  selectSuppressesClick,
  type CarouselEvent,
  type CarouselInput,
  type PauseReason,
} from './index.ts';

const insights: CarouselInput = {
  count: 7,
  visible: 4,
  loop: true,
  lockMs: 500,
  rotateMs: null,
  swipePx: 75,
};
const resources: CarouselInput = {
  count: 3,
  visible: 1,
  loop: true,
  lockMs: 0,
  rotateMs: 8000,
  swipePx: 75,
};

const start = (input: CarouselInput) => startRun(carouselMachine, { input });
const next = { type: 'SLIDE.NEXT' } as const;
const previous = { type: 'SLIDE.PREVIOUS' } as const;
const at = (type: 'SWIPE.STARTED' | 'SWIPE.MOVED' | 'SWIPE.ENDED', x: number, y = 0) => ({
  type,
  x,
  y,
});

type Snapshot = SnapshotFrom<typeof carouselMachine>;

describe('covering the carousel', () => {
  it('covers every state and every transition', async () => {
    const moves: CarouselEvent[] = [
      next,
      previous,
      { type: 'SLIDE.CHOSEN', index: 2 },
      { type: 'VISIBLE.CHANGED', visible: 2 },
      { type: 'VISIBLE.CHANGED', visible: 3 },
    ];
    const swipes: CarouselEvent[] = [
      at('SWIPE.STARTED', 200),
      at('SWIPE.MOVED', 190),
      at('SWIPE.MOVED', 200, 40),
      at('SWIPE.ENDED', 200),
      at('SWIPE.ENDED', 124),
      at('SWIPE.ENDED', 276),
      { type: 'SWIPE.CANCELED' },
      { type: 'CLICK.SUPPRESSED' },
    ];
    const reasons: CarouselEvent[] = [
      { type: 'ROTATION.STOPPED' },
      { type: 'ROTATION.STARTED' },
      { type: 'FOCUS.ENTERED' },
      { type: 'FOCUS.LEFT' },
      { type: 'POINTER.ENTERED' },
      { type: 'POINTER.LEFT' },
      { type: 'PAGE.HIDDEN' },
      { type: 'PAGE.SHOWN' },
      { type: 'VIEW.LEFT' },
      { type: 'VIEW.ENTERED' },
      { type: 'MOTION.REDUCED' },
      { type: 'MOTION.ALLOWED' },
      { type: 'VISIBLE.CHANGED', visible: 1 },
      { type: 'VISIBLE.CHANGED', visible: 3 },
    ];
    const serializeState = ({ value, context }: Snapshot) =>
      JSON.stringify([value, context.index, context.visible, context.drag?.to]);

    const moving = await replayPaths(carouselMachine, {
      input: { ...resources, lockMs: 500 },
      events: moves,
      serializeState,
    });
    const unlocked = await replayPaths(carouselMachine, {
      input: { ...resources, loop: false },
      events: moves,
      serializeState,
    });
    const swiping = await replayPaths(carouselMachine, {
      input: insights,
      events: swipes,
      serializeState: ({ value, context }) => JSON.stringify([value, context.drag?.to]),
    });
    const pausing = await replayPaths(carouselMachine, {
      input: resources,
      events: reasons,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.visible, context.pauseReasons.toSorted()]),
    });
    expectFullCoverage(carouselMachine, [moving, unlocked, swiping, pausing]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    const number = fc.constantFrom(0, 10, 75, 76, 200);
    const swipe = (type: 'SWIPE.STARTED' | 'SWIPE.MOVED' | 'SWIPE.ENDED') =>
      fc.record({ type: fc.constant(type), x: number, y: number });
    const plain = fc.constantFrom<CarouselEvent>(
      next,
      previous,
      next,
      { type: 'SWIPE.CANCELED' },
      { type: 'CLICK.SUPPRESSED' },
      { type: 'ROTATION.STOPPED' },
      { type: 'ROTATION.STARTED' },
      { type: 'FOCUS.ENTERED' },
      { type: 'FOCUS.LEFT' },
      { type: 'POINTER.ENTERED' },
      { type: 'POINTER.LEFT' },
      { type: 'PAGE.HIDDEN' },
      { type: 'PAGE.SHOWN' },
      { type: 'VIEW.LEFT' },
      { type: 'VIEW.ENTERED' },
      { type: 'MOTION.REDUCED' },
      { type: 'MOTION.ALLOWED' },
    );
    const slide = fc.integer({ min: -1, max: 8 });
    await checkRandomSequences(carouselMachine, {
      input: fc.record({
        count: fc.integer({ min: 1, max: 7 }),
        visible: fc.integer({ min: 1, max: 4 }),
        loop: fc.boolean(),
        lockMs: fc.constantFrom(0, 500),
        rotateMs: fc.constantFrom(null, 5000, 8000),
        swipePx: fc.constant(75),
        reducedMotion: fc.boolean(),
      }),
      step: fc.oneof(
        plain,
        swipe('SWIPE.STARTED'),
        swipe('SWIPE.MOVED'),
        swipe('SWIPE.ENDED'),
        slide.map((index) => ({ type: 'SLIDE.CHOSEN', index }) as const),
        fc
          .integer({ min: 0, max: 4 })
          .map((visible) => ({ type: 'VISIBLE.CHANGED', visible }) as const),
        waiting(50, 499, 500, 4999, 8000),
      ),
      invariant: ({ snapshot, clock }) => {
        const { index, count, visible, loop, pauseReasons, drag, rotateMs } = snapshot.context;
        const last = count > visible ? (loop ? count - 1 : count - visible) : 0;
        if (!(Number.isInteger(index) && index >= 0 && index <= last)) {
          throw new Error(`index ${index} is out of range 0 … ${last}`);
        }
        const able = rotateMs !== null && count > visible;
        const playing = able && pauseReasons.length === 0;
        if (selectCanRotate(snapshot) !== able) throw new Error('selectCanRotate is wrong');
        if (snapshot.matches({ rotation: 'playing' }) !== playing)
          throw new Error('the rotation state is wrong');
        if (new Set(pauseReasons).size !== pauseReasons.length)
          throw new Error('duplicate pause reason');
        const held =
          snapshot.matches({ position: 'pressed' }) || snapshot.matches({ position: 'dragging' });
        if ((drag !== null) !== held) throw new Error('drag is set only while pressed or dragging');
        if (clock.pending > 3) throw new Error(`${clock.pending} timers`);
      },
    });
  });
});

describe('the position', () => {
  it('starts at the first slide without animating', () => {
    const { snapshot } = start(insights);
    expect(selectIndex(snapshot)).toBe(0);
    expect(selectDirection(snapshot)).toBeNull();
    expect(selectCounter(snapshot)).toEqual({ current: 1, total: 7 });
    expect(snapshot.value).toEqual({ position: 'resting', lock: 'unlocked', rotation: 'unable' });
  });

  it('wraps forward and backward', () => {
    const run = start(insights).send(previous);
    expect(selectIndex(run.snapshot)).toBe(6);
    expect(selectDirection(run.snapshot)).toBe('backward');
    expect(selectCounter(run.snapshot)).toEqual({ current: 7, total: 7 });
    run.wait(500).send(next);
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(selectDirection(run.snapshot)).toBe('forward');
  });

  it('stops at both ends when it does not loop', () => {
    const run = start({ ...insights, loop: false, lockMs: 0 });
    expect(run.can(previous)).toBe(false);
    run.send(previous);
    expect(selectIndex(run.snapshot)).toBe(0);
    run.send(next, next);
    expect(selectCanGoForward(run.snapshot)).toBe(true);
    expect(run.can(previous)).toBe(true);
    run.send(next, next);
    expect(selectIndex(run.snapshot)).toBe(3);
    expect(selectCanGoForward(run.snapshot)).toBe(false);
    run.send({ type: 'SLIDE.CHOSEN', index: 6 });
    expect(selectIndex(run.snapshot)).toBe(3);
    expect(run.can({ type: 'SLIDE.CHOSEN', index: 6 })).toBe(false);
    run.send(previous);
    expect(selectIndex(run.snapshot)).toBe(2);
  });

  it('goes to the chosen slide and sets the direction', () => {
    const run = start({ ...insights, lockMs: 0 }).send({ type: 'SLIDE.CHOSEN', index: 5 });
    expect(selectIndex(run.snapshot)).toBe(5);
    expect(selectDirection(run.snapshot)).toBe('forward');
    run.send({ type: 'SLIDE.CHOSEN', index: 0 });
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(selectDirection(run.snapshot)).toBe('backward');
  });

  it('ignores a chosen slide that does not exist or is already shown', () => {
    const run = start(insights);
    for (const index of [-1, 7, 1.5, 0, Number.NaN]) {
      expect(run.can({ type: 'SLIDE.CHOSEN', index })).toBe(false);
    }
    expect(run.can({ type: 'SLIDE.CHOSEN', index: 6 })).toBe(true);
  });

  it('does not move when all slides are visible', () => {
    const run = start({ ...resources, count: 3, visible: 3 });
    run.send(next, previous, { type: 'SLIDE.CHOSEN', index: 2 });
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(selectCanGoForward(run.snapshot)).toBe(false);
    expect(run.can(previous)).toBe(false);
    expect(selectCanRotate(run.snapshot)).toBe(false);
    expect(selectCanGoForward(start({ ...resources, visible: 4 }).snapshot)).toBe(false);
  });

  it('shows 1, 2 or 4 slides by breakpoint, and never moves past the end', () => {
    const run = start({ ...insights, visible: 1, loop: false, lockMs: 0 });
    run.send({ type: 'SLIDE.CHOSEN', index: 6 }, { type: 'VISIBLE.CHANGED', visible: 2 });
    expect(selectIndex(run.snapshot)).toBe(5);
    run.send({ type: 'VISIBLE.CHANGED', visible: 4 });
    expect(selectIndex(run.snapshot)).toBe(3);
    run.send({ type: 'VISIBLE.CHANGED', visible: 7 });
    expect(selectIndex(run.snapshot)).toBe(0);
    run.send({ type: 'VISIBLE.CHANGED', visible: 0 }, { type: 'VISIBLE.CHANGED', visible: 1.5 });
    expect(run.context.visible).toBe(7);
    run.send({ type: 'VISIBLE.CHANGED', visible: 1 });
    expect(run.context.visible).toBe(1);
  });

  it('keeps a looping index when more slides become visible', () => {
    const run = start({ ...insights, visible: 1, lockMs: 0 });
    run.send({ type: 'SLIDE.CHOSEN', index: 6 }, { type: 'VISIBLE.CHANGED', visible: 4 });
    expect(selectIndex(run.snapshot)).toBe(6);
  });
});

describe('the lock', () => {
  it('ignores a click 499 ms after a move and accepts one at 500 ms', () => {
    const run = start(insights).send(next).wait(499).send(next);
    expect(selectIndex(run.snapshot)).toBe(1);
    run.wait(1).send(next);
    expect(selectIndex(run.snapshot)).toBe(2);
  });

  it('is not extended by the clicks it ignores', () => {
    const run = start(insights).send(next).wait(250).send(next).wait(250).send(next);
    expect(selectIndex(run.snapshot)).toBe(2);
  });

  it('applies to previous, indicators and swipes alike', () => {
    const run = start(insights).send(next).wait(100);
    run.send(previous, { type: 'SLIDE.CHOSEN', index: 5 });
    run.send(at('SWIPE.STARTED', 200), at('SWIPE.MOVED', 100), at('SWIPE.ENDED', 100));
    expect(selectIndex(run.snapshot)).toBe(1);
  });

  it('does not start when nothing changed', () => {
    const run = start({ ...insights, loop: false }).send(previous);
    expect(run.matches({ lock: 'unlocked' })).toBe(true);
  });

  it('is disabled with 0 ms', () => {
    const run = start({ ...insights, lockMs: 0 }).send(next, next, next);
    expect(selectIndex(run.snapshot)).toBe(3);
    expect(run.clock.pending).toBe(0);
  });

  it('also starts after previous and after an indicator', () => {
    for (const event of [previous, { type: 'SLIDE.CHOSEN', index: 3 } as const]) {
      const run = start(insights).send(event);
      const index = selectIndex(run.snapshot);
      run.wait(499).send(next);
      expect(selectIndex(run.snapshot)).toBe(index);
      expect(run.matches({ lock: 'locked' })).toBe(true);
      expect(run.wait(1).matches({ lock: 'unlocked' })).toBe(true);
    }
  });
});

describe('swiping', () => {
  const swipe = (distance: number) =>
    start({ ...insights, lockMs: 0 }).send(
      at('SWIPE.STARTED', 300, 50),
      at('SWIPE.MOVED', 300 + Math.sign(distance) * 20, 50),
      at('SWIPE.ENDED', 300 + distance, 50),
    );

  it('does not change the slide at 75 px but does at 76 px, in both directions', () => {
    expect(selectIndex(swipe(-75).snapshot)).toBe(0);
    expect(selectIndex(swipe(-76).snapshot)).toBe(1);
    expect(selectIndex(swipe(75).snapshot)).toBe(0);
    expect(selectIndex(swipe(76).snapshot)).toBe(6);
  });

  it('accepts a swipe so quick that no move was seen', () => {
    const run = start(insights).send(at('SWIPE.STARTED', 300), at('SWIPE.ENDED', 224));
    expect(selectIndex(run.snapshot)).toBe(1);
    expect(run.matches({ position: 'releasing' })).toBe(true);
  });

  it('decides the axis after 10 px; anything shorter is still a click', () => {
    const run = start(insights).send(at('SWIPE.STARTED', 100, 100));
    run.send(at('SWIPE.MOVED', 100 + AXIS_PX - 1, 100), at('SWIPE.MOVED', 100, 100 - AXIS_PX + 1));
    expect(run.matches({ position: 'pressed' })).toBe(true);
    expect(selectDragOffset(run.snapshot)).toBe(0);
    run.send(at('SWIPE.MOVED', 100 + AXIS_PX, 100));
    expect(run.matches({ position: 'dragging' })).toBe(true);
  });

  it('leaves a vertical pan to the page, also at an exact diagonal and upward', () => {
    for (const [x, y] of [
      [100, 100 + AXIS_PX],
      [100, 100 - AXIS_PX],
      [100 + AXIS_PX, 100 + AXIS_PX],
      [100 - 20, 100 - 20],
    ] as const) {
      const run = start(insights).send(at('SWIPE.STARTED', 100, 100), at('SWIPE.MOVED', x, y));
      expect(run.matches({ position: 'panning' })).toBe(true);
      expect(run.context.drag).toBeNull();
      run.send(at('SWIPE.MOVED', 400, y), at('SWIPE.ENDED', 400, y));
      expect(run.matches({ position: 'resting' })).toBe(true);
      expect(selectIndex(run.snapshot)).toBe(0);
      expect(selectSuppressesClick(run.snapshot)).toBe(false);
    }
  });

  it('is horizontal when the horizontal distance is larger', () => {
    const run = start(insights).send(at('SWIPE.STARTED', 0, 0), at('SWIPE.MOVED', -11, 10));
    expect(run.matches({ position: 'dragging' })).toBe(true);
  });

  it('lets the slides follow the finger', () => {
    const run = start(insights).send(at('SWIPE.STARTED', 100), at('SWIPE.MOVED', 70));
    expect(selectDragOffset(run.snapshot)).toBe(-30);
    run.send(at('SWIPE.MOVED', 140));
    expect(selectDragOffset(run.snapshot)).toBe(40);
    expect(run.context.drag).toEqual({ from: { x: 100, y: 0 }, to: { x: 140, y: 0 } });
    run.send(at('SWIPE.ENDED', 140));
    expect(selectDragOffset(run.snapshot)).toBe(0);
  });

  it('suppresses the click after a drag once, and only within the echo window', () => {
    const dragged = () =>
      start(insights).send(at('SWIPE.STARTED', 100), at('SWIPE.MOVED', 80), at('SWIPE.ENDED', 80));
    expect(selectSuppressesClick(dragged().snapshot)).toBe(true);
    expect(selectSuppressesClick(dragged().send({ type: 'CLICK.SUPPRESSED' }).snapshot)).toBe(
      false,
    );
    expect(selectSuppressesClick(dragged().wait(CLICK_ECHO_MS - 1).snapshot)).toBe(true);
    expect(selectSuppressesClick(dragged().wait(CLICK_ECHO_MS).snapshot)).toBe(false);
  });

  it('suppresses a click while dragging, and none after a plain press', () => {
    const run = start(insights).send(at('SWIPE.STARTED', 100));
    expect(selectSuppressesClick(run.snapshot)).toBe(false);
    run.send(at('SWIPE.MOVED', 80));
    expect(selectSuppressesClick(run.snapshot)).toBe(true);
    const press = start(insights).send(at('SWIPE.STARTED', 100), at('SWIPE.ENDED', 101));
    expect(press.matches({ position: 'resting' })).toBe(true);
    expect(selectSuppressesClick(press.snapshot)).toBe(false);
  });

  it('is canceled when the browser takes over the gesture', () => {
    const run = start(insights).send(at('SWIPE.STARTED', 100), at('SWIPE.MOVED', 0));
    run.send({ type: 'SWIPE.CANCELED' });
    expect(run.matches({ position: 'resting' })).toBe(true);
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(run.context.drag).toBeNull();
  });

  it('can start again right after the last one', () => {
    const run = swipe(-76).send(at('SWIPE.STARTED', 500, 0));
    expect(run.matches({ position: 'pressed' })).toBe(true);
    run.send(at('SWIPE.MOVED', 400, 0), at('SWIPE.ENDED', 424, 0));
    expect(selectIndex(run.snapshot)).toBe(2);
  });
});

describe('rotation', () => {
  it('advances at 8000 ms, not at 7999, and again 8000 ms later', () => {
    const run = start(resources).wait(7999);
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(selectIndex(run.wait(1).snapshot)).toBe(1);
    expect(selectIndex(run.wait(7999).snapshot)).toBe(1);
    expect(selectIndex(run.wait(1).snapshot)).toBe(2);
    expect(selectIndex(run.wait(8000).snapshot)).toBe(0);
  });

  it('defaults to 5000 ms', () => {
    const { rotateMs: _, ...unspecified } = resources;
    const run = start(unspecified).wait(DEFAULT_ROTATE_MS - 1);
    expect(DEFAULT_ROTATE_MS).toBe(5000);
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(selectIndex(run.wait(1).snapshot)).toBe(1);
  });

  it('is disabled without a period', () => {
    const run = start(insights).wait(60_000);
    expect(selectIndex(run.snapshot)).toBe(0);
    expect(selectCanRotate(run.snapshot)).toBe(false);
    expect(selectLive(run.snapshot)).toBe('polite');
  });

  it.each<[string, CarouselEvent]>([
    ['next', next],
    ['previous', previous],
    ['an indicator', { type: 'SLIDE.CHOSEN', index: 2 }],
  ])('restarts its period after a change by %s', (_, event) => {
    const run = start({ ...resources, count: 5 })
      .wait(7000)
      .send(event);
    const index = selectIndex(run.snapshot);
    expect(selectIndex(run.wait(7999).snapshot)).toBe(index);
    expect(selectIndex(run.wait(1).snapshot)).toBe((index + 1) % 5);
  });

  it('sets aria-live to off while rotating and to polite while paused', () => {
    const run = start(resources);
    expect(selectLive(run.snapshot)).toBe('off');
    run.send({ type: 'POINTER.ENTERED' });
    expect(selectLive(run.snapshot)).toBe('polite');
  });

  it.each<[PauseReason, CarouselEvent, CarouselEvent]>([
    ['visitor', { type: 'ROTATION.STOPPED' }, { type: 'ROTATION.STARTED' }],
    ['focus', { type: 'FOCUS.ENTERED' }, { type: 'ROTATION.STARTED' }],
    ['pointer', { type: 'POINTER.ENTERED' }, { type: 'POINTER.LEFT' }],
    ['swipe', { type: 'SWIPE.STARTED', x: 0, y: 0 }, { type: 'SWIPE.CANCELED' }],
    ['page-hidden', { type: 'PAGE.HIDDEN' }, { type: 'PAGE.SHOWN' }],
    ['off-screen', { type: 'VIEW.LEFT' }, { type: 'VIEW.ENTERED' }],
    ['reduced-motion', { type: 'MOTION.REDUCED' }, { type: 'MOTION.ALLOWED' }],
  ])('pauses for %s and then resumes with a full period', (reason, stop, go) => {
    const run = start(resources).wait(7999).send(stop, stop);
    expect(run.context.pauseReasons).toEqual([reason]);
    expect(run.matches({ rotation: 'paused' })).toBe(true);
    expect(selectIndex(run.wait(60_000).snapshot)).toBe(0);
    expect(run.clock.pending).toBe(0);
    run.send(go);
    expect(run.context.pauseReasons).toEqual([]);
    expect(selectIndex(run.wait(7999).snapshot)).toBe(0);
    expect(selectIndex(run.wait(1).snapshot)).toBe(1);
  });

  it('resumes only when no pause reason is left', () => {
    const run = start(resources).send(
      { type: 'POINTER.ENTERED' },
      { type: 'PAGE.HIDDEN' },
      { type: 'VIEW.LEFT' },
    );
    expect(run.context.pauseReasons).toEqual(['pointer', 'page-hidden', 'off-screen']);
    run.send({ type: 'PAGE.SHOWN' }, { type: 'POINTER.LEFT' });
    expect(run.context.pauseReasons).toEqual(['off-screen']);
    expect(selectLive(run.snapshot)).toBe('polite');
    expect(selectLive(run.send({ type: 'VIEW.ENTERED' }).snapshot)).toBe('off');
  });

  it('stays stopped by the visitor through all other pause reasons', () => {
    const run = start(resources).send({ type: 'ROTATION.STOPPED' });
    run.send(
      { type: 'POINTER.ENTERED' },
      { type: 'POINTER.LEFT' },
      { type: 'FOCUS.ENTERED' },
      { type: 'FOCUS.LEFT' },
      { type: 'PAGE.HIDDEN' },
      { type: 'PAGE.SHOWN' },
      { type: 'VIEW.LEFT' },
      { type: 'VIEW.ENTERED' },
      { type: 'MOTION.REDUCED' },
      { type: 'MOTION.ALLOWED' },
      next,
    );
    expect(run.context.pauseReasons).toEqual(['visitor', 'focus']);
    expect(selectIndex(run.wait(60_000).snapshot)).toBe(1);
  });

  it('stays stopped by focus after focus has left, until Play', () => {
    const run = start(resources).send({ type: 'FOCUS.ENTERED' }, { type: 'FOCUS.LEFT' });
    expect(run.context.pauseReasons).toEqual(['focus']);
    expect(selectIsStopped(run.snapshot)).toBe(true);
    run.send({ type: 'ROTATION.STARTED' });
    expect(selectLive(run.snapshot)).toBe('off');
  });

  it('plays on request even with pointer and focus on the button', () => {
    const run = start({ ...resources, reducedMotion: true }).send(
      { type: 'POINTER.ENTERED' },
      { type: 'FOCUS.ENTERED' },
      { type: 'ROTATION.STOPPED' },
      { type: 'ROTATION.STARTED' },
    );
    expect(selectLive(run.snapshot)).toBe('off');
  });

  it('does not play on a hidden page or off screen, even on request', () => {
    const run = start(resources).send(
      { type: 'PAGE.HIDDEN' },
      { type: 'VIEW.LEFT' },
      { type: 'ROTATION.STARTED' },
    );
    expect(run.context.pauseReasons).toEqual(['page-hidden', 'off-screen']);
  });

  it('starts stopped with reduced motion', () => {
    const run = start({ ...resources, reducedMotion: true });
    expect(run.context.pauseReasons).toEqual(['reduced-motion']);
    expect(selectCanRotate(run.snapshot)).toBe(true);
    expect(selectIsStopped(run.snapshot)).toBe(true);
    expect(selectIndex(run.wait(60_000).snapshot)).toBe(0);
    expect(start({ ...resources, reducedMotion: false }).context.pauseReasons).toEqual([]);
  });

  it('shows Play for pause reasons that only Play ends, and Pause for temporary ones', () => {
    const stopped = (event: CarouselEvent) =>
      selectIsStopped(start(resources).send(event).snapshot);
    expect(stopped({ type: 'ROTATION.STOPPED' })).toBe(true);
    expect(stopped({ type: 'FOCUS.ENTERED' })).toBe(true);
    expect(stopped({ type: 'MOTION.REDUCED' })).toBe(true);
    expect(stopped({ type: 'POINTER.ENTERED' })).toBe(false);
    expect(stopped({ type: 'PAGE.HIDDEN' })).toBe(false);
    expect(stopped({ type: 'VIEW.LEFT' })).toBe(false);
    expect(selectIsStopped(start(resources).snapshot)).toBe(false);
  });

  it('starts when a breakpoint hides some slides, and stops when all are visible', () => {
    const run = start({ ...resources, visible: 4 });
    expect(selectCanRotate(run.snapshot)).toBe(false);
    run.send({ type: 'VISIBLE.CHANGED', visible: 1 });
    expect(selectLive(run.snapshot)).toBe('off');
    run.send({ type: 'VISIBLE.CHANGED', visible: 4 });
    expect(selectCanRotate(run.snapshot)).toBe(false);
    expect(run.clock.pending).toBe(0);
    run.send({ type: 'VISIBLE.CHANGED', visible: 1 }, { type: 'POINTER.ENTERED' });
    run.send({ type: 'VISIBLE.CHANGED', visible: 4 });
    expect(run.matches({ rotation: 'unable' })).toBe(true);
  });

  it('does not rotate at the end of a non-looping carousel', () => {
    const run = start({ ...resources, loop: false }).wait(16_000);
    expect(selectIndex(run.snapshot)).toBe(2);
    expect(selectLive(run.snapshot)).toBe('polite');
    expect(selectIndex(run.wait(16_000).snapshot)).toBe(2);
    expect(selectLive(run.send(previous).snapshot)).toBe('off');
  });

  it('locks like any other move', () => {
    const run = start({ ...resources, lockMs: 500 })
      .wait(8000)
      .send(next);
    expect(selectIndex(run.snapshot)).toBe(1);
    expect(selectIndex(run.wait(500).send(next).snapshot)).toBe(2);
  });
});

describe('an invalid input', () => {
  const bad = (change: Partial<CarouselInput>) => () => start({ ...insights, ...change });

  it('is rejected when the carousel starts', () => {
    expect(bad({ count: 0 })).toThrow(/^carousel: count is 0/);
    expect(bad({ visible: 0 })).toThrow(/^carousel: visible is 0/);
    expect(bad({ lockMs: -1 })).toThrow(/^carousel: lockMs is -1 ms/);
    expect(bad({ rotateMs: 0 })).toThrow(/^carousel: rotateMs is 0/);
    expect(bad({ rotateMs: -8000 })).toThrow(/^carousel: rotateMs is -8000/);
    expect(bad({ swipePx: -1 })).toThrow(/^carousel: swipePx is -1/);
    expect(bad({ count: 1, visible: 1, rotateMs: 1, swipePx: 0, lockMs: 0 })).not.toThrow();
  });
});
