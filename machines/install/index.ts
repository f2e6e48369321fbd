import type { SnapshotFrom } from 'xstate';
import type { installMachine } from './install.machine.ts';

export * from './install.machine.ts';

export type InstallSnapshot = SnapshotFrom<typeof installMachine>;

/** Whether the quiet install button is shown. */
export function selectIsButtonShown(snapshot: InstallSnapshot): boolean {
  return snapshot.matches('available') || snapshot.matches('iosInstructions');
}

/** Whether the instructions for iPhone and iPad are open. */
export const selectIsExplaining = (snapshot: InstallSnapshot): boolean =>
  snapshot.matches({ iosInstructions: 'open' });
