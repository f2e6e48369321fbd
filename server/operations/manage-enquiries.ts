import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENQUIRY_FIELDS } from '#src/content/enquiry.ts';
import { BYTE_ORDER_MARK, toCsv } from '../csv.ts';
import { databaseFile } from '../enquiries/database/sqlite.ts';
import { openStore } from '../enquiries/open-store.ts';
import { BACKUP_KEPT_DAYS, DAY_MS } from '../enquiries/protocol.ts';
import { NOTIFYING, type Selection } from '../enquiries/store.ts';
import type { StoredEnquiry, EnquiryStore } from '../enquiries/store-in-sql.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { backUp } from './backup.ts';
import { describe, forTerminal } from './describe.ts';

const USAGE = `Use one of:
  npm run enquiries -- list [RECEIPT...]        these enquiries, or all, the oldest first
  npm run enquiries -- list --undelivered       those that were not delivered, and why
  npm run enquiries -- list --email ADDRESS     those from this address
  npm run enquiries -- redeliver                sends again what was given up or never announced
  npm run enquiries -- redeliver RECEIPT...     sends them on again, also what was delivered
  npm run enquiries -- export [--out FILE]      all as CSV, to the terminal or a new file
  npm run enquiries -- subscribers [--out FILE] who confirmed the newsletter, when, and to what words
  npm run enquiries -- unsubscribe --email ADDRESS
                                                ends the newsletter for this address
  npm run enquiries -- delete RECEIPT...        deletes them
  npm run enquiries -- delete --email ADDRESS   deletes all from this address, and its subscription
                                                (a request for erasure)
  npm run enquiries -- backup FILE              copies the SQLite database, also while the server runs
The data folder is .data, or the one that DATA_DIR names; with DATABASE_URL, it is that database.`;

const COLUMNS = ['receipt', 'receivedAt', ...ENQUIRY_FIELDS, 'marks', 'subscription'] as const;

const SUBSCRIBER_COLUMNS = ['workEmail', 'confirmedAt', 'askedAt', 'consent', 'receipt'] as const;

