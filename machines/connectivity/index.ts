import type { SnapshotFrom } from 'xstate';
import { connectivityMachine } from './connectivity.machine.ts';

export { connectivityMachine };
export type {
  Answerer,
  ConnectivityContext,
  ConnectivityEmitted,
  ConnectivityEvent,
  ConnectivityInput,
} from './connectivity.types.ts';

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

/** Whether the server is known to answer; false while in doubt. */
export const selectIsOnline = (snapshot: ConnectivitySnapshot): boolean =>
  snapshot.matches('online');

/** Whether the server is being asked right now. */
export const selectIsProbing = (snapshot: ConnectivitySnapshot): boolean =>
  snapshot.matches({ flaky: 'probing' });

/** Whether the network answers in the server's place. */
export const selectIsHeld = ({ context }: ConnectivitySnapshot): boolean => context.isHeld;

/**
 * What to say about the network: nothing, that there is none, that it does not let the site through, or
 * that it is back.
 */
export function selectNetworkNotice(
  snapshot: ConnectivitySnapshot,
): 'none' | 'offline' | 'held' | 'returned' {
  if (snapshot.matches({ online: 'returned' })) return 'returned';
  if (snapshot.matches('online') || snapshot.context.isNoticeDismissed) return 'none';
  return selectIsHeld(snapshot) ? 'held' : 'offline';
}
