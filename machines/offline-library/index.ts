import type { SnapshotFrom } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import type { LibraryItem, PageSection } from './offline-library.types.ts';

export { offlineLibraryMachine };
export { provideLibrary, type LibraryHost } from './provide-library.ts';
export type {
  InventoryEntry,
  LibraryItem,
  ListedPage,
  OfflineLibraryContext,
  OfflineLibraryEmitted,
  OfflineLibraryEvent,
  OfflineLibraryInput,
  OpenPage,
  PageCatalog,
  PagePhase,
  PageSection,
  PageStanding,
  SaveFailure,
  SaveOutcome,
  SavePlan,
  SavePreference,
  SaveReason,
  SavedPage,
  Stock,
} from './offline-library.types.ts';

export type OfflineLibrarySnapshot = SnapshotFrom<typeof offlineLibraryMachine>;

/** What can be done with the open page; null until it is known. */
export const selectStanding = ({ context }: OfflineLibrarySnapshot) => context.standing;

/** The entry of the open page; undefined until it is known, and if the page cannot be saved. */
export const selectOpenPage = ({ context }: OfflineLibrarySnapshot): LibraryItem | undefined =>
  context.items[context.page.path];

/** The names and sections of all pages; null unless they are shown. */
export const selectCatalog = ({ context }: OfflineLibrarySnapshot) => context.catalog;

/** The known pages by path; includes all pages only while the catalog is shown. */
export const selectItems = ({ context }: OfflineLibrarySnapshot) => context.items;

/** How many of a set of pages are on the device. Sizes in bytes. */
export interface Holdings {
  readonly total: number;
  readonly saved: number;
  /** The size of the saved ones on the device. */
  readonly savedBytes: number;
  /** The transfer size of the missing ones. */
  readonly missingBytes: number;
  /** Whether some are queued or being saved. */
  readonly isSaving: boolean;
}

/** How much of a section is on the device. */
export function holdingsOf(
  { pages }: Pick<PageSection, 'pages'>,
  items: Readonly<Record<string, LibraryItem>>,
): Holdings {
  let [saved, savedBytes, missingBytes, isSaving] = [0, 0, 0, false];
  for (const { path, wireBytes } of pages) {
    const item = items[path];
    if (item?.saved == null) missingBytes += wireBytes;
    else {
      saved += 1;
      savedBytes += item.saved.bytes;
    }
    isSaving ||= item?.phase === 'queued' || item?.phase === 'saving';
  }
  return { total: pages.length, saved, savedBytes, missingBytes, isSaving };
}

export type LibraryStatus = 'storageBroken' | 'full' | 'heldBack' | 'saving' | 'resting';

/** Whether the library is saving, or why it cannot. */
export function selectLibraryStatus(snapshot: OfflineLibrarySnapshot): LibraryStatus {
  if (snapshot.context.isStorageBroken) return 'storageBroken';
  if (snapshot.matches({ saving: 'full' })) return 'full';
  if (snapshot.matches({ saving: 'heldBack' })) return 'heldBack';
  return snapshot.matches({ saving: 'working' }) ? 'saving' : 'resting';
}
