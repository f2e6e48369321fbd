import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * An IndexedDB database that is opened when it is first asked for, and again after the browser has
 * closed it or could not open it.
 * @param create makes the object stores of a new database
 * @returns a function whose promise rejects where the browser refuses databases or has no room
 */
export function createDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  // Asynchronous, since a refusal may be thrown as well.
  const open = async () =>
    openDB<Schema>(name, 1, {
      upgrade: create,
      // Another tab has a newer version of the site: it must not wait for this one.
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
