interface DatabaseList {
  /** Not available in every browser. */
  databases?(): Promise<readonly Pick<IDBDatabaseInfo, 'name'>[]>;
}

/**
 * Whether a database with this name may exist: false if the browser blocks IndexedDB, true if it
 * cannot list databases.
 */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  try {
    const listed = await (indexedDB as DatabaseList).databases?.();
    return listed === undefined || listed.some((database) => database.name === name);
  } catch {
    return false;
  }
}
