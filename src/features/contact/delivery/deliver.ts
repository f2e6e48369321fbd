import { backoffMs } from '#machines/lib/backoff.ts';
import type { BackoffSettings } from '#machines/lib/backoff.ts';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import { NotTakenError } from './not-taken.ts';
import { WHOLE_ENQUIRY } from './post-enquiry.ts';
import type { PostOutcome, Posting } from './post-enquiry.ts';
import type { Deliver } from './simulated.ts';

/** Attempts made by the form itself before it fails or hands the enquiry to the outbox. */
export const FORM_TRIES = 3;

/** A visitor is watching: delays stay short. */
export const FORM_BACKOFF: BackoffSettings = { baseMs: 400, maxMs: 1600 };

const sleepFor = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export interface EndpointDelivery {
  readonly endpoint: string;
  readonly post: (posting: Posting) => Promise<PostOutcome>;
  /** Puts an enquiry into the outbox; resolves to whether it is stored, or only in memory. */
  readonly keep: (input: DeliverInput, attempts: number) => Promise<boolean>;
  /** Called when the receiver has acknowledged an enquiry, before the form is notified. */
  readonly onSent: (input: DeliverInput, receipt: string) => Promise<void>;
  /** False when there is no network, as far as is known: then one attempt is enough, and fails at once. */
  readonly isOnline: () => boolean;
  /** The message for too many enquiries from the visitor's network. */
  readonly rateLimited: () => string;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly jitter?: () => number;
}

/**
 * Delivery to a receiver. An enquiry is "sent" only once the receiver has confirmed it. One without a
 * response waits in the outbox and is retried under the same key, since it may or may not have
 * arrived. One that the receiver cannot accept now is an error, and stays in the form.
 *
 * @throws NotTakenError when it was neither sent nor queued
 */
export function endpointDelivery(site: EndpointDelivery): Deliver {
  const { endpoint, post, isOnline, sleep = sleepFor, jitter = Math.random } = site;
  return async (input) => {
    let attempts = 0;
    let last: PostOutcome;
    do {
      if (attempts > 0) await sleep(backoffMs(FORM_BACKOFF, attempts, jitter()));
      last = await post({ endpoint, ...input });
      attempts += 1;
      if (last.kind === 'sent') {
        await site.onSent(input, last.receipt);
        return { outcome: 'sent', receipt: last.receipt };
      }
      if (last.kind === 'refused') return { outcome: 'refused', errors: last.errors };
      if (last.kind === 'limited') {
        return { outcome: 'refused', errors: { [WHOLE_ENQUIRY]: site.rateLimited() } };
      }
      if (last.kind === 'failed' && !mayPassSoon(last)) break;
    } while (isOnline() && attempts < FORM_TRIES);
    if (last.kind === 'unanswered') {
      return { outcome: 'queued', isStored: await site.keep(input, attempts) };
    }
    throw new NotTakenError(last);
  };
}

/**
 * Whether a retry may get a different response while the visitor waits (RFC 9110, 10.2.3, 15.5.9 and
 * 15.6).
 */
const mayPassSoon = ({ status, retryAfterMs }: PostOutcome & { kind: 'failed' }) =>
  (status >= 500 || status === 408) && retryAfterMs <= FORM_BACKOFF.maxMs;
