import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog, type Log } from '#server/log.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { hasPooler, NEEDS_POOLER, startPooler } from '#server/testing/pgbouncer.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from '#server/testing/postgres.ts';
import { hasOpenssl, makeCertificates } from '#server/testing/certificates.ts';
import { startSilentPostgres } from '#server/testing/silent-postgres.ts';
import { openPostgresStore } from '#server/testing/stores.ts';
import type { EnquiryStore } from '../store.ts';
import { placeOf } from './place-of.ts';
import { postgresErrorOf } from './postgres-error.ts';
import { openPostgres } from './postgres.ts';

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

  const open = (log?: Log) => {
    const store = openPostgresStore(url, log);
    stores.push(store);
    return store;
  };
  const query = async (text: string) => {
    const options = '-c default_transaction_read_only=off';
    const client = new Client({ connectionString: url, options });
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
      Array.from({ length: 12 }, (_, index) =>
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

  it('that was read-only, as a standby is, is used as soon as it can be written to', async () => {
    const name = new URL(url).pathname.slice(1);
    const readOnly = (is: 'on' | 'off') =>
      query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${is}`);
    await open().probe();
    await readOnly('on');
    const store = open();
    await expect(store.take(someSubmission())).rejects.toThrow('This server is read-only');
    await readOnly('off');
    expect(await store.take(someSubmission())).toMatchObject({ outcome: 'stored' });
  });

  it('does not wait for a server that hangs in the middle of a transaction', async () => {
    const store = open();
    await store.probe();
    const hung = openPostgres(url);
    await hung.probe();
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

it('that accepts logins and answers nothing holds an enquiry for less time than its page waits', async () => {
  const database = await startSilentPostgres();
  const store = openPostgresStore(database.url);
  const began = performance.now();
  await expect(store.take(someSubmission())).rejects.toThrow('(Query read timeout)');
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect.poll(() => database.connections()).toBe(0);
  await store.close();
  await database.close();
});

it.skipIf(!hasPostgres || !hasOpenssl)(
  'TLS is used only as DATABASE_URL says, and what is wrong is said (needs both: apt-get install postgresql openssl)',
  async () => {
    const files = await makeCertificates('localhost');
    const server = await startPostgres({ tls: files.server });
    const url = await server.createDatabase();
    const take = async (options: Record<string, string>, hostname = 'localhost') => {
      const search = new URLSearchParams(options).toString();
      const store = openPostgresStore(Object.assign(new URL(url), { hostname, search }).href);
      const outcome = await store.take(someSubmission()).then(
        (reception) => reception.outcome,
        (error: Error) => error.message,
      );
      await store.close();
      return outcome;
    };
    const verified = (sslrootcert: string) => ({ sslmode: 'verify-full', sslrootcert });
    const untrusted = 'not from an authority that is trusted: name the file of its authority';
    expect(await take(verified(files.authority))).toBe('stored');
    expect(await take(verified(files.stranger))).toContain(untrusted);
    expect(await take({ sslmode: 'verify-full' })).toContain(untrusted);
    expect(await take(verified(files.authority), '127.0.0.1')).toContain(
      'Use the name in DATABASE_URL that the certificate of the database server is for.',
    );
    expect(await take(verified('/nowhere/ca.crt'))).toContain('Correct the path in sslrootcert');
    expect(await take({})).toContain('no encryption). Add sslmode=verify-full to DATABASE_URL');
    await server.remove();
    files.remove();
  },
);
