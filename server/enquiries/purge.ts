import { DAY_MS, KEPT_DAYS, KEY_KEPT_DAYS, LONGEST_KEPT_DAYS } from './protocol.ts';
import { NOTIFYING } from './store.ts';
import type { Sql } from './database/sql.ts';

/** Deliveries to the company. */
export const IS_TO_COMPANY = `channel IN ('${NOTIFYING.join("', '")}')`;

/** Enquiries that someone at the company was notified of. */
export const IS_NOTIFIED = `EXISTS (
  SELECT 1 FROM deliveries WHERE deliveries.receipt = enquiries.receipt
  AND ${IS_TO_COMPANY} AND state = 'delivered')`;

/**
 * Removes enquiries older than 90 days. One that nobody was notified of stays for another 30 days,
 * while readiness and the log raise an alarm. What was written is removed with its enquiry; the key
 * stays, so that a late attempt does not bring the enquiry back.
 * @param now milliseconds since 1970
 */
export async function purgeOld(sql: Sql, now: number) {
  const kept = now - KEPT_DAYS * DAY_MS;
  const longest = now - LONGEST_KEPT_DAYS * DAY_MS;
  const [row] = await sql.all(
    `SELECT count(*) AS count FROM enquiries JOIN receipts USING (receipt)
     WHERE received_at < :longest AND NOT ${IS_NOTIFIED}`,
    { longest },
  );
  const removed = await sql.run(
    `DELETE FROM enquiries WHERE receipt IN (
       SELECT receipt FROM enquiries JOIN receipts USING (receipt)
       WHERE received_at < :longest OR (received_at < :kept AND ${IS_NOTIFIED}))`,
    { kept, longest },
  );
  const isGone = 'receipt NOT IN (SELECT receipt FROM enquiries)';
  await sql.run(
    `UPDATE receipts SET fingerprint = NULL WHERE fingerprint IS NOT NULL AND ${isGone}`,
  );
  await sql.run(`DELETE FROM receipts WHERE received_at < :forgotten AND ${isGone}`, {
    forgotten: now - KEY_KEPT_DAYS * DAY_MS,
  });
  await sql.run(`DELETE FROM subscriptions WHERE confirmed_at IS NULL AND ${isGone}`);
  await sql.run('DELETE FROM confirmations WHERE expires_at < :now', { now });
  await sql.run(`DELETE FROM deliveries WHERE ${isGone}`);
  return {
    removed,
    /** How many of those nobody had been notified of; they had reached the hard limit. */
    unread: Number(row?.['count']),
  };
}
