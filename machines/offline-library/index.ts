import type { SnapshotFrom } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import { pageMachine } from './page.machine.ts';

export { offlineLibraryMachine, pageMachine };
export { provideLibrary, type LibraryHost } from './provide-library.ts';
export type {
  LibraryItem,
  ListedPage,
  SavePreference,
  OfflineLibraryContext,
  OfflineLibraryEmitted,
  OfflineLibraryEvent,
  OfflineLibraryInput,
  PageCatalog,
  PageContext,
  PageEvent,
  PageInput,
  PagePhase,
  PageReport,
  SavedPage,
  SaveFailure,
  SaveOutcome,
  InventoryEntry,
} from './offline-library.types.ts';

export type OfflineLibrarySnapshot = SnapshotFrom<typeof offlineLibraryMachine>;

/** The size of all that is saved, in bytes. */
export function selectTotalBytes({ context }: OfflineLibrarySnapshot): number {
  return context.items.reduce((sum, { saved }) => sum + (saved?.bytes ?? 0), 0);
}

/** How many pages are saved, of how many. */
export function selectProgress({ context }: OfflineLibrarySnapshot): {
  readonly saved: number;
  readonly total: number;
} {
  return {
    saved: context.items.filter((item) => item.phase === 'saved').length,
    total: context.items.length,
  };
}

/** What the pages are called, and which come with the site. */
export const selectCatalog = ({ context }: OfflineLibrarySnapshot) => context.catalog;

export const selectItems = ({ context }: OfflineLibrarySnapshot) => context.items;

export const selectIsSaving = (snapshot: OfflineLibrarySnapshot): boolean =>
  snapshot.matches('saving');

export type LibraryStatus = 'storageBroken' | 'full' | 'heldBack' | 'saving' | 'resting';

/** What keeps the library from saving, or that it is saving. */
export function selectLibraryStatus(snapshot: OfflineLibrarySnapshot): LibraryStatus {
  if (snapshot.context.isStorageBroken) return 'storageBroken';
  if (snapshot.matches('full')) return 'full';
  if (snapshot.matches('heldBack')) return 'heldBack';
  return selectIsSaving(snapshot) ? 'saving' : 'resting';
}
