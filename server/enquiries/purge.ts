import { IS_FROM_CONTENT } from './idempotency.ts';
import { KEPT_DAYS, KEY_KEPT_DAYS, LONGEST_KEPT_DAYS } from './protocol.ts';
import type { Sql, Values } from './database/sql.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Old enquiries are removed every hour; after this many days without a removal, the clock is suspect.
 */
const JUMP_DAYS = 7;

/** The result of purging old enquiries. */
export interface PurgeReport {
  /** How many enquiries were removed. */
  readonly removed: number;
  /** How many of those nobody had been notified of; they had reached the hard limit. */
  readonly unread: number;
  /** Set when nothing was removed because the clock may be wrong. */
  readonly refused?: {
    /** How many enquiries would have been removed, out of how many. */
    readonly due: number;
    readonly total: number;
    /** How many days the clock is past the last removal. */
    readonly days: number;
  };
}

/** Enquiries that someone at the company was notified of, or has handled. */
export const IS_TOLD = `(handling <> 'new' OR EXISTS (
  SELECT 1 FROM deliveries WHERE deliveries.receipt = enquiries.receipt
  AND channel IN ('email', 'webhook') AND (state = 'delivered' OR accepted <> '[]')))`;

const IS_DUE = `(received_at < :longest OR (received_at < :kept AND ${IS_TOLD}))`;

/**
 * Removes enquiries older than 90 days. One that nobody was notified of stays for another 30 days,
 * while readiness and the log raise an alarm. Nothing is removed if the clock has jumped: a machine
 * that boots with a wrong date must not erase unread enquiries. The clock counts as jumped when it
 * is more than a week past the last removal and more than half of the enquiries that existed then
 * would be removed at once. What was written is removed with its enquiry; the key stays, so that a
 * late attempt does not bring the enquiry back.
 * @param now milliseconds since 1970
 * @param isClockRight whether an operator has confirmed the clock
 */
export async function purgeOld(sql: Sql, now: number, isClockRight: boolean): Promise<PurgeReport> {
  const kept = now - KEPT_DAYS * DAY_MS;
  const longest = now - LONGEST_KEPT_DAYS * DAY_MS;
  const last = (await lastPurge(sql)) ?? now;
  const days = Math.floor((now - last) / DAY_MS);
  const count = async (condition: string, values: Values) => {
    const [row] = await sql.all(
      `SELECT count(*) AS count FROM enquiries JOIN receipts USING (receipt) WHERE ${condition}`,
      values,
    );
    return Number(row?.['count']);
  };
  if (!isClockRight && days > JUMP_DAYS) {
    const due = await count(IS_DUE, { kept, longest });
    // Enquiries received later may themselves have wrong timestamps.
    const total = await count('received_at <= :last', { last });
    if (due > 0 && due > total / 2) {
      return { removed: 0, unread: 0, refused: { due, total, days } };
    }
  }
  const unread = await count(`received_at < :longest AND NOT ${IS_TOLD}`, { longest });
  const removed = await sql.run(
    `DELETE FROM enquiries WHERE receipt IN (
       SELECT receipt FROM enquiries JOIN receipts USING (receipt) WHERE ${IS_DUE})`,
    { kept, longest },
  );
  await sql.run(
    `UPDATE receipts SET fingerprint = NULL
     WHERE fingerprint IS NOT NULL AND receipt NOT IN (SELECT receipt FROM enquiries)`,
  );
  await sql.run(
    `DELETE FROM receipts
     WHERE (received_at < :forgotten OR (received_at < :kept AND ${IS_FROM_CONTENT}))
     AND receipt NOT IN (SELECT receipt FROM enquiries)`,
    { kept, forgotten: now - KEY_KEPT_DAYS * DAY_MS },
  );
  await sql.run(
    `DELETE FROM subscriptions
     WHERE confirmed_at IS NULL AND receipt NOT IN (SELECT receipt FROM enquiries)`,
  );
  await sql.run('DELETE FROM confirmations WHERE expires_at < :now', { now });
  await sql.run(
    `DELETE FROM deliveries WHERE receipt NOT IN (SELECT receipt FROM enquiries)
     AND receipt NOT IN (SELECT receipt FROM subscriptions)`,
  );
  // A clock set back must not reset the time of the last removal.
  await sql.run(
    `INSERT INTO last_purge (id, at) VALUES (1, :now) ON CONFLICT (id) DO UPDATE
     SET at = CASE WHEN last_purge.at > excluded.at THEN last_purge.at ELSE excluded.at END`,
    { now },
  );
  return { removed, unread };
}

/** Undefined for a database without any enquiries or removals. */
async function lastPurge(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.all(
    'SELECT coalesce((SELECT at FROM last_purge), (SELECT max(received_at) FROM receipts)) AS last',
  );
  return row?.['last'] === null ? undefined : Number(row?.['last']);
}
