import { assign, raise, setup, type SnapshotFrom } from 'xstate';
import { requireDelay, requireWholeNumber } from '#machines/lib/check-input.ts';
import { wrapIndex } from '#machines/lib/wrap-index.ts';

/** Why rotation stands still. Several can hold at once; it goes on when none is left. */
export type PauseReason =
  'visitor' | 'focus' | 'pointer' | 'page-hidden' | 'off-screen' | 'reduced-motion';

/** Rotation period when the input does not say (docs/specification.md, 9). */
export const DEFAULT_ROTATE_MS = 5000;

/**
 * Movement, in CSS px along either axis, after which a press is a drag or a pan. Below it a press is
 * still a click; a shaking hand moves a few px.
 */
export const AXIS_PX = 10;

/** How long, in ms, after a drag the browser's click on what lies beneath is still its echo. */
export const CLICK_ECHO_MS = 50;

export interface CarouselInput {
  /** Slides; at least 1. */
  readonly count: number;
  /** Slides shown at once; at least 1. May exceed `count`: then nothing moves. */
  readonly visible: number;
  /** Does it go round at both ends? */
  readonly loop: boolean;
  /** How long, in ms, moves are ignored after a move; 0 for no lock. */
  readonly lockMs: number;
  /** Rotation period in ms, at least 1; null for none; 5000 when left out. */
  readonly rotateMs?: number | null;
  /** A swipe must be longer than this many CSS px to move. */
  readonly swipePx: number;
  /** Does the visitor ask for less motion? Then rotation starts stopped (WCAG 2.2.2). */
  readonly reducedMotion?: boolean;
}

