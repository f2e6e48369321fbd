import { StorageError } from '../storage-error.ts';

/** Failures that have a specific remedy, by SQLSTATE or by the code of the network's error. */
const REMEDIES: Readonly<Record<string, string>> = {
  '25006': 'This server is read-only, such as a standby. Name the primary in DATABASE_URL.',
  '28000': 'Check the user in DATABASE_URL, and that the server lets it in (pg_hba.conf).',
  '28P01': 'Correct the user or the password in DATABASE_URL.',
  '3D000': 'Create that database, or correct its name in DATABASE_URL.',
  '42501': 'Make the user in DATABASE_URL the owner of that database.',
  '53100': 'The disk of the database server is full. Free up space there.',
  '53300': 'Raise max_connections of the database server: each instance uses up to five.',
  '57P01': 'The database server is stopping.',
  '57P03': 'The database server is starting or stopping.',
  ECONNREFUSED: 'Check that the database server runs, and its host and port in DATABASE_URL.',
  ENOENT: 'Check that the database server runs, and its socket in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
};

/** What went wrong without anything that a visitor wrote, and without the password. */
export function reasonOf(error: unknown): { readonly reason: string; readonly code: string } {
  // Several addresses of one host fail together, without a message of their own.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const { message, code = '' } = first as Error & { readonly code?: string };
  // "Data exceptions" quote the value, and `detail` may hold a whole row.
  const reason = /^22\w{3}$/u.test(code) ? `a value was not accepted: ${code}` : message;
  return { reason, code };
}

/**
 * Describes a failure in terms that help the operator.
 * @param place the database, without user and password
 */
export function postgresErrorOf(place: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { reason, code } = reasonOf(error);
  const remedy = REMEDIES[code] ?? 'Check the database server.';
  return new StorageError(`The enquiries in ${place} cannot be used (${reason}). ${remedy}`, {
    reason,
    cause: error,
  });
}
