import { setTimeout as sleep } from 'node:timers/promises';
import { RECEIVER_AT, startServer, type StartedServer } from '#server/testing/start-server.ts';
import { createRandom } from '#tests/support/random.ts';
import { openClient, type Delivery } from './client.ts';
import type { Place } from './place.ts';
import { Findings, type Report } from './report.ts';
import { compare, KINDS, makeEnquiries } from './sent-and-stored.ts';

export interface KillTrial {
  readonly seed: number;
  readonly kills: number;
  readonly place: Place;
}

/** How many visitors send at the same time. */
const WRITERS = 8;

/**
 * Repeatedly kills the receiver (started as by `npm run receiver`) with SIGKILL while enquiries come
 * in, and restarts it. The senders keep retrying, each with the same key until it has a receipt.
 */
export async function killTrial({ seed, kills, place }: KillTrial): Promise<Report> {
  const random = createRandom(seed);
  const writerRandom = createRandom(seed + 1);
  let port = '0';
  const start = async (): Promise<StartedServer> => {
    const started = startServer('receiver-main', {
      ...place.env,
      PORT: port,
      ALLOWED_ORIGIN: 'https://www.hause.example',
      TRUSTED_PROXIES: 'loopback',
    });
    ({ port } = new URL(await started.says(RECEIVER_AT)));
    return started;
  };
  let receiver = await start();
  const client = openClient({
    endpoint: `http://127.0.0.1:${port}/enquiries`,
    random: writerRandom,
    tryMs: 5_000,
    backoff: { baseMs: 10, maxMs: 80 },
    patienceMs: 60_000,
    // Each enquiry comes from a different visitor, so none reaches the limit of five.
    proxyHeaders: (key) => ({ 'X-Forwarded-For': addressFrom(key) }),
  });

  const enquiries: ReturnType<typeof makeEnquiries> = [];
  const deliveries = new Map<string, Delivery[]>();
  const over = new AbortController();
  const write = async () => {
    while (!over.signal.aborted) {
      const [enquiry] = makeEnquiries(1, writerRandom);
      if (enquiry === undefined) return;
      const index = enquiries.length;
      const message = `Enquiry ${index} ${String(enquiry.content['message'])}`;
      const named = { ...enquiry, content: { ...enquiry.content, message } };
      enquiries.push(named);
      deliveries.set(named.key, [await client.deliver(named.key, named.content)]);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);

  let midWrite = 0;
  for (let count = 0; count < kills; count += 1) {
    // Kill it under load: a receiver that has just started has nothing to lose yet.
    const before = deliveries.size;
    while (deliveries.size === before) await sleep(5);
    await sleep(random.int(0, 100));
    if (deliveries.size < enquiries.length) midWrite += 1;
    await receiver.kill();
    receiver = await start();
  }
  over.abort();
  await Promise.all(writers);
  client.close();
  await receiver.kill();

  const findings = new Findings(...KINDS);
  const store = place.open();
  compare(enquiries, deliveries, await store.list(), findings);
  await store.close();
  return {
    name: `SIGKILL during writes, ${place.name}`,
    done: `${kills} kills, ${midWrite} with writes under way, ${enquiries.length} enquiries`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}

/** A distinct address for each key, in the private 10.0.0.0/8 range. */
export function addressFrom(key: string): string {
  const bytes = [0, 2, 4].map((at) => Number.parseInt(key.slice(at, at + 2), 16));
  return `10.${bytes.join('.')}`;
}
