import { assign, not, raise, setup, type SnapshotFrom } from 'xstate';
import { requireWholeNumber } from '#machines/lib/check-input.ts';
import { wrapIndex } from '#machines/lib/wrap-index.ts';

/** Why rotation is paused. Several reasons can apply at once; it resumes when none is left. */
export type PauseReason =
  'visitor' | 'focus' | 'pointer' | 'swipe' | 'page-hidden' | 'off-screen' | 'reduced-motion';

/** Default rotation period in ms (docs/specification.md, 9). */
const DEFAULT_ROTATE_MS = 5000;

/** A swipe must be longer than this many CSS px to change the slide (docs/specification.md, 4.1). */
const SWIPE_PX = 75;

/**
 * Distance in CSS px, along either axis, at which a press becomes a drag or a pan. A shorter
 * movement is still a click, since hands can shake by a few px.
 */
const AXIS_PX = 10;

/** How long after a drag, in ms, a click still counts as the end of that drag. */
const CLICK_ECHO_MS = 50;

export interface CarouselInput {
  /** Number of slides; at least 1. */
  readonly count: number;
  /** Slides shown at once; at least 1. If it exceeds `count`, nothing moves. */
  readonly visible: number;
  /** How long moves are ignored after a move, in ms; 0 disables the lock. */
  readonly lockMs: number;
  /** Rotation period in ms, at least 1; null disables rotation; default 5000. */
  readonly rotateMs?: number | null;
}

