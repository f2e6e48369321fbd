import { newEntry } from '#machines/outbox/index.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { PostOutcome, Posting } from './post-enquiry.ts';

/** The part of the document that is used here. */
export interface Sight extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly hidden: boolean;
}

type Post = (posting: Posting) => Promise<PostOutcome>;

/**
 * Posts the form's enquiry so that it is not lost if the visitor switches away meanwhile and the browser
 * discards the page: while the page is hidden, the enquiry is also in the outbox, from which the worker or
 * the next page sends it under the same key. An enquiry that was refused is the form's alone again, unless
 * one of them has sent it by then.
 */
export function keepingAhead(
  post: Post,
  {
    store,
    channel,
    requestSync,
    sight,
  }: {
    readonly store: OutboxStore;
    readonly channel: OutboxChannel;
    readonly requestSync: () => unknown;
    readonly sight: Sight;
  },
): Post {
  /** Keys of the enquiries that are in the outbox only because of this. */
  const ahead = new Set<string>();

  const keep = async ({ idempotencyKey, enquiry }: Posting) => {
    if ((await store.read(idempotencyKey)) !== null) return;
    ahead.add(idempotencyKey);
    await store.keep(newEntry({ idempotencyKey, enquiry, createdAt: Date.now(), attempts: 0 }));
    requestSync();
  };

  const takeBack = async (idempotencyKey: string): Promise<PostOutcome | null> => {
    const stored = await store.read(idempotencyKey);
    if (stored?.status === 'sent') return { kind: 'sent', receipt: stored.receipt ?? '' };
    await store.remove(idempotencyKey);
    channel.tell();
    return null;
  };

  return async (posting) => {
    let kept: Promise<void> | undefined;
    const keepIfHidden = () => {
      // A device that cannot store it leaves it to the page.
      if (sight.hidden) kept ??= keep(posting).catch(() => undefined);
    };
    keepIfHidden();
    sight.addEventListener('visibilitychange', keepIfHidden);
    const outcome = await post(posting);
    sight.removeEventListener('visibilitychange', keepIfHidden);
    await kept;
    const { idempotencyKey } = posting;
    const isOpen = outcome.kind === 'sent' || outcome.kind === 'unanswered';
    if (!isOpen && ahead.delete(idempotencyKey)) {
      return (await takeBack(idempotencyKey).catch(() => null)) ?? outcome;
    }
    return outcome;
  };
}
