import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { databaseFile } from '#server/enquiries/database/sqlite.ts';
import type { Submission } from '#server/enquiries/store.ts';
import type { StoredEnquiry } from '#server/enquiries/store-in-sql.ts';
import { SettingsError } from '#server/settings.ts';
import { ENQUIRY_FIELDS } from '#src/content/enquiry-fields.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { hurried, testFolder, testMailServer } from '#server/testing/for-test.ts';
import { recordLog } from '#server/testing/log.ts';
import { openStore } from '#server/testing/stores.ts';
import { manageEnquiries } from './manage-enquiries.ts';

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

/** Stores an enquiry. @returns its receipt */
async function store(
  changes: Parameters<typeof someSubmission>[0] = {},
  rest: Partial<Submission> = {},
  time = Date.now(),
): Promise<string> {
  const opened = openStore(folder, () => time);
  const reception = await opened.take(someSubmission(changes, rest));
  await opened.close();
  if (!('receipt' in reception)) throw new Error(reception.outcome);
  return reception.receipt;
}

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const said = { out: '', err: '' };
  const streams = {
    stdout: { write: (text: string) => (said.out += text) },
    stderr: { write: (text: string) => (said.err += text) },
  };
  const code = await manageEnquiries(args, { DATA_DIR: folder, ...env }, streams).catch(
    (error: unknown) => {
      if (!(error instanceof SettingsError)) throw error;
      said.err += `${error.message}\n`;
      return 1;
    },
  );
  return { code, ...said };
}
const cli = (...args: string[]) => run(args);
const said = async (args: readonly string[], env = {}) => (await run(args, env)).out;

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
  const messages = async (...args: string[]) =>
    (JSON.parse(await said([...args, '--json'])) as StoredEnquiry[]).map(({ message }) => message);
  expect(await messages('list')).toEqual(['Old', 'New', 'Other']);
  expect(await messages('list', '--since', '7d')).toEqual(['New', 'Other']);
  expect(await messages('list', '--since', '2025-01-03', '--email', 'ADA@engines.example')).toEqual(
    ['New'],
  );
  expect(await messages('export', '--email', 'grace@navy.example')).toEqual(['Other']);
});

it('exports enquiries as CSV, only to a new file', async () => {
  await store(SPAMMER, {}, FIRST);
  const { out } = await cli('export');
  const [head, first] = out.split('\r\n');
  expect(head).toBe(
    ['receipt,receivedAt', ...ENQUIRY_FIELDS, 'marks,handling,subscription'].join(','),
  );
  expect(first).toContain(
    `,'=cmd(),ada@engines.example,+44 20 7946 0000,"A colleague, ""Charles""",`,
  );
  const file = join(folder, 'all.csv');
  expect((await cli('export', '--out', file)).code).toBe(0);
  // The byte order mark, for Excel on Windows.
  // The file has what was written; a terminal must not obey it.
  expect(readFileSync(file, 'utf8').replace('\u001b', '\ufffd')).toBe(`\uFEFF${out}`);
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
  expect(await said(['show', typed])).toContain('| One\n');
  expect(await cli('show', 'H-00000-00000')).toMatchObject({
    code: 1,
    err: 'There is no enquiry H-00000-00000\n',
  });
  expect(await said(['seen', receipt])).toBe('Marked 1 enquiry as seen\n');
  expect(await said(['list', '--undelivered'])).not.toContain('One');
  expect(await said(['spam', receipt])).toBe('Marked 1 enquiry as spam\n');
  expect(await said(['show', receipt])).toMatch(/^\S+ {2}\S+ {2}spam\n/u);
});

it('narrows down by --since what is deleted, marked and delivered again', async () => {
  const OLD = 'old@navy.example';
  await store({ workEmail: OLD }, {}, FIRST);
  await store({ workEmail: OLD });
  await store();
  const since = ['--since', '36h'];
  expect(await said(['redeliver', '--email', OLD, ...since], MAIL)).toMatch(/^1 delivery is due/u);
  expect(await said(['redeliver', ...since], MAIL)).toMatch(/^2 deliveries are due/u);
  expect(await said(['seen', '--email', OLD, ...since])).toBe('Marked 1 enquiry as seen\n');
  expect(await said(['spam', ...since])).toBe('Marked 2 enquiries as spam\n');
  expect(await said(['delete', '--email', OLD, ...since])).toContain(
    'Deleted 1 enquiry and 0 newsletter subscriptions\n',
  );
  expect(await said(['list'])).toContain('2 enquiries\n');
});

it.each([
  ['seen H-00000-00000 --failed', "Unknown option '--failed'"],
  ['backup /nowhere/x --since 36h', "Unknown option '--since'"],
  ['export all.csv', "Unexpected argument 'all.csv'"],
  ['redeliver --failed --email a@b.example', '--failed selects by itself.'],
  ['redeliver --failed H-00000-00000', '--failed selects by itself.'],
  ['redeliver --failed --since 36h', '--failed selects by itself.'],
  ['delete H-00000-00000 --email a@b.example', 'Receipts select by themselves.'],
  // By itself, it could delete what nobody has read.
  ['delete --since 36h', 'delete takes --since only with --email ADDRESS'],
  ['list --since yesterday', '--since is "yesterday", but it must be a date'],
  ['delete', 'Specify which enquiries'],
  ['backup', 'Name one file'],
  ['restore', 'Name one backup'],
  ['toString', 'There is no command "toString"'],
  ['', 'There is no command ""'],
])('%j is refused: nothing may be ignored', async (line, message) => {
  await store();
  const { code, out, err } = await run(line.split(' '), MAIL);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
  expect(await said(['list'])).toContain('1 enquiry\n');
});

