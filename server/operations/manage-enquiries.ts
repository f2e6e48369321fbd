import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENQUIRY_FIELDS } from '#src/content/enquiry.ts';
import { BYTE_ORDER_MARK, toCsv } from '../csv.ts';
import type { Database } from '../enquiries/database/sql.ts';
import { databaseFile } from '../enquiries/database/sqlite.ts';
import { StorageError } from '../enquiries/database/storage-error.ts';
import { createChannels } from '../enquiries/delivery/channels.ts';
import { openDatabase } from '../enquiries/open-store.ts';
import { BACKUP_KEPT_DAYS } from '../enquiries/protocol.ts';
import { createStore } from '../enquiries/store-in-sql.ts';
import { COMPANY, NOTIFYING } from '../enquiries/store.ts';
import type { Channel, Handling, Selection } from '../enquiries/store.ts';
import type { StoredEnquiry, EnquiryStore } from '../enquiries/store-in-sql.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { backUp, restore } from './backup.ts';
import { describe, forTerminal } from './describe.ts';
import { parseSince } from './since.ts';

const USAGE = `Use one of:
  npm run enquiries -- list                     the enquiries, the oldest first
  npm run enquiries -- list --undelivered       those that were not delivered, and why
  npm run enquiries -- show RECEIPT...          these
  npm run enquiries -- seen RECEIPT...          marks them as read: they raise no alarm
  npm run enquiries -- spam RECEIPT...          marks them as spam
  npm run enquiries -- test                     sends a test by mail and webhook, and says what is wrong
  npm run enquiries -- redeliver RECEIPT...     sends them on again, also what was delivered
  npm run enquiries -- redeliver --failed       sends again what was given up or never announced
  npm run enquiries -- export [--out FILE]      all as CSV, to the terminal or a new file
  npm run enquiries -- subscribers [--out FILE] who confirmed the newsletter, when, and to what words
  npm run enquiries -- unsubscribe --email ADDRESS
                                                withdraws the newsletter, and records when
  npm run enquiries -- delete RECEIPT...        deletes them
  npm run enquiries -- delete --email ADDRESS   deletes all from this address, and its subscription
                                                (a request for erasure)
  npm run enquiries -- backup FILE              copies the database, also while the server runs
  npm run enquiries -- restore FILE             adds what is missing from a backup; --replace also puts
                                                back what was changed or deleted since; --empty
                                                without a FILE makes an empty database after damage
  npm run enquiries -- purge                    deletes what is too old by this machine's clock, which
                                                the server does itself while it can trust the clock
--email ADDRESS and --since 2025-01-31 (UTC; or 36h, 7d) select for list and export; and instead of
receipts for seen, spam, redeliver (what was not delivered) and delete (--since only with --email).
--json prints JSON, with list, show, export and subscribers.
The data folder is .data, or the one that DATA_DIR names; with DATABASE_URL, it is that database.`;

const COLUMNS = [
  'receipt',
  'receivedAt',
  ...ENQUIRY_FIELDS,
  'marks',
  'handling',
  'subscription',
] as const;

const SUBSCRIBER_COLUMNS = ['workEmail', 'confirmedAt', 'askedAt', 'consent', 'receipt'] as const;

