import { assign, emit, enqueueActions, not, setup, type SnapshotFrom } from 'xstate';

/** How long a toast stays, in ms (docs/specification.md, 9). */
const TOAST_MS = 5000;

/** Toasts shown at once; the others wait. */
const MAX_VISIBLE = 3;

/**
 * A swipe must be longer than this many CSS px to dismiss (the same threshold as all swipes here).
 */
const SWIPE_PX = 75;

/** A toast requested by the page. */
export interface ToastRequest {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
}

export interface Toast extends ToastRequest {
  /** Assigned by the machine: `toast-1`, `toast-2`… */
  readonly id: string;
  /** How often it was requested while present: the same message is shown once, with a count. */
  readonly count: number;
}

/** Why no toast expires. Several reasons can apply at once. */
export type ToastPauseReason = 'pointer' | 'focus' | 'page-hidden' | 'swipe';

export interface ToastsContext {
  /** Oldest first; the first three are shown, the others wait. */
  readonly toasts: readonly Toast[];
  /** The total number of toasts added. */
  readonly added: number;
  /** The toasts whose timer is running. */
  readonly timed: readonly string[];
  readonly pauseReasons: readonly ToastPauseReason[];
  /** The swipe in progress, in px; `x` grows in reading direction. */
  readonly swipe: { readonly id: string; readonly from: number; readonly to: number } | null;
}

type PauseEvent = { type: 'POINTER.ENTERED' | 'FOCUS.ENTERED' | 'PAGE.HIDDEN' };
type ResumeEvent = { type: 'POINTER.LEFT' | 'FOCUS.LEFT' | 'PAGE.SHOWN' };

export type ToastsEvent =
  | PauseEvent
  | ResumeEvent
  | { type: 'TOAST.ADDED'; toast: ToastRequest }
  /** The toast's close button or action was pressed. */
  | { type: 'TOAST.DISMISSED'; id: string }
  /** Raised by the machine when a toast's time is up; views must not send it. */
  | { type: 'TOAST.EXPIRED'; id: string }
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

const REASONS: Readonly<Record<(PauseEvent | ResumeEvent)['type'], ToastPauseReason>> = {
  'POINTER.ENTERED': 'pointer',
  'POINTER.LEFT': 'pointer',
  'FOCUS.ENTERED': 'focus',
  'FOCUS.LEFT': 'focus',
  'PAGE.HIDDEN': 'page-hidden',
  'PAGE.SHOWN': 'page-hidden',
};

const timerOf = (id: string) => `expiry of ${id}`;

const isSame = (one: ToastRequest, other: ToastRequest) =>
  one.kind === other.kind && one.title === other.title && one.text === other.text;

const shownOf = ({ toasts }: ToastsContext) => toasts.slice(0, MAX_VISIBLE);

const withReason = ({ pauseReasons }: ToastsContext, reason: ToastPauseReason) => ({
  pauseReasons: [...new Set([...pauseReasons, reason])],
});

const withoutReasons = ({ pauseReasons }: ToastsContext, ...gone: ToastPauseReason[]) => ({
  pauseReasons: pauseReasons.filter((reason) => !gone.includes(reason)),
});

/** The toast that an event means: by name, or for Escape elsewhere the newest one. */
function meantBy(context: ToastsContext, event: ToastsEvent): Toast | undefined {
  const id = 'id' in event ? event.id : undefined;
  const named = context.toasts.find((toast) => toast.id === id);
  return named ?? (event.type === 'ESCAPE.PRESSED' ? shownOf(context).at(-1) : undefined);
}