export interface CarouselContext {
  readonly count: number;
  readonly visible: number;
  readonly loop: boolean;
  readonly lockMs: number;
  readonly rotateMs: number | null;
  readonly swipePx: number;
  /** First slide shown, from 0. */
  readonly index: number;
  /** Direction of the last move; null before the first, so that nothing is animated on load. */
  readonly direction: 'forward' | 'backward' | null;
  readonly pauseReasons: readonly PauseReason[];
  /** The press in progress: where it began and where it is, in px. */
  readonly drag: { readonly from: Point; readonly to: Point } | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * In `SWIPE.*`, `x` grows in reading direction: on a right-to-left page the view sends −clientX.
 */
export type CarouselEvent =
  | { type: 'SLIDE.NEXT' }
  | { type: 'SLIDE.PREVIOUS' }
  | { type: 'SLIDE.CHOSEN'; index: number }
  | { type: 'SWIPE.STARTED'; x: number; y: number }
  | { type: 'SWIPE.MOVED'; x: number; y: number }
  | { type: 'SWIPE.ENDED'; x: number; y: number }
  | { type: 'SWIPE.CANCELED' }
  /** The view swallowed the click that follows a drag. */
  | { type: 'CLICK.SUPPRESSED' }
  /** A breakpoint was crossed. */
  | { type: 'VISIBLE.CHANGED'; visible: number }
  | { type: 'ROTATION.STOPPED' }
  | { type: 'ROTATION.STARTED' }
  /**
   * Keyboard focus came in. Send it for `:focus-visible` only: a mouse press focuses too, and would
   * turn the Pause button into Play between press and click.
   */
  | { type: 'FOCUS.ENTERED' }
  | { type: 'FOCUS.LEFT' }
  | { type: 'POINTER.ENTERED' }
  | { type: 'POINTER.LEFT' }
  | { type: 'PAGE.HIDDEN' }
  | { type: 'PAGE.SHOWN' }
  | { type: 'VIEW.LEFT' }
  | { type: 'VIEW.ENTERED' }
  | { type: 'MOTION.REDUCED' }
  | { type: 'MOTION.ALLOWED' }
  /** Raised by the machine itself after every move; not for views. */
  | { type: 'SLIDE.MOVED' };

/** Reasons that pressing Play lifts: those that are the visitor's own doing. */
const LIFTED_BY_PLAY: readonly PauseReason[] = ['visitor', 'focus', 'pointer', 'reduced-motion'];

/** Reasons that end only with Play (or, for reduced motion, with the system's setting). */
const PLAY_NEEDED: readonly PauseReason[] = ['visitor', 'focus', 'reduced-motion'];

const without = (reasons: readonly PauseReason[], gone: readonly PauseReason[]) =>
  reasons.filter((reason) => !gone.includes(reason));

const canMove = ({ count, visible }: CarouselContext) => count > visible;

/** The last index a carousel can stand at: its end when it does not loop. */
const lastIndex = ({ count, visible, loop }: CarouselContext) =>
  loop ? count - 1 : count - visible;

const canGoForward = (context: CarouselContext) =>
  canMove(context) && (context.loop || context.index < lastIndex(context));

const canGoBackward = (context: CarouselContext) =>
  canMove(context) && (context.loop || context.index > 0);

/** Where choosing a slide leads: a carousel with an end cannot stand past it. */
const landing = (context: CarouselContext, index: number) => Math.min(index, lastIndex(context));

const isSlide = ({ count }: CarouselContext, index: number) =>
  Number.isInteger(index) && index >= 0 && index < count;

/** How far the press has travelled, forward (x) and down (y), in px. */
const travel = ({ drag }: CarouselContext, to: Point) =>
  drag ? { x: to.x - drag.from.x, y: to.y - drag.from.y } : { x: 0, y: 0 };

/**
 * One carousel for three uses: insights, case studies, resources (docs/specification.md, 4.1 and 9).
 *
 * Three concerns run side by side. **position**: what a finger or a mouse does to the slides (axis
 * decided after 10 px; a vertical pan belongs to the page) and where a native strip settled.
 * **lock**: moves are taken in `unlocked` only; after each, `lockMs` must pass. **rotation**: a move
 * forward every `rotateMs` while no pause reason holds; any move starts the period anew.
 *
 * Standards: WAI-ARIA Authoring Practices, Carousel; WCAG 2.2.2 Pause, Stop, Hide. Strict reading of
 * focus: rotation stops when focus enters and stays so until Play, even after focus has left.
 *
 * @throws RangeError (as the actor's error) for fewer than 1 slide or 1 visible slide, a negative
 *   `lockMs` or `swipePx`, or a `rotateMs` under 1
 */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
  },
  delays: {
    lockMs: ({ context }) => context.lockMs,
    rotateMs: ({ context }) => Number(context.rotateMs),
    clickEchoMs: CLICK_ECHO_MS,
  },
  guards: {
    canGoForward: ({ context }) => canGoForward(context),
    canGoBackward: ({ context }) => canGoBackward(context),
    leadsElsewhere: ({ context }, { index }: { index: number }) =>
      canMove(context) && isSlide(context, index) && landing(context, index) !== context.index,
    isVisibleCount: (_, { visible }: { visible: number }) =>
      Number.isInteger(visible) && visible >= 1,
    isHorizontal: ({ context }, to: Point) => {
      const { x, y } = travel(context, to);
      return Math.abs(x) >= AXIS_PX && Math.abs(x) > Math.abs(y);
    },
    isVertical: ({ context }, to: Point) => {
      const { x, y } = travel(context, to);
      return Math.abs(y) >= AXIS_PX && Math.abs(y) >= Math.abs(x);
    },
    isSwipeForward: ({ context }, to: Point) => travel(context, to).x < -context.swipePx,
    isSwipeBackward: ({ context }, to: Point) => travel(context, to).x > context.swipePx,
    hasNoLock: ({ context }) => context.lockMs === 0,
    canRotate: ({ context }) => context.rotateMs !== null && canMove(context),
    cannotRotate: ({ context }) => context.rotateMs === null || !canMove(context),
    hasPauseReason: ({ context }) => context.pauseReasons.length > 0,
    hasNoPauseReason: ({ context }) => context.pauseReasons.length === 0,
  },
  actions: {
    goForward: assign(({ context }) => ({
      index: wrapIndex(context.index + 1, context.count),
      direction: 'forward' as const,
    })),
    goBackward: assign(({ context }) => ({
      index: wrapIndex(context.index - 1, context.count),
      direction: 'backward' as const,
    })),
    goTo: assign(({ context }, { index }: { index: number }) => {
      const next = landing(context, index);
      return { index: next, direction: next > context.index ? 'forward' : 'backward' } as const;
    }),
    showCount: assign(({ context }, { visible }: { visible: number }) => {
      const changed = { ...context, visible };
      return { visible, index: canMove(changed) ? landing(changed, context.index) : 0 };
    }),
    beginDrag: assign((_, from: Point) => ({ drag: { from, to: from } })),
    followDrag: assign(({ context }, to: Point) => ({
      drag: context.drag && { from: context.drag.from, to },
    })),
    forgetDrag: assign({ drag: null }),
    addPauseReason: assign(({ context }, { reason }: { reason: PauseReason }) => ({
      pauseReasons: [...without(context.pauseReasons, [reason]), reason],
    })),
    dropPauseReasons: assign(({ context }, { reasons }: { reasons: readonly PauseReason[] }) => ({
      pauseReasons: without(context.pauseReasons, reasons),
    })),
    raiseMove: raise({ type: 'SLIDE.MOVED' }),
    askForward: raise({ type: 'SLIDE.NEXT' }),
    askBackward: raise({ type: 'SLIDE.PREVIOUS' }),
    endAgain: raise((_, { x, y }: Point) => ({ type: 'SWIPE.ENDED', x, y }) as const),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => {
    requireWholeNumber('carousel', 'count', input.count, 1);
    requireWholeNumber('carousel', 'visible', input.visible, 1);
    requireDelay('carousel', 'lockMs', input.lockMs);
    const rotateMs = input.rotateMs === undefined ? DEFAULT_ROTATE_MS : input.rotateMs;
    if (rotateMs !== null) requireWholeNumber('carousel', 'rotateMs', rotateMs, 1);
    requireWholeNumber('carousel', 'swipePx', input.swipePx, 0);
    return {
      count: input.count,
      visible: input.visible,
      loop: input.loop,
      lockMs: input.lockMs,
      rotateMs,
      swipePx: input.swipePx,
      index: 0,
      direction: null,
      pauseReasons: input.reducedMotion === true ? ['reduced-motion'] : [],
      drag: null,
    };
  },
  type: 'parallel',
  states: {
    position: {
      initial: 'resting',
      on: {
        'VISIBLE.CHANGED': {
          guard: { type: 'isVisibleCount', params: ({ event }) => ({ visible: event.visible }) },
          actions: { type: 'showCount', params: ({ event }) => ({ visible: event.visible }) },
        },
      },
      states: {
        resting: {
          on: {
            'SWIPE.STARTED': {
              target: 'pressed',
              actions: { type: 'beginDrag', params: ({ event: { x, y } }) => ({ x, y }) },
            },
          },
        },
        pressed: {
          on: {
            'SWIPE.MOVED': [
              {
                guard: { type: 'isHorizontal', params: ({ event: { x, y } }) => ({ x, y }) },
                target: 'dragging',
                actions: { type: 'followDrag', params: ({ event: { x, y } }) => ({ x, y }) },
              },
              {
                guard: { type: 'isVertical', params: ({ event: { x, y } }) => ({ x, y }) },
                target: 'panning',
                actions: 'forgetDrag',
              },
            ],
            'SWIPE.ENDED': [
              {
                description: 'A swipe so quick that no move was seen.',
                guard: { type: 'isHorizontal', params: ({ event: { x, y } }) => ({ x, y }) },
                target: 'dragging',
                actions: { type: 'endAgain', params: ({ event: { x, y } }) => ({ x, y }) },
              },
              { target: 'resting', actions: 'forgetDrag' },
            ],
            'SWIPE.CANCELED': { target: 'resting', actions: 'forgetDrag' },
          },
        },
        panning: {
          description: 'A vertical pan: the page scrolls, the carousel does nothing.',
          on: { 'SWIPE.ENDED': 'resting', 'SWIPE.CANCELED': 'resting' },
        },
        dragging: {
          on: {
            'SWIPE.MOVED': {
              actions: { type: 'followDrag', params: ({ event: { x, y } }) => ({ x, y }) },
            },
            'SWIPE.ENDED': [
              {
                guard: { type: 'isSwipeForward', params: ({ event: { x, y } }) => ({ x, y }) },
                target: 'releasing',
                actions: ['forgetDrag', 'askForward'],
              },
              {
                guard: { type: 'isSwipeBackward', params: ({ event: { x, y } }) => ({ x, y }) },
                target: 'releasing',
                actions: ['forgetDrag', 'askBackward'],
              },
              { target: 'releasing', actions: 'forgetDrag' },
            ],
            'SWIPE.CANCELED': { target: 'resting', actions: 'forgetDrag' },
          },
        },
        releasing: {
          description: 'The browser still sends the click of a drag that began on a link.',
          after: { clickEchoMs: 'resting' },
          on: {
            'CLICK.SUPPRESSED': 'resting',
            'SWIPE.STARTED': {
              target: 'pressed',
              actions: { type: 'beginDrag', params: ({ event: { x, y } }) => ({ x, y }) },
            },
          },
        },
      },
    },
    lock: {
      initial: 'unlocked',
      states: {
        unlocked: {
          on: {
            'SLIDE.NEXT': {
              guard: 'canGoForward',
              target: 'locked',
              actions: ['goForward', 'raiseMove'],
            },
            'SLIDE.PREVIOUS': {
              guard: 'canGoBackward',
              target: 'locked',
              actions: ['goBackward', 'raiseMove'],
            },
            'SLIDE.CHOSEN': {
              guard: { type: 'leadsElsewhere', params: ({ event }) => ({ index: event.index }) },
              target: 'locked',
              actions: [
                { type: 'goTo', params: ({ event }) => ({ index: event.index }) },
                'raiseMove',
              ],
            },
          },
        },
        locked: {
          always: { guard: 'hasNoLock', target: 'unlocked' },
          after: { lockMs: 'unlocked' },
        },
      },
    },
    rotation: {
      initial: 'unable',
      on: {
        'ROTATION.STOPPED': {
          actions: { type: 'addPauseReason', params: { reason: 'visitor' } },
        },
        'ROTATION.STARTED': {
          actions: { type: 'dropPauseReasons', params: { reasons: LIFTED_BY_PLAY } },
        },
        'FOCUS.ENTERED': { actions: { type: 'addPauseReason', params: { reason: 'focus' } } },
        'FOCUS.LEFT': {
          description: 'Deliberately nothing: what focus stopped stays stopped until Play.',
        },
        'POINTER.ENTERED': { actions: { type: 'addPauseReason', params: { reason: 'pointer' } } },
        'POINTER.LEFT': {
          actions: { type: 'dropPauseReasons', params: { reasons: ['pointer'] } },
        },
        'PAGE.HIDDEN': { actions: { type: 'addPauseReason', params: { reason: 'page-hidden' } } },
        'PAGE.SHOWN': {
          actions: { type: 'dropPauseReasons', params: { reasons: ['page-hidden'] } },
        },
        'VIEW.LEFT': { actions: { type: 'addPauseReason', params: { reason: 'off-screen' } } },
        'VIEW.ENTERED': {
          actions: { type: 'dropPauseReasons', params: { reasons: ['off-screen'] } },
        },
        'MOTION.REDUCED': {
          actions: { type: 'addPauseReason', params: { reason: 'reduced-motion' } },
        },
        'MOTION.ALLOWED': {
          actions: { type: 'dropPauseReasons', params: { reasons: ['reduced-motion'] } },
        },
      },
      states: {
        unable: {
          description: 'Rotation was not asked for, or all slides are in view.',
          always: { guard: 'canRotate', target: 'paused' },
        },
        paused: {
          always: [
            { guard: 'cannotRotate', target: 'unable' },
            { guard: 'hasNoPauseReason', target: 'playing' },
          ],
        },
        playing: {
          always: [
            { guard: 'cannotRotate', target: 'unable' },
            { guard: 'hasPauseReason', target: 'paused' },
          ],
          after: { rotateMs: { target: 'playing', reenter: true, actions: 'askForward' } },
          on: {
            'SLIDE.MOVED': { target: 'playing', reenter: true },
          },
        },
      },
    },
  },
});