const OPTIONS = {
  out: { type: 'string' },
  email: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean' },
  undelivered: { type: 'boolean' },
  failed: { type: 'boolean' },
  replace: { type: 'boolean' },
  empty: { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;

type Values = {
  readonly [O in Option]?: (typeof OPTIONS)[O]['type'] extends 'string' ? string : boolean;
};

interface Call {
  readonly settings: Settings;
  readonly db: Database;
  readonly store: EnquiryStore;
  /** The arguments after the command. */
  readonly names: readonly string[];
  readonly values: Values;
  write(text: string): void;
  /** Prints a line. */
  say(line: string): void;
  /** Sets the exit code to 1. @param line printed as an error */
  fail(line?: string): void;
}

/** What a command uses. Anything else is refused: it would be ignored, which may lose data. */
type Command = readonly [uses: readonly ('names' | Option)[], run: (call: Call) => Promise<void>];

const COMMANDS: Readonly<Record<string, Command>> = {
  list: [['email', 'since', 'undelivered', 'json'], list],
  show: [['names', 'json'], show],
  seen: [['names', 'email', 'since'], (call) => mark(call, 'seen')],
  spam: [['names', 'email', 'since'], (call) => mark(call, 'spam')],
  test: [[], sendTests],
  redeliver: [['names', 'email', 'since', 'failed'], redeliver],
  export: [['email', 'since', 'out', 'json'], exportAll],
  subscribers: [['out', 'json'], subscribers],
  unsubscribe: [['email'], unsubscribe],
  delete: [['names', 'email', 'since'], erase],
  backup: [['names'], makeBackup],
  restore: [['names', 'replace', 'empty'], restoreBackup],
  purge: [[], purge],
};

interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/**
 * Runs one command.
 * @param args the command and what follows it
 * @returns the exit code
 * @throws SettingsError, StorageError
 */
export async function manageEnquiries(
  [name, ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { stdout, stderr }: Streams,
): Promise<number> {
  const settings = readSettings(env);
  if (name === undefined) throw new SettingsError(USAGE);
  // Not `toString` and other names that every object has.
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new SettingsError(`There is no command "${name}". ${USAGE}`);
  const [uses, run] = command;
  const read = readArguments(args, uses);
  const isRestoring = name === 'restore';
  if (!isRestoring && name !== 'test') requireDatabase(settings);
  const db = await openDatabase(settings, undefined, { mayStartEmpty: isRestoring });
  let code = 0;
  const write = (text: string) => void stdout.write(text);
  const say = (line: string) => write(`${line}\n`);
  const fail = (line?: string) => {
    if (line !== undefined) stderr.write(`${line}\n`);
    code = 1;
  };
  try {
    await run({ ...read, settings, db, store: createStore(db), write, say, fail });
  } finally {
    await db.close();
  }
  return code;
}

/** @throws SettingsError for what would be ignored */
function readArguments(args: readonly string[], uses: Command[0]) {
  const options = Object.fromEntries(
    uses.filter((one) => one !== 'names').map((one) => [one, OPTIONS[one]]),
  );
  try {
    const allowPositionals = uses.includes('names');
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals, options });
    return { names: positionals, values: values as Values };
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}. Nothing was done. ${USAGE}`);
  }
}

/** @throws SettingsError when the data folder has no enquiries: it may be the wrong one */
function requireDatabase({ databaseUrl, dataDir }: Settings): void {
  const file = databaseFile(dataDir);
  if (databaseUrl !== undefined || existsSync(file)) return;
  throw new SettingsError(
    `There are no enquiries here: ${file} does not exist. Set DATA_DIR to the server's data folder.`,
  );
}

async function list({ store, values, write, say }: Call): Promise<void> {
  const all = await store.list(filterOf(values));
  const found = values.undelivered ? all.filter(isUndelivered) : all;
  write(shown(found, values));
  if (!values.json) say(counted(found.length));
}

async function show({ store, names, values, write, fail }: Call): Promise<void> {
  const found: StoredEnquiry[] = [];
  for (const receipt of named(names)) {
    const [enquiry] = await store.list({ receipt });
    if (enquiry === undefined) fail(notThere(receipt));
    else found.push(enquiry);
  }
  write(shown(found, values));
}

async function mark({ store, names, values, say, fail }: Call, handling: Handling): Promise<void> {
  let marked = 0;
  for (const selection of selected(names, values)) {
    const count = await store.handle(selection, handling);
    if (count === 0 && 'receipt' in selection) fail(notThere(selection.receipt));
    marked += count;
  }
  say(`Marked ${counted(marked)} as ${handling}`);
  if (marked === 0) fail();
}

const NOTHING_SET =
  'Neither SMTP_URL nor WEBHOOK_URL is set here, so nothing can be delivered. Run this with the server’s environment variables.';

