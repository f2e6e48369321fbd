import type { FormErrors, FormValues, SpamSignals } from '#machines/contact-form/index.ts';
import { ELAPSED_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_HEADER, KEY_FIELD } from './protocol.ts';

/** The time limit of one attempt, in ms, after which it counts as unanswered. */
export const TRY_MS = 10_000;

/**
 * Shorter ones are sent by the form even if the page is closed in the meantime. Browsers refuse to do that
 * for more than 64 KiB (Fetch, 4.6), and a character can take three bytes. The limit is for all such
 * requests of a page together, so the outbox, which may send many at once and keeps them, does without.
 */
const KEEPALIVE_LENGTH = 20_000;

export interface Posting {
  readonly endpoint: string;
  /** The same for every attempt with the same content. */
  readonly idempotencyKey: string;
  readonly enquiry: FormValues;
  /** Sent only by the form itself: time spent in the outbox is not a spam signal. */
  readonly spamSignals?: SpamSignals;
}

export interface PostOptions {
  readonly fetch?: typeof fetch;
  readonly tryMs?: number;
}

/** The outcome of one attempt. */
export type PostOutcome =
  /** The receiver has stored it on disk; requires a complete response. */
  | { readonly kind: 'sent'; readonly receipt: string }
  /** The receiver will never accept this content: the errors by field. */
  | { readonly kind: 'refused'; readonly errors: FormErrors }
  /** Too many enquiries from this network: when to retry. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** The receiver responded that it cannot accept it now. */
  | { readonly kind: 'failed'; readonly status: number; readonly retryAfterMs: number }
  /** No response, or an incomplete one: it is unknown whether the enquiry arrived. */
  | { readonly kind: 'unanswered' };

/**
 * Makes one attempt to send an enquiry (docs/specification.md, 7). Never throws: every failure is
 * an outcome, and "sent" is never a guess.
 */
export async function postEnquiry(
  posting: Posting,
  { fetch: send = fetch, tryMs = TRY_MS }: PostOptions = {},
): Promise<PostOutcome> {
  const { endpoint, idempotencyKey, enquiry, spamSignals } = posting;
  const body = JSON.stringify({
    ...enquiry,
    [KEY_FIELD]: idempotencyKey,
    ...(spamSignals && {
      [HONEYPOT_FIELD]: spamSignals.website,
      [ELAPSED_FIELD]: spamSignals.elapsed,
    }),
  });
  try {
    const response = await send(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        [IDEMPOTENCY_HEADER]: idempotencyKey,
      },
      body,
      keepalive: spamSignals !== undefined && body.length < KEEPALIVE_LENGTH,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(tryMs),
    });
    return outcomeOf(response.status, response.headers, await response.text());
  } catch {
    // No network, a timeout, or a connection that broke during the response.
    return { kind: 'unanswered' };
  }
}

/** The key of an error that belongs to no single field. */
export const WHOLE_ENQUIRY = 'enquiry';

/** Client errors that may not recur on a later attempt (RFC 9110, 15.5; RFC 6585, 4; RFC 8470, 5.2). */
const PASSING = new Set([408, 409, 421, 423, 425, 429]);

/** Whether the receiver will always respond the same way to the same enquiry. */
export const isPermanent = (status: number): boolean =>
  status >= 400 && status < 500 && !PASSING.has(status);

/**
 * Status codes of gateways whose upstream server did not respond (RFC 9110, 15.6.3 and 15.6.5), and of
 * filters and captive portals, which the receiver never saw (15.5.4, 15.5.8; RFC 7725; RFC 6585, 6). The
 * receiver's own 403 is JSON.
 */
const UNANSWERED = new Set([403, 407, 451, 502, 504, 511]);

function outcomeOf(status: number, headers: Headers, text: string): PostOutcome {
  const answer = parse(text);
  if (status === 200 || status === 201) {
    const receipt = answer?.['receipt'];
    // A captive portal also responds with 200, although the enquiry was not received.
    return typeof receipt === 'string' && receipt !== ''
      ? { kind: 'sent', receipt }
      : { kind: 'unanswered' };
  }
  if (answer === undefined && (status < 400 || UNANSWERED.has(status)))
    return { kind: 'unanswered' };
  if (status === 413) return { kind: 'refused', errors: { message: messageOf(answer) } };
  if (status === 422) return { kind: 'refused', errors: fieldErrorsOf(answer) };
  const retryAfterMs = retryAfterOf(headers);
  return status === 429
    ? { kind: 'limited', retryAfterMs }
    : { kind: 'failed', status, retryAfterMs };
}

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
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** In ms. The receiver sends seconds; a gateway in front of it may send a date (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): number {
  const value = headers.get('Retry-After') ?? '';
  // The device's own clock may be off by years.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const waitMs = /^\d+$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return waitMs > 0 ? waitMs : 0;
}
