import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { within } from './within.ts';

/** How long a browser may take to open a database, in ms: some never answer, and a form waits for it. */
const OPEN_MS = 5000;

/**
 * An IndexedDB database that is opened on first use, and reopened after the browser has closed it
 * or failed to open it.
 * @param create creates the object stores of a new database
 * @returns a function whose promise rejects if the browser blocks IndexedDB, the disk is full, or it does
 * not open in time; after that it rejects at once, until it has opened
 */
export function createDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  // Async, since a blocked database may also throw synchronously.
  const open = async () => {
    const opening = openDB<Schema>(name, 1, {
      upgrade: create,
      // Another tab has a newer version of the site, which must not wait for this one.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    const database = await within(opening, OPEN_MS);
    if (database !== null) return database;
    opening.then((late) => {
      opened = Promise.resolve(late);
    }, forget);
    throw new DOMException(`The database ${name} did not open in time.`, 'TimeoutError');
  };
  return () =>
    (opened ??= open().catch((error: unknown) => {
      if ((error as Error).name !== 'TimeoutError') forget();
      throw error;
    }));
}
