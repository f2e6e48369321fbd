import { createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someSubmission } from '#server/testing/enquiries.ts';
import { recordLog } from '#server/testing/log.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from '#server/testing/postgres.ts';
import { openPostgresStore } from '#server/testing/stores.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import type { EnquiryStore } from '../store-in-sql.ts';
import { openPostgres, postgresErrorOf } from './postgres.ts';

/** What is particular to PostgreSQL; for the rest, see store.test.ts. */
const BUDGET = { kind: 'enquiry', ipv4Bits: 32, ipv6Bits: 64, limit: 5 } as const;

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

  const open = (log = recordLog().log) => {
    const store = openPostgresStore(url, log);
    stores.push(store);
    return store;
  };
  const query = async (text: string) => {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  };
  it('is set up once when several servers start at the same time', async () => {
    const overviews = await Promise.all([1, 2, 3, 4].map(() => open().overview()));
    expect(overviews.map(({ enquiries }) => enquiries)).toEqual([0, 0, 0, 0]);
    expect(await query('SELECT version FROM format')).toEqual([{ version: 1 }]);
  });

  it('has one limit for all servers, and stores no addresses', async () => {
    const three = [open(), open(), open()];
    const submit = (store: EnquiryStore) =>
      store.take(someSubmission({}, { sender: '203.0.113.77', budgets: [BUDGET] }));
    const receptions = await Promise.all([...three, ...three, ...three, ...three].map(submit));
    expect(receptions.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
    const all = await query(
      `SELECT row_to_json(rate_counts)::text AS text FROM rate_counts
       UNION ALL SELECT row_to_json(enquiries)::text FROM enquiries`,
    );
    expect(all).toHaveLength(10);
    expect(JSON.stringify(all)).not.toContain('203.0.113');
  });

  it('uses the clock of the database, so servers with different clocks agree', async () => {
    await open().take(someSubmission());
    const [row] = await query(
      'SELECT abs(received_at - extract(epoch FROM now()) * 1000) < 60000 AS near FROM receipts',
    );
    expect(row).toEqual({ near: true });
  });

  it('that goes down fails each call, is logged once, and is used again once it is back', async () => {
    const { log, lines } = recordLog();
    const store = open(log);
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
    expect(lines.join()).not.toContain(submission.enquiry.workEmail);
  });

  it('uses no connection again on which something failed, as on a server that became read-only', async () => {
    const db = openPostgres(url);
    const backend = 'SELECT pg_backend_pid() AS pid';
    const pidOf = async () => (await db.transaction('read', (sql) => sql.all(backend)))[0]?.['pid'];
    const before = await pidOf();
    expect(await pidOf()).toBe(before);
    const write = db.transaction('read', (sql) => sql.run('DELETE FROM receipts'));
    await expect(write).rejects.toThrow('read-only transaction');
    expect(await pidOf()).not.toBe(before);
    await db.close();
  });

  it('does not wait for a server that hangs in the middle of a transaction', async () => {
    const store = open();
    await store.probe();
    const hung = openPostgres(url);
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

it.each([
  ['password authentication failed for user "ada"', '28P01', 'for user "ada")'],
  // Errors of this kind quote what a visitor has written.
  ['bad byte: "Ada"', '22021', '(a value was not accepted: 22021)'],
])('the failure "%s" is reported without secrets', (said, code, reason) => {
  const error = Object.assign(new Error(said), { code, detail: 'Failing row: Ada' });
  const url = 'postgres://ada:secret@db.example.com:6432/hause?sslmode=verify-full';
  const { message } = postgresErrorOf(url, error);
  expect(message).toContain('The enquiries in the database hause at db.example.com:6432 cannot be');
  expect(message).toContain(reason);
  expect(message).not.toMatch(/secret|Ada/u);
});

it('the failure of all addresses of a host is reported as that of the first', async () => {
  const store = openPostgresStore('postgres://ada:secret@localhost:1/hause');
  await expect(store.list()).rejects.toThrow(
    /^The enquiries in the database hause at localhost:1 cannot be used \(connect ECONNREFUSED .+\)\. Check the database server, and/u,
  );
  await store.close();
});

it('that accepts logins and answers nothing holds an enquiry for less time than its page waits', async () => {
  // As a pooler does whose database is away: PostgreSQL's `AuthenticationOk` and `ReadyForQuery`.
  const loggedIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
  let connections = 0;
  const silent = createServer((socket) => {
    connections += 1;
    socket.once('data', () => socket.write(loggedIn)).resume();
    socket.on('close', () => (connections -= 1));
  });
  const { host, close } = await listenLocally(silent);
  const store = openPostgresStore(`postgres://hause@${host}/hause`);
  const began = performance.now();
  await expect(store.take(someSubmission())).rejects.toThrow('(Query read timeout)');
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect.poll(() => connections).toBe(0);
  await store.close();
  await close();
});
