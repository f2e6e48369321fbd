import { assign, emit, fromPromise, setup } from 'xstate';
import { backoffMs, requireBackoff } from '#machines/lib/backoff.ts';
import { requireFunction } from '#machines/lib/checks.ts';
import type {
  ConnectivityContext,
  ConnectivityEmitted,
  ConnectivityEvent,
  ConnectivityInput,
} from './connectivity.types.ts';

const NAME = 'connectivity';

/** Often enough to be back soon, seldom enough to cost nothing on a metered line. */
const BACKOFF = { baseMs: 2000, maxMs: 60_000 };

const noChance = () => 0;

/**
 * Whether the site's server can be reached: **online**, **offline** (the browser says so) or **flaky**
 * (in doubt). A failed fetch outranks `navigator.onLine`, which is true behind a dead router: in doubt
 * the machine asks the server itself, first at once or after a wait, then less and less often, and
 * says BACK.ONLINE once when an answer has come.
 *
 * The host provides the actor `probe`: it resolves when the server has answered, and rejects otherwise.
 *
 * @throws RangeError or TypeError at its start for a backoff or a jitter that is none
 */
export const connectivityMachine = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    input: {} as ConnectivityInput,
    emitted: {} as ConnectivityEmitted,
  },
  actors: {
    /** Asks the server for something tiny that no cache answers, within a time limit of its own. */
    probe: fromPromise<void>(() =>
      Promise.reject(new Error('connectivity: nothing probes. Provide `probe` to the machine.')),
    ),
  },
  actions: {
    countFailure: assign(({ context }) => {
      const failures = context.failures + 1;
      return { failures, probeInMs: backoffMs(context.backoff, failures, context.jitter()) };
    }),
    forgetFailures: assign({ failures: 0, probeInMs: 0 }),
    announceReturn: emit({ type: 'BACK.ONLINE' }),
  },
  guards: {
    isOnlineAtStart: ({ context }) => context.isOnlineAtStart,
  },
  delays: {
    probeWait: ({ context }) => context.probeInMs,
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    isOnlineAtStart: input.isOnline,
    backoff: requireBackoff(NAME, input.backoff ?? BACKOFF),
    jitter: requireFunction(
      NAME,
      'jitter',
      input.jitter ?? noChance,
      'that gives a number from 0 to 1',
    ),
    failures: 0,
    probeInMs: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isOnlineAtStart', target: 'online' }, { target: 'offline' }],
    },
    online: {
      entry: 'forgetFailures',
      on: {
        'NETWORK.LOST': 'offline',
        'FETCH.FAILED': { target: 'flaky.waiting', actions: 'countFailure' },
      },
    },
    offline: {
      on: {
        // The browser's word is no proof: ask the server.
        'NETWORK.FOUND': 'flaky.probing',
        'PROBE.REQUESTED': 'flaky.probing',
        'FETCH.SUCCEEDED': { target: 'online', actions: 'announceReturn' },
      },
    },
    flaky: {
      initial: 'probing',
      on: {
        'NETWORK.LOST': 'offline',
        'FETCH.SUCCEEDED': { target: 'online', actions: 'announceReturn' },
      },
      states: {
        waiting: {
          on: {
            'NETWORK.FOUND': 'probing',
            'PROBE.REQUESTED': 'probing',
          },
          after: { probeWait: 'probing' },
        },
        probing: {
          invoke: {
            id: 'probe',
            src: 'probe',
            onDone: { target: '#connectivity.online', actions: 'announceReturn' },
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
      },
    },
  },
});