const OPTIONS = {
  out: { type: 'string' },
  email: { type: 'string' },
  undelivered: { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;

interface Call {
  readonly settings: Settings;
  readonly store: EnquiryStore;
  /** The arguments after the command. */
  readonly names: readonly string[];
  readonly out?: string;
  readonly email?: string;
  readonly undelivered?: boolean;
  write(text: string): void;
  /** Prints a line. */
  say(line: string): void;
  /** Sets the exit code to 1. @param line printed as an error */
  fail(line?: string): void;
}

/** What a command uses. Anything else is refused: it would be ignored, which may lose data. */
type Command = readonly [uses: readonly ('names' | Option)[], run: (call: Call) => Promise<void>];

const COMMANDS: Readonly<Record<string, Command>> = {
  list: [['names', 'email', 'undelivered'], list],
  redeliver: [['names'], redeliver],
  export: [['out'], exportAll],
  subscribers: [['out'], subscribers],
  unsubscribe: [['email'], unsubscribe],
  delete: [['names', 'email'], erase],
  backup: [['names'], makeBackup],
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
  requireDatabase(settings);
  const store = openStore(settings);
  let code = 0;
  const write = (text: string) => void stdout.write(text);
  const say = (line: string) => write(`${line}\n`);
  const fail = (line?: string) => {
    if (line !== undefined) stderr.write(`${line}\n`);
    code = 1;
  };
  try {
    await run({ ...read, settings, store, write, say, fail });
  } finally {
    await store.close();
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
    if (positionals.length === 0 || Object.keys(values).length === 0) {
      return { names: positionals, ...(values as Partial<Pick<Call, Option>>) };
    }
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}. Nothing was done. ${USAGE}`);
  }
  throw new SettingsError(`Receipts select by themselves. Nothing was done. ${USAGE}`);
}

/** @throws SettingsError when the data folder has no enquiries: it may be the wrong one */
function requireDatabase({ databaseUrl, dataDir }: Settings): void {
  const file = databaseFile(dataDir);
  if (databaseUrl !== undefined || existsSync(file)) return;
  throw new SettingsError(
    `There are no enquiries here: ${file} does not exist. Set DATA_DIR to the server's data folder.`,
  );
}

async function list(call: Call): Promise<void> {
  const { store, names, email, undelivered, write, say, fail } = call;
  const selections = names.length > 0 || email !== undefined ? selected(call) : [undefined];
  const found: StoredEnquiry[] = [];
  for (const selection of selections) {
    const enquiries = await store.list(selection);
    if (enquiries.length === 0 && selection && 'receipt' in selection) {
      fail(notThere(selection.receipt));
    }
    found.push(...enquiries);
  }
  const shown = undelivered ? found.filter(isUndelivered) : found;
  for (const enquiry of shown) write(`${describe(enquiry)}\n`);
  say(counted(shown.length));
}

async function redeliver({ store, names, settings, say, fail }: Call): Promise<void> {
  const channels = NOTIFYING.filter((channel) =>
    channel === 'email' ? settings.delivery.mail : settings.delivery.webhook,
  );
  if (channels.length === 0) {
    throw new SettingsError(
      'Neither SMTP_URL nor WEBHOOK_URL is set here, so nothing can be delivered. Run this with the server’s environment variables.',
    );
  }
  let count = names.length === 0 ? await store.redeliver(channels) : 0;
  for (const receipt of names.map(asStored)) {
    const due = await store.redeliver(channels, receipt);
    if (due === 0) fail(notThere(receipt));
    count += due;
  }
  say(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; a running server makes them within seconds`,
  );
}

async function exportAll(call: Call): Promise<void> {
  const found = await call.store.list();
  output(call, found, COLUMNS, counted(found.length));
}

async function subscribers(call: Call): Promise<void> {
  const found = await call.store.subscriptions();
  output(call, found, SUBSCRIBER_COLUMNS, subscriptions(found.length));
}

async function unsubscribe({ store, email, say, fail }: Call): Promise<void> {
  if (email === undefined) throw new SettingsError(`Name the address by --email. ${USAGE}`);
  const count = await store.unsubscribe(email);
  say(`Ended ${subscriptions(count)}`);
  if (count === 0) fail();
}

async function erase(call: Call): Promise<void> {
  const { store, say, fail } = call;
  const total = { enquiries: 0, subscriptions: 0 };
  for (const selection of selected(call)) {
    const removed = await store.remove(selection);
    const isNone = removed.enquiries + removed.subscriptions === 0;
    if (isNone && 'receipt' in selection) fail(notThere(selection.receipt));
    total.enquiries += removed.enquiries;
    total.subscriptions += removed.subscriptions;
  }
  say(`Deleted ${counted(total.enquiries)} and ${subscriptions(total.subscriptions)}`);
  if (total.enquiries + total.subscriptions === 0) return fail();
  const lastDay = new Date(Date.now() + BACKUP_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  say(
    `Backups of before still have them: the last of those that are kept for ${BACKUP_KEPT_DAYS} days goes on ${lastDay}.`,
  );
}

async function makeBackup({ settings, names, say }: Call): Promise<void> {
  const [file, ...more] = names;
  if (file === undefined || more.length > 0) {
    throw new SettingsError(`Name one file for the backup. ${USAGE}`);
  }
  if (settings.databaseUrl !== undefined) {
    throw new SettingsError(
      'With DATABASE_URL, the enquiries are in PostgreSQL. Back them up with pg_dump (docs/operations.md, "Back up").',
    );
  }
  await backUp(databaseFile(settings.dataDir), file);
  say(`Backed up and checked: ${file}`);
}

/** Receipts as they are stored: people write them in lower case, and mistake letters for digits. */
const asStored = (name: string) =>
  name.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** @throws SettingsError when nothing is selected */
function selected({ names, email }: Call): readonly Selection[] {
  if (email !== undefined) return [{ workEmail: email }];
  if (names.length === 0) throw new SettingsError(`Specify which enquiries. ${USAGE}`);
  return names.map((name) => ({ receipt: asStored(name) }));
}

function isUndelivered({ deliveries }: StoredEnquiry): boolean {
  const toCompany = deliveries.filter(({ channel }) => NOTIFYING.includes(channel));
  return toCompany.length === 0 || toCompany.some(({ state }) => state !== 'delivered');
}

const notThere = (receipt: string) => `There is no enquiry ${receipt}`;

const counted = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

const subscriptions = (count: number) =>
  `${count} newsletter ${count === 1 ? 'subscription' : 'subscriptions'}`;

/** Writes what was found, as CSV, to a new file or the terminal. */
function output<Column extends string>(
  { out, write, say }: Call,
  found: readonly Readonly<Partial<Record<Column, unknown>>>[],
  columns: readonly Column[],
  what: string,
): void {
  const records = found.map((one) => columns.map((column) => String(one[column] ?? '')));
  const text = toCsv(columns, records);
  if (out === undefined) return write(forTerminal(text));
  try {
    writeFileSync(out, BYTE_ORDER_MARK + text, { flag: 'wx', mode: 0o600 });
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
