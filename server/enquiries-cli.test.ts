import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPILED } from '#tests/support/compiled.ts';
import { backUp, restore } from './cli/backup.ts';
import { databaseFile } from './enquiries/sqlite/database-file.ts';
import { openStore } from './enquiries/sqlite/sqlite-store.ts';
import type { StoredEnquiry, Submission } from './enquiries/store.ts';
import { someSubmission, temporaryFolder } from './testing/enquiries.ts';

let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Stores an enquiry. @returns its receipt */
async function store(
  changes: Parameters<typeof someSubmission>[0] = {},
  rest: Partial<Submission> = {},
  time = Date.now(),
): Promise<string> {
  const opened = openStore(folder.path, { now: () => time });
  const reception = await opened.take(someSubmission(changes, rest));
  await opened.close();
  if (!('receipt' in reception)) throw new Error(reception.outcome);
  return reception.receipt;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(
      process.execPath,
      [resolve('server/enquiries-cli.ts'), ...args],
      { env: { ...COMPILED, DATA_DIR: folder.path, ...env } },
      (_, out, err) => done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
const cli = (...args: string[]) => run(args);

const SPAMMER = { fullName: '=cmd()', message: 'a\u001b[2Jb' };
const FIRST = Date.UTC(2025, 0, 2, 3, 4, 5);
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'website@hause.example',
  MAIL_TO: 'team@hause.example',
};

it('lists enquiries without terminal control characters', async () => {
  await store(SPAMMER, { marks: ['fast'] }, FIRST);
  const { code, out } = await cli('list');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^H-\w{5}-\w{5} {2}2025-01-02T03:04:05\.000Z {2}new {2}\(possible spam: fast\)/u,
  );
  expect(out).toContain('  | a�[2Jb');
  expect(out).toContain('  sent on to nobody\n');
  expect(out).toContain('1 enquiry\n');
});

it('lists and exports by time and sender, also as JSON', async () => {
  await store({ message: 'Old' }, {}, FIRST);
  await store({ message: 'New' });
  await store({ message: 'Other', workEmail: 'grace@navy.example' });
  const messages = async (...args: string[]) => {
    const { out } = await cli(...args, '--json');
    return (JSON.parse(out) as StoredEnquiry[]).map(({ message }) => message);
  };
  expect(await messages('list')).toEqual(['Old', 'New', 'Other']);
  expect(await messages('list', '--since', '7d')).toEqual(['New', 'Other']);
  expect(await messages('list', '--since', '2025-01-03', '--email', 'ADA@engines.example')).toEqual(
    ['New'],
  );
  expect(await messages('export', '--email', 'grace@navy.example')).toEqual(['Other']);
  const { code, err } = await cli('list', '--since', 'yesterday');
  expect([code, err]).toEqual([
    1,
    '--since is "yesterday", but it must be a date such as 2025-01-31, or how long ago, such as 36h or 7d.\n',
  ]);
});

