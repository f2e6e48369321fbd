import { StorageError } from './storage-error.ts';

/** The database as shown in messages: without user, password and options. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const host = decodeURIComponent(hostname) || 'localhost';
  return `the database ${decodeURIComponent(pathname).slice(1) || '(unnamed)'} at ${host}${port && `:${port}`}`;
}

/** Describes a failure for the operator, without visitor input or the password. */
export function postgresErrorOf(url: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  // If all addresses of a host fail, the combined error has no message.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const { message, code = '' } = first as Error & { readonly code?: string };
  // "Data exceptions" quote the value, and `detail` may hold a whole row.
  const reason = /^22\w{3}$/u.test(code) ? `a value was not accepted: ${code}` : message;
  return new StorageError(
    `The enquiries in ${placeOf(url)} cannot be used (${reason}). Check the database server, and DATABASE_URL.`,
    { reason, cause: error },
  );
}
