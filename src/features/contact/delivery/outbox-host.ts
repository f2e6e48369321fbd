import type { OutboxHost, SendOutcome } from '#machines/outbox/index.ts';
import type { Locks } from '#src/platform/locks.ts';
import { lockLogic } from './lock.ts';
import { WHOLE_ENQUIRY, isPermanent } from './post-enquiry.ts';
import { NotTakenError } from './not-taken.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { PostOutcome, Posting } from './post-enquiry.ts';

/** The dependencies of the outbox, in pages and in the service worker. */
export interface OutboxHostDeps {
  readonly store: OutboxStore;
  readonly channel: OutboxChannel;
  readonly post: (posting: Posting) => Promise<PostOutcome>;
  /** Where enquiries go. */
  readonly endpoint: string;
  readonly locks?: (() => Locks | undefined) | undefined;
}

/** Provides the actors of the outbox and its enquiries on this device. */
export function outboxHost({ store, channel, post, endpoint, locks }: OutboxHostDeps): OutboxHost {
  return {
    load: () => store.readAll(),
    readEntry: (key) => store.read(key),
    async storeEntry(entry, isKnown) {
      await store.keep(entry, isKnown);
      channel.tell();
    },
    async removeEntry(key) {
      await store.remove(key);
      channel.tell();
    },
    async deliver({ enquiry, idempotencyKey }): Promise<SendOutcome> {
      const outcome = await post({ endpoint, enquiry, idempotencyKey });
      if (outcome.kind === 'sent') return { outcome: 'sent', receipt: outcome.receipt };
      if (outcome.kind === 'refused') return { outcome: 'refused', errors: outcome.errors };
      if (outcome.kind === 'failed' && isPermanent(outcome.status)) {
        return { outcome: 'refused', errors: { [WHOLE_ENQUIRY]: refusalWords(outcome.status) } };
      }
      const { retryAfterMs = 0 } = outcome as { readonly retryAfterMs?: number };
      if (retryAfterMs > 0) return { outcome: 'postponed', retryAfterMs };
      throw new NotTakenError(outcome);
    },
    withLock: lockLogic(locks),
  };
}

/** Retrying will not help, so the message suggests another way to write. */
const refusalWords = (status: number) =>
  `Our server didn’t accept this message (error ${status}). Please try again later, or email us.`;
