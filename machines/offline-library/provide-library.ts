import { fromPromise } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import type { SavePreference, SaveOutcome, InventoryEntry } from './offline-library.types.ts';
import { pageMachine } from './page.machine.ts';

/** What the library needs from its host page. */
export interface LibraryHost {
  /** Every page that was saved, and whether its copy is still present. */
  readonly readInventory: () => Promise<readonly InventoryEntry[]>;
  /** Resolves when everything is stored, or with 'full'; rejects on a network failure. */
  readonly savePage: (path: string) => Promise<SaveOutcome>;
  readonly removePage: (path: string) => Promise<void>;
  readonly storePreference: (preference: SavePreference) => void;
}

/** The library machine with all actors and actions provided. */
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
