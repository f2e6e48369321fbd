import { randomBytes, randomUUID } from 'node:crypto';
import { fingerprintOf, mayBeSame } from './idempotency.ts';
import { KEPT_DAYS } from './protocol.ts';
import { IS_TOLD, purgeOld } from './purge.ts';
import type { Limits } from './rate-limit.ts';
import {
  deliveryOf,
  ENQUIRY_COLUMNS,
  enquiryOf,
  receiptOf,
  storable,
  subscriptionOf,
} from './rows.ts';
import type { Database, Sql, Transaction, Values } from './sql.ts';
import {
  COMPANY,
  LONGEST_WAIT_MS,
  TELLING,
  type Channel,
  type DeliveryState,
  type EnquiryStore,
  type Filter,
  type Reception,
  type Removed,
  type Selection,
  type StoredEnquiry,
  type Submission,
  type Subscription,
} from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The clocks of servers that share a database may differ by this, in milliseconds. */
const CLOCKS_DIFFER_MS = 60 * 60_000;

/** How many emails of a kind one address gets in 24 hours. */
const MAILS_A_DAY: Partial<Record<Channel, number>> = { acknowledgment: 3, confirmation: 1 };

/**
 * The contract of the store, in statements that both SQLite and PostgreSQL understand.
 * @param limits counts enquiries by network
 */
