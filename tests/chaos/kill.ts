import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#tests/support/random.ts';
import { Client, makeEnquiry } from './client.ts';
import { Findings, SENT, type Report } from './findings.ts';
import { startReceiver, storedIn, type Place } from './place.ts';

/** How many visitors send at the same time. */
const WRITERS = 8;

/**
 * Repeatedly kills the receiver (started as by `npm run receiver`) with SIGKILL while enquiries come
 * in, and restarts it. The senders keep retrying, each with the same key until it has a receipt.
 */
export async function killTrial(seed: number, kills: number, place: Place): Promise<Report> {
  const random = createRandom(seed);
  const writerRandom = createRandom(seed + 1);
  const receiver = await startReceiver(place);
  const client = new Client({
    endpoints: [receiver.endpoint],
    random: writerRandom,
    tryMs: 5_000,
    waitMs: 80,
  });
  const over = new AbortController();
  let begun = 0;
  const write = async () => {
    while (!over.signal.aborted) {
      await client.send(makeEnquiry(`Enquiry ${begun++}`, writerRandom));
    }
  };
  const writers = Array.from({ length: WRITERS }, write);

  let midWrite = 0;
  for (let count = 0; count < kills; count += 1) {
    // Kill it under load: a receiver that has just started has nothing to lose yet.
    const { done } = client;
    while (client.done === done) await sleep(5);
    await sleep(random.int(0, 100));
    if (client.done < begun) midWrite += 1;
    await receiver.kill();
    await receiver.start();
  }
  over.abort();
  await Promise.all(writers);
  await receiver.kill();

  const findings = new Findings(...SENT);
  findings.compareSent(client.sent, await storedIn(place));
  return findings.report(
    `SIGKILL during writes, ${place.name}`,
    `${kills} kills, ${midWrite} with writes under way, ${begun} enquiries`,
  );
}