type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

/** First slide shown, from 0. */
export const selectIndex = ({ context }: CarouselSnapshot): number => context.index;

/** The parts of the counter "current/total", from 1 as people count. */
export const selectCounter = ({
  context,
}: CarouselSnapshot): { current: number; total: number } => ({
  current: context.index + 1,
  total: context.count,
});

/** Does "next" lead anywhere, the lock aside? For `aria-disabled`. */
export const selectCanGoForward = ({ context }: CarouselSnapshot): boolean => canGoForward(context);

/** Direction of the last move, to animate it; null on load. */
export const selectDirection = ({ context }: CarouselSnapshot): 'forward' | 'backward' | null =>
  context.direction;

/** How far, in px in reading direction, the slides follow the finger now; 0 when not dragged. */
export const selectDragOffset = (snapshot: CarouselSnapshot): number =>
  snapshot.matches({ position: 'dragging' }) && snapshot.context.drag
    ? travel(snapshot.context, snapshot.context.drag.to).x
    : 0;

/** Must a click inside be swallowed, because it is the end of a drag? Then send CLICK.SUPPRESSED. */
export const selectSuppressesClick = (snapshot: CarouselSnapshot): boolean =>
  snapshot.matches({ position: 'dragging' }) || snapshot.matches({ position: 'releasing' });

/** Can it rotate at all, so that the pause/play button must be there (WCAG 2.2.2)? */
export const selectCanRotate = (snapshot: CarouselSnapshot): boolean =>
  !snapshot.matches({ rotation: 'unable' });

/** Will it move by itself now? */
const selectIsRotating = (snapshot: CarouselSnapshot): boolean =>
  snapshot.matches({ rotation: 'playing' }) && canGoForward(snapshot.context);

/**
 * Does only Play set it going again, so that the button reads Play? A pointer resting on the Pause
 * button pauses too, but the button under it must still read Pause.
 */
export const selectIsStopped = ({ context }: CarouselSnapshot): boolean =>
  context.pauseReasons.some((reason) => PLAY_NEEDED.includes(reason));

/** `aria-live` of the slides: off while they move by themselves, polite otherwise. */
export const selectLive = (snapshot: CarouselSnapshot): 'off' | 'polite' =>
  selectIsRotating(snapshot) ? 'off' : 'polite';