export interface CarouselContext extends CarouselInput {
  readonly rotateMs: number | null;
  /** Whether the view has reported how many slides fit. */
  readonly isFitted: boolean;
  /** Index of the first visible slide, from 0. */
  readonly index: number;
  /** Direction of the last move; null initially, so that nothing animates on load. */
  readonly direction: 'forward' | 'backward' | null;
  readonly pauseReasons: readonly PauseReason[];
  /** The press in progress: start and current point, in px. */
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
  | PauseEvent
  | ResumeEvent
  | { type: 'SLIDE.NEXT' }
  | { type: 'SLIDE.PREVIOUS' }
  | { type: 'SLIDE.CHOSEN'; index: number }
  | { type: 'SWIPE.MOVED'; x: number; y: number }
  /** The view suppressed the click that follows a drag. */
  | { type: 'CLICK.SUPPRESSED' }
  /** A breakpoint changed the number of visible slides. */
  | { type: 'VISIBLE.CHANGED'; visible: number }
  /** Raised by the machine itself after every move; views must not send it. */
  | { type: 'SLIDE.MOVED' };

type PauseEvent =
  | { type: 'ROTATION.STOPPED' }
  /**
   * Keyboard focus entered. Send it for `:focus-visible` only: a mouse press focuses too, and would
   * turn the Pause button into Play between press and click.
   */
  | { type: 'FOCUS.ENTERED' }
  | { type: 'POINTER.ENTERED' }
  | { type: 'SWIPE.STARTED'; x: number; y: number }
  | { type: 'PAGE.HIDDEN' }
  | { type: 'VIEW.LEFT' }
  | { type: 'MOTION.REDUCED' };

type ResumeEvent =
  | { type: 'ROTATION.STARTED' }
  | { type: 'POINTER.LEFT' }
  | { type: 'SWIPE.ENDED'; x: number; y: number }
  | { type: 'SWIPE.CANCELED' }
  | { type: 'PAGE.SHOWN' }
  | { type: 'VIEW.ENTERED' }
  | { type: 'MOTION.ALLOWED' };

/** The reason that an event adds. */
const PAUSES: Readonly<Record<PauseEvent['type'], PauseReason>> = {
  'ROTATION.STOPPED': 'visitor',
  'FOCUS.ENTERED': 'focus',
  'POINTER.ENTERED': 'pointer',
  'SWIPE.STARTED': 'swipe',
  'PAGE.HIDDEN': 'page-hidden',
  'VIEW.LEFT': 'off-screen',
  'MOTION.REDUCED': 'reduced-motion',
};

/** The reasons that an event removes. Play removes all that the visitor has caused. */
const RESUMES: Readonly<Record<ResumeEvent['type'], readonly PauseReason[]>> = {
  'ROTATION.STARTED': ['visitor', 'focus', 'pointer', 'swipe', 'reduced-motion'],
  'POINTER.LEFT': ['pointer'],
  'SWIPE.ENDED': ['swipe'],
  'SWIPE.CANCELED': ['swipe'],
  'PAGE.SHOWN': ['page-hidden'],
  'VIEW.ENTERED': ['off-screen'],
  'MOTION.ALLOWED': ['reduced-motion'],
};

const onEach = <T extends string, A extends string>(
  events: Readonly<Record<T, unknown>>,
  actions: A,
) =>
  Object.fromEntries(Object.keys(events).map((type) => [type, { actions }])) as Record<
    T,
    { actions: A }
  >;

/** Pause reasons that only Play ends (or, for reduced motion, the system setting). */
const PLAY_NEEDED: readonly PauseReason[] = ['visitor', 'focus', 'reduced-motion'];

const canMove = ({ count, visible }: CarouselContext) => count > visible;

const isSlide = ({ count }: CarouselContext, index: number) =>
  Number.isInteger(index) && index >= 0 && index < count;

/** Distance from the start of the press, forward (x) and down (y), in px. */
const travel = ({ drag }: CarouselContext, to: Point) =>
  drag ? { x: to.x - drag.from.x, y: to.y - drag.from.y } : { x: 0, y: 0 };

const travelOf = (context: CarouselContext, event: CarouselEvent) =>
  'x' in event ? travel(context, event) : { x: 0, y: 0 };

const canRotate = (context: CarouselContext) => context.rotateMs !== null && canMove(context);

/** The end of a drag: does it change the slide? */
const RELEASE = [
  { guard: 'isSwipeForward', target: 'releasing', actions: ['forgetDrag', 'askForward'] },
  { guard: 'isSwipeBackward', target: 'releasing', actions: ['forgetDrag', 'askBackward'] },
  { target: 'releasing', actions: 'forgetDrag' },
] as const;

/**
 * One carousel with three uses: insights, case studies, resources (docs/specification.md, 4.1 and
 * 9).
 *
 * It wraps at both ends, and has three parallel regions. **position**: how touch and mouse drags move
 * the slides (the axis is decided after 10 px; a vertical pan belongs to the page). **lock**: moves are
 * accepted in `unlocked` only; each move starts a lock of `lockMs`. **rotation**: a move forward every
 * `rotateMs` while there is no pause reason; any move restarts the period.
 *
 * Standards: WAI-ARIA Authoring Practices, Carousel; WCAG 2.2.2 Pause, Stop, Hide. Focus is read
 * strictly: rotation stops when focus enters and stays stopped until Play, even after focus has
 * left.
 *
 * @throws RangeError (as the actor's error) for fewer than 1 slide or 1 visible slide, a negative
 *   `lockMs`, or a `rotateMs` under 1
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
    canMove: ({ context }) => canMove(context),
    leadsElsewhere: ({ context, event }) =>
      'index' in event &&
      canMove(context) &&
      isSlide(context, event.index) &&
      event.index !== context.index,
    isVisibleCount: ({ event }) =>
      'visible' in event && Number.isInteger(event.visible) && event.visible >= 1,
    isHorizontal: ({ context, event }) => {
      const { x, y } = travelOf(context, event);
      return Math.abs(x) >= AXIS_PX && Math.abs(x) > Math.abs(y);
    },
    isVertical: ({ context, event }) => {
      const { x, y } = travelOf(context, event);
      return Math.abs(y) >= AXIS_PX && Math.abs(y) >= Math.abs(x);
    },
    isSwipeForward: ({ context, event }) => travelOf(context, event).x < -SWIPE_PX,
    isSwipeBackward: ({ context, event }) => travelOf(context, event).x > SWIPE_PX,
    hasNoLock: ({ context }) => context.lockMs === 0,
    mayRotate: ({ context }) => canRotate(context) && context.pauseReasons.length === 0,
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
    goTo: assign(({ context, event }) => {
      const index = 'index' in event ? event.index : context.index;
      return { index, direction: index > context.index ? 'forward' : 'backward' } as const;
    }),
    showCount: assign(({ context, event }) => {
      const visible = 'visible' in event ? event.visible : context.visible;
      const index = context.count > visible ? context.index : 0;
      return { visible, index, isFitted: true };
    }),
    beginDrag: assign(({ event }) => {
      const from = 'x' in event ? { x: event.x, y: event.y } : { x: 0, y: 0 };
      return { drag: { from, to: from } };
    }),
    followDrag: assign(({ context: { drag }, event }) => ({
      drag: drag && 'x' in event ? { ...drag, to: { x: event.x, y: event.y } } : drag,
    })),
    forgetDrag: assign({ drag: null }),
    pause: assign(({ context, event }) => {
      const reason = PAUSES[event.type as PauseEvent['type']];
      return { pauseReasons: [...new Set([...context.pauseReasons, reason])] };
    }),
    resume: assign(({ context, event }) => {
      const gone = RESUMES[event.type as ResumeEvent['type']];
      return { pauseReasons: context.pauseReasons.filter((reason) => !gone.includes(reason)) };
    }),
    raiseMove: raise({ type: 'SLIDE.MOVED' }),
    askForward: raise({ type: 'SLIDE.NEXT' }),
    askBackward: raise({ type: 'SLIDE.PREVIOUS' }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => {
    requireWholeNumber('carousel', 'count', input.count, 1);
    requireWholeNumber('carousel', 'visible', input.visible, 1);
    requireWholeNumber('carousel', 'lockMs', input.lockMs, 0);
    const rotateMs = input.rotateMs === undefined ? DEFAULT_ROTATE_MS : input.rotateMs;
    if (rotateMs !== null) requireWholeNumber('carousel', 'rotateMs', rotateMs, 1);
    return {
      ...input,
      rotateMs,
      isFitted: false,
      index: 0,
      direction: null,
      pauseReasons: [],
      drag: null,
    };
  },
  type: 'parallel',
  states: {
    position: {
      initial: 'resting',
      on: { 'VISIBLE.CHANGED': { guard: 'isVisibleCount', actions: 'showCount' } },
      states: {
        resting: { on: { 'SWIPE.STARTED': { target: 'pressed', actions: 'beginDrag' } } },
        pressed: {
          on: {
            'SWIPE.MOVED': [
              { guard: 'isHorizontal', target: 'dragging', actions: 'followDrag' },
              { guard: 'isVertical', target: 'panning', actions: 'forgetDrag' },
            ],
            // A swipe may be so quick that no move was seen.
            'SWIPE.ENDED': [
              { guard: not('isHorizontal'), target: 'resting', actions: 'forgetDrag' },
              ...RELEASE,
            ],
            'SWIPE.CANCELED': { target: 'resting', actions: 'forgetDrag' },
          },
        },
        panning: {
          description: 'A vertical pan: the page scrolls and the carousel does nothing.',
          on: { 'SWIPE.ENDED': 'resting', 'SWIPE.CANCELED': 'resting' },
        },
        dragging: {
          on: {
            'SWIPE.MOVED': { actions: 'followDrag' },
            'SWIPE.ENDED': RELEASE,
            'SWIPE.CANCELED': { target: 'resting', actions: 'forgetDrag' },
          },
        },
        releasing: {
          description: 'The browser still sends a click after a drag that began on a link.',
          after: { clickEchoMs: 'resting' },
          on: {
            'CLICK.SUPPRESSED': 'resting',
            'SWIPE.STARTED': { target: 'pressed', actions: 'beginDrag' },
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
              guard: 'canMove',
              target: 'locked',
              actions: ['goForward', 'raiseMove'],
            },
            'SLIDE.PREVIOUS': {
              guard: 'canMove',
              target: 'locked',
              actions: ['goBackward', 'raiseMove'],
            },
            'SLIDE.CHOSEN': {
              guard: 'leadsElsewhere',
              target: 'locked',
              actions: ['goTo', 'raiseMove'],
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
      initial: 'paused',
      on: { ...onEach(PAUSES, 'pause'), ...onEach(RESUMES, 'resume') },
      states: {
        paused: {
          description: 'It has a reason to stand still, no period, or nothing to rotate.',
          always: { guard: 'mayRotate', target: 'playing' },
        },
        playing: {
          always: { guard: not('mayRotate'), target: 'paused' },
          after: { rotateMs: { target: 'playing', reenter: true, actions: 'askForward' } },
          on: { 'SLIDE.MOVED': { target: 'playing', reenter: true } },
        },
      },
    },
  },
});

type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;

/** What the view shows. */
export function selectCarousel(snapshot: CarouselSnapshot) {
  const { context } = snapshot;
  const { index, visible, isFitted, direction, drag, pauseReasons } = context;
  return {
    /** Index of the first visible slide, from 0. */
    index,
    /** How many slides are visible at a time. */
    visible,
    /** Whether the number of visible slides was set for the window, or is still the input's value. */
    isFitted,
    /** Whether it would move, regardless of the lock: its controls are shown only if so. */
    canMove: canMove(context),
    /** Direction of the last move, for the animation; null on load. */
    direction,
    /** How far the slides follow the finger, in px in reading direction; 0 when not dragging. */
    dragOffset:
      snapshot.matches({ position: 'dragging' }) && drag !== null ? travel(context, drag.to).x : 0,
    /** Whether it can rotate at all, so that the pause/play button is required (WCAG 2.2.2). */
    canRotate: canRotate(context),
    /**
     * Whether only Play resumes rotation, so that the button reads Play. A pointer resting on the Pause
     * button also pauses, but the button must still read Pause.
     */
    isStopped: pauseReasons.some((reason) => PLAY_NEEDED.includes(reason)),
    /** `aria-live` of the slides: off while rotating, polite otherwise. */
    live: snapshot.matches({ rotation: 'playing' }) ? 'off' : 'polite',
  } as const;
}

/** Whether a click must be suppressed because it ends a drag. If so, send CLICK.SUPPRESSED. */
export const selectSuppressesClick = (snapshot: CarouselSnapshot): boolean =>
  snapshot.matches({ position: 'dragging' }) || snapshot.matches({ position: 'releasing' });
