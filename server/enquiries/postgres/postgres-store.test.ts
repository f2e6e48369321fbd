import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { hasPooler, NEEDS_POOLER, startPooler } from '#server/testing/pgbouncer.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from '#server/testing/postgres.ts';
import type { EnquiryStore } from '../store.ts';
import { connectTo } from './connection.ts';
import { numbered } from './named-values.ts';
import { postgresErrorOf } from './postgres-error.ts';
import { placeOf } from './place-of.ts';
import { openPostgresStore } from './postgres-store.ts';

const BUDGET = { ipv4Bits: 32, ipv6Bits: 64, limit: 5, windowMs: 60_000 };

describe.skipIf(!hasPostgres)(`a PostgreSQL database ${NEEDS_POSTGRES}`, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  let stores: EnquiryStore[];
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    url = await server.createDatabase();
    stores = [];
  });
  afterEach(() => Promise.all(stores.map((store) => store.close())));

  const open = (
    ...options: Parameters<typeof openPostgresStore> extends [string, ...infer R] ? R : never
  ) => {
    const store = openPostgresStore(url, ...options);
    stores.push(store);
    return store;
  };
  const query = async (text: string) => {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  it('is set up once when several servers start at the same time', async () => {
    const overviews = await Promise.all(
      [open(), open(), open(), open()].map((one) => one.overview()),
    );
    expect(overviews.map(({ enquiries }) => enquiries)).toEqual([0, 0, 0, 0]);
    expect(await query('SELECT version FROM format')).toEqual([{ version: 1 }]);
  });

  it('from a newer version is refused and left unchanged', async () => {
    const receipt = await open().take(someSubmission());
    expect(receipt.outcome).toBe('stored');
    await query('UPDATE format SET version = 7');
    await expect(open().list()).rejects.toThrow(
      'written by a newer version of this program (format 7; this version supports 1). Update the program.',
    );
    await query('UPDATE format SET version = 1');
    expect(await open().list()).toHaveLength(1);
  });

  it('has one limit for all servers, and stores no addresses', async () => {
    const three = [open(), open(), open()];
    const receptions = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (three[index % 3] as EnquiryStore).take(
          someSubmission({}, { sender: '203.0.113.77', budgets: [BUDGET] }),
        ),
      ),
    );
    expect(receptions.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
    const all = await query(
      `SELECT row_to_json(rate_counts)::text AS text FROM rate_counts
       UNION ALL SELECT row_to_json(enquiries)::text FROM enquiries`,
    );
    expect(all).toHaveLength(10);
    expect(JSON.stringify(all)).not.toContain('203.0.113');
  });

  it('uses the clock of the database, so servers with different clocks agree', async () => {
    const store = open();
    await store.take(someSubmission());
    const [row] = await query(
      'SELECT abs(received_at - extract(epoch FROM now()) * 1000) < 60000 AS near FROM receipts',
    );
    expect(row).toEqual({ near: true });
  });

  it('that goes down fails each call, is logged once, and is used again once it is back', async () => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const store = open(createLog('text', { info: say, warn: say, error: say }));
    const submission = someSubmission();
    await store.take(submission);
    await server.crash();
    for (let count = 0; count < 3; count += 1) {
      await expect(store.take(submission)).rejects.toThrow('cannot be used');
    }
    await server.start();
    expect(await store.take(submission)).toMatchObject({ outcome: 'replayed' });
    expect(lines.at(-1)).toBe('Enquiries can be stored again');
    expect(lines.filter((line) => line.includes('ENOENT'))).toHaveLength(1);
    expect(lines.join()).not.toContain(someSubmission().enquiry.workEmail);
  });

  it('that is replaced by an empty one is set up again by the call after the failure', async () => {
    const store = open();
    await store.take(someSubmission());
    await query('DROP SCHEMA public CASCADE');
    await query('CREATE SCHEMA public');
    await expect(store.take(someSubmission())).rejects.toThrow('lacks our tables');
    expect(await store.take(someSubmission())).toMatchObject({ outcome: 'stored' });
    expect(await store.list()).toHaveLength(1);
  });

  it('that cannot be written to is not ready', async () => {
    await open().probe();
    await query(
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`,
    );
    await expect(open().probe()).rejects.toThrow('This server is read-only');
  });

  it('does not wait for a server that hangs in the middle of a transaction', async () => {
    const store = open();
    await store.probe();
    const hung = connectTo(url);
    const holds = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const hanging = hung.transaction('alone', () => {
      holds.resolve();
      return goesOn.promise;
    });
    await holds.promise;
    expect(await store.take(someSubmission())).toMatchObject({ outcome: 'stored' });
    // Its work up to then is rolled back, and it gets an error.
    goesOn.resolve();
    await expect(hanging).rejects.toThrow('connection');
    expect(await hung.transaction('read', (sql) => sql.all('SELECT 1 AS one'))).toHaveLength(1);
    await hung.close();
  });
});

it.skipIf(!hasPooler)(
  `a pooler that takes connections away within a transaction is named with its remedy ${NEEDS_POOLER}`,
  async () => {
    const server = await startPostgres();
    const url = await server.createDatabase();
    const pooler = await startPooler(url, 'statement');
    const store = openPostgresStore(pooler.through(url));
    await expect(store.list()).rejects.toThrow('set its pool_mode to transaction');
    await store.close();
    await pooler.close();
    await server.remove();
  },
);

describe('a failure of PostgreSQL', () => {
  const failure = (message: string, code: string, more = {}) =>
    postgresErrorOf(
      placeOf('postgres://ada:secret@db.example.com:6432/hause?sslmode=verify-full'),
      Object.assign(new Error(message), { code, ...more }),
    ).message;

  it('is reported with its remedy, and never with the password', () => {
    expect(failure('password authentication failed for user "ada"', '28P01')).toBe(
      'The enquiries in the database hause at db.example.com:6432 cannot be used (password authentication failed for user "ada"). Correct the user or the password in DATABASE_URL.',
    );
    expect(failure('something new', 'XX000')).toContain(
      '(something new). Check the database server.',
    );
  });

  it('never quotes visitor input', () => {
    const told = failure('invalid byte sequence: "Ada"', '22021', { detail: 'Failing row: Ada' });
    expect(told).toContain('(a value was not accepted: 22021)');
    expect(told).not.toContain('Ada');
  });

  it('of all addresses of a host is reported as that of the first', async () => {
    const store = openPostgresStore('postgres://ada:secret@localhost:1/hause');
    await expect(store.list()).rejects.toThrow(
      /^The enquiries in the database hause at localhost:1 cannot be used \(connect ECONNREFUSED .+\)\. Check that the database server runs/u,
    );
    await store.close();
  });
});

it('statements name their values once, in any order', () => {
  expect(numbered('SELECT :b, :a, :b', { a: 1, b: 2 })).toEqual({
    text: 'SELECT $1, $2, $1',
    values: [2, 1],
  });
  expect(() => numbered('SELECT :c', { a: 1 })).toThrow('needs a value for c');
});
