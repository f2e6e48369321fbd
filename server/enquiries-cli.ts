import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENQUIRY_FIELDS } from '#src/content/enquiry.ts';
import { toCsv } from './csv.ts';
import { prepareDataDir } from './data-dir.ts';
import { openStore, type EnquiryStore, type StoredEnquiry } from './enquiries/store.ts';
import { readSettings, SettingsError } from './settings.ts';
import { run } from './run.ts';

/** `npm run enquiries -- list | export | delete | purge`: how the team manages stored enquiries. */

const USAGE = `Use one of:
  npm run enquiries -- list                        the enquiries, the oldest first
  npm run enquiries -- export [--out FILE]         all of them as CSV, to the terminal or a new file
  npm run enquiries -- delete RECEIPT...           those with these receipts
  npm run enquiries -- delete --email ADDRESS      all from this address (a request for erasure)
  npm run enquiries -- purge                       all that are older than 90 days by this machine's
                                                   clock, which the server does itself while it can
                                                   trust the clock
The data folder is .data, or the one that DATA_DIR names.`;

const COLUMNS = ['receipt', 'receivedAt', ...ENQUIRY_FIELDS, 'marks'] as const;

await run(() => {
  const { positionals, values } = readArguments();
  const [command, ...receipts] = positionals;
  const { dataDir } = readSettings(process.env);
  prepareDataDir(dataDir);
  const store = openStore(dataDir);
  try {
    if (command === 'list') list(store);
    else if (command === 'export') exportCsv(store, values.out);
    else if (command === 'delete') remove(store, receipts, values.email);
    else if (command === 'purge') purge(store);
    else
      throw new SettingsError(
        command === undefined ? USAGE : `There is no command "${command}". ${USAGE}`,
      );
  } finally {
    store.close();
  }
  return Promise.resolve();
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' }, email: { type: 'string' } },
    });
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

function list(store: EnquiryStore): void {
  const enquiries = store.list();
  for (const enquiry of enquiries) console.log(describe(enquiry));
  const { length } = enquiries;
  console.log(`${length} ${length === 1 ? 'enquiry' : 'enquiries'}`);
}

function describe(enquiry: StoredEnquiry): string {
  const { receipt, receivedAt, fullName, workEmail, representative, marks, message } = enquiry;
  const lines = [
    `${receipt}  ${receivedAt}${marks === '' ? '' : `  (possible spam: ${marks})`}`,
    `  ${fullName} <${workEmail}>, ${enquiry.contactNo}`,
    `  heard about us: ${enquiry.hearAboutUs}`,
    ...(representative === '' ? [] : [`  for: ${representative}`]),
    `  newsletter: ${enquiry.subscribe ? 'yes' : 'no'}`,
    ...(message === '' ? [] : message.split('\n').map((line) => `  | ${line}`)),
  ];
  return lines.map(withoutControls).join('\n').concat('\n');
}

/** Strips control characters, so that an enquiry cannot move the cursor or rewrite the terminal. */
function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, '�');
}

function exportCsv(store: EnquiryStore, out: string | undefined): void {
  const records = store.list().map((enquiry) => COLUMNS.map((column) => String(enquiry[column])));
  const csv = toCsv(COLUMNS, records);
  if (out === undefined) {
    process.stdout.write(csv);
    return;
  }
  try {
    writeFileSync(out, csv, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new SettingsError(
      isThere
        ? `${out} already exists and was not overwritten. Remove it or name another file.`
        : `${out} cannot be written: ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
  console.log(`${records.length} enquiries are in ${out}`);
}

function remove(store: EnquiryStore, receipts: readonly string[], email: string | undefined): void {
  if (receipts.length === 0 && email === undefined) {
    throw new SettingsError(`Say which enquiries to delete. ${USAGE}`);
  }
  let removed = 0;
  for (const receipt of receipts) {
    const count = store.remove({ receipt });
    if (count === 0) console.error(`There is no enquiry ${receipt}`);
    removed += count;
  }
  if (email !== undefined) removed += store.remove({ workEmail: email });
  console.log(`Deleted ${removed} ${removed === 1 ? 'enquiry' : 'enquiries'}`);
  if (removed === 0) process.exitCode = 1;
}

function purge(store: EnquiryStore): void {
  // Running the command by hand confirms that the clock is right.
  const { removed } = store.purge(true);
  console.log(`Deleted ${removed} ${removed === 1 ? 'enquiry' : 'enquiries'} older than 90 days`);
}
