import type { SnapshotFrom } from 'xstate';
import type { offlineLibraryMachine } from './offline-library.machine.ts';

export * from './offline-library.machine.ts';

export type OfflineLibrarySnapshot = SnapshotFrom<typeof offlineLibraryMachine>;

/** Whether the open page is on the device; null if it cannot be, or while it is not known. */
export const selectIsPageSaved = ({ context }: OfflineLibrarySnapshot) => context.isPageSaved;

/** All pages; null unless they are shown, and until they are known. */
export const selectList = ({ context }: OfflineLibrarySnapshot) => context.list;

export type LibraryStatus =
  'storageBroken' | 'full' | 'failed' | 'heldBack' | 'saving' | 'stopping' | 'removing' | 'resting';

/** Whether the library is at work, or why it cannot be. */
export function selectLibraryStatus(snapshot: OfflineLibrarySnapshot): LibraryStatus {
  const { isStorageBroken, preference, isSavingData } = snapshot.context;
  if (isStorageBroken) return 'storageBroken';
  if (snapshot.matches({ saving: 'full' })) return 'full';
  if (snapshot.matches({ saving: 'failed' })) return 'failed';
  if (snapshot.matches({ saving: 'removing' })) return 'removing';
  if (snapshot.matches({ saving: 'working' })) {
    return preference === 'declined' ? 'stopping' : 'saving';
  }
  return preference === 'offered' && isSavingData ? 'heldBack' : 'resting';
}
