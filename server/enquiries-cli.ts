import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENQUIRY_FIELDS } from '#src/content/enquiry.ts';
import { backUp, restore, startEmpty } from './cli/backup.ts';
import { backUpPostgres, restorePostgres, startEmptyPostgres } from './cli/postgres-backup.ts';
import { describe } from './cli/describe.ts';
import { parseSince } from './cli/since.ts';
import { BYTE_ORDER_MARK, toCsv } from './csv.ts';
import { openPostgresStore } from './enquiries/postgres/postgres-store.ts';
import { databaseFile } from './enquiries/sqlite/database-file.ts';
import { openStore } from './enquiries/sqlite/sqlite-store.ts';
import {
  COMPANY,
  TELLING,
  type Channel,
  type EnquiryStore,
  type Filter,
  type Handling,
  type Selection,
  type StoredEnquiry,
} from './enquiries/store.ts';
import { run } from './run.ts';
import { SettingsError } from './settings-error.ts';
import { readSettings, type Settings } from './settings.ts';

/** `npm run enquiries -- COMMAND`: how the team manages stored enquiries (docs/operations.md). */

const USAGE = `Use one of:
  npm run enquiries -- list                     the enquiries, the oldest first
  npm run enquiries -- list --undelivered       those that were not delivered, and why
  npm run enquiries -- show RECEIPT...          these
  npm run enquiries -- seen RECEIPT...          marks them as read: they raise no alarm
  npm run enquiries -- spam RECEIPT...          marks them as spam
  npm run enquiries -- redeliver RECEIPT...     sends them on again, also what was delivered
  npm run enquiries -- redeliver --failed       sends again what was given up or never announced
  npm run enquiries -- export [--out FILE]      all as CSV, to the terminal or a new file
  npm run enquiries -- subscribers              who confirmed the newsletter, when, and to what words
  npm run enquiries -- delete RECEIPT...        deletes them
  npm run enquiries -- delete --email ADDRESS   deletes all from this address, and its subscription
                                                (a request for erasure)
  npm run enquiries -- backup FILE              copies the database, also while the server runs
  npm run enquiries -- restore FILE             puts a backup in its place; --replace if it has
                                                enquiries, --empty without a FILE for an empty one
  npm run enquiries -- purge                    deletes what is too old by this machine's clock, which
                                                the server does itself while it can trust the clock
--email ADDRESS and --since 2025-01-31 (or 36h, 7d) select for list and export; and instead of
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

const OPTIONS = {
  out: { type: 'string' },
  email: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean', default: false },
  undelivered: { type: 'boolean', default: false },
  failed: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  empty: { type: 'boolean', default: false },
} as const;

/** What each command uses. Anything else is refused: it would be ignored, which may lose data. */
const USES: Readonly<Partial<Record<string, readonly (keyof typeof OPTIONS | 'names')[]>>> = {
  list: ['email', 'since', 'undelivered', 'json'],
  show: ['names', 'json'],
  seen: ['names', 'email', 'since'],
  spam: ['names', 'email', 'since'],
  redeliver: ['names', 'email', 'since', 'failed'],
  export: ['email', 'since', 'out', 'json'],
  subscribers: ['json'],
  delete: ['names', 'email', 'since'],
  backup: ['names'],
  restore: ['names', 'replace', 'empty'],
  purge: [],
};

type Values = ReturnType<typeof readArguments>['values'];

interface Call {
  readonly store: EnquiryStore;
  /** The arguments after the command. */
  readonly names: readonly string[];
  readonly values: Values;
  readonly settings: Settings;
}

const COMMANDS: Readonly<Partial<Record<string, (call: Call) => Promise<void>>>> = {
  list: async ({ store, values }) => {
    const all = await store.list(filterOf(values));
    const found = values.undelivered ? all.filter(isUndelivered) : all;
    print(found, values);
    if (!values.json) console.log(counted(found.length));
  },
  show: async ({ store, names, values }) => {
    const found: StoredEnquiry[] = [];
    for (const receipt of named(names)) {
      const [enquiry] = await store.list({ receipt });
      if (enquiry === undefined) notThere(receipt);
      else found.push(enquiry);
    }
    print(found, values);
  },
  seen: (call) => mark(call, 'seen'),
  spam: (call) => mark(call, 'spam'),
  redeliver,
  export: async ({ store, values }) => {
    const found = await store.list(filterOf(values));
    const text = values.json
      ? `${JSON.stringify(found, null, 2)}\n`
      : toCsv(
          COLUMNS,
          found.map((enquiry) => COLUMNS.map((column) => String(enquiry[column]))),
        );
    if (values.out === undefined) process.stdout.write(text);
    else writeNew(values.out, values.json ? text : BYTE_ORDER_MARK + text, found.length);
  },
  subscribers: async ({ store, values }) => {
    const found = await store.subscriptions();
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else {
      const columns = ['workEmail', 'confirmedAt', 'askedAt', 'consent', 'receipt'] as const;
      process.stdout.write(
        toCsv(
          columns,
          found.map((subscription) => columns.map((column) => subscription[column] ?? '')),
        ),
      );
    }
  },
  delete: async ({ store, names, values }) => {
    if (values.since !== undefined && values.email === undefined) {
      throw new SettingsError(
        `delete takes --since only with --email ADDRESS, because it would delete enquiries that nobody has read. Name their receipts instead. ${USAGE}`,
      );
    }
    let enquiries = 0;
    let subscriptions = 0;
    for (const selection of selected(names, values)) {
      const removed = await store.remove(selection);
      const isNone = removed.enquiries + removed.subscriptions === 0;
      if (isNone && 'receipt' in selection) notThere(selection.receipt);
      enquiries += removed.enquiries;
      subscriptions += removed.subscriptions;
    }
    console.log(
      `Deleted ${counted(enquiries)} and ${subscriptions} newsletter ${subscriptions === 1 ? 'subscription' : 'subscriptions'}`,
    );
    if (enquiries + subscriptions === 0) process.exitCode = 1;
  },
  backup: async ({ names, settings }) => {
    const [file, ...more] = names;
    if (file === undefined || more.length > 0) {
      throw new SettingsError(`Name one file for the backup. ${USAGE}`);
    }
    const { databaseUrl, dataDir } = settings;
    const { enquiries } = await (databaseUrl === undefined
      ? backUp(dataDir, file)
      : backUpPostgres(databaseUrl, file));
    console.log(`${counted(enquiries)} backed up and checked: ${file}`);
  },
  purge: async ({ store }) => {
    // Running the command by hand confirms that the clock is right.
    const { removed } = await store.purge(true);
    console.log(`Deleted ${counted(removed)} past the retention period`);
  },
};

async function runRestore(
  { databaseUrl, dataDir }: Settings,
  names: readonly string[],
  { empty, replace }: Values,
): Promise<void> {
  const [file, ...more] = names;
  if (empty && file === undefined) {
    await (databaseUrl === undefined ? startEmpty(dataDir) : startEmptyPostgres());
    console.log('An empty database is in place. A running server uses it within 5 seconds.');
    return;
  }
  if (file === undefined || more.length > 0 || empty) {
    throw new SettingsError(`Name one backup to restore. ${USAGE}`);
  }
  const { enquiries } = await (databaseUrl === undefined
    ? restore(dataDir, file, replace)
    : restorePostgres(databaseUrl, file, replace));
  console.log(`${counted(enquiries)} restored from ${file}`);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

/** @throws SettingsError when something would be ignored */
function refuseUnused(command: string, names: readonly string[], values: Values): void {
  const uses = USES[command] ?? [];
  const unused = Object.entries(values)
    .filter(([name, value]) => value !== false && !uses.some((used) => used === name))
    .map(([name]) => `--${name}`);
  if (!uses.includes('names')) unused.push(...names.map((name) => JSON.stringify(name)));
  if (unused.length === 0) return;
  throw new SettingsError(
    `${command} does not use ${unused.join(' and ')}. Nothing was done. ${USAGE}`,
  );
}

function filterOf({ since, email }: Values): Filter {
  return {
    ...(since !== undefined && { since: parseSince(since, Date.now()) }),
    ...(email !== undefined && { workEmail: email }),
  };
}

function isUndelivered({ deliveries, handling }: StoredEnquiry): boolean {
  const isTold = deliveries.some(({ channel }) => TELLING.includes(channel));
  const isOpen = deliveries.some(
    ({ channel, state }) => COMPANY.includes(channel) && state !== 'delivered',
  );
  return handling === 'new' && (!isTold || isOpen);
}

function print(found: readonly StoredEnquiry[], { json }: Values): void {
  if (json) console.log(JSON.stringify(found, null, 2));
  else for (const enquiry of found) console.log(describe(enquiry));
}

async function mark({ store, names, values }: Call, handling: Handling): Promise<void> {
  let marked = 0;
  for (const selection of selected(names, values)) {
    const count = await store.handle(selection, handling);
    if (count === 0 && 'receipt' in selection) notThere(selection.receipt);
    marked += count;
  }
  console.log(`Marked ${counted(marked)} as ${handling}`);
  if (marked === 0) process.exitCode = 1;
}

async function redeliver({ store, names, values, settings }: Call): Promise<void> {
  const { mail, webhook } = settings.delivery;
  const channels: Channel[] = [
    ...(mail ? (['email'] as const) : []),
    ...(webhook ? (['webhook', 'webhook-subscription'] as const) : []),
  ];
  if (channels.length === 0) {
    throw new SettingsError(
      'Neither SMTP_URL nor WEBHOOK_URL is set here, so nothing can be delivered. Run this with the server’s environment variables.',
    );
  }
  if (
    values.failed &&
    (names.length > 0 || values.email !== undefined || values.since !== undefined)
  ) {
    throw new SettingsError(
      `--failed selects by itself. Nothing was done. Leave out the receipts, --email and --since, or leave out --failed. ${USAGE}`,
    );
  }
  let count = 0;
  for (const one of values.failed ? (['failed'] as const) : selected(names, values)) {
    const due = await store.redeliver(one, channels);
    if (due === 0 && one !== 'failed' && 'receipt' in one) notThere(one.receipt);
    count += due;
  }
  console.log(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; a running server makes them within half a minute`,
  );
  if (count === 0 && !values.failed) process.exitCode = 1;
}

