import type { FormErrors, FormValues } from '#machines/contact-form/index.ts';
import { ELAPSED_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from './protocol.ts';
import type { SpamSignals } from './protocol.ts';

/** How long one try may take before it counts as unanswered, in ms. */
export const TRY_MS = 10_000;

export interface Posting {
  readonly endpoint: string;
  /** The same for every try of the same content. */
  readonly idempotencyKey: string;
  readonly enquiry: FormValues;
  /** Only from the form itself: how long an enquiry lay in the outbox says nothing about robots. */
  readonly spamSignals?: SpamSignals;
}

export interface PostOptions {
  readonly fetch?: typeof fetch;
  readonly tryMs?: number;
}

/** What became of one try. */
export type PostOutcome =
  /** The receiver has it on its disk: only an answer that was read whole says so. */
  | { readonly kind: 'sent'; readonly receipt: string }
  /** The receiver will never take this content: what is wrong, by field. */
  | { readonly kind: 'refused'; readonly errors: FormErrors }
  /** Too many enquiries from this network: when to try again. */
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** The receiver answered that it could not take it now. */
  | { readonly kind: 'failed'; readonly status: number; readonly retryAfterMs: number }
  /** No answer, or not a whole one: whether it arrived is not known. */
  | { readonly kind: 'unanswered' };

/**
 * Tries once to send an enquiry (docs/specification.md, 7). Never throws: whatever happens
 * on the way is an outcome, and "sent" is never a guess.
 */
export async function postEnquiry(
  posting: Posting,
  { fetch: send = fetch, tryMs = TRY_MS }: PostOptions = {},
): Promise<PostOutcome> {
  const { endpoint, idempotencyKey, enquiry, spamSignals } = posting;
  try {
    const response = await send(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        [IDEMPOTENCY_HEADER]: idempotencyKey,
      },
      body: JSON.stringify({
        ...enquiry,
        ...(spamSignals && {
          [HONEYPOT_FIELD]: spamSignals.website,
          [ELAPSED_FIELD]: spamSignals.elapsed,
        }),
      }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(tryMs),
    });
    return outcomeOf(response.status, response.headers, await response.text());
  } catch {
    // No network, a time limit, a connection that broke in the middle of the answer.
    return { kind: 'unanswered' };
  }
}

/** Codes of gateways that speak for a receiver which did not answer (RFC 9110, 15.6.3 and 15.6.5). */
const UNANSWERED = new Set([502, 504]);

function outcomeOf(status: number, headers: Headers, text: string): PostOutcome {
  const answer = parse(text);
  if (status === 200 || status === 201) {
    const receipt = answer?.['receipt'];
    // A page of a captive portal says 200 as well, and nobody has the enquiry.
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

/** Seconds only: the receiver sends no dates (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): number {
  const seconds = Number(headers.get('Retry-After') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
