import type { DatabaseSync } from 'node:sqlite';
import { KEPT_DAYS } from './protocol.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Old enquiries are removed every hour: after so many days without, the clock itself is in doubt. */
const JUMP_DAYS = 7;

/** What a removal of old enquiries came to. */
export interface PurgeReport {
  /** How many enquiries were removed. */
  readonly removed: number;
  /** Set when the clock may be wrong and nothing was removed for that reason. */
  readonly refused?: {
    /** How many enquiries would have been removed, and of how many. */
    readonly due: number;
    readonly total: number;
    /** How many days the clock is past the last removal. */
    readonly days: number;
  };
}

/** When old enquiries were last removed, in milliseconds since 1970: the only clock there is to compare with. */
export const LAST_PURGE_TABLE = `
  CREATE TABLE IF NOT EXISTS last_purge (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Removes everything that is older than 90 days, unless the clock has jumped: a machine that starts
 * with a wrong date must not erase what nobody has read. It has jumped when it is more than a week past
 * the last removal and more than half of what was there then would go at once.
 * @param now milliseconds since 1970
 * @param isClockRight whether somebody has looked at the clock, so that it is believed
 */
export function purgeOld(db: DatabaseSync, now: number, isClockRight: boolean): PurgeReport {
  const oldest = now - KEPT_DAYS * DAY_MS;
  const countOf = (condition: string, time: number) =>
    Number(
      db
        .prepare(
          `SELECT count(*) AS count FROM enquiries JOIN receipts USING (receipt)
           WHERE received_at ${condition} ?`,
        )
        .get(time)?.['count'],
    );
  const last = lastPurge(db) ?? now;
  const days = Math.floor((now - last) / DAY_MS);
  if (!isClockRight && days > JUMP_DAYS) {
    const due = countOf('<', oldest);
    // What came in later may bear a wrong time itself.
    const total = countOf('<=', last);
    if (due > total / 2) return { removed: 0, refused: { due, total, days } };
  }
  const { changes } = db
    .prepare(
      `DELETE FROM enquiries
       WHERE receipt IN (SELECT receipt FROM receipts WHERE received_at < ?)`,
    )
    .run(oldest);
  db.prepare('DELETE FROM receipts WHERE received_at < ?').run(oldest);
  // A clock that has gone back says nothing about when the next removal is due.
  db.prepare(
    'INSERT INTO last_purge VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)',
  ).run(now);
  return { removed: Number(changes) };
}

/** Undefined for a database in which nothing has happened yet. */
function lastPurge(db: DatabaseSync): number | undefined {
  const row = db
    .prepare(
      'SELECT coalesce((SELECT at FROM last_purge), (SELECT max(received_at) FROM receipts)) AS last',
    )
    .get();
  return row?.['last'] === null ? undefined : Number(row?.['last']);
}
