import type { SnapshotFrom } from 'xstate';
import { connectivityMachine } from './connectivity.machine.ts';

export { connectivityMachine };
export type {
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

/** What to say about the network: nothing, that there is none, or that it is back. */
export function selectNetworkNotice(
  snapshot: ConnectivitySnapshot,
): 'none' | 'offline' | 'returned' {
  if (snapshot.matches({ online: 'returned' })) return 'returned';
  return snapshot.matches('online') || snapshot.context.isNoticeDismissed ? 'none' : 'offline';
}
