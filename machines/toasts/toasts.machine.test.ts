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
  MAX_VISIBLE_TOASTS,
  selectShownToasts,
  selectSwipeOffset,
  TOAST_MS,
  TOAST_SWIPE_PX,
  toastsMachine,
  type ToastPauseReason,
  type ToastRequest,
  type ToastsEvent,
  type ToastsInput,
} from './index.ts';

let requests = 0;
/** A toast with a unique message. */
const add = (change: Partial<ToastRequest> = {}): ToastsEvent => ({
  type: 'TOAST.ADDED',
  toast: { kind: 'info', title: `Saved ${(requests += 1)}`, ...change },
});
const dismiss = (id: string): ToastsEvent => ({ type: 'TOAST.DISMISSED', id });
const start = (input?: ToastsInput) => startRun(toastsMachine, { input });
type ToastsRun = ReturnType<typeof start>;
const shown = (run: ToastsRun) => selectShownToasts(run.snapshot).map((toast) => toast.id);

describe('covering the toasts', () => {
  it('covers every state and every transition', async () => {
    const report = await replayPaths(toastsMachine, {
      input: { maxVisible: 1 },
      events: ({ context }) => [
        ...(context.added < 2 ? [add()] : []),
        ...context.timed.map((id) => ({ type: 'TOAST.EXPIRED', id })),
        dismiss('toast-1'),
        { type: 'ESCAPE.PRESSED' },
        { type: 'ESCAPE.PRESSED', id: 'toast-2' },
        { type: 'REGION.FOCUSED' },
        { type: 'POINTER.ENTERED' },
        { type: 'POINTER.LEFT' },
        { type: 'FOCUS.ENTERED' },
        { type: 'FOCUS.LEFT' },
        { type: 'PAGE.HIDDEN' },
        { type: 'PAGE.SHOWN' },
        { type: 'SWIPE.STARTED', id: 'toast-1', x: 0 },
        { type: 'SWIPE.MOVED', x: 10 },
        { type: 'SWIPE.ENDED', x: 10 },
        { type: 'SWIPE.ENDED', x: 100 },
        { type: 'SWIPE.CANCELED' },
      ],
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.toasts.map((toast) => toast.id),
          context.added,
          context.pauseReasons.toSorted(),
          context.swipe,
        ]),
    });
    expectFullCoverage(toastsMachine, [report]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    const id = fc.constantFrom('toast-1', 'toast-2', 'toast-3', 'unknown');
    const x = fc.constantFrom(0, 75, 76, -100);
    await checkRandomSequences(toastsMachine, {
      input: fc.record({ maxVisible: fc.integer({ min: 1, max: 3 }) }),
      step: fc.oneof(
        fc
          .tuple(
            fc.constantFrom(undefined, 100, null, -1),
            fc.constantFrom('A', 'B', 'C', 'D', 'E'),
          )
          .map(([durationMs, title]) =>
            add(durationMs === undefined ? { title } : { title, durationMs }),
          ),
        id.map(dismiss),
        id.map((one) => ({ type: 'ESCAPE.PRESSED', id: one }) as const),
        fc.record({ type: fc.constant('SWIPE.STARTED' as const), id, x }),
        fc.record({ type: fc.constantFrom('SWIPE.MOVED' as const, 'SWIPE.ENDED' as const), x }),
        fc.constantFrom<ToastsEvent>(
          { type: 'ESCAPE.PRESSED' },
          { type: 'REGION.FOCUSED' },
          { type: 'POINTER.ENTERED' },
          { type: 'POINTER.LEFT' },
          { type: 'FOCUS.ENTERED' },
          { type: 'FOCUS.LEFT' },
          { type: 'PAGE.HIDDEN' },
          { type: 'PAGE.SHOWN' },
          { type: 'SWIPE.CANCELED' },
        ),
        waiting(1, 99, 100, 4999, 5000),
      ),
      invariant: ({ snapshot, clock }) => {
        const { toasts, timed, pauseReasons, maxVisible, swipe } = snapshot.context;
        const ids = toasts.map((toast) => toast.id);
        if (new Set(ids).size !== ids.length) throw new Error('duplicate id');
        if (new Set(toasts.map(({ title }) => title)).size !== toasts.length)
          throw new Error('the same words twice');
        if (snapshot.matches({ presence: 'showing' }) !== ids.length > 0)
          throw new Error('the presence state is wrong');
        const paused = pauseReasons.length > 0;
        if (snapshot.matches({ timing: 'paused' }) !== paused)
          throw new Error('the timing state is wrong');
        const due = paused
          ? []
          : toasts.slice(0, maxVisible).filter((toast) => toast.durationMs !== null);
        if (timed.join() !== due.map((toast) => toast.id).join())
          throw new Error('timed does not match the shown toasts');
        if (clock.pending !== due.length) throw new Error(`${clock.pending} timers`);
        if ((swipe !== null) !== snapshot.matches({ swipe: 'swiping' }))
          throw new Error('swipe does not match the state');
        if (selectShownToasts(snapshot).length > maxVisible)
          throw new Error('too many toasts shown');
      },
    });
  });
});

