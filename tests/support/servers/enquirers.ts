import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, type StoredEnquiry } from '#server/enquiries/store.ts';

/** The enquiries that the receiver with this data folder has accepted, oldest first. */
export function enquiriesIn(dataDir: string): StoredEnquiry[] {
  const store = openStore(dataDir);
  const enquiries = store.list();
  store.close();
  return enquiries;
}

/** The names on the enquiries that the receiver with this data folder has accepted. */
export function enquirersIn(dataDir: string): string[] {
  return enquiriesIn(dataDir).map(({ fullName }) => fullName);
}

/**
 * Makes the database of a running receiver reject every enquiry, like a full disk.
 * @returns a function that makes it accept them again
 */
export function refuseToStore(dataDir: string): () => void {
  const db = new DatabaseSync(path.join(dataDir, 'enquiries', 'enquiries.sqlite'));
  db.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON enquiries BEGIN SELECT RAISE (ABORT, 'no room'); END`,
  );
  return () => {
    db.exec('DROP TRIGGER refuse');
    db.close();
  };
}
