import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createActor } from 'xstate';
import type { BackoffSettings } from '#machines/lib/backoff.ts';
import type { FormValues } from '#machines/contact-form/index.ts';
import { provideOutbox, selectWaiting } from '#machines/outbox/index.ts';
import { outboxHost } from '#src/features/contact/delivery/outbox-host.ts';
import { createOutboxStore } from '#src/features/contact/delivery/outbox-store.ts';
import { postEnquiry } from '#src/features/contact/delivery/post-enquiry.ts';
import type { Random } from '#tests/support/random.ts';

export type Delivery =
  | { readonly outcome: 'sent'; readonly receipt: string }
  | { readonly outcome: 'given up'; readonly reason: string };

export interface ClientOptions {
  /** The URL that enquiries are posted to. */
  readonly endpoint: string;
  readonly random: Random;
  /** How long one attempt may take, in milliseconds. */
  readonly tryMs: number;
  /** The delays between attempts, in milliseconds; real ones are longer. */
  readonly backoff: BackoffSettings;
  /** How long an enquiry may wait before it counts as lost, in milliseconds. */
  readonly patienceMs: number;
  /** Headers that a proxy adds to an enquiry's requests; none by default. */
  readonly proxyHeaders?: (key: string) => Readonly<Record<string, string>>;
}

/** A visitor's page, reduced to its outbox. */
export interface Client {
  /** How many requests it has made. */
  readonly tries: number;
  /** Puts an enquiry into the outbox and waits for the outcome. */
  deliver(key: string, enquiry: FormValues): Promise<Delivery>;
  close(): void;
}

/**
 * Opens the site's own outbox (machine, store, requests) on a separate simulated device, with a
 * limit on how long to wait for it.
 */
export function openClient(options: ClientOptions): Client {
  const { endpoint, random, tryMs, backoff, patienceMs, proxyHeaders = () => ({}) } = options;
  // The store opens its database on first use, which `load` triggers immediately.
  globalThis.indexedDB = new IDBFactory();
  let tries = 0;
  const host = outboxHost({
    endpoint,
    store: createOutboxStore(),
    // The only tab of its device.
    channel: { tell: () => undefined, listen: () => () => undefined },
    post: (posting) => {
      tries += 1;
      return postEnquiry(posting, {
        tryMs,
        fetch: (url, init) =>
          fetch(url, {
            ...init,
            headers: {
              ...(init?.headers as Record<string, string>),
              ...proxyHeaders(posting.idempotencyKey),
            },
          }),
      });
    },
  });
  const outbox = createActor(provideOutbox(host), {
    input: { isOffline: false, backoff, jitter: () => random.next() },
  }).start();
  return {
    get tries() {
      return tries;
    },
    async deliver(key, enquiry) {
      const end = Promise.withResolvers<Delivery>();
      const subscriptions = [
        outbox.on('ENQUIRY.SENT', ({ idempotencyKey, receipt }) => {
          if (idempotencyKey === key) end.resolve({ outcome: 'sent', receipt });
        }),
        outbox.on('ENQUIRY.REFUSED', ({ idempotencyKey, errors }) => {
          if (idempotencyKey !== key) return;
          end.resolve({ outcome: 'given up', reason: `refused: ${JSON.stringify(errors)}` });
        }),
      ];
      const timer = setTimeout(() => {
        const item = selectWaiting(outbox.getSnapshot()).find(
          ({ idempotencyKey }) => idempotencyKey === key,
        );
        const failed = `${item?.entry.attempts ?? 0} failed attempts`;
        end.resolve({ outcome: 'given up', reason: `not sent within ${patienceMs} ms, ${failed}` });
      }, patienceMs);
      const createdAt = Date.now();
      outbox.send({
        type: 'ENQUIRY.ADDED',
        idempotencyKey: key,
        enquiry,
        createdAt,
        attempts: 0,
      });
      const delivery = await end.promise;
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
      return delivery;
    },
    close() {
      outbox.stop();
    },
  };
}