export function createStoreInSql(db: Database, limits: Limits): EnquiryStore {
  const read = <T>(work: (sql: Transaction) => Promise<T>) => db.transaction('read', work);
  const write = <T>(work: (sql: Transaction) => Promise<T>) => db.transaction('write', work);
  const alone = <T>(work: (sql: Transaction) => Promise<T>) => db.transaction('alone', work);
  return {
    take: (submission) =>
      alone(async (sql): Promise<Reception> => {
        const known = (await find(sql, submission)) ?? (await findEarlier(sql, submission));
        if (known !== undefined) return known;
        const { sender, budgets } = submission;
        const exceeded = await limits.wait(sql, sender, budgets);
        if (exceeded !== undefined) return { outcome: 'rate-limited', ...exceeded };
        await limits.count(sql, sender, budgets);
        return add(sql, submission);
      }),

    list: (filter = {}) => read((sql) => readEnquiries(sql, filter)),

    handle: (selection, handling) =>
      alone((sql) => {
        const [condition, values] = select(selection);
        return sql.run(`UPDATE enquiries SET handling = :handling WHERE ${condition}`, {
          ...values,
          handling,
        });
      }),

    async remove(selection) {
      const removed = await alone((sql) => remove(sql, selection));
      await db.overwriteDeleted();
      return removed;
    },

    async purge(isClockRight = false) {
      const report = await alone(async (sql) => {
        await limits.forget(sql);
        return purgeOld(sql, await sql.time(), isClockRight);
      });
      if (report.removed > 0) await db.overwriteDeleted();
      return report;
    },

    claim: (count, leaseMs) =>
      write(async (sql) => {
        const time = await sql.time();
        // A delivery that waits longer than the maximum was scheduled before the clock was set
        // back.
        const due = await sql.all(
          `SELECT receipt, channel, attempts, last_error, since FROM deliveries
           WHERE state = 'waiting' AND (due_at <= :now OR due_at > :late)
             AND (leased_until IS NULL OR leased_until <= :now OR leased_until > :late)
           ORDER BY due_at, receipt, channel LIMIT :count ${db.skipLocked}`,
          { now: time, late: time + LONGEST_WAIT_MS + CLOCKS_DIFFER_MS, count },
        );
        const claims = [];
        for (const row of due) {
          const lease = randomUUID();
          const receipt = String(row['receipt']);
          const channel = row['channel'] as Channel;
          await sql.run(
            `UPDATE deliveries SET lease = :lease, leased_until = :until
             WHERE receipt = :receipt AND channel = :channel`,
            { lease, until: time + leaseMs, receipt, channel },
          );
          // Either may be missing: a confirmed subscription outlives its enquiry.
          const [about = {}] = await sql.all(
            `SELECT deliveries.receipt, ${ENQUIRY_COLUMNS} FROM deliveries
             LEFT JOIN enquiries ON enquiries.receipt = deliveries.receipt
             LEFT JOIN receipts ON receipts.receipt = deliveries.receipt
             LEFT JOIN subscriptions ON subscriptions.receipt = deliveries.receipt
             WHERE deliveries.receipt = :receipt AND channel = :channel`,
            { receipt, channel },
          );
          claims.push({
            lease,
            channel,
            attempts: Number(row['attempts']),
            lastError: String(row['last_error']),
            since: Number(row['since']),
            receipt,
            enquiry: about['full_name'] === null ? undefined : enquiryOf(about),
            subscription: subscriptionOf(about),
          });
        }
        return claims;
      }),

    nextDue: () =>
      read(async (sql) => {
        const [row] = await sql.all(
          `SELECT min(CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END) AS next
           FROM deliveries WHERE state = 'waiting'`,
        );
        return optional(row?.['next']);
      }),

    settle: ({ lease }, result) =>
      write(async (sql) => {
        if (result.outcome === 'delivered') {
          await sql.run(
            `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, lease = NULL,
               leased_until = NULL, last_error = '' WHERE lease = :lease`,
            { lease },
          );
          return;
        }
        const dueAt = result.outcome === 'failed' ? result.dueAt : await sql.time();
        const state: DeliveryState = result.outcome === 'dead' ? 'dead' : 'waiting';
        await sql.run(
          `UPDATE deliveries SET state = :state, attempts = attempts + 1, due_at = :dueAt,
             last_error = :error, lease = NULL, leased_until = NULL WHERE lease = :lease`,
          { state, dueAt, error: storable(result.error).slice(0, 500), lease },
        );
      }),

    hasten: (channel, count) =>
      write(async (sql) => {
        await sql.run(
          `UPDATE deliveries SET due_at = :now WHERE channel = :channel AND due_at > :now
             AND receipt IN (SELECT receipt FROM deliveries WHERE channel = :channel
               AND state = 'waiting' AND lease IS NULL
               ORDER BY due_at, receipt LIMIT :count ${db.skipLocked})`,
          { now: await sql.time(), channel, count },
        );
      }),

    redeliver: (which, channels) => alone((sql) => redeliver(sql, which, channels)),

    allowConfirmation: (receipt, tokenHash, expiresAt) =>
      write(async (sql) => {
        await sql.run(
          `INSERT INTO confirmations (token_hash, receipt, expires_at)
           VALUES (:tokenHash, :receipt, :expiresAt)`,
          { tokenHash, receipt, expiresAt },
        );
      }),

    confirm: (tokenHash, channels) =>
      alone(async (sql) => {
        const time = await sql.time();
        const [row] = await sql.all(
          'SELECT receipt FROM confirmations WHERE token_hash = :tokenHash AND expires_at > :now',
          { tokenHash, now: time },
        );
        if (row === undefined) return false;
        const receipt = String(row['receipt']);
        const confirmed = await sql.run(
          `UPDATE subscriptions SET confirmed_at = :now
           WHERE receipt = :receipt AND confirmed_at IS NULL`,
          { now: time, receipt },
        );
        // Following the link twice confirms only once.
        if (confirmed > 0) {
          for (const channel of channels) await addDelivery(sql, receipt, channel, time);
        }
        return true;
      }),

    subscriptions: () =>
      read(async (sql) => {
        const rows = await sql.all(
          `SELECT receipt, work_email AS subscriber, consent, asked_at, confirmed_at
           FROM subscriptions WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at, receipt`,
        );
        return rows.map(subscriptionOf).filter((one): one is Subscription => one !== undefined);
      }),

    overview: () =>
      read(async (sql) => {
        const kept = (await sql.time()) - KEPT_DAYS * DAY_MS;
        const [numbers = {}] = await sql.all(NUMBERS, { kept });
        const deliveries = await sql.all(
          `SELECT channel, state, count(*) AS count FROM deliveries
           GROUP BY channel, state ORDER BY channel, state`,
        );
        return {
          enquiries: Number(numbers['enquiries']),
          untold: Number(numbers['untold']),
          overdue: Number(numbers['overdue']),
          givenUp: Number(numbers['given_up']),
          oldestWaiting: optional(numbers['oldest_waiting']),
          deliveries: deliveries.map((row) => ({
            channel: row['channel'] as Channel,
            state: row['state'] as DeliveryState,
            count: Number(row['count']),
          })),
        };
      }),

    probe: () => db.probe(),
    close: () => db.close(),
  };
}

/** The condition for deliveries by any of these channels; there must be one. */
const isBy = (channels: readonly Channel[]) =>
  `channel IN (${channels.map((channel) => `'${channel}'`).join(', ')})`;

const OF_COMPANY = isBy(COMPANY);

/** Exactly what `npm run enquiries -- list --undelivered` shows, so that no alarm is unexplained. */
const OPEN_DELIVERIES = `deliveries JOIN enquiries USING (receipt)
  WHERE handling = 'new' AND ${OF_COMPANY}`;

