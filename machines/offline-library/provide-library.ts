import { fromPromise } from 'xstate';
import { offlineLibraryMachine } from './offline-library.machine.ts';
import type {
  OpenPage,
  SaveOutcome,
  SavePlan,
  SavePreference,
  Stock,
} from './offline-library.types.ts';

/** The library's dependencies on its host page. */
export interface LibraryHost {
  /** Reads one page's entry on the device and, with `isListed`, all pages. */
  readonly readStock: (path: string, isListed: boolean) => Promise<Stock>;
  /** Returns the pages to save automatically; with `isAll`, the next pages of the whole site. */
  readonly readPlan: (page: OpenPage, isAll: boolean) => Promise<SavePlan>;
  /** Resolves when everything is stored, or with 'full'; rejects on a network failure. */
  readonly savePage: (path: string) => Promise<SaveOutcome>;
  readonly removePages: (paths: readonly string[]) => Promise<void>;
  readonly storePreference: (preference: SavePreference) => void;
}

/** The library machine with all actors and actions provided. */
export function provideLibrary(host: LibraryHost): typeof offlineLibraryMachine {
  return offlineLibraryMachine.provide({
    actors: {
      readStock: fromPromise(({ input }) => host.readStock(input.path, input.isListed)),
      readPlan: fromPromise(({ input: { path, links, isAll } }) =>
        host.readPlan({ path, links }, isAll),
      ),
      savePage: fromPromise(({ input }) => host.savePage(input.path)),
      removePages: fromPromise(({ input }) => host.removePages(input.paths)),
    },
    actions: {
      storePreference: (_, { preference }) => {
        host.storePreference(preference);
      },
    },
  });
}
