import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './connectivity.machine.ts';

export * from './connectivity.machine.ts';

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

/** Whether the server answers, as far as is known. */
export const selectIsOnline = (snapshot: ConnectivitySnapshot): boolean =>
  snapshot.matches('online');

/** The same, and nothing speaks against it. */
export const selectIsSettled = (snapshot: ConnectivitySnapshot): boolean =>
  snapshot.matches('online') && !snapshot.matches({ online: 'doubting' });

/** Whether a probe is in progress. */
export const selectIsProbing = (snapshot: ConnectivitySnapshot): boolean =>
  snapshot.matches({ flaky: 'probing' });

/** Whether something in the network answers instead of the server. */
export const selectIsHeld = ({ context }: ConnectivitySnapshot): boolean => context.isHeld;

/**
 * The notice about the network: nothing, there is none, it blocks the site, or it is back.
 */
export function selectNetworkNotice(
  snapshot: ConnectivitySnapshot,
): 'none' | 'offline' | 'held' | 'returned' {
  if (snapshot.matches({ online: 'returned' })) return 'returned';
  if (snapshot.matches('online') || snapshot.context.isNoticeDismissed) return 'none';
  return selectIsHeld(snapshot) ? 'held' : 'offline';
}
