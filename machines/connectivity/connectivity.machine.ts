import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '#machines/lib/not-provided.ts';
import { backoffMs } from '#machines/lib/backoff.ts';
import type { Jitter } from '#machines/lib/backoff.ts';

export interface ConnectivityInput {
  /** Random factor from 0 to 1, so that clients do not all probe at once; default none. */
  readonly jitter?: Jitter;
}

export interface ConnectivityContext extends Required<ConnectivityInput> {
  /** Failed probes and requests since the server was last known to be reachable. */
  readonly failures: number;
  /** The current wait before the next probe, in ms. */
  readonly probeInMs: number;
  /** Whether something other than the server answered: a captive portal, a filter. */
  readonly isHeld: boolean;
  /** Whether the visitor has dismissed the notice of this outage. */
  readonly isNoticeDismissed: boolean;
}

export type ConnectivityEvent =
  /** The browser reports a network. It may be wrong: a captive portal, a dead router. */
  | { readonly type: 'NETWORK.FOUND' }
  /** The browser reports that there is no network. It is wrong if it knows no route to the internet. */
  | { readonly type: 'NETWORK.LOST' }
  /**
   * A request to the site's own server got no answer or, with `isHeld`, an answer from something else.
   */
  | { readonly type: 'FETCH.FAILED'; readonly isHeld?: boolean }
  /** A request was answered by the server itself, not from a local cache. */
  | { readonly type: 'FETCH.SUCCEEDED' }
  /** The visitor asks to check now. */
  | { readonly type: 'PROBE.REQUESTED' }
  /** The visitor dismisses the notice; it reappears with the next outage. */
  | { readonly type: 'NOTICE.DISMISSED' };

/** The responder to a probe: the site's server, or something in the network instead. */
export type Answerer = 'site' | 'network';

/**
 * Emitted once each time the server is reachable again: the bar announces it and the outbox
 * retries.
 */
export type ConnectivityEmitted = { readonly type: 'BACK.ONLINE' };

const NAME = 'connectivity';

/** Recovers quickly, but polls rarely enough to cost nothing on a metered connection. */
const BACKOFF = { baseMs: 2000, maxMs: 60_000 };

/** How long "The network is back" stays, in ms. */
const RETURNED_MS = 5000;

const noChance = () => 0;

/** A request or a probe was answered by the network instead of the server: evidence enough. */
const IF_HELD = {
  guard: 'isHeldBack',
  target: '#connectivity.flaky.waiting',
  actions: ['countFailure', 'noteAnswerer'],
} as const;

const UNANSWERED = {
  target: '#connectivity.flaky.waiting',
  actions: ['countFailure', 'noteAnswerer'],
} as const;

/** Whether something else than the server answered; undefined if the event does not tell. */
function isHeldBy(event: ConnectivityEvent): boolean | undefined {
  if ('isHeld' in event) return event.isHeld;
  // XState's own events for the end of a probe are not among the declared ones.
  const { type, output } = event as { type: string; output?: Answerer };
  return type.startsWith('xstate.') ? output === 'network' : undefined;
}

/**
 * Tracks whether the site's server can be reached: **online** at first, **offline** (reported by the
 * browser) or **flaky** (in doubt). A failed fetch outranks `navigator.onLine`, which is true
 * behind a dead router. It may be reported late, so while online it only leads to a probe, and the
 * visitor is told nothing unless that fails too (**doubting**). While flaky, the machine probes the
 * server itself, immediately or after a wait, with growing delays, and emits BACK.ONLINE once when the
 * server answers. Only the answer to a probe ends an outage: that to another request may have been on its
 * way when the network was lost. The browser's report that there is no network may be wrong or out of
 * date, so it too is checked with a probe after a while.
 *
 * The host provides the actor `probe`. It resolves to the responder: the server, or something in the
 * network instead (then it is **held**, e.g. by a captive portal or a filter). It rejects without an answer.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    input: {} as ConnectivityInput,
    emitted: {} as ConnectivityEmitted,
  },
  actors: {
    /** Requests something tiny from the server, bypassing caches, with its own timeout. */
    probe: fromPromise<Answerer>(notProvided(NAME, 'probe')),
  },
  actions: {
    countFailure: assign(({ context }) => {
      const failures = context.failures + 1;
      return { failures, probeInMs: backoffMs(BACKOFF, failures, context.jitter()) };
    }),
    forgetFailures: assign({ failures: 0, probeInMs: 0, isHeld: false }),
    noteAnswerer: assign(({ context, event }) => ({ isHeld: isHeldBy(event) ?? context.isHeld })),
    forgetAnswerer: assign({ isHeld: false }),
    announceReturn: emit({ type: 'BACK.ONLINE' }),
    dismissNotice: assign({ isNoticeDismissed: true }),
    // Announce the next outage again.
    restoreNotice: assign({ isNoticeDismissed: false }),
  },
  guards: {
    isHeldBack: ({ event }) => isHeldBy(event) === true,
  },
  delays: {
    probeWait: ({ context }) => context.probeInMs,
    returnedNotice: RETURNED_MS,
    offlineWait: BACKOFF.maxMs,
  },
}).createMachine({
  id: NAME,
  context: ({ input }) => ({
    jitter: input.jitter ?? noChance,
    failures: 0,
    probeInMs: 0,
    isHeld: false,
    isNoticeDismissed: false,
  }),
  initial: 'online',
  on: { 'NOTICE.DISMISSED': { actions: 'dismissNotice' } },
  states: {
    online: {
      entry: ['forgetFailures', 'restoreNotice'],
      initial: 'settled',
      states: {
        settled: {},
        returned: {
          on: { 'NOTICE.DISMISSED': 'settled' },
          after: { returnedNotice: 'settled' },
        },
        doubting: {
          on: { 'FETCH.FAILED': [IF_HELD, {}] },
          invoke: {
            id: 'probe',
            src: 'probe',
            onDone: [IF_HELD, { target: 'settled' }],
            onError: UNANSWERED,
          },
        },
      },
      on: {
        'NETWORK.LOST': 'offline',
        'FETCH.FAILED': [IF_HELD, { target: '.doubting' }],
        // Only the "back online" notice can be dismissed; the next outage is still announced.
        'NOTICE.DISMISSED': {},
      },
    },
    offline: {
      entry: 'forgetAnswerer',
      on: {
        // The browser may be wrong, so ask the server.
        'NETWORK.FOUND': 'flaky.probing',
        'PROBE.REQUESTED': 'flaky.probing',
        'FETCH.SUCCEEDED': 'flaky.probing',
      },
      after: { offlineWait: 'flaky.probing' },
    },
    flaky: {
      initial: 'probing',
      on: {
        'FETCH.FAILED': { actions: 'noteAnswerer' },
        'NETWORK.LOST': 'offline',
      },
      states: {
        waiting: {
          on: {
            'NETWORK.FOUND': 'probing',
            'PROBE.REQUESTED': 'probing',
            'FETCH.SUCCEEDED': 'probing',
          },
          after: { probeWait: 'probing' },
        },
        probing: {
          invoke: {
            id: 'probe',
            src: 'probe',
            onDone: [
              IF_HELD,
              { target: '#connectivity.online.returned', actions: 'announceReturn' },
            ],
            onError: UNANSWERED,
          },
        },
      },
    },
  },
});