describe('the same words again', () => {
  const SENT = { kind: 'success', title: 'Your message has been sent.' } as const;
  const counts = (run: ToastsRun) =>
    selectShownToasts(run.snapshot).map(({ id, count }) => [id, count]);

  it('are shown once, with a count, for another full time', () => {
    const run = start().send(add(SENT)).wait(4999).send(add(SENT));
    expect(counts(run)).toEqual([['toast-1', 2]]);
    expect(run.clock.pending).toBe(1);
    expect(counts(run.wait(4999))).toEqual([['toast-1', 2]]);
    expect(counts(run.wait(1))).toEqual([]);
    expect(counts(run.send(add(SENT)))).toEqual([['toast-2', 1]]);
  });

  it('stay for the duration requested last', () => {
    const run = start().send(add(SENT), add({ ...SENT, durationMs: null }));
    expect(counts(run.wait(60_000))).toEqual([['toast-1', 2]]);
  });

  it('are also counted while waiting or paused', () => {
    const run = start({ maxVisible: 1 }).send(add(), add(SENT), add(SENT));
    expect(counts(run.wait(5000))).toEqual([['toast-2', 2]]);
    run.send({ type: 'POINTER.ENTERED' }, add(SENT));
    expect(run.clock.pending).toBe(0);
    expect(counts(run)).toEqual([['toast-2', 3]]);
  });

  it.each([[{ kind: 'error' }], [{ title: 'Another' }], [{ text: 'We saved it.' }]] as const)(
    'are separate with %j',
    (change) => {
      expect(counts(start().send(add(SENT), add({ ...SENT, ...change })))).toEqual([
        ['toast-1', 1],
        ['toast-2', 1],
      ]);
    },
  );
});

describe('a toast', () => {
  it('stays for 5000 ms: present at 4999, gone at 5000', () => {
    const run = start().send(add({ kind: 'success', title: 'Saved', text: 'Thank you' }));
    expect(selectShownToasts(run.snapshot)).toEqual([
      { id: 'toast-1', kind: 'success', title: 'Saved', text: 'Thank you', count: 1 },
    ]);
    expect(run.matches({ presence: 'showing' })).toBe(true);
    expect(shown(run.wait(4999))).toEqual(['toast-1']);
    expect(shown(run.wait(1))).toEqual([]);
    expect(run.matches({ presence: 'empty' })).toBe(true);
    expect(TOAST_MS).toBe(5000);
  });

  it('keeps its own time next to others', () => {
    const run = start().send(add()).wait(1000).send(add()).wait(4000);
    expect(shown(run)).toEqual(['toast-2']);
    expect(shown(run.wait(999))).toEqual(['toast-2']);
    expect(shown(run.wait(1))).toEqual([]);
  });

  it('can request another duration, or to stay until dismissed', () => {
    const run = start().send(
      add({ durationMs: 100 }),
      add({ durationMs: null }),
      add({ durationMs: 0 }),
    );
    expect(shown(run.wait(0))).toEqual(['toast-1', 'toast-2']);
    expect(shown(run.wait(99))).toEqual(['toast-1', 'toast-2']);
    expect(shown(run.wait(1))).toEqual(['toast-2']);
    expect(run.clock.pending).toBe(0);
    expect(shown(run.wait(60_000).send(dismiss('toast-2')))).toEqual([]);
  });

  it('gets the default duration if it requests an invalid one', () => {
    for (const durationMs of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const run = start().send(add({ durationMs })).wait(4999);
      expect(shown(run)).toEqual(['toast-1']);
      expect(shown(run.wait(1))).toEqual([]);
    }
  });

  it('disappears when dismissed, and leaves no timer', () => {
    const run = start().send(add(), add(), dismiss('toast-1'));
    expect(shown(run)).toEqual(['toast-2']);
    expect(run.clock.pending).toBe(1);
    expect(run.can(dismiss('toast-1'))).toBe(false);
  });

  it('never reuses an earlier id', () => {
    const run = start().send(add(), dismiss('toast-1'), add());
    expect(shown(run)).toEqual(['toast-2']);
  });
});