it('shows how it is used', async () => {
  expect((await cli()).err).toContain('npm run enquiries -- list');
});

it('redelivers enquiries that failed or were never sent, if a channel is configured', async () => {
  const receipt = await store();
  expect(await run(['redeliver', receipt])).toMatchObject({
    code: 1,
    err: 'Neither SMTP_URL nor WEBHOOK_URL is set here, so nothing can be delivered. Run this with the server’s environment variables.\n',
  });
  expect(await said(['redeliver', '--failed'], MAIL)).toBe(
    '1 delivery is due now; a running server makes them within half a minute\n',
  );
  expect(await said(['show', receipt])).toContain('  email: waiting\n');
});

it('lists a confirmed subscription that was not announced, and why', async () => {
  const receipt = await store({ subscribe: true });
  const opened = openStore(folder);
  await opened.allowConfirmation(receipt, 'hash', Date.now() + 60_000);
  await opened.confirm('hash', ['webhook-subscription']);
  const [claimed] = await opened.claim('webhook-subscription', 1, 1_000);
  if (claimed) {
    await opened.settle(claimed, { outcome: 'dead', error: 'answer 410', accepted: [] });
  }
  await opened.close();
  expect(await said(['list', '--undelivered'])).toContain(
    '  webhook-subscription: given up after 1 attempt: answer 410\n',
  );
});

it('lists, unsubscribes and erases a newsletter subscriber', async () => {
  const receipt = await store({ subscribe: true }, {}, FIRST);
  const opened = openStore(folder, () => FIRST + 1_000);
  await opened.allowConfirmation(receipt, 'hash', FIRST + 2_000);
  await opened.confirm('hash', []);
  await opened.close();
  expect(await said(['subscribers'])).toBe(
    `workEmail,confirmedAt,askedAt,consent,receipt\r\nada@engines.example,2025-01-02T03:04:06.000Z,2025-01-02T03:04:05.000Z,Send me the newsletter,${receipt}\r\n`,
  );
  expect(await said(['unsubscribe', '--email', 'ADA@engines.example'])).toBe(
    'Withdrew 1 newsletter subscription\n',
  );
  expect(await said(['subscribers'])).not.toContain('ada@');
  expect(await said(['show', receipt])).toContain('Newsletter: withdrawn');
  // A subscription may outlive its enquiry.
  expect(await said(['purge'])).toBe('Deleted 1 enquiry past the retention period\n');
  expect(await said(['list'])).toBe('0 enquiries\n');
  expect(await said(['delete', '--email', 'ada@engines.example'])).toMatch(
    /^Deleted 0 enquiries and 1 newsletter subscription\nBackups of before still have them: the last of those that are kept for 30 days goes on \d{4}-\d\d-\d\d\.\n$/u,
  );
  expect(await cli('delete', '--email', 'ada@engines.example')).toMatchObject({
    code: 1,
    out: 'Deleted 0 enquiries and 0 newsletter subscriptions\n',
  });
});

it('says when what was erased is still in the log of the database', async () => {
  await store();
  const reader = new DatabaseSync(databaseFile(folder));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM enquiries').get();
  const [{ code, err }] = await hurried(() => cli('delete', '--email', 'ada@engines.example'));
  reader.close();
  expect(code).toBe(1);
  expect(err).toMatch(/^The text is still in the write-ahead log of the database/u);
});

it('sends a test, or says what is wrong', async () => {
  const mail = await testMailServer();
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

it('restores after damage what the backup has, for the running server', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = databaseFile(folder);
  const backup = join(folder, 'backup.sqlite');
  await store({ message: 'One' });
  await cli('backup', backup);
  writeFileSync(file, 'no database');
  const server = openStore(folder, Date.now, recordLog().log);
  await expect(server.list()).rejects.toThrow('was set aside');
  expect((await cli('list')).err).toContain('There are no enquiries here');
  // First empty, then with what the backup has.
  expect(await said(['restore', '--empty'])).toMatch(/^An empty database is in place\./u);
  expect(await said(['restore', backup])).toContain('1 enquiry restored');
  // It looks again every five seconds.
  vi.advanceTimersByTime(5_001);
  expect(await server.list()).toMatchObject([{ message: 'One' }]);
  await server.close();
});

it('does not create an empty database in a mistyped folder', async () => {
  const DATA_DIR = join(folder, 'mistyped');
  const { code, err } = await run(['list'], { DATA_DIR });
  expect([code, err]).toEqual([
    1,
    `There are no enquiries here: ${DATA_DIR}/enquiries/enquiries.sqlite does not exist. Set DATA_DIR to the server's data folder.\n`,
  ]);
  expect(existsSync(DATA_DIR)).toBe(false);
});
