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
export function isOnline(snapshot: ConnectivitySnapshot): boolean {
  return snapshot.matches('online');
}
