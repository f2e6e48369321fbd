import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ENQUIRY_FIELDS, type Enquiry } from '#src/content/enquiry.ts';
import type { Database, Row, Sql, Values } from './database/sql.ts';
import { DAY_MS, KEPT_DAYS } from './protocol.ts';
import { IS_NOTIFIED, IS_TO_COMPANY, purgeOld } from './purge.ts';
import { forgetCounts, spend } from './rate-limit.ts';
import {
  type Channel,
  type DeliveryResult,
  type DeliveryState,
  type Receipt,
  type Reception,
  type Selection,
  type Submission,
} from './store.ts';

/**
 * Enquiries and what belongs to them, in statements that both SQLite and PostgreSQL understand.
 * Everything that must be atomic is one call, and every call throws a StorageError when the database
 * cannot be used; nothing has changed then.
 */
export function createStore(db: Database) {
  const read = <T>(work: (sql: Sql) => Promise<T>) => db.transaction('read', work);
  const write = <T>(work: (sql: Sql) => Promise<T>) => db.transaction('write', work);
  const alone = <T>(work: (sql: Sql) => Promise<T>) => db.transaction('alone', work);
  return {
    /**
     * Stores an enquiry together with its deliveries, and resolves once it is on disk. The same key
     * and content again gets the first receipt and counts against no budget.
     */
    take: (submission: Submission) =>
      alone(async (sql): Promise<Reception> => {
        const known = await find(sql, submission);
        if (known !== undefined) return known;
        const { sender, budgets } = submission;
        const limit = await spend(sql, sender, budgets);
        return limit ? { outcome: 'rate-limited', ...limit } : add(sql, submission);
      }),

    /** Enquiries, the oldest first. @param selection by default all */
    list: (selection?: Selection) => read((sql) => readEnquiries(sql, selection)),

    /**
     * Removes enquiries and subscriptions, and overwrites their bytes where the database can. A
     * subscription may have outlived its enquiry.
     */
    async remove(selection: Selection) {
      const removed = await alone((sql) => remove(sql, selection));
      await db.overwriteDeleted();
      return removed;
    },

    /** Removes expired data (see `purgeOld`). */
    async purge() {
      const report = await alone(async (sql) => {
        await forgetCounts(sql);
        return purgeOld(sql, await sql.time());
      });
      // Also what an erasure could not overwrite, because somebody was reading.
      await db.overwriteDeleted();
      return report;
    },

    /** Leases up to `most` deliveries of a channel that are due, the oldest first, for `leaseMs`. */
    claim: (channel: Channel, most: number, leaseMs: number) =>
      write(async (sql) => {
        const time = await sql.time();
        const due = await sql.all(
          `SELECT receipt FROM deliveries
           WHERE state = 'waiting' AND channel = :channel AND due_at <= :now
             AND (leased_until IS NULL OR leased_until <= :now)
           ORDER BY due_at, receipt LIMIT :most ${db.skipLocked}`,
          { channel, now: time, most },
        );
        const claims: ClaimedDelivery[] = [];
        for (const { receipt = '' } of due) {
          const lease = randomUUID();
          await sql.run(
            `UPDATE deliveries SET lease = :lease, leased_until = :until
             WHERE receipt = :receipt AND channel = :channel`,
            { lease, until: time + leaseMs, receipt, channel },
          );
          claims.push(await readClaim(sql, lease));
        }
        return claims;
      }),

    /** Records how an attempt ended. Ignored if the lease was lost to another worker. */
    settle: ({ lease }: ClaimedDelivery, result: DeliveryResult) =>
      write((sql) => {
        const { outcome, error = '' } = result;
        return sql.run(
          `UPDATE deliveries SET state = :state, attempts = attempts + 1, last_error = :error,
             due_at = coalesce(:dueAt, due_at), lease = NULL, leased_until = NULL
           WHERE lease = :lease`,
          {
            lease,
            state: outcome === 'failed' ? 'waiting' : outcome,
            error: storable(error).slice(0, 500),
            dueAt: outcome === 'failed' ? result.dueAt : null,
          },
        );
      }),

    /**
     * Makes deliveries to the company due now, from the start, and adds missing ones.
     * @param channels those that are configured
     * @param receipt of one enquiry, whatever has become of its deliveries; by default, all that
     *   were given up, and those of enquiries that no channel that could still do so was to deliver
     * @returns how many deliveries
     */
    redeliver: (channels: readonly Channel[], receipt?: string) =>
      alone((sql) => redeliver(sql, channels, receipt)),

    /** Allows a token to confirm an enquiry's subscription. @param expiresAt ms since 1970 */
    allowConfirmation: (receipt: string, tokenHash: string, expiresAt: number) =>
      write((sql) =>
        sql.run(
          `INSERT INTO confirmations (token_hash, receipt, expires_at)
           VALUES (:tokenHash, :receipt, :expiresAt)`,
          { tokenHash, receipt, expiresAt },
        ),
      ),

    /** Confirms a subscription. @returns whether the token is known and has not expired */
    confirm: (tokenHash: string) =>
      alone(async (sql) => {
        const row = await findToken(sql, tokenHash);
        if (row === undefined) return false;
        // Following the link twice confirms only once.
        await sql.run(
          `UPDATE subscriptions SET confirmed_at = :now
           WHERE receipt = :receipt AND confirmed_at IS NULL`,
          { now: await sql.time(), receipt: String(row['receipt']) },
        );
        return true;
      }),

    /** The wording that an unexpired token would confirm; undefined if there is none. */
    wordingOf: (tokenHash: string) =>
      read(async (sql) => {
        const row = await findToken(sql, tokenHash);
        return row && String(row['consent']);
      }),

    /** Confirmed subscriptions, the oldest first. */
    subscriptions: () =>
      read(async (sql) => {
        const rows = await sql.all(
          `SELECT ${SUBSCRIPTION}, receipt FROM subscriptions
           WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at, receipt`,
        );
        return rows.map(subscriptionOf).filter((one) => one !== undefined);
      }),

    /** Ends all subscriptions of an address; nothing of them is kept. @returns how many */
    unsubscribe: (workEmail: string) =>
      alone((sql) =>
        sql.run('DELETE FROM subscriptions WHERE lower(work_email) = lower(:workEmail)', {
          workEmail,
        }),
      ),

    overview: () => read(readOverview),
    /** Tries a write that leaves nothing behind. */
    probe: () =>
      write(async (sql) => {
        // Twice: SQLite does not write a row that stays as it is.
        await sql.run('UPDATE format SET version = -version');
        await sql.run('UPDATE format SET version = -version');
      }),
    close: () => db.close(),
  };
}

