import type { SnapshotFrom } from 'xstate';
import { installMachine } from './install.machine.ts';

export { installMachine };
export type { InstallContext, InstallEvent, InstallInput, PromptChoice } from './install.types.ts';

export type InstallSnapshot = SnapshotFrom<typeof installMachine>;

/** Whether the quiet install button is shown. */
export function isButtonShown(snapshot: InstallSnapshot): boolean {
  return snapshot.matches('available') || snapshot.matches('iosInstructions');
}
