import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPILED } from '#tests/support/compiled.ts';
import { openPostgresStore } from './enquiries/postgres/postgres-store.ts';
import { openStore } from './enquiries/sqlite/sqlite-store.ts';
import type { EnquiryStore } from './enquiries/store.ts';
import { FIRST_FORMAT, someSubmission, temporaryFolder } from './testing/enquiries.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from './testing/postgres.ts';

/** `npm run enquiries` with DATABASE_URL. */

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function run(url: string, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(
      process.execPath,
      [resolve('server/enquiries-cli.ts'), ...args],
      { env: { ...COMPILED, DATA_DIR: folder.path, ...(url !== '' && { DATABASE_URL: url }) } },
      (_, out, err) => done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

/** Enquiries in every state. */
async function fill(store: EnquiryStore): Promise<void> {
  const first = await store.take(
    someSubmission({ message: 'One', subscribe: true }, { channels: ['email', 'webhook'] }),
  );
  if (!('receipt' in first)) throw new Error(first.outcome);
  const [claimed] = await store.claim(1, 1_000);
  if (claimed) await store.settle(claimed, { outcome: 'dead', error: '550 “no”' });
  await store.allowConfirmation(first.receipt, 'hash', Date.now() + 60_000);
  await store.confirm('hash', ['webhook-subscription']);
  await store.take(someSubmission({ message: 'Two', workEmail: 'grace@navy.example' }));
  await store.handle({ workEmail: 'grace@navy.example' }, 'spam');
  await store.take(someSubmission({ message: 'Gone', workEmail: 'gone@navy.example' }));
  await store.remove({ workEmail: 'gone@navy.example' });
  await store.purge();
}

/** Everything a store exposes. */
async function contents(store: EnquiryStore) {
  const { deliveries, ...numbers } = await store.overview();
  return {
    enquiries: await store.list(),
    subscriptions: await store.subscriptions(),
    deliveries,
    numbers,
  };
}

describe.skipIf(!hasPostgres)(`in PostgreSQL ${NEEDS_POSTGRES}`, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    url = await server.createDatabase();
  });

  async function using<T>(at: string, work: (store: EnquiryStore) => Promise<T>): Promise<T> {
    const store = at === '' ? openStore(folder.path) : openPostgresStore(at);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  it('enquiries are listed, exported and deleted, and nothing is created in the data folder', async () => {
    await using(url, fill);
    expect((await run(url, 'list')).out).toContain('2 enquiries\n');
    expect((await run(url, 'export')).out).toContain('grace@navy.example');
    expect((await run(url, 'subscribers')).out).toContain('ada@engines.example');
    expect((await run(url, 'delete', '--email', 'GRACE@navy.example')).out).toBe(
      'Deleted 1 enquiry and 0 newsletter subscriptions\n',
    );
    expect((await run(url, 'list')).out).toContain('1 enquiry\n');
    expect(existsSync(join(folder.path, 'enquiries'))).toBe(false);
  });

  it('a backup restores everything, and replaces nothing without permission', async () => {
    await using(url, fill);
    const before = await using(url, contents);
    const file = join(folder.path, 'backup.sqlite');
    expect((await run(url, 'backup', file)).out).toBe(
      `2 enquiries backed up and checked: ${file}\n`,
    );
    expect(statSync(file).mode & 0o077).toBe(0);
    const later = someSubmission({ message: 'Later' });
    await using(url, (store) => store.take(later));
    expect(await run(url, 'restore', file)).toMatchObject({
      code: 1,
      err: 'The database has 3 enquiries, which the backup would replace. Back it up first, then add --replace.\n',
    });
    expect((await using(url, contents)).enquiries).toHaveLength(3);
    expect((await run(url, 'restore', file, '--replace')).out).toBe(
      `2 enquiries restored from ${file}\n`,
    );
    expect(await using(url, contents)).toEqual(before);

    // Into another database server's database, and into SQLite.
    const other = await server.createDatabase();
    expect((await run(other, 'restore', file)).code).toBe(0);
    expect(await using(other, contents)).toEqual(before);
    expect((await run('', 'restore', file)).code).toBe(0);
    expect(await using('', contents)).toEqual(before);
  });

  it('a company that outgrows one server can migrate its SQLite database', async () => {
    await using('', fill);
    const before = await using('', contents);
    const known = someSubmission({ message: 'Known' });
    await using('', (store) => store.take(known));
    const file = join(folder.path, 'backup.sqlite');
    await run('', 'backup', file);
    expect((await run(url, 'restore', file)).code).toBe(0);
    // A retry of an attempt answered before the move gets the same receipt afterward.
    expect(await using(url, (store) => store.take(known))).toMatchObject({ outcome: 'replayed' });
    await using(url, (store) => store.remove({ workEmail: 'nobody@school.example' }));
    const after = await using(url, contents);
    expect(after.enquiries.filter(({ message }) => message !== 'Known')).toEqual(before.enquiries);
    expect(after.subscriptions).toEqual(before.subscriptions);
  });

  it('a backup in the first format is migrated to the current one', async () => {
    const file = join(folder.path, 'old.sqlite');
    const old = new DatabaseSync(file);
    old.exec(FIRST_FORMAT);
    old.exec(`INSERT INTO receipts VALUES ('key', 'H-00000-00000', 1735689600000, NULL);
      INSERT INTO enquiries VALUES ('H-00000-00000', 'Ada', 'ada@engines.example', '1', 'x', '', 'Old', 0, '')`);
    old.close();
    expect((await run(url, 'restore', file)).out).toBe(`1 enquiry restored from ${file}\n`);
    expect(await using(url, contents)).toMatchObject({
      enquiries: [{ message: 'Old', handling: 'new', receivedAt: '2025-01-01T00:00:00.000Z' }],
    });
  });

  it('a wrong database is reported in one line, without the password', async () => {
    const wrong = new URL(url);
    wrong.pathname = '/nowhere';
    wrong.password = 'secret-password';
    const { code, out, err } = await run(wrong.href, 'list');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^The enquiries in the database nowhere at \S+ cannot be used \(database "nowhere" does not exist\)\. Create that database, or correct its name in DATABASE_URL\.\n$/u,
    );
    expect(err).not.toContain('secret');
  });
});

it('an invalid DATABASE_URL is refused in one line, without the password', async () => {
  mkdirSync(join(folder.path, 'enquiries'));
  for (const wrong of ['mysql://ada:secret@db/x', 'postgres://ada:secret@db', 'ada:secret@db/x']) {
    const { code, err } = await run(wrong, 'list');
    expect([code, err]).toEqual([
      1,
      'DATABASE_URL is set, but it must be a PostgreSQL database such as postgres://user:password@db.example.com:5432/hause, with special characters of the password percent-encoded. Change it or leave it unset.\n',
    ]);
  }
});

it('with DATABASE_URL, there is nothing to restore without a backup', async () => {
  const { code, err } = await run('postgres://db.example.com/hause', 'restore', '--empty');
  expect([code, err]).toEqual([
    1,
    'With DATABASE_URL, an empty database is set up automatically. There is nothing to restore.\n',
  ]);
});