/** Sends a test by each channel that has one. */
async function sendTests({ store, settings, say, fail }: Call): Promise<void> {
  const channels = createChannels(settings.delivery, { store, publicUrl: undefined });
  const tested = Object.entries(channels).filter(
    ([channel, { test }]) => test !== undefined && channel !== 'webhook-subscription',
  );
  if (tested.length === 0) throw new SettingsError(NOTHING_SET);
  const signal = AbortSignal.timeout(settings.delivery.times.leaseMs);
  for (const [channel, { test }] of tested) {
    try {
      await test?.(signal);
      say(`The test by ${channel} was accepted. Check that it has arrived.`);
    } catch (error) {
      fail(`The test by ${channel} failed: ${(error as Error).message}`);
    }
  }
}

async function redeliver({ store, names, values, settings, say, fail }: Call): Promise<void> {
  const { mail, webhook } = settings.delivery;
  const channels: Channel[] = [
    ...(mail ? (['email'] as const) : []),
    ...(webhook ? (['webhook', 'webhook-subscription'] as const) : []),
  ];
  if (channels.length === 0) throw new SettingsError(NOTHING_SET);
  const { failed, email, since } = values;
  if (failed && (names.length > 0 || email !== undefined || since !== undefined)) {
    throw new SettingsError(
      `--failed selects by itself. Nothing was done. Leave out the receipts, --email and --since, or leave out --failed. ${USAGE}`,
    );
  }
  let count = 0;
  for (const one of failed ? (['failed'] as const) : selected(names, values)) {
    const due = await store.redeliver(one, channels);
    if (due === 0 && one !== 'failed' && 'receipt' in one) fail(notThere(one.receipt));
    count += due;
  }
  say(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; a running server makes them within half a minute`,
  );
  if (count === 0 && !failed) fail();
}

async function exportAll(call: Call): Promise<void> {
  const found = await call.store.list(filterOf(call.values));
  output(call, found, COLUMNS, counted(found.length));
}

async function subscribers(call: Call): Promise<void> {
  const found = await call.store.subscriptions();
  output(call, found, SUBSCRIBER_COLUMNS, subscriptions(found.length));
}

async function unsubscribe({ store, values: { email }, say, fail }: Call): Promise<void> {
  if (email === undefined) throw new SettingsError(`Name the address by --email. ${USAGE}`);
  const count = await store.unsubscribe(email);
  say(`Withdrew ${subscriptions(count)}`);
  if (count === 0) fail();
}

async function erase({ store, names, values, say, fail }: Call): Promise<void> {
  if (values.since !== undefined && values.email === undefined) {
    throw new SettingsError(
      `delete takes --since only with --email ADDRESS, because it would delete enquiries that nobody has read. Name their receipts instead. ${USAGE}`,
    );
  }
  const total = { enquiries: 0, subscriptions: 0 };
  let isOverwritten = true;
  for (const selection of selected(names, values)) {
    const removed = await store.remove(selection);
    const isNone = removed.enquiries + removed.subscriptions === 0;
    if (isNone && 'receipt' in selection) fail(notThere(selection.receipt));
    total.enquiries += removed.enquiries;
    total.subscriptions += removed.subscriptions;
    // The last one tells of all.
    ({ isOverwritten } = removed);
  }
  say(`Deleted ${counted(total.enquiries)} and ${subscriptions(total.subscriptions)}`);
  if (total.enquiries + total.subscriptions === 0) return fail();
  const lastDay = new Date(Date.now() + BACKUP_KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  say(
    `Backups of before still have them: the last of those that are kept for ${BACKUP_KEPT_DAYS} days goes on ${lastDay}.`,
  );
  if (isOverwritten) return;
  fail(
    'The text is still in the write-ahead log of the database, because another program is reading. It is overwritten within an hour by a running server, or at once, when nobody reads, by: npm run enquiries -- purge',
  );
}

async function makeBackup({ db, names, say }: Call): Promise<void> {
  const [file, ...more] = names;
  if (file === undefined || more.length > 0) {
    throw new SettingsError(`Name one file for the backup. ${USAGE}`);
  }
  say(`${counted(await backUp(db, file))} backed up and checked: ${file}`);
}

async function restoreBackup({ db, names, values, settings, say }: Call): Promise<void> {
  const [file, ...more] = names;
  if (values.empty && file === undefined) {
    if (settings.databaseUrl !== undefined) {
      throw new SettingsError(
        'With DATABASE_URL, an empty database is set up automatically. There is nothing to restore.',
      );
    }
    const place = databaseFile(settings.dataDir);
    if (existsSync(place)) throw new SettingsError(`${place} exists. Nothing has to be restored.`);
    await db.probe();
    return say('An empty database is in place. A running server uses it within 5 seconds.');
  }
  if (file === undefined || more.length > 0 || values.empty) {
    throw new SettingsError(`Name one backup to restore. ${USAGE}`);
  }
  const restoreInto = (into: Database) => restore(into, file, values.replace === true);
  const { restored, deleted } = await restoreInto(db).catch(async (error: unknown) => {
    // It was set aside just now; a new one takes its place.
    if (!(error instanceof StorageError && error.fault === 'damaged')) throw error;
    say(error.message);
    const fresh = await openDatabase(settings, undefined, { mayStartEmpty: true });
    return restoreInto(fresh).finally(() => fresh.close());
  });
  say(`${counted(restored)} restored from ${file}; everything else is as it was`);
  if (deleted === 0) return;
  say(
    `${counted(deleted)} of the backup had been deleted since, and was not brought back; --replace does that`,
  );
}

async function purge({ store, say }: Call): Promise<void> {
  // Running the command by hand confirms that the clock is right.
  const { removed } = await store.purge(true);
  say(`Deleted ${counted(removed)} past the retention period`);
}

function filterOf({ since, email }: Values) {
  return {
    ...(since !== undefined && { since: parseSince(since, Date.now()) }),
    ...(email !== undefined && { workEmail: email }),
  };
}

/**
 * Receipts as they are stored: people write them in lower case, and mistake letters for digits.
 * @throws SettingsError when nothing is named
 */
function named(names: readonly string[]): readonly string[] {
  if (names.length === 0) throw new SettingsError(`Specify which enquiries. ${USAGE}`);
  return names.map((name) => name.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/gu, '1'));
}

/** @throws SettingsError when nothing is selected, or in two ways at once */
function selected(names: readonly string[], values: Values): readonly Selection[] {
  const { workEmail, since } = filterOf(values);
  if (workEmail === undefined && since === undefined) {
    return named(names).map((receipt) => ({ receipt }));
  }
  if (names.length > 0) {
    throw new SettingsError(
      `Receipts select by themselves. Nothing was done. Leave them out, or leave out --email and --since. ${USAGE}`,
    );
  }
  if (workEmail === undefined) return since === undefined ? [] : [{ since }];
  return [{ workEmail, ...(since !== undefined && { since }) }];
}

function isUndelivered({ deliveries, handling }: StoredEnquiry): boolean {
  const isNotified = deliveries.some(({ channel }) => NOTIFYING.includes(channel));
  const isOpen = deliveries.some(
    ({ channel, state }) => COMPANY.includes(channel) && state !== 'delivered',
  );
  return handling === 'new' && (!isNotified || isOpen);
}

const shown = (found: readonly StoredEnquiry[], { json }: Values) =>
  json ? `${JSON.stringify(found, null, 2)}\n` : found.map((one) => `${describe(one)}\n`).join('');

const notThere = (receipt: string) => `There is no enquiry ${receipt}`;

const counted = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

const subscriptions = (count: number) =>
  `${count} newsletter ${count === 1 ? 'subscription' : 'subscriptions'}`;

/** Writes what was found, as CSV or JSON, to a new file or the terminal. */
function output<Column extends string>(
  { values: { json, out }, write, say }: Call,
  found: readonly Readonly<Partial<Record<Column, unknown>>>[],
  columns: readonly Column[],
  what: string,
): void {
  const records = found.map((one) => columns.map((column) => String(one[column] ?? '')));
  const text = json ? `${JSON.stringify(found, null, 2)}\n` : toCsv(columns, records);
  if (out === undefined) return write(forTerminal(text));
  try {
    writeFileSync(out, json ? text : BYTE_ORDER_MARK + text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new SettingsError(
      isThere
        ? `${out} already exists and was not overwritten. Remove it or name another file.`
        : `${out} cannot be written: ${(error as Error).message}`,
      { cause: error },
    );
  }
  say(`${what} in ${out}`);
}