/** @throws SettingsError when nothing is named */
function named(names: readonly string[]): readonly string[] {
  if (names.length === 0) throw new SettingsError(`Specify which enquiries. ${USAGE}`);
  return names;
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

function notThere(receipt: string): void {
  console.error(`There is no enquiry ${receipt}`);
  process.exitCode = 1;
}

function counted(count: number): string {
  return `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;
}

function writeNew(file: string, text: string, count: number): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new SettingsError(
      isThere
        ? `${file} already exists and was not overwritten. Remove it or name another file.`
        : `${file} cannot be written: ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
  console.log(`${counted(count)} in ${file}`);
}

/** @throws SettingsError when the data folder has no enquiries: it may be the wrong one */
function openExisting({ databaseUrl, dataDir }: Settings): EnquiryStore {
  if (databaseUrl !== undefined) return openPostgresStore(databaseUrl);
  const { file } = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new SettingsError(
      `There are no enquiries here: ${file} does not exist. Set DATA_DIR to the server's data folder.`,
    );
  }
  return openStore(dataDir);
}

await run(async () => {
  const { positionals, values } = readArguments();
  const [command, ...names] = positionals;
  const settings = readSettings(process.env);
  if (command === undefined) throw new SettingsError(USAGE);
  // Not `toString` and other names that every object has.
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (work === undefined && command !== 'restore') {
    throw new SettingsError(`There is no command "${command}". ${USAGE}`);
  }
  refuseUnused(command, names, values);
  if (work === undefined) {
    await runRestore(settings, names, values);
    return;
  }
  const store = openExisting(settings);
  try {
    await work({ store, names, values, settings });
  } finally {
    await store.close();
  }
});