/**
 * The region "Notifications": a queue of toasts, each with its own time (docs/specification.md, 9). One that
 * repeats the message of one that is still present is counted, not shown twice.
 *
 * No timer runs while the pointer is over the region, focus is in it, a swipe is in progress, or
 * the page is hidden; afterwards every toast gets its full time again, so that a toast does not
 * disappear within a fraction of a second (WCAG 2.2.1). The time of a waiting toast starts when it
 * is shown.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    emitted: {} as ToastsEmitted,
  },
  guards: {
    isToast: ({ context, event }) => meantBy(context, event) !== undefined,
    isLongSwipe: ({ context: { swipe }, event }) =>
      swipe !== null && 'x' in event && event.x - swipe.from > SWIPE_PX,
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasLostFocus: ({ context }) =>
      context.toasts.length === 0 && context.pauseReasons.includes('focus'),
    isPaused: ({ context }) => context.pauseReasons.length > 0,
  },
  actions: {
    addToast: enqueueActions(({ context, event, enqueue }) => {
      if (!('toast' in event)) return;
      const { toast } = event;
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
    removeToast: assign(({ context, event }) => {
      const gone = meantBy(context, event);
      return { toasts: context.toasts.filter((toast) => toast !== gone) };
    }),
    removeSwiped: assign(({ context }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== context.swipe?.id),
    })),
    /** Runs the timers of exactly those toasts that are shown and not paused. */
    runTimers: enqueueActions(({ context, enqueue }) => {
      const isPaused = context.pauseReasons.length > 0;
      const ids = isPaused ? [] : shownOf(context).map((toast) => toast.id);
      for (const id of context.timed) if (!ids.includes(id)) enqueue.cancel(timerOf(id));
      for (const id of ids) {
        if (context.timed.includes(id)) continue;
        enqueue.raise({ type: 'TOAST.EXPIRED', id }, { id: timerOf(id), delay: TOAST_MS });
      }
      enqueue.assign({ timed: ids });
    }),
    /** The focused toast disappeared while others remain: focus must not fall back to the page. */
    keepFocus: enqueueActions(({ context, enqueue }) => {
      if (context.toasts.length > 0 && context.pauseReasons.includes('focus')) {
        enqueue.emit({ type: 'FOCUS.REGION' });
      }
    }),
    pause: assign(({ context, event }) =>
      withReason(context, REASONS[event.type as PauseEvent['type']]),
    ),
    resume: assign(({ context, event }) =>
      withoutReasons(context, REASONS[event.type as ResumeEvent['type']]),
    ),
    beginSwipe: assign(({ context, event }) =>
      event.type === 'SWIPE.STARTED'
        ? {
            ...withReason(context, 'swipe'),
            swipe: { id: event.id, from: event.x, to: event.x },
          }
        : {},
    ),
    followSwipe: assign(({ context: { swipe }, event }) => ({
      swipe: swipe && 'x' in event ? { ...swipe, to: event.x } : swipe,
    })),
    endSwipe: assign(({ context }) => ({ ...withoutReasons(context, 'swipe'), swipe: null })),
    /** When the region disappears, pointer and focus leave it without an event. */
    leaveRegion: assign(({ context }) => withoutReasons(context, 'pointer', 'focus', 'swipe')),
    focusRegion: emit({ type: 'FOCUS.REGION' }),
    returnFocus: emit({ type: 'FOCUS.RETURN' }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], added: 0, timed: [], pauseReasons: [], swipe: null },
  type: 'parallel',
  states: {
    presence: {
      initial: 'empty',
      on: {
        'TOAST.ADDED': { actions: ['addToast', 'runTimers'] },
        'TOAST.DISMISSED': { guard: 'isToast', actions: ['removeToast', 'keepFocus', 'runTimers'] },
        'TOAST.EXPIRED': { actions: ['removeToast', 'runTimers'] },
        'ESCAPE.PRESSED': { guard: 'isToast', actions: ['removeToast', 'keepFocus', 'runTimers'] },
        'REGION.FOCUSED': { actions: 'focusRegion' },
      },
      states: {
        empty: { always: { guard: 'hasToasts', target: 'showing' } },
        showing: {
          always: [
            { guard: 'hasLostFocus', target: 'empty', actions: ['returnFocus', 'leaveRegion'] },
            { guard: not('hasToasts'), target: 'empty', actions: 'leaveRegion' },
          ],
        },
      },
    },
    timing: {
      initial: 'running',
      on: {
        'POINTER.ENTERED': { actions: 'pause' },
        'FOCUS.ENTERED': { actions: 'pause' },
        'PAGE.HIDDEN': { actions: 'pause' },
        'POINTER.LEFT': { actions: 'resume' },
        'FOCUS.LEFT': { actions: 'resume' },
        'PAGE.SHOWN': { actions: 'resume' },
      },
      states: {
        running: { entry: 'runTimers', always: { guard: 'isPaused', target: 'paused' } },
        paused: { entry: 'runTimers', always: { guard: not('isPaused'), target: 'running' } },
      },
    },
    swipe: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'endSwipe',
          on: { 'SWIPE.STARTED': { guard: 'isToast', target: 'swiping', actions: 'beginSwipe' } },
        },
        swiping: {
          on: {
            'SWIPE.MOVED': { actions: 'followSwipe' },
            'SWIPE.ENDED': [
              { guard: 'isLongSwipe', target: 'resting', actions: ['removeSwiped', 'runTimers'] },
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
