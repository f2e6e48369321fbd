import { fromPromise } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import type { OpenPage, SavePreference, SaveReport, Stock } from './offline-library.types.ts';

/** The library's dependencies on its host page. */
export interface LibraryHost {
  /** Reads whether a page is on the device and, with `isListed`, all pages. */
  readonly readStock: (path: string, isListed: boolean) => Promise<Stock>;
  /** Saves the next few pages that are missing; with `isAll`, of the whole site. */
  readonly saveSome: (page: OpenPage, isAll: boolean) => Promise<SaveReport>;
  /** Removes all pages except the core, and resolves to how many there were. */
  readonly removeAll: () => Promise<number>;
  readonly storePreference: (preference: SavePreference) => void;
}

/** The library machine with all actors and actions provided. */
export function provideLibrary(host: LibraryHost): typeof offlineLibraryMachine {
  return offlineLibraryMachine.provide({
    actors: {
      readStock: fromPromise(({ input }) => host.readStock(input.path, input.isListed)),
      saveSome: fromPromise(({ input: { path, links, isAll } }) =>
        host.saveSome({ path, links }, isAll),
      ),
      removeAll: fromPromise(() => host.removeAll()),
    },
    actions: {
      storePreference: (_, { preference }) => {
        host.storePreference(preference);
      },
    },
  });
}
