import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun, waiting } from '#machines/testing/index.ts';
import {
  selectShownToasts,
  selectSwipeOffset,
  toastsMachine,
  type ToastPauseReason,
  type ToastRequest,
  type ToastsEvent,
} from './index.ts';

coversChart(toastsMachine);

const add = (title: string, change: Partial<ToastRequest> = {}): ToastsEvent => ({
  type: 'TOAST.ADDED',
  toast: { kind: 'info', title, ...change },
});
const dismiss = (number: number): ToastsEvent => ({
  type: 'TOAST.DISMISSED',
  id: `toast-${number}`,
});
const escape = (id?: string): ToastsEvent =>
  id === undefined ? { type: 'ESCAPE.PRESSED' } : { type: 'ESCAPE.PRESSED', id };
const swipe: ToastsEvent = { type: 'SWIPE.STARTED', id: 'toast-1', x: 100 };
const move = (x: number): ToastsEvent => ({ type: 'SWIPE.MOVED', x });
const lift = (x: number): ToastsEvent => ({ type: 'SWIPE.ENDED', x });
const cancel: ToastsEvent = { type: 'SWIPE.CANCELED' };
const point: ToastsEvent = { type: 'POINTER.ENTERED' };
const focus: ToastsEvent = { type: 'FOCUS.ENTERED' };
const hide: ToastsEvent = { type: 'PAGE.HIDDEN' };
const FOUR = [add('a'), add('b'), add('c'), add('d')];

type Steps = readonly (ToastsEvent | number)[];
const after = (...steps: Steps) => startRun(toastsMachine).play(...steps);
type Run = ReturnType<typeof after>;
/** The toasts shown: title, and count if there are several. */
const shown = (run: Run) =>
  selectShownToasts(run.snapshot).map(({ title, count }) =>
    count === 1 ? title : `${title} × ${count}`,
  );

