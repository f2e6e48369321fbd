import { StorageError } from '../storage-error.ts';

/** SQLite's primary result codes that have a specific remedy (https://sqlite.org/rescode.html). */
const REMEDIES: Readonly<Record<number, string>> = {
  5: 'Another program is writing to it and has not finished. Stop that program.',
  8: 'It is read-only. Make the file, its folder and its disk writable for this user.',
  11: 'The file is damaged.',
  13: 'The disk is full. Free up space.',
  14: 'Check that this user can read and write the file and its folder.',
  26: 'The file is damaged or not a database.',
};

const DAMAGED = [11, 26];

/**
 * Describes a database error in terms that help the operator.
 * @param file the database
 * @param error the error that SQLite or the file system threw
 */
export function sqliteErrorOf(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { message, errcode } = error as Error & { readonly errcode?: number };
  // The low byte is the primary code; the higher bytes are extended codes.
  const code = (errcode ?? 0) & 0xff;
  const remedy = REMEDIES[code] ?? 'Check the folder and its disk.';
  return new StorageError(`The enquiries in ${file} cannot be used (${message}). ${remedy}`, {
    fault: DAMAGED.includes(code) ? 'damaged' : 'unavailable',
    reason: message,
    cause: error,
  });
}
