import { StorageError } from './storage-error.ts';

const UNTRUSTED =
  'The certificate of the database server is not from an authority that is trusted: name the file of its authority by sslrootcert in DATABASE_URL.';

const READ_ONLY = 'This server is read-only, such as a standby. Name the primary in DATABASE_URL.';

/** Failures that have a specific remedy, by SQLSTATE or network error code. */
const REMEDIES: Readonly<Record<string, string>> = {
  // PgBouncer's error when it reassigns connections in the middle of a transaction.
  '08P01': 'If this is a pooler, set its pool_mode to transaction.',
  // A standby has no unlogged tables, which are read first.
  '0A000': READ_ONLY,
  '25006': READ_ONLY,
  '28000': 'Check the user in DATABASE_URL, and that the server lets it in (pg_hba.conf).',
  '28P01': 'Correct the user or the password in DATABASE_URL.',
  '3D000': 'Create that database, or correct its name in DATABASE_URL.',
  '42P01':
    'This database lacks our tables, as a new one does; they are created when it is used next. If it was replaced by mistake, restore a backup.',
  '42501': 'Make the user in DATABASE_URL the owner of that database.',
  '53100': 'The disk of the database server is full. Free up space there.',
  '53300': 'Raise max_connections of the database server: each instance uses up to five.',
  '57P01': 'The database server is stopping.',
  '57P03': 'The database server is starting or stopping.',
  CERT_HAS_EXPIRED: 'The certificate of the database server has expired. Renew it there.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  ECONNREFUSED: 'Check that the database server runs, and its host and port in DATABASE_URL.',
  ENOENT: 'Check that the database server runs, and its socket in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'Use the name in DATABASE_URL that the certificate of the database server is for.',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/** The reason for a failure, without visitor input or the password. */
function reasonOf(error: unknown): { readonly reason: string; readonly code: string } {
  // If all addresses of a host fail, the combined error has no message.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const { message, code = '' } = first as Error & { readonly code?: string };
  // "Data exceptions" quote the value, and `detail` may hold a whole row.
  if (/^22\w{3}$/u.test(code)) return { reason: `a value was not accepted: ${code}`, code };
  // Node suggests a flag for its command line, which is not how this program is configured.
  return { reason: message.replace(/; if the root CA is installed locally.*$/su, ''), code };
}

/** Some codes are ambiguous without the rest of the error. */
function remedyOf(error: unknown, { reason, code }: ReturnType<typeof reasonOf>): string {
  if ((error as NodeJS.ErrnoException).syscall === 'open') {
    return 'Correct the path in sslrootcert of DATABASE_URL, and let this user read the file.';
  }
  if (code === '28000' && reason.endsWith('no encryption')) {
    return 'Add sslmode=verify-full to DATABASE_URL, or let the server take connections without TLS (pg_hba.conf).';
  }
  if (reason.includes('does not support SSL')) {
    return 'Turn TLS on there (ssl = on), or remove sslmode from DATABASE_URL where the network is yours alone.';
  }
  return REMEDIES[code] ?? 'Check the database server.';
}

/** The database as shown in messages: without user, password and options. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const host = decodeURIComponent(hostname) || 'localhost';
  return `the database ${decodeURIComponent(pathname).slice(1) || '(unnamed)'} at ${host}${port && `:${port}`}`;
}

/** Describes a failure in terms that help the operator. */
export function postgresErrorOf(url: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const described = reasonOf(error);
  const { reason } = described;
  return new StorageError(
    `The enquiries in ${placeOf(url)} cannot be used (${reason}). ${remedyOf(error, described)}`,
    { reason, cause: error },
  );
}