describe('the queue', () => {
  it('shows three at once; the time of the others starts when they are shown', () => {
    const run = start().send(add(), add(), add(), add());
    expect(shown(run)).toEqual(['toast-1', 'toast-2', 'toast-3']);
    expect(run.context.toasts).toHaveLength(4);
    expect(MAX_VISIBLE_TOASTS).toBe(3);
    run.wait(3000).send(dismiss('toast-2'));
    expect(shown(run)).toEqual(['toast-1', 'toast-3', 'toast-4']);
    expect(run.context.toasts).toHaveLength(3);
    expect(shown(run.wait(2000))).toEqual(['toast-4']);
    expect(shown(run.wait(2999))).toEqual(['toast-4']);
    expect(shown(run.wait(1))).toEqual([]);
  });

  it('shows as many as configured', () => {
    const run = start({ maxVisible: 1 }).send(add(), add());
    expect(shown(run)).toEqual(['toast-1']);
    expect(shown(run.wait(5000))).toEqual(['toast-2']);
    expect(shown(run.wait(5000))).toEqual([]);
  });

  it('drops a waiting toast that is dismissed', () => {
    const run = start({ maxVisible: 1 }).send(add(), add(), dismiss('toast-2'));
    expect(run.context.toasts).toHaveLength(1);
    expect(run.clock.pending).toBe(1);
  });
});

