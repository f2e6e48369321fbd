/** The enquiry database cannot be opened. The message says in one line why and how to fix it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** SQLite's primary result codes that have a specific remedy (https://sqlite.org/rescode.html). */
const REMEDIES: Readonly<Record<number, string>> = {
  5: 'Another program is writing to it and has not finished. Stop that program, then start again.',
  11: 'The file is damaged and was left unchanged. Restore it from a backup, or move it away to start with an empty one.',
  13: 'The disk is full. Free up space, then start again.',
  14: 'Check that this user can read and write the file and its folder.',
  26: 'The file is damaged or not a database, and was left unchanged. Restore it from a backup, or move it away to start with an empty one.',
};

/**
 * Describes a database error in terms that help the operator.
 * @param file the database
 * @param error the error that SQLite or the file system threw
 */
export function storageErrorOf(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { message, errcode } = error as Error & { readonly errcode?: number };
  // The low byte is the primary code; the higher bytes are extended codes.
  const remedy = REMEDIES[(errcode ?? 0) & 0xff] ?? 'Check the folder and its disk.';
  return new StorageError(`The enquiries in ${file} cannot be opened (${message}). ${remedy}`, {
    cause: error,
  });
}
