/** The enquiries cannot be opened. The message is one line that says why and how to mend it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** The primary result codes of SQLite that have a remedy of their own (https://sqlite.org/rescode.html). */
const REMEDIES: Readonly<Record<number, string>> = {
  5: 'Another program is writing to it and does not end. Stop that program, then start again.',
  11: 'The file is damaged and was left as it is. Restore it from a backup, or move it away to begin with none.',
  13: 'The disk is full. Make room on it, then start again.',
  14: 'Check that this user may read and write the file and its folder.',
  26: 'The file is damaged, or no database, and was left as it is. Restore it from a backup, or move it away to begin with none.',
};

/**
 * Says what is wrong with the database in the terms of the person who runs the server.
 * @param file the database
 * @param error what SQLite or the file system threw
 */
export function storageErrorOf(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { message, errcode } = error as Error & { readonly errcode?: number };
  // The low byte is the primary code; the others tell its variants apart.
  const remedy = REMEDIES[(errcode ?? 0) & 0xff] ?? 'Check the folder and its disk.';
  return new StorageError(`The enquiries in ${file} cannot be opened (${message}). ${remedy}`, {
    cause: error,
  });
}
