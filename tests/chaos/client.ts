import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleEnquiry } from '#src/content/testing/example-enquiry.ts';
import type { Random } from '#tests/support/random.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends one POST with only the given headers and the length, and reads the whole response.
 * @throws Error when the network fails, the response is truncated, or it takes too long
 */
export async function ask(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  longestMs = 20_000,
): Promise<Answer> {
  const signal = AbortSignal.timeout(longestMs);
  const sent = request(url, { method: 'POST', headers, signal }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}

export interface Enquiry {
  readonly key: string;
  readonly content: Readonly<Record<string, string | boolean>>;
}

/** An enquiry with a message of its own. @param name begins the message */
export function makeEnquiry(name: string, random: Random): Enquiry {
  return {
    key: random.uuid(),
    content: {
      ...exampleEnquiry,
      fullName: `Visitor of ${name}`,
      workEmail: `${name.toLowerCase().replaceAll(' ', '-')}@school.example`,
      representative: '',
      message: `${name} ${'words '.repeat(random.int(0, 400))}end`,
      subscribe: random.chance(0.5),
    },
  };
}

export const makeEnquiries = (count: number, random: Random): Enquiry[] =>
  Array.from({ length: count }, (_, index) => makeEnquiry(`Enquiry ${index}`, random));

/** The headers of an attempt behind a proxy: each enquiry comes from a visitor of its own. */
function headersOf(key: string) {
  const bytes = [0, 2, 4].map((at) => Number.parseInt(key.slice(at, at + 2), 16));
  return {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Forwarded-For': `10.${bytes.join('.')}`,
  };
}

export type Delivery =
  | { readonly outcome: 'sent'; readonly receipt: string }
  | { readonly outcome: 'given up'; readonly reason: string };

/**
 * How long an enquiry may wait before it counts as lost, in milliseconds: on a busy machine, a
 * receiver takes seconds to start, and is killed again at its first answer.
 */
const PATIENCE_MS = 240_000;

export interface ClientOptions {
  /** The URLs that enquiries are posted to; each attempt goes to the next one. */
  readonly endpoints: readonly string[];
  readonly random: Random;
  /** How long one attempt may take, in milliseconds. */
  readonly tryMs: number;
  /** The longest wait between two attempts, in milliseconds. */
  readonly waitMs: number;
}

/** Visitors' outboxes, reduced to their promise: the same key until there is an answer. */
export class Client {
  /** How many requests it has made. */
  tries = 0;
  /** How many enquiries have got an answer. */
  done = 0;
  /** What was told of each enquiry, once for each time that it was sent. */
  readonly sent = new Map<Enquiry, Delivery[]>();
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  async send(enquiry: Enquiry): Promise<void> {
    const outcomes = this.sent.get(enquiry) ?? [];
    this.sent.set(enquiry, outcomes);
    outcomes.push(await this.#deliver(enquiry));
    this.done += 1;
  }

  async #deliver({ key, content }: Enquiry): Promise<Delivery> {
    const { endpoints, random, tryMs, waitMs } = this.#options;
    const end = performance.now() + PATIENCE_MS;
    let reason = 'not tried';
    while (performance.now() < end) {
      this.tries += 1;
      try {
        const endpoint = endpoints[this.tries % endpoints.length] ?? '';
        const answer = await ask(endpoint, JSON.stringify(content), headersOf(key), tryMs);
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
  }
}
