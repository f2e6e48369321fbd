import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#tests/support/random.ts';
import { ask } from './ask.ts';

export type Delivery =
  | { readonly outcome: 'sent'; readonly receipt: string }
  | { readonly outcome: 'given up'; readonly reason: string };

export interface ClientOptions {
  /** The URLs that enquiries are posted to; each attempt goes to the next one. */
  readonly endpoints: readonly string[];
  readonly random: Random;
  /** How long one attempt may take, in milliseconds. */
  readonly tryMs: number;
  /** The longest wait between two attempts, in milliseconds. */
  readonly waitMs: number;
  /** How long an enquiry may wait before it counts as lost, in milliseconds. */
  readonly patienceMs: number;
  /** Headers that a proxy adds to an enquiry's requests; none by default. */
  readonly proxyHeaders?: (key: string) => Readonly<Record<string, string>>;
}

/** A visitor's outbox, reduced to its promise: the same key until there is an answer. */
export interface Client {
  /** How many requests it has made. */
  readonly tries: number;
  deliver(key: string, enquiry: Readonly<Record<string, unknown>>): Promise<Delivery>;
}

export function openClient(options: ClientOptions): Client {
  const { endpoints, random, tryMs, waitMs, patienceMs, proxyHeaders = () => ({}) } = options;
  const client = {
    tries: 0,
    async deliver(key: string, enquiry: Readonly<Record<string, unknown>>): Promise<Delivery> {
      const end = performance.now() + patienceMs;
      let reason = 'not tried';
      while (performance.now() < end) {
        client.tries += 1;
        const headers = {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          ...proxyHeaders(key),
        };
        try {
          const endpoint = endpoints[client.tries % endpoints.length] ?? '';
          const answer = await ask(endpoint, JSON.stringify(enquiry), headers, tryMs);
          const { receipt } = JSON.parse(answer.text) as { receipt?: string };
          if (answer.status < 300 && receipt) return { outcome: 'sent', receipt };
          reason = `${answer.status} ${answer.text}`;
          if (answer.status === 422) break;
        } catch (error) {
          reason = String(error);
        }
        await sleep(random.next() * waitMs);
      }
      return { outcome: 'given up', reason };
    },
  };
  return client;
}
