import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../log.ts';
import { reportFaults } from './report-faults.ts';
import { createSchema, rateTables } from './schema.ts';
import type { Database, Mode, Sql, Values } from './sql.ts';
import { StorageError } from './storage-error.ts';

/**
 * Timeouts for getting a connection and for getting an answer, in milliseconds. The page waits 10 s
 * for the receiver, and the visitor should learn the reason by then.
 */
const CONNECT_MS = 5_000;
const ANSWER_MS = 8_000;

/** Maximum connections per instance, and how long each lives, in seconds. */
const CONNECTIONS = 5;
const LIFETIME_S = 60;

/** Advisory locks have two numbers; the first marks them as ours ("HAUS" in ASCII). */
const OURS = 0x48_41_55_53;

/**
 * An instance that hangs in the middle of a transaction must not block the others for long. These
 * limits are set per transaction, not per connection, so they work behind a pooler such as
 * PgBouncer. A statement ends before `ANSWER_MS`, so a database that is only slow gives the reason
 * itself.
 */
const LIMITS = `SET LOCAL statement_timeout = '7s'; SET LOCAL idle_in_transaction_session_timeout = '5s'`;

const BEGIN: Readonly<Record<Mode | 'migrate', string>> = {
  read: `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${LIMITS}`,
  write: `BEGIN ISOLATION LEVEL READ COMMITTED; ${LIMITS}`,
  alone: `BEGIN ISOLATION LEVEL READ COMMITTED; ${LIMITS}; SELECT pg_advisory_xact_lock(${OURS}, 1)`,
  migrate: `BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(${OURS}, 2)`,
};

/**
 * A PostgreSQL database (13 or later), shared by several servers. It connects and creates its tables
 * on first use. While it is down, every call tries to connect again, and fails with a StorageError.
 * @param url see `DATABASE_URL` in docs/operations.md
 * @param log gets one message when the database fails, and one when it recovers
 * @param now milliseconds since 1970, for tests
 */
export function openPostgres(url: string, log?: Log, now?: () => number): Database {
  const reporting = reportFaults(log, (error) => postgresErrorOf(url, error));
  let pool: Promise<Pool> | undefined;
  let creating: Promise<void> | undefined;
  let isClosed = false;

  const run = async <T>(mode: Mode | 'migrate', work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await (await (pool ??= openPool(url))).connect();
    try {
      await client.query(BEGIN[mode]);
      const result = await work(sqlOn(client, now));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // The database rolls back when the connection ends. A connection on which something failed is
      // never used again: behind the same name there may be another server by now, and this one may
      // be read-only or not answer.
      client.release(true);
      throw error;
    }
  };

  const created = () =>
    (creating ??= run('migrate', (sql) => createSchema(sql, rateTables('UNLOGGED'))).catch(
      (error: unknown) => {
        creating = undefined;
        throw error;
      },
    ));

  const transaction: Database['transaction'] = (mode, work) =>
    reporting(async () => {
      if (isClosed) throw new StorageError('The enquiries are closed: the server is stopping.');
      await created();
      return run(mode, work);
    });

  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    transaction,
    // Deleted rows are freed by VACUUM, which the server runs by itself.
    overwriteDeleted: () => Promise.resolve(),
    async close() {
      isClosed = true;
      await (await pool)?.end();
    },
  };
}

/** `pg` is loaded on first use, so servers with SQLite never load it. */
async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    maxLifetimeSeconds: LIFETIME_S,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'hause',
    allowExitOnIdle: true,
  });
  // A connection may break while idle (the pool drops it) or between two statements (the next one
  // fails). Either event would otherwise crash the program.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

function sqlOn(client: PoolClient, now?: () => number): Sql {
  let time: Promise<number> | undefined;
  const query = (text: string, values: Values = {}) => {
    const { statement, list } = numbered(text, values);
    // Multiple statements in one query are possible only without values.
    return list.length === 0 ? client.query(statement) : client.query(statement, list);
  };
  const clock = async () => {
    const { rows } = await query(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now',
    );
    return Number(rows[0].now);
  };
  return {
    all: async (text, values) => (await query(text, values)).rows,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    // The clock that all instances share.
    time: () => (time ??= now === undefined ? clock() : Promise.resolve(now())),
  };
}

/** A statement in PostgreSQL's syntax: `$1` instead of `:name`. It has no other colons. */
function numbered(text: string, values: Values) {
  const names: string[] = [];
  const statement = text.replace(/:([a-z]\w*)/giu, (_, name: string) => {
    if (!(name in values)) throw new Error(`The statement needs a value for ${name}: ${text}`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { statement, list: names.map((name) => values[name]) };
}

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