const NUMBERS = `SELECT
  (SELECT count(*) FROM enquiries) AS enquiries,
  (SELECT count(*) FROM enquiries WHERE handling = 'new' AND NOT EXISTS (
     SELECT 1 FROM deliveries WHERE deliveries.receipt = enquiries.receipt
     AND channel IN ('email', 'webhook'))) AS untold,
  (SELECT count(*) FROM enquiries JOIN receipts USING (receipt)
     WHERE received_at < :kept AND NOT ${IS_TOLD}) AS overdue,
  (SELECT count(*) FROM ${OPEN_DELIVERIES} AND state = 'dead') AS given_up,
  (SELECT min(since) FROM ${OPEN_DELIVERIES} AND state = 'waiting') AS oldest_waiting`;

async function find(sql: Sql, { key, enquiry }: Submission): Promise<Reception | undefined> {
  const [row] = await sql.all(
    'SELECT receipt, received_at, fingerprint FROM receipts WHERE idempotency_key = :key',
    { key },
  );
  if (row === undefined) return undefined;
  const fingerprint = row['fingerprint'] === null ? null : String(row['fingerprint']);
  return mayBeSame(fingerprint, enquiry)
    ? { outcome: 'replayed', ...receiptOf(row) }
    : { outcome: 'key-reused' };
}

/** What was stored under the earlier key, if that was less than 24 hours ago. */
async function findEarlier(
  sql: Transaction,
  submission: Submission,
): Promise<Reception | undefined> {
  const { earlierKey } = submission;
  if (earlierKey === undefined) return undefined;
  const known = await find(sql, { ...submission, key: earlierKey });
  if (known?.outcome !== 'replayed') return undefined;
  return (await sql.time()) - Date.parse(known.receivedAt) < DAY_MS ? known : undefined;
}

async function add(sql: Transaction, submission: Submission): Promise<Reception> {
  const { key, enquiry, marks, channels, consent } = submission;
  const receipt = makeReceipt();
  const time = await sql.time();
  await sql.run(
    `INSERT INTO receipts (idempotency_key, receipt, received_at, fingerprint)
     VALUES (:key, :receipt, :time, :fingerprint)`,
    { key, receipt, time, fingerprint: fingerprintOf(enquiry) },
  );
  const workEmail = storable(enquiry.workEmail);
  await sql.run(
    `INSERT INTO enquiries (receipt, full_name, work_email, contact_no, hear_about_us,
       representative, message, subscribe, marks)
     VALUES (:receipt, :fullName, :workEmail, :contactNo, :hearAboutUs, :representative, :message,
       :subscribe, :marks)`,
    {
      receipt,
      fullName: storable(enquiry.fullName),
      workEmail,
      contactNo: storable(enquiry.contactNo),
      hearAboutUs: storable(enquiry.hearAboutUs),
      representative: enquiry.representative,
      message: storable(enquiry.message),
      subscribe: enquiry.subscribe ? 1 : 0,
      marks: marks.join(' '),
    },
  );
  if (enquiry.subscribe) {
    await sql.run(
      `INSERT INTO subscriptions (receipt, work_email, consent, asked_at)
       VALUES (:receipt, :workEmail, :consent, :time)`,
      { receipt, workEmail, consent, time },
    );
  }
  for (const channel of channels) {
    // Anyone can enter anyone's address, so the emails per address per day are limited.
    const quota = MAILS_A_DAY[channel];
    if (quota !== undefined) {
      const [row] = await sql.all(
        `SELECT count(*) AS count FROM deliveries JOIN enquiries USING (receipt)
         WHERE channel = :channel AND since > :after AND lower(work_email) = lower(:workEmail)`,
        { channel, after: time - DAY_MS, workEmail },
      );
      if (Number(row?.['count']) >= quota) continue;
    }
    await addDelivery(sql, receipt, channel, time);
  }
  return { outcome: 'stored', receipt, receivedAt: new Date(time).toISOString() };
}

/** @returns 1, or 0 if the delivery already exists */
function addDelivery(sql: Sql, receipt: string, channel: Channel, time: number): Promise<number> {
  return sql.run(
    `INSERT INTO deliveries (receipt, channel, state, since, due_at, attempts, last_error)
     VALUES (:receipt, :channel, 'waiting', :time, :time, 0, '') ON CONFLICT DO NOTHING`,
    { receipt, channel, time },
  );
}

async function remove(sql: Sql, selection: Selection): Promise<Removed> {
  const [condition, values] = select(selection);
  const theirs = `(SELECT receipt FROM enquiries WHERE ${condition}
    UNION SELECT receipt FROM subscriptions WHERE ${condition})`;
  await sql.run(`DELETE FROM deliveries WHERE receipt IN ${theirs}`, values);
  await sql.run(`UPDATE receipts SET fingerprint = NULL WHERE receipt IN ${theirs}`, values);
  const subscriptions = await sql.run(
    `DELETE FROM subscriptions WHERE ${condition} AND confirmed_at IS NOT NULL`,
    values,
  );
  await sql.run(`DELETE FROM subscriptions WHERE ${condition}`, values);
  const enquiries = await sql.run(`DELETE FROM enquiries WHERE ${condition}`, values);
  return { enquiries, subscriptions };
}

