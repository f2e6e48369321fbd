import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';

/** How many simulated ms pass per real ms. */
export const RATES = [1, 10, 100] as const;
export type Rate = (typeof RATES)[number];

/** A tab returning from the background must not catch up on hours at once. */
const LONGEST_FRAME_MS = 100;

export type TimeControlEvent =
  | { type: 'TIME.STARTED' }
  | { type: 'TIME.STOPPED' }
  /** Advances the clock by this many ms; only while stopped. */
  | { type: 'TIME.STEPPED'; ms: number }
  /** Advances the clock to the next timer. */
  | { type: 'TIMER.AWAITED' }
  | { type: 'RATE.CHOSEN'; rate: Rate }
  /** From `frames`: this many real ms have passed. */
  | { type: 'FRAME.PASSED'; ms: number };

/**
 * Controls a machine's clock in the atlas: running in real time or faster, or stopped and advanced
 * by steps. The page provides `frames` (which sends FRAME.PASSED), `advance` and `skip`.
 */
export const timeControlMachine = setup({
  types: {
    context: {} as { readonly rate: Rate },
    events: {} as TimeControlEvent,
  },
  actors: { frames: fromCallback<TimeControlEvent>(() => undefined) },
  guards: {
    isStep: (_, { ms }: { ms: number }) => Number.isFinite(ms) && ms > 0,
    isRate: (_, { rate }: { rate: Rate }) => RATES.includes(rate),
  },
  actions: {
    advance: (_, _params: { ms: number }) => undefined,
    skip: () => undefined,
    chooseRate: assign((_, { rate }: { rate: Rate }) => ({ rate })),
  },
}).createMachine({
  id: 'timeControl',
  context: { rate: 1 },
  initial: 'running',
  on: {
    'RATE.CHOSEN': {
      guard: { type: 'isRate', params: ({ event }) => ({ rate: event.rate }) },
      target: '.running',
      actions: { type: 'chooseRate', params: ({ event }) => ({ rate: event.rate }) },
    },
    'TIMER.AWAITED': { actions: 'skip' },
  },
  states: {
    running: {
      invoke: { src: 'frames' },
      on: {
        'TIME.STOPPED': 'stopped',
        'FRAME.PASSED': {
          actions: {
            type: 'advance',
            params: ({ context, event }) => ({
              ms: Math.min(event.ms, LONGEST_FRAME_MS) * context.rate,
            }),
          },
        },
      },
    },
    stopped: {
      on: {
        'TIME.STARTED': 'running',
        'TIME.STEPPED': {
          guard: { type: 'isStep', params: ({ event }) => ({ ms: event.ms }) },
          actions: { type: 'advance', params: ({ event }) => ({ ms: event.ms }) },
        },
      },
    },
  },
});

type TimeControlSnapshot = SnapshotFrom<typeof timeControlMachine>;

export const selectIsRunning = (snapshot: TimeControlSnapshot): boolean =>
  snapshot.matches('running');
export const selectRate = ({ context }: TimeControlSnapshot): Rate => context.rate;
