import { request as httpRequest } from 'node:http';
import type { Random } from './random.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * One attempt on a connection of its own, as a page makes it.
 * @param timeoutMs how long the whole attempt may take
 * @throws Error when the network fails or the answer does not arrive whole
 */
export function attempt(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          if (response.complete) resolve({ status: response.statusCode ?? 0, text });
          else reject(new Error('the answer was cut short'));
        });
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('the answer was cut short')));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

export type Delivery =
  | { readonly outcome: 'sent'; readonly receipt: string; readonly attempts: number }
  | { readonly outcome: 'given up'; readonly reason: string; readonly attempts: number };

export interface DeliverOptions {
  readonly url: string;
  readonly key: string;
  readonly enquiry: unknown;
  readonly random: Random;
  readonly timeoutMs: number;
  readonly maxAttempts: number;
  /** Longest pause between attempts, in milliseconds. */
  readonly maxPauseMs: number;
}

/**
 * Sends an enquiry as the outbox does: the same key with every attempt, pauses that grow and jitter,
 * "sent" only on a receipt that was read whole; refusals end it, everything else is tried again.
 */
export async function deliver(options: DeliverOptions): Promise<Delivery> {
  const { url, key, enquiry, random, timeoutMs, maxAttempts, maxPauseMs } = options;
  const body = JSON.stringify(enquiry);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  let reason = '';
  for (let attempts = 1; attempts <= maxAttempts; attempts += 1) {
    try {
      const { status, text } = await attempt(url, body, headers, timeoutMs);
      if (status === 200 || status === 201) {
        const { receipt } = JSON.parse(text) as { receipt: string };
        return { outcome: 'sent', receipt, attempts };
      }
      reason = `${status} ${text}`;
      if (status !== 408 && status !== 429 && status < 500) {
        return { outcome: 'given up', reason, attempts };
      }
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    const ceiling = Math.min(maxPauseMs, 5 * 2 ** attempts);
    await new Promise((done) => setTimeout(done, random.int(1, ceiling)));
  }
  return { outcome: 'given up', reason, attempts: maxAttempts };
}

/** Runs work on all items, so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