async function redeliver(
  sql: Transaction,
  which: Selection | 'failed',
  channels: readonly Channel[],
): Promise<number> {
  const time = await sql.time();
  const isAll = which === 'failed';
  const [condition, values] = isAll ? ["handling = 'new'", {}] : select(which);
  const isNamed = !isAll && 'receipt' in which;
  const states = isAll ? "state = 'dead'" : isNamed ? 'true' : "state <> 'delivered'";
  const makeDue = (delivery: string, more: Values) =>
    sql.run(
      `UPDATE deliveries SET state = 'waiting', since = :time, due_at = :time, attempts = 0,
         ${isNamed ? "last_error = ''," : ''} lease = NULL, leased_until = NULL
       WHERE ${delivery} AND ${states}`,
      { ...more, time },
    );
  let count = 0;
  const telling = channels.filter((one) => TELLING.includes(one));
  if (telling.length > 0) {
    // What has reached someone by one channel has not failed because another was configured later.
    const isLacking = isAll
      ? `NOT EXISTS (SELECT 1 FROM deliveries WHERE deliveries.receipt = enquiries.receipt
           AND ${isBy(TELLING)} AND (state <> 'dead' OR ${isBy(telling)}))`
      : 'true';
    const rows = await sql.all(
      `SELECT receipt, CASE WHEN ${isLacking} THEN 1 ELSE 0 END AS is_lacking
       FROM enquiries WHERE ${condition}`,
      values,
    );
    for (const row of rows) {
      const receipt = String(row['receipt']);
      for (const channel of telling) {
        const added =
          Number(row['is_lacking']) === 1 && (await addDelivery(sql, receipt, channel, time));
        count +=
          added ||
          (await makeDue('receipt = :receipt AND channel = :channel', { receipt, channel }));
      }
    }
  }
  if (channels.includes('webhook-subscription')) {
    // There is one for each confirmed subscription, which may have outlived its enquiry.
    const theirs = isAll
      ? "NOT IN (SELECT receipt FROM enquiries WHERE handling <> 'new')"
      : `IN (SELECT receipt FROM subscriptions WHERE ${condition})`;
    count += await makeDue(`receipt ${theirs} AND channel = 'webhook-subscription'`, values);
  }
  return count;
}

async function readEnquiries(sql: Sql, filter: Filter): Promise<StoredEnquiry[]> {
  const { receipt, workEmail, since } = filter;
  const conditions = ['true'];
  if (receipt !== undefined) conditions.push('enquiries.receipt = :receipt');
  if (workEmail !== undefined) conditions.push('lower(enquiries.work_email) = lower(:workEmail)');
  if (since !== undefined) conditions.push('received_at >= :since');
  const rows = await sql.all(
    `SELECT enquiries.receipt, ${ENQUIRY_COLUMNS} FROM enquiries JOIN receipts USING (receipt)
     LEFT JOIN subscriptions ON subscriptions.receipt = enquiries.receipt
     WHERE ${conditions.join(' AND ')} ORDER BY received_at, enquiries.receipt`,
    {
      ...(receipt !== undefined && { receipt }),
      ...(workEmail !== undefined && { workEmail }),
      ...(since !== undefined && { since }),
    },
  );
  const deliveries = Map.groupBy(
    await sql.all('SELECT * FROM deliveries ORDER BY receipt, channel'),
    (row) => String(row['receipt']),
  );
  return rows.map((row) => ({
    ...enquiryOf(row),
    deliveries: (deliveries.get(String(row['receipt'])) ?? []).map(deliveryOf),
  }));
}

/** The condition for rows of `enquiries` and of `subscriptions`. */
function select(selection: Selection): [condition: string, values: Values] {
  if ('receipt' in selection) return ['receipt = :receipt', { receipt: selection.receipt }];
  const { since } = selection;
  const sender = 'workEmail' in selection ? selection.workEmail : undefined;
  const conditions: string[] = [];
  if (sender !== undefined) conditions.push('lower(work_email) = lower(:sender)');
  if (since !== undefined) {
    conditions.push('receipt IN (SELECT receipt FROM receipts WHERE received_at >= :since)');
  }
  // Never everything: an empty selection is a mistake.
  return [
    conditions.length === 0 ? 'false' : conditions.join(' AND '),
    { ...(sender !== undefined && { sender }), ...(since !== undefined && { since }) },
  ];
}

function optional(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

/** Crockford's base 32 has no letters that look alike. A receipt has 50 random bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeReceipt(): string {
  const letters = Array.from(randomBytes(10), (byte) => LETTERS[byte % 32]).join('');
  return `H-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
