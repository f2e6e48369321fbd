import type { Jitter } from '#machines/lib/backoff.ts';

export interface ConnectivityInput {
  /** The browser's initial report (`navigator.onLine`). */
  readonly isOnline: boolean;
  /** Random factor from 0 to 1, so that clients do not all probe at once; default none. */
  readonly jitter?: Jitter;
}

export interface ConnectivityContext {
  readonly isOnlineAtStart: boolean;
  readonly jitter: Jitter;
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
