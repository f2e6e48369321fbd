import type { Pool, PoolClient } from 'pg';
import type { Mode, Transaction } from '../sql.ts';
import { numbered } from './named-values.ts';

/**
 * Timeouts for getting a connection and for getting an answer, in milliseconds. The page waits 10 s
 * for the receiver (`TRY_MS` in post-enquiry.ts), and the visitor should learn the reason by then.
 */
const CONNECT_MS = 5_000;
const ANSWER_MS = 8_000;

/** The error of `pg` when a query exceeds `ANSWER_MS`; it has no code. */
const NO_ANSWER = 'Query read timeout';

/** Maximum connections per instance. */
const CONNECTIONS = 5;

/** Advisory locks have two numbers; the first marks them as ours ("HAUS" in ASCII). */
const OURS = 0x48_41_55_53;
const ALONE = 1;
const MIGRATING = 2;

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
  alone: `BEGIN ISOLATION LEVEL READ COMMITTED; ${LIMITS}; SELECT pg_advisory_xact_lock(${OURS}, ${ALONE})`,
  migrate: `BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(${OURS}, ${MIGRATING})`,
};

/** Connections to one database. */
export interface Connection {
  transaction<T>(mode: Mode | 'migrate', work: (sql: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Connects on first use; `pg` is loaded then, so servers with SQLite never load it.
 * @param now milliseconds since 1970, for tests; otherwise the clock of the database, which all
 * instances share
 */
export function connectTo(url: string, now?: () => number): Connection {
  let opening: Promise<Pool> | undefined;
  const pool = () => (opening ??= openPool(url));

  const transaction = async <T>(
    mode: Mode | 'migrate',
    work: (sql: Transaction) => Promise<T>,
  ): Promise<T> => {
    const client = await (await pool()).connect();
    let broken: Error | undefined;
    try {
      const callbacks: (() => void)[] = [];
      await client.query(BEGIN[mode]);
      const result = await work(transactionOn(client, callbacks, now));
      await client.query('COMMIT');
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      // A rollback would wait behind the unanswered query; the database does it when the connection
      // ends.
      if (error instanceof Error && error.message === NO_ANSWER) broken = error;
      else {
        await client.query('ROLLBACK').catch((reason: unknown) => {
          broken = reason as Error;
        });
      }
      throw error;
    } finally {
      // A connection in an unknown state is never reused.
      client.release(broken);
    }
  };

  return {
    transaction,
    close: async () => {
      const opened = await opening?.catch(() => undefined);
      await opened?.end();
    },
  };
}

async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
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

function transactionOn(
  client: PoolClient,
  callbacks: (() => void)[],
  now?: () => number,
): Transaction {
  let time: Promise<number> | undefined;
  const query = (text: string, values = {}) => {
    // Multiple statements in one query are possible only without values.
    const { text: statement, values: list } = numbered(text, values);
    return list.length === 0 ? client.query(statement) : client.query(statement, list);
  };
  return {
    all: async (text, values) => (await query(text, values)).rows,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    time: () =>
      (time ??=
        now === undefined
          ? query('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now').then(
              ({ rows }) => Number(rows[0].now),
            )
          : Promise.resolve(now())),
    onCommit: (callback) => void callbacks.push(callback),
  };
}
