import type { SnapshotFrom } from 'xstate';
import type { updateMachine } from './update.machine.ts';

export * from './update.machine.ts';

export type UpdateSnapshot = SnapshotFrom<typeof updateMachine>;

/**
 * The prompt to show: none, a new version to accept, an accepted one that waits for a half-written form,
 * or the reload itself.
 */
export function selectUpdatePrompt(
  snapshot: UpdateSnapshot,
): 'none' | 'asking' | 'waiting' | 'reloading' {
  if (snapshot.matches({ waiting: 'asking' })) return 'asking';
  if (snapshot.matches('waitingForCleanForm')) return 'waiting';
  return snapshot.matches('reloading') ? 'reloading' : 'none';
}

/** Whether a half-written form delays the update: the prompt then says "when I'm done". */
export const selectIsUpdateHeldUp = ({ context }: UpdateSnapshot): boolean => context.isFormDirty;