export type EnquiryStore = ReturnType<typeof createStore>;

/** The condition for deliveries by any of these channels. */
const isBy = (channels: readonly Channel[]) =>
  channels.length === 0 ? 'false' : `channel IN ('${channels.join("', '")}')`;

const NUMBERS = `SELECT
  (SELECT count(*) FROM enquiries) AS enquiries,
  (SELECT count(*) FROM enquiries WHERE NOT EXISTS (
     SELECT 1 FROM deliveries WHERE deliveries.receipt = enquiries.receipt
     AND ${IS_TO_COMPANY})) AS unnotified,
  (SELECT count(*) FROM enquiries JOIN receipts USING (receipt)
     WHERE received_at < :kept AND NOT ${IS_NOTIFIED}) AS overdue,
  (SELECT count(*) FROM deliveries WHERE ${IS_TO_COMPANY} AND state = 'dead') AS given_up,
  (SELECT min(since) FROM deliveries WHERE ${IS_TO_COMPANY} AND state = 'waiting') AS oldest_waiting`;

async function readOverview(sql: Sql) {
  const kept = (await sql.time()) - KEPT_DAYS * DAY_MS;
  const [numbers = {}] = await sql.all(NUMBERS, { kept });
  const oldest = numbers['oldest_waiting'] ?? undefined;
  const deliveries = await sql.all(
    `SELECT channel, state, count(*) AS count FROM deliveries
     GROUP BY channel, state ORDER BY channel, state`,
  );
  return {
    enquiries: Number(numbers['enquiries']),
    /** Enquiries that were never queued for a channel to the company. */
    unnotified: Number(numbers['unnotified']),
    /** Unnotified or undelivered enquiries past normal retention, which only the hard limit removes. */
    overdue: Number(numbers['overdue']),
    /** Given-up deliveries to the company. */
    givenUp: Number(numbers['given_up']),
    /** When the oldest waiting one of these was first due; in milliseconds since 1970. */
    oldestWaiting: oldest === undefined ? undefined : Number(oldest),
    deliveries: deliveries.map((row) => ({
      channel: row['channel'] as Channel,
      state: row['state'] as DeliveryState,
      count: Number(row['count']),
    })),
  };
}

