import { assign, setup, type SnapshotFrom } from 'xstate';
import { requireWholeNumber } from '#machines/lib/check-input.ts';

/** Time for the mark to move from one tile to the next, in ms. */
const STEP_MS = 120;

export interface ProcessStepsInput {
  /** Number of steps; at least 1. */
  readonly count: number;
  /** Whether the visitor prefers reduced motion; default false. */
  readonly isMotionReduced?: boolean;
}

export interface ProcessStepsContext extends Required<ProcessStepsInput> {
  /** The current step of the mark, from 0. */
  readonly step: number;
  /** The step it is moving to. */
  readonly target: number;
}

export type ProcessStepsEvent =
  /** Scroll progress of the process through the window: 0 as it enters, 1 when it has been read. */
  | { type: 'STEPS.SCROLLED'; progress: number }
  /** A step was pressed, from 0. */
  | { type: 'STEP.CHOSEN'; index: number }
  /** The process is out of view. */
  | { type: 'VIEW.LEFT' }
  | { type: 'MOTION.REDUCED' }
  | { type: 'MOTION.ALLOWED' };

/** The step for a progress, clamped to the first and last. */
const stepAt = (progress: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor(progress * count)));

/** The step to move to after an event; an invalid one changes nothing. */
function targetAfter({ count, target }: ProcessStepsContext, event: ProcessStepsEvent): number {
  if ('progress' in event)
    return Number.isFinite(event.progress) ? stepAt(event.progress, count) : target;
  if (!('index' in event)) return target;
  const { index } = event;
  return Number.isInteger(index) && index >= 0 && index < count ? index : target;
}

/**
 * The steps of a process, with a mark that moves from tile to tile (docs/specification.md,
 * 2.5). Scrolling moves it; a step that the visitor presses holds it until the same step is pressed
 * again or the process is out of view. With reduced motion it does not animate: scrolling has no visible
 * effect, and a pressed step is marked immediately (WCAG 2.2, 2.3.3).
 *
 * @throws RangeError (as the actor's error) for a count below 1
 */
export const processStepsMachine = setup({
  types: {
    context: {} as ProcessStepsContext,
    events: {} as ProcessStepsEvent,
    input: {} as ProcessStepsInput,
  },
  delays: { stepMs: STEP_MS },
  guards: {
    leadsElsewhere: ({ context, event }) => targetAfter(context, event) !== context.target,
    isStep: ({ context, event }) => 'index' in event && targetAfter(context, event) === event.index,
    isHeld: ({ context, event }) => 'index' in event && event.index === context.target,
    isAway: ({ context }) => context.step !== context.target,
    isAwayAndStill: ({ context }) => context.isMotionReduced && context.step !== context.target,
    hasArrived: ({ context }) => context.step === context.target,
    isStill: ({ context }) => context.isMotionReduced,
  },
  actions: {
    aim: assign(({ context, event }) => ({ target: targetAfter(context, event) })),
    takeStep: assign(({ context: { step, target } }) => ({
      step: step + Math.sign(target - step),
    })),
    arrive: assign(({ context }) => ({ step: context.target })),
    reduceMotion: assign({ isMotionReduced: true }),
    allowMotion: assign({ isMotionReduced: false }),
  },
}).createMachine({
  id: 'process-steps',
  context: ({ input }) => ({
    count: requireWholeNumber('process', 'count', input.count, 1),
    isMotionReduced: input.isMotionReduced ?? false,
    step: 0,
    target: 0,
  }),
  on: {
    'MOTION.REDUCED': { actions: 'reduceMotion' },
    'MOTION.ALLOWED': { actions: 'allowMotion' },
  },
  type: 'parallel',
  states: {
    lead: {
      description: 'What controls the mark.',
      initial: 'scroll',
      states: {
        scroll: {
          on: {
            'STEPS.SCROLLED': { guard: 'leadsElsewhere', actions: 'aim' },
            'STEP.CHOSEN': { guard: 'isStep', target: 'visitor', actions: 'aim' },
          },
        },
        visitor: {
          on: {
            'STEP.CHOSEN': [
              { guard: 'isHeld', target: 'scroll' },
              { guard: 'isStep', actions: 'aim' },
            ],
            'VIEW.LEFT': 'scroll',
          },
        },
      },
    },
    mark: {
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'isAwayAndStill', actions: 'arrive' },
            { guard: 'isAway', target: 'walking' },
          ],
        },
        walking: {
          always: [
            { guard: 'hasArrived', target: 'resting' },
            { guard: 'isStill', target: 'resting' },
          ],
          after: { stepMs: { target: 'walking', reenter: true, actions: 'takeStep' } },
        },
      },
    },
  },
});

type ProcessStepsSnapshot = SnapshotFrom<typeof processStepsMachine>;

/** Whether the visitor has chosen the step. */
export const selectHeldStep = (snapshot: ProcessStepsSnapshot): number | null =>
  snapshot.matches({ lead: 'visitor' }) ? snapshot.context.target : null;

/**
 * The step with the mark, from 0. With reduced motion it is null, and all steps are shown as done,
 * until the visitor chooses one.
 */
export const selectStep = (snapshot: ProcessStepsSnapshot): number | null =>
  snapshot.context.isMotionReduced && selectHeldStep(snapshot) === null
    ? null
    : snapshot.context.step;
