import { fromPromise } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import type { SavePreference, SaveOutcome, InventoryEntry } from './offline-library.types.ts';
import { pageMachine } from './page.machine.ts';

/** What the library needs of the page it lives in. */
export interface LibraryHost {
  /** What was saved, and whether it is still there. */
  readonly readInventory: () => Promise<readonly InventoryEntry[]>;
  /** Resolves when all of it is on the device, or with 'full'; rejects when the network failed. */
  readonly savePage: (path: string) => Promise<SaveOutcome>;
  readonly removePage: (path: string) => Promise<void>;
  readonly storePreference: (preference: SavePreference) => void;
}

/** The library with all that it and its pages need. */
export function provideLibrary(host: LibraryHost): typeof offlineLibraryMachine {
  return offlineLibraryMachine.provide({
    actors: {
      readInventory: fromPromise(() => host.readInventory()),
      page: pageMachine.provide({
        actors: {
          savePage: fromPromise(({ input }) => host.savePage(input.path)),
          removePage: fromPromise(({ input }) => host.removePage(input.path)),
        },
      }),
    },
    actions: {
      storePreference: (_, { preference }) => {
        host.storePreference(preference);
      },
    },
  });
}
