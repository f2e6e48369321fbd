import type { SnapshotFrom } from 'xstate';
import { updateMachine } from './update.machine.ts';

export { updateMachine };
export type { UpdateContext, UpdateEvent, UpdateInput } from './update.types.ts';

export type UpdateSnapshot = SnapshotFrom<typeof updateMachine>;

/** Whether the visitor is being asked; the prompt reads "Update when I'm done" over a dirty form. */
export function isPromptShown(snapshot: UpdateSnapshot): boolean {
  return snapshot.matches({ waiting: 'asking' });
}
