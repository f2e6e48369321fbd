interface DatabaseList {
  /** Not in every browser. */
  databases?(): Promise<readonly Pick<IDBDatabaseInfo, 'name'>[]>;
}

/**
 * Whether a database of this name may be on the device: false where the browser refuses databases, true
 * where it does not list them.
 */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  try {
    const listed = await (indexedDB as DatabaseList).databases?.();
    return listed === undefined || listed.some((database) => database.name === name);
  } catch {
    return false;
  }
}
