import { settled, WHOLE_ENQUIRY } from '#machines/outbox/record.ts';
import type {
  EnquiryRecord,
  EnquiryStore,
  FormErrors,
  SendOutcome,
} from '#machines/outbox/index.ts';
import {
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  KEY_FIELD,
} from '#src/content/enquiry-fields.ts';
import { withLock } from '#src/platform/locks.ts';
import { openEnquiryDatabase } from './enquiry-database.ts';

/** What the sender needs of its page or service worker. */
export interface SenderDeps {
  readonly store: EnquiryStore;
  /** Makes one attempt, with its own time limit; never rejects. */
  readonly post: (record: EnquiryRecord) => Promise<SendOutcome>;
  /** Runs the work while holding a lock shared by all tabs and the service worker; waits for its turn. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** Random, from 0 to 1, so that many devices do not all retry at once. */
  readonly jitter: () => number;
}

const lockOf = (key: string) => `enquiry:${key}`;

/**
 * Makes one attempt to send an enquiry; the same in pages and in the service worker. Under a lock it reads the
 * record again and leaves it alone if anybody else has changed its state or tried since `seen`; the outcome is stored
 * before the lock is released. So it is sent once, as long as there are locks and storage; without them the
 * receiver's memory of its key ensures that.
 */
export const sendEnquiry = (
  seen: EnquiryRecord,
  { store, post, withLock, now, jitter }: SenderDeps,
): Promise<void> =>
  withLock(lockOf(seen.key), async () => {
    const record = await store.read(seen.key);
    if (record?.status !== seen.status || record.attempts !== seen.attempts) return;
    const outcome = await post(record);
    await store.change(seen.key, (current) => {
      // Removed without a lock: it stays removed, unless it was sent.
      if (current === null && outcome.outcome !== 'sent') return null;
      return current?.status === 'sent'
        ? current
        : settled(current ?? record, outcome, now(), jitter());
    });
  });

/**
 * Removes an enquiry, after any attempt that is being made.
 * @returns false if it was sent, or may still be: it must not be called canceled
 */
export const cancelEnquiry = (
  key: string,
  { store, withLock }: Pick<SenderDeps, 'store' | 'withLock'>,
): Promise<boolean> =>
  withLock(lockOf(key), async () => {
    const left = await store.change(key, (current) =>
      current?.status === 'sent' ? current : null,
    );
    return left === null;
  }).catch(() => false);

/** The tag of the sync event in which the service worker sends what waits (Background Synchronization). */
export const SYNC_TAG = 'hause-outbox';

/**
 * Makes one attempt for each enquiry that waits. For the service worker: it imports neither React nor styles, and
 * sends like a page does, under the same lock.
 * @throws Error while any is waiting, so that the browser repeats the `sync` event
 */
export async function sendWaiting(
  store = openEnquiryDatabase(),
  send: typeof fetch = fetch,
): Promise<void> {
  const endpoint = await store.readEndpoint();
  const waiting = async () =>
    (await store.readAll()).filter((record) => record.status === 'waiting');
  if (endpoint !== null) {
    const deps = {
      store,
      post: postTo(endpoint, send),
      withLock,
      now: Date.now,
      jitter: Math.random,
    };
    await Promise.all((await waiting()).map((record) => sendEnquiry(record, deps)));
  }
  const { length } = await waiting();
  if (length > 0) {
    throw new Error(
      `${length} of the enquiries on this device could not be sent yet. They stay there and will be retried.`,
    );
  }
}

/** The time limit of one attempt, in ms, after which it counts as unanswered. */
const TRY_MS = 10_000;

/**
 * A shorter first attempt goes on even if the page is closed meanwhile. Browsers refuse to do that for more than
 * 64 KiB in all requests of a page together (Fetch, 4.6), and a character can take three bytes.
 */
const KEEPALIVE_LENGTH = 20_000;

/**
 * Returns the function that posts an enquiry to the receiver (docs/specification.md, 7). It never rejects: every failure
 * is an outcome, and "sent" is never a guess.
 */
export const postTo =
  (endpoint: string, send: typeof fetch = fetch, tryMs = TRY_MS) =>
  async ({ key, values, signals, attempts }: EnquiryRecord): Promise<SendOutcome> => {
    const body = JSON.stringify({
      ...values,
      [KEY_FIELD]: key,
      ...(signals && {
        [HONEYPOT_FIELD]: signals.website,
        [ELAPSED_FIELD]: signals.elapsed,
      }),
    });
    try {
      const response = await send(endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          [IDEMPOTENCY_HEADER]: key,
        },
        body,
        keepalive: attempts === 0 && body.length < KEEPALIVE_LENGTH,
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(tryMs),
      });
      return outcomeOf(response.status, response.headers, await response.text());
    } catch {
      // No network, a timeout, or a connection that broke during the response.
      return UNANSWERED;
    }
  };

const UNANSWERED: SendOutcome = { outcome: 'postponed', status: 0, retryAfterMs: 0 };

/** Client errors that may not recur on a later attempt (RFC 9110, 15.5; RFC 6585, 4; RFC 8470, 5.2). */
const PASSING = new Set([408, 409, 421, 423, 425, 429]);

/**
 * Status codes of gateways whose upstream server did not respond (RFC 9110, 15.6.3 and 15.6.5), and of
 * filters and captive portals, which the receiver never saw (15.5.4, 15.5.8; RFC 7725; RFC 6585, 6). The
 * receiver's own 403 is JSON.
 */
const OF_GATEWAYS = new Set([403, 407, 451, 502, 504, 511]);

function outcomeOf(status: number, headers: Headers, text: string): SendOutcome {
  const answer = parse(text);
  if (status === 200 || status === 201) {
    const receipt = answer?.['receipt'];
    // A captive portal also responds with 200, although the enquiry was not received.
    return typeof receipt === 'string' && receipt !== ''
      ? { outcome: 'sent', receipt }
      : UNANSWERED;
  }
  if (answer === undefined && (status < 400 || OF_GATEWAYS.has(status))) return UNANSWERED;
  if (status === 413) return { outcome: 'refused', errors: { message: messageOf(answer) } };
  if (status === 422) return { outcome: 'refused', errors: fieldErrorsOf(answer) };
  if (status >= 400 && status < 500 && !PASSING.has(status)) {
    return { outcome: 'refused', errors: { [WHOLE_ENQUIRY]: refusalWords(status) } };
  }
  return { outcome: 'postponed', status, retryAfterMs: retryAfterOf(headers) };
}

/** Retrying will not help, so the message suggests another way to write. */
const refusalWords = (status: number) =>
  `Our server didn’t accept this message (error ${status}). Please try again later, or email us.`;

type Answer = Readonly<Record<string, unknown>>;

function parse(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(answer: Answer | undefined): string {
  const message = answer?.['message'];
  return typeof message === 'string' && message !== '' ? message : 'Please shorten the message.';
}

function fieldErrorsOf(answer: Answer | undefined): FormErrors {
  const fields = answer?.['fields'];
  const errors = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // A refusal always says something.
  return errors.length > 0 ? Object.fromEntries(errors) : { [WHOLE_ENQUIRY]: refusalWords(422) };
}

/** In ms. The receiver sends seconds; a gateway in front of it may send a date (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): number {
  const value = headers.get('Retry-After') ?? '';
  // The device's own clock may be off by years.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const waitMs = /^\d+$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return waitMs > 0 ? waitMs : 0;
}
