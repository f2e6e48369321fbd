import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Submission } from '#server/enquiries/store.ts';
import { SettingsError } from '#server/settings.ts';
import { ENQUIRY_FIELDS } from '#src/content/enquiry-fields.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testFolder } from '#server/testing/for-test.ts';
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
  expect(out).toMatch(/^H-\w{5}-\w{5} {2}2025-01-02T03:04:05\.000Z {2}\(possible spam: fast\)/u);
  expect(out).toContain('  | a�[2Jb');
  expect(out).toContain('  sent on to nobody\n');
  expect(out).toContain('1 enquiry\n');
});

it('exports enquiries as CSV, only to a new file', async () => {
  await store(SPAMMER, {}, FIRST);
  const { out } = await cli('export');
  const [head = '', first = ''] = out.split('\r\n');
  expect(head).toBe(['receipt,receivedAt', ...ENQUIRY_FIELDS, 'marks,subscription'].join(','));
  const cells = first.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u);
  const cell = (field: string) => cells[head.split(',').indexOf(field)];
  expect([cell('fullName'), cell('contactNo')]).toEqual(["'=cmd()", '+44 20 7946 0000']);
  expect(cell('hearAboutUs')).toBe('"A colleague, ""Charles"""');
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

it('lists single enquiries, and those from one address', async () => {
  const receipt = await store({ message: 'One' });
  await store({ message: 'Two' });
  await store({ message: 'Three', workEmail: 'grace@navy.example' });
  // As people type it, with letters that look like digits.
  const typed = receipt.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await said(['list', typed])).toMatch(/\| One\n\n1 enquiry\n$/u);
  expect(await said(['list', '--email', 'GRACE@navy.example'])).toMatch(
    /\| Three\n\n1 enquiry\n$/u,
  );
  expect(await cli('list', 'H-00000-00000')).toMatchObject({
    code: 1,
    err: 'There is no enquiry H-00000-00000\n',
  });
});

it.each([
  ['redeliver H-00000-00000 --email a@b.example', "Unknown option '--email'"],
  ['export all.csv', "Unexpected argument 'all.csv'"],
  ['delete H-00000-00000 --email a@b.example', 'Receipts select by themselves.'],
  ['delete', 'Specify which enquiries'],
  ['backup', 'Name one file'],
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
  expect(await said(['redeliver'], MAIL)).toBe(
    '1 delivery is due now; a running server makes them within seconds\n',
  );
  expect(await said(['list', receipt])).toContain('  email: waiting\n');
});

it('lists what was not delivered, and why', async () => {
  await store({ message: 'Sent' }, { channels: ['webhook'] }, FIRST);
  await store({ message: 'Given up' }, { channels: ['webhook'] });
  const opened = openStore(folder);
  const [sent, givenUp] = await opened.claim('webhook', 2, 1_000);
  if (sent) await opened.settle(sent, { outcome: 'delivered' });
  const refused = { outcome: 'dead', error: 'answer 410' } as const;
  if (givenUp) await opened.settle(givenUp, refused);
  await opened.close();
  const listed = await said(['list', '--undelivered']);
  expect(listed).toContain('  webhook: given up after 1 attempt: answer 410\n');
  expect(listed).not.toContain('| Sent');
});

it('lists, unsubscribes and erases newsletter subscribers', async () => {
  const opened = openStore(folder, () => FIRST + 1_000);
  const subscribe = async (workEmail: string) => {
    const receipt = await store({ subscribe: true, workEmail }, {}, FIRST);
    await opened.allowConfirmation(receipt, workEmail, FIRST + 2_000);
    await opened.confirm(workEmail);
    return receipt;
  };
  const receipt = await subscribe('ada@school.example');
  const other = await subscribe('grace@navy.example');
  await opened.close();
  const row = (workEmail: string, theirs: string) =>
    `${workEmail},2025-01-02T03:04:06.000Z,2025-01-02T03:04:05.000Z,Send me the newsletter,${theirs}\r\n`;
  const head = 'workEmail,confirmedAt,askedAt,consent,receipt\r\n';
  const [first, second] = [row('ada@school.example', receipt), row('grace@navy.example', other)];
  expect((await said(['subscribers'])).split('\r\n').toSorted()).toEqual(
    (head + first + second).split('\r\n').toSorted(),
  );
  expect(await said(['unsubscribe', '--email', 'ADA@school.example'])).toBe(
    'Ended 1 newsletter subscription\n',
  );
  expect(await said(['subscribers'])).toBe(head + second);
  expect(await said(['delete', '--email', 'grace@navy.example'])).toMatch(
    /^Deleted 1 enquiry and 1 newsletter subscription\nBackups of before still have them: the last of those that are kept for 30 days goes on \d{4}-\d\d-\d\d\.\n$/u,
  );
  expect(await cli('delete', other)).toMatchObject({
    code: 1,
    out: 'Deleted 0 enquiries and 0 newsletter subscriptions\n',
    err: `There is no enquiry ${other}\n`,
  });
});

it('backs up into one file', async () => {
  await store();
  const file = join(folder, 'backup.sqlite');
  expect(await said(['backup', file])).toBe(`Backed up and checked: ${file}\n`);
  expect(existsSync(file)).toBe(true);
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
