import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Enquiry } from '#src/content/enquiry.ts';

/**
 * The enquiries that the receiver with this data folder has accepted, oldest first. It reads the
 * database directly and synchronously: a check must not wait while the page under test continues.
 */
export function enquiriesIn(dataDir: string): Enquiry[] {
  const db = databaseIn(dataDir);
  try {
    return db
      .prepare(
        'SELECT answers FROM enquiries JOIN receipts USING (receipt) ORDER BY received_at, receipt',
      )
      .all()
      .map(({ answers }) => JSON.parse(String(answers)) as Enquiry);
  } finally {
    db.close();
  }
}

/** The names on the enquiries that the receiver with this data folder has accepted. */
export function enquirersIn(dataDir: string): string[] {
  return enquiriesIn(dataDir).map(({ fullName }) => fullName);
}

/** The receipts that the receiver with this data folder has given, oldest first. */
export function receiptsIn(dataDir: string): string[] {
  const db = databaseIn(dataDir);
  try {
    return db
      .prepare('SELECT receipt FROM receipts ORDER BY received_at, receipt')
      .all()
      .map(({ receipt }) => String(receipt));
  } finally {
    db.close();
  }
}

/** The receiver may be writing at this moment, which takes a few milliseconds. */
const WAIT_MS = 5_000;

const databaseIn = (dataDir: string) =>
  new DatabaseSync(path.join(dataDir, 'enquiries', 'enquiries.sqlite'), {
    readOnly: true,
    timeout: WAIT_MS,
  });
