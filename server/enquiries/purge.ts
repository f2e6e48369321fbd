import type { DatabaseSync } from 'node:sqlite';
import { KEPT_DAYS } from './protocol.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Old enquiries are removed every hour; after this many days without a removal, the clock is suspect.
 */
const JUMP_DAYS = 7;

/** The result of purging old enquiries. */
export interface PurgeReport {
  /** How many enquiries were removed. */
  readonly removed: number;
  /** Set when the clock may be wrong and nothing was removed for that reason. */
  readonly refused?: {
    /** How many enquiries would have been removed, out of how many. */
    readonly due: number;
    readonly total: number;
    /** How many days the clock is past the last removal. */
    readonly days: number;
  };
}

/**
 * When old enquiries were last removed, in milliseconds since 1970: the only reference for the clock.
 */
export const LAST_PURGE_TABLE = `
  CREATE TABLE IF NOT EXISTS last_purge (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Removes everything that is older than 90 days, unless the clock has jumped: a machine that boots
 * with a wrong date must not erase unread enquiries. The clock counts as jumped when it is more
 * than a week past the last removal and more than half of the enquiries that existed then would be
 * removed at once.
 * @param now milliseconds since 1970
 * @param isClockRight whether an operator has confirmed the clock
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
    // Enquiries received later may have wrong timestamps themselves.
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
  // max: a clock that went back must not reset the time of the last removal.
  db.prepare(
    'INSERT INTO last_purge VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)',
  ).run(now);
  return { removed: Number(changes) };
}

/** Undefined for a database without any enquiries or removals. */
function lastPurge(db: DatabaseSync): number | undefined {
  const row = db
    .prepare(
      'SELECT coalesce((SELECT at FROM last_purge), (SELECT max(received_at) FROM receipts)) AS last',
    )
    .get();
  return row?.['last'] === null ? undefined : Number(row?.['last']);
}
