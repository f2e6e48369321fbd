import type { BackoffSettings, Jitter } from '#machines/lib/backoff.ts';

export interface ConnectivityInput {
  /** What the browser believes at the start (`navigator.onLine`). */
  readonly isOnline: boolean;
  /** Time between probes while the network is in doubt, in ms; default 2000 growing to 60 000. */
  readonly backoff?: BackoffSettings;
  /** Chance, from 0 to 1, so that visitors do not all probe together; default none. */
  readonly jitter?: Jitter;
}

export interface ConnectivityContext {
  readonly isOnlineAtStart: boolean;
  readonly backoff: BackoffSettings;
  readonly jitter: Jitter;
  /** Probes and requests that have failed since the network was last known to work. */
  readonly failures: number;
  /** How long the current wait for the next probe is, in ms. */
  readonly probeInMs: number;
}

export type ConnectivityEvent =
  /** The browser says that there is a network. It may be wrong: a school portal, a dead router. */
  | { readonly type: 'NETWORK.FOUND' }
  /** The browser says that there is no network. It is right. */
  | { readonly type: 'NETWORK.LOST' }
  /** A request to the site's own server got no answer. */
  | { readonly type: 'FETCH.FAILED' }
  /** A request was answered by the server itself, not from this device. */
  | { readonly type: 'FETCH.SUCCEEDED' }
  /** The visitor wants to know now. */
  | { readonly type: 'PROBE.REQUESTED' };

/** Once for each time the network comes back: the bar says so politely, the outbox tries again. */
export type ConnectivityEmitted = { readonly type: 'BACK.ONLINE' };
