import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseFile } from '#server/enquiries/database/sqlite.ts';
import type { StoredEnquiry, Submission } from '#server/enquiries/store.ts';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openStore } from '#server/testing/stores.ts';
import { COMPILED } from '#tests/support/compiled.ts';

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
  const opened = openStore(folder.path, () => time);
  const reception = await opened.take(someSubmission(changes, rest));
  await opened.close();
  if (!('receipt' in reception)) throw new Error(reception.outcome);
  return reception.receipt;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(
      process.execPath,
      [resolve('server/operations/enquiries-cli.ts'), ...args],
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
    '--since is "yesterday", but it must be a date such as 2025-01-31 (in UTC), or how long ago, such as 36h or 7d.\n',
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
  // The file has what was written; a terminal must not obey it.
  expect(readFileSync(file, 'utf8').replace('\u001b', '\ufffd')).toBe(`\uFEFF${out}`);
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
  // As people type it, with letters that look like digits.
  const typed = receipt.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  expect((await cli('show', typed)).out).toContain('| One\n');
  expect(await cli('show', 'H-00000-00000')).toMatchObject({
    code: 1,
    err: 'There is no enquiry H-00000-00000\n',
  });
  expect((await cli('seen', receipt)).out).toBe('Marked 1 enquiry as seen\n');
  expect((await cli('list', '--undelivered')).out).not.toContain('One');
  expect((await cli('spam', receipt)).out).toBe('Marked 1 enquiry as spam\n');
  expect((await cli('show', receipt)).out).toMatch(/^\S+ {2}\S+ {2}spam\n/u);
});

it('narrows down by --since what is deleted, marked and delivered again', async () => {
  const OLD = 'old@navy.example';
  await store({ workEmail: OLD }, {}, FIRST);
  await store({ workEmail: OLD });
  await store();
  const since = ['--since', '36h'];
  const out = async (args: readonly string[], env = {}) => (await run(args, env)).out;
  expect(await out(['redeliver', '--email', OLD, ...since], MAIL)).toMatch(/^1 delivery is due/u);
  expect(await out(['redeliver', ...since], MAIL)).toMatch(/^2 deliveries are due/u);
  expect(await out(['seen', '--email', OLD, ...since])).toBe('Marked 1 enquiry as seen\n');
  expect(await out(['spam', ...since])).toBe('Marked 2 enquiries as spam\n');
  // By itself, it could delete what nobody has read.
  expect((await cli('delete', ...since)).err).toContain(
    'delete takes --since only with --email ADDRESS',
  );
  expect(await out(['delete', '--email', OLD, ...since])).toContain(
    'Deleted 1 enquiry and 0 newsletter subscriptions\n',
  );
  expect(await out(['list'])).toContain('2 enquiries\n');
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
  const [mail] = await opened.claim('email', 1, 1_000);
  if (mail) await opened.settle(mail, { outcome: 'delivered' });
  await opened.allowConfirmation(receipt, 'hash', Date.now() + 60_000);
  await opened.confirm('hash', ['webhook-subscription']);
  const [claimed] = await opened.claim('webhook-subscription', 1, 1_000);
  if (claimed) {
    await opened.settle(claimed, { outcome: 'dead', error: 'answer 410', accepted: [] });
  }
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

it('lists, unsubscribes and erases a newsletter subscriber', async () => {
  const receipt = await store({ subscribe: true }, {}, FIRST);
  const opened = openStore(folder.path, () => FIRST + 1_000);
  await opened.allowConfirmation(receipt, 'hash', FIRST + 2_000);
  await opened.confirm('hash', []);
  await opened.close();
  const csv = `workEmail,confirmedAt,askedAt,consent,receipt\r\nada@engines.example,2025-01-02T03:04:06.000Z,2025-01-02T03:04:05.000Z,Send me the newsletter,${receipt}\r\n`;
  expect((await cli('subscribers')).out).toBe(csv);
  const file = join(folder.path, 'subscribers.csv');
  expect((await cli('subscribers', '--out', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${csv}`);
  expect((await cli('unsubscribe', '--email', 'ADA@engines.example')).out).toBe(
    'Withdrew 1 newsletter subscription\n',
  );
  expect((await cli('subscribers')).out).not.toContain('ada@');
  expect((await cli('show', receipt)).out).toContain('Newsletter: withdrawn');
  // A subscription may outlive its enquiry.
  await cli('purge');
  expect((await cli('delete', '--email', 'ada@engines.example')).out).toMatch(
    /^Deleted 0 enquiries and 1 newsletter subscription\nBackups of before still have them: the last of those that are kept for 30 days goes on \d{4}-\d\d-\d\d\.\n$/u,
  );
  expect(await cli('delete', '--email', 'ada@engines.example')).toMatchObject({
    code: 1,
    out: 'Deleted 0 enquiries and 0 newsletter subscriptions\n',
  });
});

it('says when what was erased is still in the log of the database', async () => {
  await store();
  const reader = new DatabaseSync(databaseFile(folder.path));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enquiries').get();
  const { code, err } = await cli('delete', '--email', 'ada@engines.example');
  reader.close();
  expect(code).toBe(1);
  expect(err).toMatch(/^The text is still in the write-ahead log of the database/u);
  expect((await cli('purge')).code).toBe(0);
});

it('sends a test, or says what is wrong', async () => {
  const mail = await startMailServer();
  const env = { ...MAIL, SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
  expect(await run(['test'], env)).toEqual({
    code: 0,
    out: 'The test by email was accepted. Check that it has arrived.\n',
    err: '',
  });
  expect(mail.received.map(({ to }) => to)).toEqual([['team@hause.example']]);
  await mail.close();
  const { code, err } = await run(['test'], env);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^The test by email failed: nothing answers at 127\.0\.0\.1:\d+ /u),
  ]);
});

it('purges expired enquiries, and reports how many', async () => {
  await store({}, {}, FIRST);
  expect((await cli('purge')).out).toBe('Deleted 1 enquiry past the retention period\n');
  expect((await cli('list')).out).toBe('0 enquiries\n');
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