describe('pausing', () => {
  it.each<[ToastPauseReason, ToastsEvent, ToastsEvent]>([
    ['pointer', { type: 'POINTER.ENTERED' }, { type: 'POINTER.LEFT' }],
    ['focus', { type: 'FOCUS.ENTERED' }, { type: 'FOCUS.LEFT' }],
    ['page-hidden', { type: 'PAGE.HIDDEN' }, { type: 'PAGE.SHOWN' }],
    ['swipe', { type: 'SWIPE.STARTED', id: 'toast-1', x: 0 }, { type: 'SWIPE.CANCELED' }],
  ])('for %s stops the timers, and restarts them in full afterwards', (reason, stop, go) => {
    const run = start().send(add()).wait(4999).send(stop, stop);
    expect(run.context.pauseReasons).toEqual([reason]);
    expect(run.matches({ timing: 'paused' })).toBe(true);
    expect(run.context.timed).toEqual([]);
    expect(shown(run.wait(60_000))).toEqual(['toast-1']);
    expect(run.clock.pending).toBe(0);
    run.send(go);
    expect(run.context.pauseReasons).toEqual([]);
    expect(run.matches({ timing: 'paused' })).toBe(false);
    expect(shown(run.wait(4999))).toEqual(['toast-1']);
    expect(shown(run.wait(1))).toEqual([]);
  });

  it('lasts until no reason is left', () => {
    const run = start().send(add(), { type: 'POINTER.ENTERED' }, { type: 'PAGE.HIDDEN' });
    run.send({ type: 'POINTER.LEFT' });
    expect(run.matches({ timing: 'paused' })).toBe(true);
    expect(run.send({ type: 'PAGE.SHOWN' }).matches({ timing: 'paused' })).toBe(false);
  });

  it('applies to a toast added in the meantime', () => {
    const run = start().send({ type: 'PAGE.HIDDEN' }, add()).wait(60_000);
    expect(shown(run)).toEqual(['toast-1']);
    expect(shown(run.send({ type: 'PAGE.SHOWN' }).wait(5000))).toEqual([]);
  });

  it('ends when the last toast disappears under pointer and focus, but not on a hidden page', () => {
    const run = start().send(
      add(),
      { type: 'POINTER.ENTERED' },
      { type: 'FOCUS.ENTERED' },
      { type: 'PAGE.HIDDEN' },
      dismiss('toast-1'),
    );
    expect(run.context.pauseReasons).toEqual(['page-hidden']);
    const pointed = start().send(add(), { type: 'POINTER.ENTERED' }, dismiss('toast-1'));
    expect(pointed.context.pauseReasons).toEqual([]);
    expect(shown(pointed.send(add()).wait(5000))).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('reaches the region with Alt+T, with or without toasts', () => {
    expect(start().send({ type: 'REGION.FOCUSED' }).emitted).toEqual([{ type: 'FOCUS.REGION' }]);
    expect(start().send(add(), { type: 'REGION.FOCUSED' }).emitted).toEqual([
      { type: 'FOCUS.REGION' },
    ]);
  });

  it('dismisses the focused toast with Escape', () => {
    const run = start().send(add(), add(), { type: 'ESCAPE.PRESSED', id: 'toast-1' });
    expect(shown(run)).toEqual(['toast-2']);
    expect(run.clock.pending).toBe(1);
  });

  it('dismisses the newest toast shown if none has focus', () => {
    const run = start().send(add(), add(), add(), add(), { type: 'ESCAPE.PRESSED' });
    expect(shown(run)).toEqual(['toast-1', 'toast-2', 'toast-4']);
    run.send({ type: 'ESCAPE.PRESSED', id: 'unknown' });
    expect(shown(run)).toEqual(['toast-1', 'toast-2']);
    expect(run.clock.pending).toBe(2);
    expect(start().can({ type: 'ESCAPE.PRESSED' })).toBe(false);
  });

  it('keeps focus in the region while toasts remain, then returns it', () => {
    const run = start().send(add(), add(), add(), add(), { type: 'FOCUS.ENTERED' });
    run.send(dismiss('toast-1'));
    expect(run.emitted).toEqual([{ type: 'FOCUS.REGION' }]);
    run.send({ type: 'ESCAPE.PRESSED', id: 'toast-2' });
    expect(run.emitted).toHaveLength(2);
    run.send({ type: 'ESCAPE.PRESSED' });
    expect(run.emitted).toHaveLength(3);
    run.send({ type: 'ESCAPE.PRESSED' });
    expect(run.emitted.at(-1)).toEqual({ type: 'FOCUS.RETURN' });
    expect(run.emitted).toHaveLength(4);
    expect(run.context.pauseReasons).toEqual([]);
  });

  it('does not move focus that was elsewhere', () => {
    const run = start().send(add(), add(), { type: 'POINTER.ENTERED' }, dismiss('toast-1'));
    expect(run.send(dismiss('toast-2')).emitted).toEqual([]);
  });
});

describe('swiping', () => {
  const begin: ToastsEvent = { type: 'SWIPE.STARTED', id: 'toast-1', x: 100 };

  it('dismisses beyond 75 px, not at 75', () => {
    const run = start().send(add(), add(), begin, { type: 'SWIPE.ENDED', x: 175 });
    expect(shown(run)).toEqual(['toast-1', 'toast-2']);
    expect(run.context.pauseReasons).toEqual([]);
    run.send(begin, { type: 'SWIPE.ENDED', x: 176 });
    expect(shown(run)).toEqual(['toast-2']);
    expect(run.context).toMatchObject({ swipe: null, pauseReasons: [] });
    expect(run.clock.pending).toBe(1);
    expect(TOAST_SWIPE_PX).toBe(75);
  });

  it('dismisses in one direction only', () => {
    const run = start().send(add(), begin, { type: 'SWIPE.ENDED', x: -100 });
    expect(shown(run)).toEqual(['toast-1']);
  });

  it('lets the toast follow the finger, never backward', () => {
    const run = start().send(add(), add(), begin);
    expect(selectSwipeOffset('toast-1')(run.snapshot)).toBe(0);
    run.send({ type: 'SWIPE.MOVED', x: 130 });
    expect(selectSwipeOffset('toast-1')(run.snapshot)).toBe(30);
    expect(selectSwipeOffset('toast-2')(run.snapshot)).toBe(0);
    run.send({ type: 'SWIPE.MOVED', x: 60 });
    expect(selectSwipeOffset('toast-1')(run.snapshot)).toBe(0);
    run.send({ type: 'SWIPE.CANCELED' });
    expect(run.context.swipe).toBeNull();
    expect(shown(run)).toEqual(['toast-1', 'toast-2']);
  });

  it('does not start on an unknown toast', () => {
    expect(start().can(begin)).toBe(false);
  });

  it('is harmless if its toast was dismissed in the meantime', () => {
    const run = start().send(add(), begin, dismiss('toast-1'));
    expect(run.context.pauseReasons).toEqual([]);
    run.send(add(), { type: 'SWIPE.ENDED', x: 500 });
    expect(shown(run)).toEqual(['toast-2']);
    expect(shown(run.wait(5000))).toEqual([]);
  });
});

describe('the input', () => {
  it('sets each value', () => {
    const { context } = start({ durationMs: 4000, maxVisible: 1, swipePx: 10 });
    expect(context).toMatchObject({ durationMs: 4000, maxVisible: 1, swipePx: 10 });
    expect(start().context).toEqual({
      durationMs: 5000,
      maxVisible: 3,
      swipePx: 75,
      toasts: [],
      added: 0,
      timed: [],
      pauseReasons: [],
      swipe: null,
    });
  });

  it('is rejected when invalid', () => {
    expect(() => start({ durationMs: -1 })).toThrow(/^toasts: durationMs is -1 ms/);
    expect(() => start({ maxVisible: 0 })).toThrow(/^toasts: maxVisible is 0/);
    expect(() => start({ swipePx: -1 })).toThrow(/^toasts: swipePx is -1/);
  });
});
