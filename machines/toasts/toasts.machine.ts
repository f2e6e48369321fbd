import { assign, emit, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import { requireDelay, requireWholeNumber } from '#machines/lib/check-input.ts';

/** How long a toast stays, in ms (docs/specification.md, 9). */
export const TOAST_MS = 5000;

/** Toasts shown at once; the others wait. */
export const MAX_VISIBLE_TOASTS = 3;

/**
 * A swipe must be longer than this many CSS px to dismiss (the same threshold as all swipes here).
 */
export const TOAST_SWIPE_PX = 75;

/** A toast requested by the page. */
export interface ToastRequest {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /**
   * How long it stays, in ms; null to stay until dismissed (for a toast that needs an action). If
   * missing, negative or not finite, the machine's own duration applies.
   */
  readonly durationMs?: number | null;
}

export interface Toast extends ToastRequest {
  /** Assigned by the machine: `toast-1`, `toast-2`… */
  readonly id: string;
  /** How often it was requested while present: the same message is shown once, with a count. */
  readonly count: number;
}

/** Why no toast expires. Several reasons can apply at once. */
export type ToastPauseReason = 'pointer' | 'focus' | 'page-hidden' | 'swipe';

export interface ToastsInput {
  /** In ms; default 5000. */
  readonly durationMs?: number;
  /** At least 1; default 3. */
  readonly maxVisible?: number;
  /** In CSS px; default 75. */
  readonly swipePx?: number;
}

export interface ToastsContext {
  readonly durationMs: number;
  readonly maxVisible: number;
  readonly swipePx: number;
  /** Oldest first; the first `maxVisible` are shown, the others wait. */
  readonly toasts: readonly Toast[];
  /** The total number of toasts added. */
  readonly added: number;
  /** The toasts whose timer is running. */
  readonly timed: readonly string[];
  readonly pauseReasons: readonly ToastPauseReason[];
  /** The swipe in progress, in px; `x` grows in reading direction. */
  readonly swipe: { readonly id: string; readonly from: number; readonly to: number } | null;
}

export type ToastsEvent =
  | { type: 'TOAST.ADDED'; toast: ToastRequest }
  /** The toast's close button or action was pressed. */
  | { type: 'TOAST.DISMISSED'; id: string }
  /** Raised by the machine when a toast's time is up; views must not send it. */
  | { type: 'TOAST.EXPIRED'; id: string }
  /** The pointer entered the region, focus entered it, or the page was hidden. */
  | { type: 'POINTER.ENTERED' }
  | { type: 'POINTER.LEFT' }
  | { type: 'FOCUS.ENTERED' }
  | { type: 'FOCUS.LEFT' }
  | { type: 'PAGE.HIDDEN' }
  | { type: 'PAGE.SHOWN' }
  /** The hotkey Alt+T (docs/specification.md, 9). */
  | { type: 'REGION.FOCUSED' }
  /** Escape within the region; `id` is the focused toast, if any. */
  | { type: 'ESCAPE.PRESSED'; id?: string }
  /** `x` grows in reading direction: on a right-to-left page the view sends −clientX. */
  | { type: 'SWIPE.STARTED'; id: string; x: number }
  | { type: 'SWIPE.MOVED'; x: number }
  | { type: 'SWIPE.ENDED'; x: number }
  | { type: 'SWIPE.CANCELED' };

/**
 * `FOCUS.REGION`: move focus to the region. `FOCUS.RETURN`: the last toast disappeared while focus
 * was in the region, so move focus back to where it came from.
 */
export type ToastsEmitted = { type: 'FOCUS.REGION' } | { type: 'FOCUS.RETURN' };

const timerOf = (id: string) => `expiry of ${id}`;

const isSame = (one: ToastRequest, other: ToastRequest) =>
  one.kind === other.kind && one.title === other.title && one.text === other.text;

const shownOf = ({ toasts, maxVisible }: ToastsContext) => toasts.slice(0, maxVisible);

function durationOf(toast: Toast, fallback: number): number | null {
  const { durationMs } = toast;
  if (durationMs === null) return null;
  const isUsable = durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0;
  return isUsable ? durationMs : fallback;
}

const without = (
  reasons: readonly ToastPauseReason[],
  gone: readonly ToastPauseReason[],
): ToastPauseReason[] => reasons.filter((reason) => !gone.includes(reason));

/**
 * The region "Notifications": a queue of toasts, each with its own time (docs/specification.md, 9). One that
 * repeats the message of one that is still present is counted, not shown twice.
 *
 * No timer runs while the pointer is over the region, focus is in it, a swipe is in progress, or
 * the page is hidden; afterwards every toast gets its full time again, so that a toast does not
 * disappear within a fraction of a second (WCAG 2.2.1). The time of a waiting toast starts when it
 * is shown.
 *
 * @throws RangeError (as the actor's error) for a negative duration or threshold, or a `maxVisible`
 *   under 1
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    input: {} as ToastsInput | undefined,
    emitted: {} as ToastsEmitted,
  },
  guards: {
    isToast: ({ context }, { id }: { id: string }) =>
      context.toasts.some((toast) => toast.id === id),
    isLongSwipe: ({ context }, { x }: { x: number }) =>
      context.swipe !== null && x - context.swipe.from > context.swipePx,
    hasToasts: ({ context }) => context.toasts.length > 0,
    lostItsFocus: ({ context }) =>
      context.toasts.length === 0 && context.pauseReasons.includes('focus'),
    hasNoToasts: ({ context }) => context.toasts.length === 0,
    hasPauseReason: ({ context }) => context.pauseReasons.length > 0,
    hasNoPauseReason: ({ context }) => context.pauseReasons.length === 0,
  },
  actions: {
    addToast: enqueueActions(({ context, enqueue }, { toast }: { toast: ToastRequest }) => {
      const known = context.toasts.find((one) => isSame(one, toast));
      if (known === undefined) {
        const added = context.added + 1;
        const toasts = [...context.toasts, { ...toast, id: `toast-${added}`, count: 1 }];
        enqueue.assign({ added, toasts });
        return;
      }
      // Restart its timer.
      enqueue.cancel(timerOf(known.id));
      enqueue.assign({
        timed: context.timed.filter((id) => id !== known.id),
        toasts: context.toasts.map((one) =>
          one === known ? { ...toast, id: one.id, count: one.count + 1 } : one,
        ),
      });
    }),
    removeToast: assign(({ context }, { id }: { id: string }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    removeSwiped: assign(({ context }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== context.swipe?.id),
    })),
    removeNewest: assign(({ context }) => {
      const newest = shownOf(context).at(-1);
      return { toasts: context.toasts.filter((toast) => toast !== newest) };
    }),
    /** Runs the timers of exactly those toasts that are shown and not paused. */
    runTimers: enqueueActions(({ context, enqueue }) => {
      const isPaused = context.pauseReasons.length > 0;
      const running = shownOf(context).filter(
        (toast) => !isPaused && durationOf(toast, context.durationMs) !== null,
      );
      const ids = running.map((toast) => toast.id);
      for (const id of context.timed) if (!ids.includes(id)) enqueue.cancel(timerOf(id));
      for (const toast of running) {
        if (context.timed.includes(toast.id)) continue;
        enqueue.raise(
          { type: 'TOAST.EXPIRED', id: toast.id },
          { id: timerOf(toast.id), delay: Number(durationOf(toast, context.durationMs)) },
        );
      }
      enqueue.assign({ timed: ids });
    }),
    /** The focused toast disappeared while others remain: focus must not fall back to the page. */
    keepFocus: enqueueActions(({ context, enqueue }) => {
      if (context.toasts.length > 0 && context.pauseReasons.includes('focus')) {
        enqueue.emit({ type: 'FOCUS.REGION' });
      }
    }),
    addPauseReason: assign(({ context }, { reason }: { reason: ToastPauseReason }) => ({
      pauseReasons: [...without(context.pauseReasons, [reason]), reason],
    })),
    dropPauseReasons: assign(
      ({ context }, { reasons }: { reasons: readonly ToastPauseReason[] }) => ({
        pauseReasons: without(context.pauseReasons, reasons),
      }),
    ),
    beginSwipe: assign((_, { id, x }: { id: string; x: number }) => ({
      swipe: { id, from: x, to: x },
    })),
    followSwipe: assign(({ context }, { x }: { x: number }) => ({
      swipe: context.swipe && { ...context.swipe, to: x },
    })),
    forgetSwipe: assign({ swipe: null }),
    focusRegion: emit({ type: 'FOCUS.REGION' }),
    returnFocus: emit({ type: 'FOCUS.RETURN' }),
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({
    durationMs: requireDelay('toasts', 'durationMs', input?.durationMs ?? TOAST_MS),
    maxVisible: requireWholeNumber(
      'toasts',
      'maxVisible',
      input?.maxVisible ?? MAX_VISIBLE_TOASTS,
      1,
    ),
    swipePx: requireWholeNumber('toasts', 'swipePx', input?.swipePx ?? TOAST_SWIPE_PX, 0),
    toasts: [],
    added: 0,
    timed: [],
    pauseReasons: [],
    swipe: null,
  }),
  type: 'parallel',
  states: {
    presence: {
      initial: 'empty',
      on: {
        'TOAST.ADDED': {
          actions: [
            { type: 'addToast', params: ({ event }) => ({ toast: event.toast }) },
            'runTimers',
          ],
        },
        'TOAST.DISMISSED': {
          guard: { type: 'isToast', params: ({ event }) => ({ id: event.id }) },
          actions: [
            { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
            'keepFocus',
            'runTimers',
          ],
        },
        'TOAST.EXPIRED': {
          actions: [
            { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
            'runTimers',
          ],
        },
        'REGION.FOCUSED': { actions: 'focusRegion' },
      },
      states: {
        empty: {
          always: { guard: 'hasToasts', target: 'showing' },
        },
        showing: {
          description: 'When the region disappears, pointer and focus leave it without an event.',
          always: [
            {
              guard: 'lostItsFocus',
              target: 'empty',
              actions: [
                'returnFocus',
                {
                  type: 'dropPauseReasons',
                  params: { reasons: ['pointer', 'focus', 'swipe'] },
                },
              ],
            },
            {
              guard: 'hasNoToasts',
              target: 'empty',
              actions: { type: 'dropPauseReasons', params: { reasons: ['pointer', 'swipe'] } },
            },
          ],
          on: {
            'ESCAPE.PRESSED': [
              {
                guard: { type: 'isToast', params: ({ event }) => ({ id: String(event.id) }) },
                actions: [
                  { type: 'removeToast', params: ({ event }) => ({ id: String(event.id) }) },
                  'keepFocus',
                  'runTimers',
                ],
              },
              { actions: ['removeNewest', 'keepFocus', 'runTimers'] },
            ],
          },
        },
      },
    },
    timing: {
      initial: 'running',
      on: {
        'POINTER.ENTERED': { actions: { type: 'addPauseReason', params: { reason: 'pointer' } } },
        'POINTER.LEFT': {
          actions: { type: 'dropPauseReasons', params: { reasons: ['pointer'] } },
        },
        'FOCUS.ENTERED': { actions: { type: 'addPauseReason', params: { reason: 'focus' } } },
        'FOCUS.LEFT': { actions: { type: 'dropPauseReasons', params: { reasons: ['focus'] } } },
        'PAGE.HIDDEN': { actions: { type: 'addPauseReason', params: { reason: 'page-hidden' } } },
        'PAGE.SHOWN': {
          actions: { type: 'dropPauseReasons', params: { reasons: ['page-hidden'] } },
        },
      },
      states: {
        running: {
          entry: 'runTimers',
          always: { guard: 'hasPauseReason', target: 'paused' },
        },
        paused: {
          entry: 'runTimers',
          always: { guard: 'hasNoPauseReason', target: 'running' },
        },
      },
    },
    swipe: {
      initial: 'resting',
      states: {
        resting: {
          entry: ['forgetSwipe', { type: 'dropPauseReasons', params: { reasons: ['swipe'] } }],
          on: {
            'SWIPE.STARTED': {
              guard: { type: 'isToast', params: ({ event }) => ({ id: event.id }) },
              target: 'swiping',
              actions: [
                { type: 'beginSwipe', params: ({ event: { id, x } }) => ({ id, x }) },
                { type: 'addPauseReason', params: { reason: 'swipe' } },
              ],
            },
          },
        },
        swiping: {
          on: {
            'SWIPE.MOVED': {
              actions: { type: 'followSwipe', params: ({ event }) => ({ x: event.x }) },
            },
            'SWIPE.ENDED': [
              {
                guard: { type: 'isLongSwipe', params: ({ event }) => ({ x: event.x }) },
                target: 'resting',
                actions: ['removeSwiped', 'runTimers'],
              },
              { target: 'resting' },
            ],
            'SWIPE.CANCELED': 'resting',
          },
        },
      },
    },
  },
});

type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;

/** The toasts on screen, oldest first. */
export const selectShownToasts = ({ context }: ToastsSnapshot): readonly Toast[] =>
  shownOf(context);

/** How far this toast follows the finger, in px in reading direction; never backward. */
export const selectSwipeOffset =
  (id: string) =>
  ({ context: { swipe } }: ToastsSnapshot): number =>
    swipe?.id === id ? Math.max(0, swipe.to - swipe.from) : 0;
