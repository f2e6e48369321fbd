import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#tests/support/random.ts';
import { openClient, type Delivery } from './client.ts';
import type { Place } from './place.ts';
import { startReceiver, visitorOf } from './receiver.ts';
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
  const receiver = await startReceiver(place);
  const client = openClient({
    endpoints: [receiver.endpoint],
    random: writerRandom,
    tryMs: 5_000,
    waitMs: 80,
    patienceMs: 60_000,
    proxyHeaders: visitorOf,
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
    await receiver.process.kill();
    await receiver.start();
  }
  over.abort();
  await Promise.all(writers);
  await receiver.process.kill();

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