it('exports enquiries as CSV, only to a new file', async () => {
  await store(SPAMMER, {}, FIRST);
  const { out } = await cli('export');
  const [head, first] = out.split('\r\n');
  expect(head).toBe(
    'receipt,receivedAt,fullName,workEmail,contactNo,hearAboutUs,representative,message,subscribe,marks,handling,subscription',
  );
  expect(first).toContain(
    `,'=cmd(),ada@engines.example,+44 20 7946 0000,"A colleague, ""Charles""",`,
  );
  const file = join(folder.path, 'all.csv');
  expect((await cli('export', '--out', file)).code).toBe(0);
  // The byte order mark, for Excel on Windows.
  expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${out}`);
  const json = join(folder.path, 'all.json');
  expect((await cli('export', '--json', '--out', json)).code).toBe(0);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toHaveLength(1);
  writeFileSync(file, 'mine');
  const second = await cli('export', '--out', file);
  expect([second.code, second.err]).toEqual([
    1,
    `${file} already exists and was not overwritten. Remove it or name another file.\n`,
  ]);
});

it('shows and marks single enquiries', async () => {
  const receipt = await store({ message: 'One' });
  await store({ message: 'Two' });
  expect((await cli('show', receipt)).out).toContain('| One\n');
  expect(await cli('show', 'H-00000-00000')).toMatchObject({
    code: 1,
    err: 'There is no enquiry H-00000-00000\n',
  });
  expect((await cli('seen', receipt)).out).toBe('Marked 1 enquiry as seen\n');
  expect((await cli('list', '--undelivered')).out).not.toContain('One');
  expect((await cli('spam', receipt)).out).toBe('Marked 1 enquiry as spam\n');
  expect((await cli('show', receipt)).out).toMatch(/^\S+ {2}\S+ {2}spam\n/u);
});

describe('--since', () => {
  const OLD = 'old@navy.example';
  const handlings = async () => {
    const all = JSON.parse((await cli('list', '--json')).out) as StoredEnquiry[];
    return all.map(({ handling }) => handling);
  };
  beforeEach(async () => {
    await store({ workEmail: OLD }, {}, FIRST);
    await store({ workEmail: OLD });
    await store();
  });

  it('narrows down what is deleted', async () => {
    expect((await cli('delete', '--email', OLD, '--since', '36h')).out).toBe(
      'Deleted 1 enquiry and 0 newsletter subscriptions\n',
    );
    expect((await cli('list', '--email', OLD)).out).toContain('1 enquiry\n');
    // By itself, it could delete what nobody has read.
    const { code, err } = await cli('delete', '--since', '36h');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('delete takes --since only with --email ADDRESS'),
    ]);
    expect((await cli('list')).out).toContain('2 enquiries\n');
  });

  it('narrows down what is marked, and selects by itself', async () => {
    expect((await cli('seen', '--email', OLD, '--since', '36h')).out).toBe(
      'Marked 1 enquiry as seen\n',
    );
    expect(await handlings()).toEqual(['new', 'seen', 'new']);
    expect((await cli('spam', '--since', '36h')).out).toBe('Marked 2 enquiries as spam\n');
    expect(await handlings()).toEqual(['new', 'spam', 'spam']);
  });

  it('narrows down what is delivered again', async () => {
    expect((await run(['redeliver', '--email', OLD, '--since', '36h'], MAIL)).out).toMatch(
      /^1 delivery is due now/u,
    );
    expect((await run(['redeliver', '--since', '36h'], MAIL)).out).toMatch(
      /^2 deliveries are due now/u,
    );
  });
});

it.each([
  [['seen', 'H-00000-00000', '--failed'], 'seen does not use --failed.'],
  [['list', '--failed'], 'list does not use --failed.'],
  [['backup', '/nowhere/x', '--since', '36h'], 'backup does not use --since.'],
  [['restore', '/nowhere/x', '--email', 'a@b.example'], 'restore does not use --email.'],
  [['purge', '--since', '36h', '--json'], 'purge does not use --since and --json.'],
  [['export', 'all.csv'], 'export does not use "all.csv".'],
  [['redeliver', '--failed', '--email', 'a@b.example'], '--failed selects by itself.'],
  [['redeliver', '--failed', 'H-00000-00000'], '--failed selects by itself.'],
  [['redeliver', '--failed', '--since', '36h'], '--failed selects by itself.'],
  [['delete', 'H-00000-00000', '--email', 'a@b.example'], 'Receipts select by themselves.'],
])('%j is refused: nothing may be ignored', async (args, message) => {
  await store();
  const { code, out, err } = await run(args, MAIL);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
  expect((await cli('list')).out).toContain('1 enquiry\n');
});

it.each(['toString', 'constructor', 'nothing'])('has no command %s', async (command) => {
  const { code, err } = await cli(command);
  expect([code, err.split('. ')[0]]).toEqual([1, `There is no command "${command}"`]);
});

it('redelivers enquiries that failed or were never sent, if a channel is configured', async () => {
  const receipt = await store();
  expect(await run(['redeliver', receipt])).toMatchObject({
    code: 1,
    err: 'Neither SMTP_URL nor WEBHOOK_URL is set here, so nothing can be delivered. Run this with the server’s environment variables.\n',
  });
  expect((await run(['redeliver', '--failed'], MAIL)).out).toBe(
    '1 delivery is due now; a running server makes them within half a minute\n',
  );
  expect((await cli('show', receipt)).out).toContain('  email: waiting\n');
});

const WEBHOOK = {
  WEBHOOK_URL: 'http://127.0.0.1:9/',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString('base64')}`,
};

it('lists and redelivers a confirmed subscription that was not announced', async () => {
  const receipt = await store({ subscribe: true }, { channels: ['email'] });
  const opened = openStore(folder.path);
  const [mail] = await opened.claim(1, 1_000);
  if (mail) await opened.settle(mail, { outcome: 'delivered' });
  await opened.allowConfirmation(receipt, 'hash', Date.now() + 60_000);
  await opened.confirm('hash', ['webhook-subscription']);
  const [claimed] = await opened.claim(1, 1_000);
  if (claimed) await opened.settle(claimed, { outcome: 'dead', error: 'answer 410' });
  await opened.close();
  expect((await cli('list', '--undelivered')).out).toContain(
    '  webhook-subscription: given up after 1 attempt: answer 410\n',
  );
  const env = { ...MAIL, ...WEBHOOK };
  // Not the enquiry itself, which the email has announced.
  expect((await run(['redeliver', '--failed'], env)).out).toMatch(/^1 delivery is due now/u);
  const { out } = await cli('show', receipt);
  expect(out).toContain('  email: delivered after 1 attempt\n');
  expect(out).toContain('  webhook-subscription: waiting');
  expect(out).not.toContain('  webhook: ');
});

it('reports a receipt that is not there when it should be redelivered', async () => {
  await store();
  expect(await run(['redeliver', 'H-00000-00000'], MAIL)).toMatchObject({
    code: 1,
    err: 'There is no enquiry H-00000-00000\n',
  });
});

it('lists confirmed newsletter subscribers, with consent wording and times', async () => {
  const receipt = await store({ subscribe: true }, {}, FIRST);
  const opened = openStore(folder.path, { now: () => FIRST + 1_000 });
  await opened.allowConfirmation(receipt, 'hash', FIRST + 2_000);
  await opened.confirm('hash', []);
  await opened.close();
  expect((await cli('subscribers')).out).toBe(
    `workEmail,confirmedAt,askedAt,consent,receipt\r\nada@engines.example,2025-01-02T03:04:06.000Z,2025-01-02T03:04:05.000Z,Send me the newsletter,${receipt}\r\n`,
  );
});

it('deletes by receipt or by sender, and reports how many', async () => {
  await store();
  expect(await cli('delete', 'H-00000-00000')).toMatchObject({
    code: 1,
    out: 'Deleted 0 enquiries and 0 newsletter subscriptions\n',
    err: 'There is no enquiry H-00000-00000\n',
  });
  expect((await cli('delete', '--email', 'ADA@engines.example')).out).toBe(
    'Deleted 1 enquiry and 0 newsletter subscriptions\n',
  );
  expect((await cli('list')).out).toBe('0 enquiries\n');
});

it('deletes the subscription of someone whose enquiry has expired, and says so', async () => {
  const receipt = await store({ subscribe: true }, {}, FIRST);
  const opened = openStore(folder.path, { now: () => FIRST + 1_000 });
  await opened.allowConfirmation(receipt, 'hash', FIRST + 2_000);
  await opened.confirm('hash', []);
  await opened.close();
  await cli('purge');
  expect(await cli('delete', '--email', 'ada@engines.example')).toEqual({
    code: 0,
    out: 'Deleted 0 enquiries and 1 newsletter subscription\n',
    err: '',
  });
  expect((await cli('delete', '--email', 'ada@engines.example')).code).toBe(1);
});

it('purges expired enquiries, and reports how many', async () => {
  await store({}, {}, FIRST);
  expect((await cli('purge')).out).toBe('Deleted 1 enquiry past the retention period\n');
  expect((await cli('list')).out).toBe('0 enquiries\n');
});

describe('a backup', () => {
  const file = () => join(folder.path, 'backup.sqlite');
  const receipts = async () =>
    (JSON.parse((await cli('list', '--json')).out) as StoredEnquiry[]).map(
      ({ receipt }) => receipt,
    );

  it('restores everything into an empty folder, and replaces nothing without permission', async () => {
    const one = await store({ message: 'One' });
    expect((await cli('backup', file())).out).toBe(`1 enquiry backed up and checked: ${file()}\n`);
    expect(statSync(file()).mode & 0o077).toBe(0);
    expect(existsSync(`${file()}.part`)).toBe(false);
    const before = (await cli('list', '--json')).out;
    const two = await store({ message: 'Two' });
    expect(await cli('restore', file())).toMatchObject({
      code: 1,
      err: 'The database has 2 enquiries, which the backup would replace. Back it up first, then add --replace.\n',
    });
    expect(await receipts()).toEqual([one, two]);
    expect((await cli('restore', file(), '--replace')).out).toBe(
      `1 enquiry restored from ${file()}\n`,
    );
    expect((await cli('list', '--json')).out).toBe(before);

    const other = temporaryFolder();
    expect((await run(['restore', file()], { DATA_DIR: other.path })).code).toBe(0);
    expect((await run(['list', '--json'], { DATA_DIR: other.path })).out).toBe(before);
    other.remove();
  });

  it('that is damaged is refused, and changes nothing', async () => {
    const one = await store();
    await cli('backup', file());
    const bytes = readFileSync(file());
    bytes.fill(0x55, 4_096, 12_288);
    writeFileSync(file(), bytes);
    const { code, err } = await cli('restore', file(), '--replace');
    expect(code).toBe(1);
    expect(err).toMatch(/is not an intact database of enquiries .* Nothing was changed\.\n$/u);
    expect(await receipts()).toEqual([one]);
  });

  it('is not mixed with the log of a database that is gone', async () => {
    const one = await store();
    await cli('backup', file());
    const database = databaseFile(folder.path).file;
    const opened = openStore(folder.path);
    await opened.take(someSubmission({ message: 'Two' }));
    // As after a crash between setting aside the database and its log.
    copyFileSync(`${database}-wal`, join(folder.path, 'log'));
    await opened.close();
    rmSync(database);
    copyFileSync(join(folder.path, 'log'), `${database}-wal`);
    await restore(folder.path, file(), false);
    expect(await receipts()).toEqual([one]);
    expect(readdirSync(join(folder.path, 'enquiries'))).toContainEqual(
      expect.stringMatching(/\.damaged-.+-wal$/u),
    );
  });

  it('sets a database aside only if it is damaged, not because it is busy', async () => {
    const one = await store();
    await cli('backup', file());
    const database = databaseFile(folder.path).file;
    const other = new DatabaseSync(database);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    await expect(restore(folder.path, file(), true)).rejects.toThrow(
      `The enquiries in ${database} cannot be used (database is locked). Another program is writing to it`,
    );
    other.close();
    expect(await receipts()).toEqual([one]);
    expect(readdirSync(join(folder.path, 'enquiries'))).toEqual(['enquiries.sqlite']);
  });

  it('replaces the database of an open store, which continues with it', async () => {
    const one = await store({ message: 'One' });
    await cli('backup', file());
    const opened = openStore(folder.path);
    await opened.take(someSubmission({ message: 'Two' }));
    expect((await cli('restore', file(), '--replace')).code).toBe(0);
    expect((await opened.list()).map(({ receipt }) => receipt)).toEqual([one]);
    await opened.take(someSubmission({ message: 'Three' }));
    await opened.close();
    expect(await receipts()).toHaveLength(2);
  });

  it('made while enquiries come in is always complete', async () => {
    const opened = openStore(folder.path);
    const over = new AbortController();
    let taken = 0;
    const writing = (async () => {
      while (!over.signal.aborted) {
        await opened.take(someSubmission({}, { channels: ['email'] }));
        taken += 1;
        await new Promise((done) => setTimeout(done, 5));
      }
    })();
    for (let count = 0; count < 100; count += 1) {
      const other = temporaryFolder();
      const target = join(other.path, 'backup.sqlite');
      const before = taken;
      await backUp(folder.path, target);
      await restore(other.path, target, false);
      const copy = openStore(other.path);
      const restored = await copy.list();
      await copy.close();
      expect(restored.length).toBeGreaterThanOrEqual(before);
      expect(restored.every(({ deliveries }) => deliveries.length === 1)).toBe(true);
      expect(restored).toEqual((await opened.list()).slice(0, restored.length));
      other.remove();
    }
    over.abort();
    await writing;
    await opened.close();
  });
});

it('does not create an empty database in a mistyped folder', async () => {
  const DATA_DIR = join(folder.path, 'mistyped');
  const { code, err } = await run(['list'], { DATA_DIR });
  expect([code, err]).toEqual([
    1,
    `There are no enquiries here: ${DATA_DIR}/enquiries/enquiries.sqlite does not exist. Set DATA_DIR to the server's data folder.\n`,
  ]);
  expect(existsSync(DATA_DIR)).toBe(false);
});

it('prints its usage when called incorrectly', async () => {
  await store();
  for (const args of [[], ['delte'], ['delete'], ['list', '--all'], ['backup'], ['restore']]) {
    const { code, err } = await cli(...args);
    expect(code).toBe(1);
    expect(err).toContain('npm run enquiries -- list');
    expect(err).not.toContain('    at ');
  }
});
