import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryDraft } from '#src/content/enquiry.ts';
import type { Submission } from '#server/enquiries/store.ts';

/** A valid enquiry, with changes applied. */
export function someEnquiry(changes: Partial<EnquiryDraft> = {}): EnquiryDraft {
  return {
    fullName: 'Ada Lovelace',
    workEmail: 'ada@engines.example',
    contactNo: '+44 20 7946 0000',
    hearAboutUs: 'A colleague, "Charles"',
    representative: 'K-12 publishing',
    message: 'Two lines\nof text',
    subscribe: false,
    ...changes,
  };
}

/** What the receiver passes to the store for an enquiry, without deliveries or limits. */
export function someSubmission(
  changes: Partial<EnquiryDraft> = {},
  rest: Partial<Submission> = {},
): Submission {
  return {
    key: randomUUID(),
    enquiry: someEnquiry(changes) as Enquiry,
    marks: [],
    sender: '203.0.113.1',
    budgets: [],
    channels: [],
    consent: 'Send me the newsletter',
    ...rest,
  };
}

/** A temporary folder and a function that removes it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'hause-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** What the first version of this program wrote into an empty SQLite database. */
export const FIRST_FORMAT = `
  CREATE TABLE receipts (
    idempotency_key TEXT PRIMARY KEY,
    receipt TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    fingerprint TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX receipts_by_time ON receipts (received_at);
  CREATE TABLE enquiries (
    receipt TEXT PRIMARY KEY REFERENCES receipts (receipt),
    full_name TEXT NOT NULL,
    work_email TEXT NOT NULL,
    contact_no TEXT NOT NULL,
    hear_about_us TEXT NOT NULL,
    representative TEXT NOT NULL,
    message TEXT NOT NULL,
    subscribe INTEGER NOT NULL CHECK (subscribe IN (0, 1)),
    marks TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
  CREATE TABLE IF NOT EXISTS last_purge (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
  ) STRICT;
`;
