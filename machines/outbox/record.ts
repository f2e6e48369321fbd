import { backoffMs } from '#machines/lib/backoff.ts';

/** The value of a form field: text, or the state of a checkbox. */
export type FormValue = string | boolean;

/** A form's values by field name. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Error messages by field name; valid fields have no entry. */
export type FormErrors = Readonly<Record<string, string>>;

/** Signals sent along with an enquiry that are not part of the visitor's input. */
export interface SpamSignals {
  /** The value of a field that people do not see: empty, unless a robot filled it in. */
  readonly website: string;
  /** Milliseconds between the form being shown and sent. */
  readonly elapsed: number;
}

/**
 * The one record of an enquiry, from the moment it is submitted: the form writes it, the sender sends it,
 * and the views show it. Its key is the idempotency key of every attempt.
 */
export interface EnquiryRecord {
  readonly key: string;
  /** The form's values; empty once it has been sent or has expired: no personal data is kept longer. */
  readonly values: FormValues;
  readonly signals: SpamSignals | null;
  /** When the visitor submitted it, in ms since 1970. */
  readonly writtenAt: number;
  /** Expired: it waited too long, and its content has been removed from the device. */
  readonly status: 'waiting' | 'sent' | 'refused' | 'expired';
  /** Failed attempts to send it. */
  readonly attempts: number;
  /** The next attempt is made no earlier, in ms since 1970. */
  readonly dueAt: number;
  /** The HTTP status of the last failed attempt; 0 if it was not answered. */
  readonly answer: number;
  /** The receiver's receipt; empty until it has acknowledged the enquiry. */
  readonly receipt: string;
  /** The receiver's errors by field; empty unless it was refused. */
  readonly errors: FormErrors;
  /** Whether the visitor has been told that it was sent. */
  readonly isAnnounced: boolean;
  /** False while it is only in this page's memory, because the device refuses to store it. */
  readonly isStored: boolean;
  /** How long it has waited, in ms, as far as the device's clock can be trusted, and when that was measured. */
  readonly age: { readonly waitedMs: number; readonly countedAt: number };
}

/** The key of an error that belongs to no single field. */
export const WHOLE_ENQUIRY = 'enquiry';

/** The outcome of one attempt. "Sent" requires a complete response of the receiver. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly receipt: string }
  /** It will never be accepted as it is: the errors by field. */
  | { readonly outcome: 'refused'; readonly errors: FormErrors }
  /** Retry, no earlier than asked for (RFC 9110, 10.2.3). Status 0: it is unknown whether it arrived. */
  | { readonly outcome: 'postponed'; readonly status: number; readonly retryAfterMs: number };

/** What the visitor submits. */
export type Submission = Pick<EnquiryRecord, 'key' | 'values' | 'signals'>;

export const newRecord = (submission: Submission, now: number): EnquiryRecord => ({
  ...submission,
  writtenAt: now,
  status: 'waiting',
  attempts: 0,
  dueAt: now,
  answer: 0,
  receipt: '',
  errors: {},
  isAnnounced: false,
  isStored: true,
  age: { waitedMs: 0, countedAt: now },
});

/** Short for a visitor who watches and for a train tunnel, long enough for a server that is down for a day. */
const BACKOFF = { baseMs: 500, maxMs: 900_000 };

/** The longest wait accepted from the receiver, in ms, in case its header or the device's clock is wrong. */
export const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Attempts that a visitor waits for, and the longest pause between two of them, in ms. */
const PATIENT_TRIES = 3;
const PATIENCE_MS = 1_600;

/**
 * The record after an attempt.
 * @param jitter random, from 0 to 1
 */
export function settled(
  record: EnquiryRecord,
  outcome: SendOutcome,
  now: number,
  jitter: number,
): EnquiryRecord {
  switch (outcome.outcome) {
    case 'sent':
      return {
        ...record,
        status: 'sent',
        receipt: outcome.receipt,
        values: {},
        signals: null,
        errors: {},
      };
    case 'refused':
      return { ...record, status: 'refused', errors: outcome.errors };
    case 'postponed': {
      const attempts = record.attempts + 1;
      const waitMs = Math.max(backoffMs(BACKOFF, attempts, jitter), outcome.retryAfterMs);
      const dueAt = now + Math.min(waitMs, LONGEST_WAIT_MS);
      // Also one that was refused before, and was sent again on request.
      return { ...record, status: 'waiting', errors: {}, attempts, answer: outcome.status, dueAt };
    }
  }
}

/** The wait before the next attempt, in ms. A clock that was set back does not prolong it. */
export function waitOf({ dueAt }: EnquiryRecord, now: number): number {
  const waitMs = dueAt - now;
  return waitMs > LONGEST_WAIT_MS ? 0 : Math.max(waitMs, 0);
}

/** Whether it is sent now. The first attempts are made in any case: a browser that says "offline" may be wrong. */
export const isDue = (record: EnquiryRecord, now: number, isOffline: boolean): boolean =>
  record.status === 'waiting' &&
  waitOf(record, now) === 0 &&
  (record.attempts < PATIENT_TRIES || !isOffline);

/** Whether a visitor who watches should be told that it will take longer. */
export const isStalled = (record: EnquiryRecord, now: number, isOffline: boolean): boolean =>
  record.attempts > 0 &&
  (isOffline || record.attempts >= PATIENT_TRIES || waitOf(record, now) > PATIENCE_MS);

const DAY_MS = 24 * 3_600_000;

/**
 * The longest time between two reads that counts, in ms. A clock that is off by years may be corrected, which
 * must not delete a message that nobody has tried to send.
 */
export const LONGEST_STEP_MS = 15 * DAY_MS;

/** Shorter intervals are added to the next one. */
const SHORTEST_STEP_MS = 3_600_000;

/**
 * How long an enquiry may wait to be sent, in ms, well within the two years for which the receiver remembers its
 * key. After that it has expired: what was written is removed from the device, which may not be the writer's own.
 */
export const QUEUE_MS = 30 * DAY_MS;

/** How long a sent or expired one stays marked as such, so that a page can say what happened, in ms. */
const SENT_MARK_MS = 30 * DAY_MS;
const EXPIRED_MARK_MS = 2 * QUEUE_MS;

/** The record as it is now: older, perhaps expired; null once nothing of it is kept. */
export function aged(record: EnquiryRecord, now: number): EnquiryRecord | null {
  const stepMs = now - record.age.countedAt;
  // If the clock was set back, counting restarts from the new time.
  if (stepMs >= 0 && stepMs < SHORTEST_STEP_MS) return record;
  const waitedMs = record.age.waitedMs + Math.min(Math.max(stepMs, 0), LONGEST_STEP_MS);
  const older = { ...record, age: { waitedMs, countedAt: now } };
  if (record.status === 'sent') return waitedMs > SENT_MARK_MS ? null : older;
  if (waitedMs > EXPIRED_MARK_MS) return null;
  if (record.status === 'expired' || waitedMs <= QUEUE_MS) return older;
  return { ...older, status: 'expired', values: {}, signals: null, errors: {} };
}