describe('the toasts', () => {
  it.each<[what: string, Steps, string[]]>([
    ['stay until 4999 ms', [add('a'), 4999], ['a']],
    ['go at 5000 ms', [add('a'), 5000], []],
    ['have a time each', [add('a'), 1000, add('b'), 4000], ['b']],
    ['go when dismissed', [add('a'), add('b'), dismiss(1)], ['b']],
    ['are three at most', FOUR, ['a', 'b', 'c']],
    ['move up when one is dismissed', [...FOUR, 3000, dismiss(2)], ['a', 'c', 'd']],
    ['have their time from when they are shown', [...FOUR, 3000, dismiss(2), 4999], ['d']],
    ['of the queue may be dismissed while they wait', [...FOUR, dismiss(4), 5000], []],

    ['with the same words are counted', [add('a'), add('a')], ['a × 2']],
    ['have another full time when repeated', [add('a'), 4999, add('a'), 4999], ['a × 2']],
    ['go after that', [add('a'), 4999, add('a'), 5000], []],
    ['are new once the first is gone', [add('a'), 5000, add('a')], ['a']],
    ['are counted while they wait', [...FOUR, add('d'), dismiss(1)], ['b', 'c', 'd × 2']],
    ['are counted while paused', [add('a'), point, add('a'), 60_000], ['a × 2']],
    ['of another kind are others', [add('a'), add('a', { kind: 'error' })], ['a', 'a']],
    ['with another text are others', [add('a'), add('a', { text: 'b' })], ['a', 'a']],

    ['stay if added while paused', [hide, add('a'), 60_000], ['a']],
    ['go by Escape on them', [add('a'), add('b'), escape('toast-1')], ['b']],
    ['go by Escape elsewhere, the newest shown first', [...FOUR, escape()], ['a', 'b', 'd']],
    ['go by Escape on an unknown one too', [add('a'), add('b'), escape('x')], ['a']],
    ['go by a swipe of more than 75 px', [add('a'), add('b'), swipe, lift(176)], ['b']],
    ['stay with a swipe of 75 px', [add('a'), swipe, lift(175)], ['a']],
    ['stay with a swipe the other way', [add('a'), swipe, lift(-100)], ['a']],
    ['stay with a canceled swipe', [add('a'), swipe, move(200), cancel], ['a']],
    ['stay if the swiped one is gone', [add('a'), swipe, dismiss(1), add('b'), lift(500)], ['b']],
  ])('%s', (_, steps, titles) => {
    expect(shown(after(...steps))).toEqual(titles);
  });

  it.each<[ToastPauseReason, stop: ToastsEvent, go: ToastsEvent]>([
    ['pointer', point, { type: 'POINTER.LEFT' }],
    ['focus', focus, { type: 'FOCUS.LEFT' }],
    ['page-hidden', hide, { type: 'PAGE.SHOWN' }],
    ['swipe', swipe, cancel],
  ])('wait for %s, and then have their full time', (reason, stop, go) => {
    const run = after(add('a'), 4999, stop, stop, 60_000);
    expect(run.context).toMatchObject({ pauseReasons: [reason], timed: [] });
    expect(shown(run)).toEqual(['a']);
    expect(shown(run.play(go, 4999))).toEqual(['a']);
    expect(shown(run.wait(1))).toEqual([]);
  });

  it.each<[Steps, ToastPauseReason[]]>([
    [[add('a'), point, hide, { type: 'POINTER.LEFT' }], ['page-hidden']],
    // The region goes without telling pointer and focus, but the page stays hidden.
    [[add('a'), point, focus, hide, dismiss(1)], ['page-hidden']],
    [[add('a'), point, dismiss(1)], []],
    [[add('a'), swipe, dismiss(1)], []],
    [[add('a'), swipe, lift(176)], []],
  ])('after %j are paused for %j', (steps, reasons) => {
    expect(after(...steps).context.pauseReasons).toEqual(reasons);
  });

  it('follow the finger, never backward', () => {
    const run = after(add('a'), add('b'), swipe);
    const offsets = [130, 60].map((x) => selectSwipeOffset('toast-1')(run.send(move(x)).snapshot));
    expect(offsets).toEqual([30, 0]);
    expect(selectSwipeOffset('toast-2')(run.send(move(130)).snapshot)).toBe(0);
  });

  it.each<[Steps, string[]]>([
    [[{ type: 'REGION.FOCUSED' }], ['FOCUS.REGION']],
    // Focus stays in the region while toasts remain, and returns with the last.
    [[add('a'), add('b'), focus, dismiss(1)], ['FOCUS.REGION']],
    [
      [add('a'), add('b'), focus, escape(), escape()],
      ['FOCUS.REGION', 'FOCUS.RETURN'],
    ],
    [[add('a'), add('b'), point, dismiss(1), dismiss(2)], []],
  ])('after %j move the focus by %j', (steps, types) => {
    expect(after(...steps).emitted.map(({ type }) => type)).toEqual(types);
  });

  it.each([dismiss(1), escape(), swipe])('that are not there ignore %j', (event) => {
    expect(after().can(event)).toBe(false);
  });

  it('keep their invariants in random sequences', async () => {
    const id = fc.constantFrom('toast-1', 'toast-2', 'toast-3', 'unknown');
    const x = fc.constantFrom(0, 75, 76, -100);
    await checkRandomSequences(toastsMachine, {
      step: fc.oneof(
        fc.constantFrom('A', 'B', 'C', 'D', 'E').map((title) => add(title)),
        id.map((one): ToastsEvent => ({ type: 'TOAST.DISMISSED', id: one })),
        fc.option(id, { nil: undefined }).map(escape),
        fc
          .tuple(id, x)
          .map(([one, at]): ToastsEvent => ({ type: 'SWIPE.STARTED', id: one, x: at })),
        fc.oneof(x.map(move), x.map(lift)),
        fc.constantFrom<ToastsEvent>(point, { type: 'POINTER.LEFT' }, focus, cancel),
        fc.constantFrom<ToastsEvent>({ type: 'FOCUS.LEFT' }, hide, { type: 'PAGE.SHOWN' }),
        waiting(1, 4999, 5000),
      ),
      invariant: (run) => {
        const { toasts, timed, pauseReasons, swipe: swiped } = run.context;
        const ids = toasts.map((toast) => toast.id);
        assert.equal(new Set(ids).size, ids.length);
        assert.equal(new Set(toasts.map(({ title }) => title)).size, toasts.length);
        assert.equal(run.matches({ presence: 'showing' }), ids.length > 0);
        const isPaused = pauseReasons.length > 0;
        assert.equal(run.matches({ timing: 'paused' }), isPaused);
        const due = isPaused ? [] : ids.slice(0, 3);
        assert.deepEqual(timed, due);
        assert.equal(run.clock.pending, due.length);
        assert.equal(swiped !== null, run.matches({ swipe: 'swiping' }));
      },
    });
  });
});
