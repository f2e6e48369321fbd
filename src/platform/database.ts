import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * An IndexedDB database that is opened on first use, and reopened after the browser has closed it
 * or failed to open it.
 * @param create creates the object stores of a new database
 * @returns a function whose promise rejects if the browser blocks IndexedDB or the disk is full
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
  const open = async () =>
    openDB<Schema>(name, 1, {
      upgrade: create,
      // Another tab has a newer version of the site, which must not wait for this one.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () =>
    (opened ??= open().catch((error: unknown) => {
      forget();
      throw error;
    }));
}