/** The numbers that readiness and metrics show. */
export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** What is known of an enquiry: by its key or, without one, by its content. */
async function find(sql: Sql, { key, enquiry }: Submission): Promise<Reception | undefined> {
  const content = fingerprintOf(enquiry);
  const [row] =
    key === undefined
      ? await sql.all(
          `SELECT receipt, received_at, fingerprint FROM receipts
           WHERE fingerprint = :content AND received_at > :after`,
          { content, after: (await sql.time()) - DAY_MS },
        )
      : await sql.all(
          'SELECT receipt, received_at, fingerprint FROM receipts WHERE idempotency_key = :key',
          { key },
        );
  if (row === undefined) return undefined;
  const { fingerprint } = row;
  // Once the enquiry is deleted, the key alone decides.
  return fingerprint === null || fingerprint === content
    ? { outcome: 'replayed', ...receiptOf(row) }
    : { outcome: 'key-reused' };
}

/** Identifies an enquiry's content: equal for equal validated content, whatever the order of the fields. */
function fingerprintOf(enquiry: Enquiry): string {
  const content = ENQUIRY_FIELDS.map((field) => enquiry[field]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function add(sql: Sql, submission: Submission): Promise<Reception> {
  const { key = randomUUID(), enquiry, marks, channels, consent } = submission;
  const receipt = makeReceipt();
  const time = await sql.time();
  const workEmail = storable(enquiry.workEmail);
  const mailbox = mailboxOf(workEmail);
  await sql.run(
    `INSERT INTO receipts (idempotency_key, receipt, received_at, fingerprint)
     VALUES (:key, :receipt, :time, :fingerprint)`,
    { key, receipt, time, fingerprint: fingerprintOf(enquiry) },
  );
  await sql.run(
    `INSERT INTO enquiries (receipt, answers, work_email, mailbox, marks)
     VALUES (:receipt, :answers, :workEmail, :mailbox, :marks)`,
    { receipt, answers: answersOf(enquiry), workEmail, mailbox, marks: marks.join(' ') },
  );
  if (enquiry.subscribe) {
    await sql.run(
      `INSERT INTO subscriptions (receipt, work_email, consent, asked_at)
       VALUES (:receipt, :workEmail, :consent, :time)`,
      { receipt, workEmail, consent, time },
    );
  }
  for (const channel of channels) {
    // One confirmation a day to a mailbox: anyone can enter anyone's address.
    const isAsked = channel === 'confirmation' && (await isBeingAsked(sql, mailbox, time));
    if (!isAsked) await addDelivery(sql, receipt, channel, time);
  }
  return { outcome: 'stored', receipt, receivedAt: new Date(time).toISOString() };
}

/** The mailbox of an address: without what follows a plus sign, which most mail servers ignore. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/u, '');
}

async function isBeingAsked(sql: Sql, mailbox: string, time: number): Promise<boolean> {
  const [row] = await sql.all(
    `SELECT 1 AS one FROM enquiries JOIN deliveries USING (receipt)
     WHERE mailbox = :mailbox AND channel = 'confirmation' AND since > :after`,
    { mailbox, after: time - DAY_MS },
  );
  return row !== undefined;
}

/** @returns 1, or 0 if the delivery already exists */
function addDelivery(sql: Sql, receipt: string, channel: Channel, time: number): Promise<number> {
  return sql.run(
    `INSERT INTO deliveries (receipt, channel, since, due_at)
     VALUES (:receipt, :channel, :time, :time) ON CONFLICT DO NOTHING`,
    { receipt, channel, time },
  );
}

/** @returns how many, and of the subscriptions, how many that were confirmed */
async function remove(sql: Sql, selection: Selection) {
  const values: Values = { ...selection };
  const condition =
    'receipt' in selection ? 'receipt = :receipt' : 'lower(work_email) = lower(:workEmail)';
  const theirs = `(SELECT receipt FROM enquiries WHERE ${condition})`;
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
  sql: Sql,
  channels: readonly Channel[],
  receipt: string | undefined,
): Promise<number> {
  const time = await sql.time();
  const values: Values = receipt === undefined ? { time } : { time, receipt };
  const which =
    receipt === undefined ? ` WHERE state = 'dead'` : `, last_error = '' WHERE receipt = :receipt`;
  let due = await sql.run(
    `UPDATE deliveries SET state = 'waiting', since = :time, due_at = :time, attempts = 0,
       lease = NULL, leased_until = NULL${which} AND ${isBy(channels)}`,
    values,
  );
  // What has reached someone by one channel has not failed because another was configured later.
  const lacking = await sql.all(
    receipt === undefined
      ? `SELECT receipt FROM enquiries WHERE NOT EXISTS (
           SELECT 1 FROM deliveries WHERE deliveries.receipt = enquiries.receipt
           AND ${IS_TO_COMPANY} AND (state <> 'dead' OR ${isBy(channels)}))`
      : 'SELECT receipt FROM enquiries WHERE receipt = :receipt',
    receipt === undefined ? {} : { receipt },
  );
  for (const row of lacking) {
    for (const channel of channels) {
      due += await addDelivery(sql, String(row['receipt']), channel, time);
    }
  }
  return due;
}

/** An unexpired token, with its subscription. */
async function findToken(sql: Sql, tokenHash: string): Promise<Row | undefined> {
  const [row] = await sql.all(
    `SELECT receipt, consent FROM confirmations JOIN subscriptions USING (receipt)
     WHERE token_hash = :tokenHash AND expires_at > :now`,
    { tokenHash, now: await sql.time() },
  );
  return row;
}

/** The columns that `subscriptionOf` and `enquiryOf` read in addition to the receipt. */
const SUBSCRIPTION = `subscriptions.work_email AS subscriber, consent, asked_at, confirmed_at`;
const ENQUIRY = `answers, marks, received_at, ${SUBSCRIPTION}`;

async function readEnquiries(sql: Sql, selection?: Selection) {
  const condition =
    selection === undefined
      ? 'true'
      : 'receipt' in selection
        ? 'enquiries.receipt = :receipt'
        : 'lower(enquiries.work_email) = lower(:workEmail)';
  const from = `enquiries JOIN receipts ON receipts.receipt = enquiries.receipt`;
  const where = `WHERE ${condition} ORDER BY received_at, enquiries.receipt`;
  const values: Values = { ...selection };
  const rows = await sql.all(
    `SELECT enquiries.receipt, ${ENQUIRY} FROM ${from}
     LEFT JOIN subscriptions ON subscriptions.receipt = enquiries.receipt ${where}`,
    values,
  );
  const deliveries = Map.groupBy(
    await sql.all(
      `SELECT deliveries.* FROM ${from}
       JOIN deliveries ON deliveries.receipt = enquiries.receipt ${where}, channel`,
      values,
    ),
    (row) => row['receipt'],
  );
  return rows.map((row) => ({
    ...enquiryOf(row),
    deliveries: (deliveries.get(row['receipt'] ?? '') ?? []).map(deliveryOf),
  }));
}

export type StoredEnquiry = Awaited<ReturnType<typeof readEnquiries>>[number];

async function readClaim(sql: Sql, lease: string) {
  const [row = {}] = await sql.all(
    `SELECT deliveries.*, ${ENQUIRY} FROM deliveries
     JOIN enquiries ON enquiries.receipt = deliveries.receipt
     JOIN receipts ON receipts.receipt = deliveries.receipt
     LEFT JOIN subscriptions ON subscriptions.receipt = deliveries.receipt
     WHERE lease = :lease`,
    { lease },
  );
  const { channel, attempts } = deliveryOf(row);
  return {
    lease,
    channel,
    /** Failed attempts so far. */
    attempts,
    /** When it was first due, in milliseconds since 1970. */
    since: Number(row['since']),
    receipt: String(row['receipt']),
    enquiry: enquiryOf(row),
    subscription: subscriptionOf(row),
  };
}

/** A delivery that only this worker may attempt until its lease ends. */
export type ClaimedDelivery = Awaited<ReturnType<typeof readClaim>>;

function answersOf(enquiry: Enquiry): string {
  const answers = ENQUIRY_FIELDS.map((field) => {
    const value: unknown = enquiry[field];
    if (value === null || value === undefined) throw new Error(`The enquiry has no ${field}.`);
    return [field, typeof value === 'string' ? storable(value) : value];
  });
  return JSON.stringify(Object.fromEntries(answers));
}

function receiptOf(row: Row): Receipt {
  return { receipt: String(row['receipt']), receivedAt: isoOf(row['received_at']) };
}

function enquiryOf(row: Row) {
  return {
    ...receiptOf(row),
    ...(JSON.parse(String(row['answers'])) as Enquiry),
    marks: String(row['marks']),
    subscription: stateOf(subscriptionOf(row)),
  };
}

/** `asked`: the box was checked, but the link in the confirmation email was not followed. */
function stateOf(subscription: Subscription | undefined): 'none' | 'asked' | 'confirmed' {
  if (subscription === undefined) return 'none';
  return subscription.confirmedAt === undefined ? 'asked' : 'confirmed';
}

function subscriptionOf(row: Row) {
  if (row['subscriber'] === null) return undefined;
  return {
    receipt: String(row['receipt']),
    workEmail: String(row['subscriber']),
    /** The words that were agreed to. */
    consent: String(row['consent']),
    askedAt: isoOf(row['asked_at']),
    confirmedAt: row['confirmed_at'] === null ? undefined : isoOf(row['confirmed_at']),
  };
}

/** The consent to the newsletter; times are ISO 8601 in UTC. */
export type Subscription = NonNullable<ReturnType<typeof subscriptionOf>>;

function deliveryOf(row: Row) {
  return {
    channel: row['channel'] as Channel,
    state: row['state'] as DeliveryState,
    attempts: Number(row['attempts']),
    /** Why the last attempt failed, or reached only some; empty if neither. */
    lastError: String(row['last_error']),
  };
}

export type Delivery = ReturnType<typeof deliveryOf>;

function isoOf(time: unknown): string {
  return new Date(Number(time)).toISOString();
}

/** PostgreSQL can store neither lone surrogates nor the NUL character. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}');
}

/** Crockford's base 32 has no letters that look alike. A receipt has 50 random bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeReceipt(): string {
  const letters = Array.from(randomBytes(10), (byte) => LETTERS[byte % 32]).join('');
  return `H-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
