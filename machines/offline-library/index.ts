import type { SnapshotFrom } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import { pageMachine } from './page.machine.ts';

export { offlineLibraryMachine, pageMachine };
export { provideLibrary, type LibraryHost } from './provide-library.ts';
export type {
  LibraryItem,
  SavePreference,
  OfflineLibraryContext,
  OfflineLibraryEmitted,
  OfflineLibraryEvent,
  OfflineLibraryInput,
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
export function totalBytes({ context }: OfflineLibrarySnapshot): number {
  return context.items.reduce((sum, { saved }) => sum + (saved?.bytes ?? 0), 0);
}

/** How many pages are saved, of how many. */
export function progress({ context }: OfflineLibrarySnapshot): {
  readonly saved: number;
  readonly total: number;
} {
  return {
    saved: context.items.filter((item) => item.phase === 'saved').length,
    total: context.items.length,
  };
}
