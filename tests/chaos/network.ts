import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { createRandom, type Random } from '#tests/support/random.ts';
import { startProxy, type Verdict } from '#tests/support/servers/test-proxy.ts';
import { Client, makeEnquiries } from './client.ts';
import { Findings, SENT, type Report } from './findings.ts';
import { storedIn, type Place } from './place.ts';

/** How many enquiries are in flight at once. */
const WIDTH = 24;

/** How often a request gets a fault, until all have occurred. */
const FAULT_RATE = 0.8;

/** How long an attempt may take, in ms: what is cut off in time has not failed on a busy machine. */
const TRY_MS = 2_000;
const LATEST_MS = 2 * TRY_MS;

/** What can happen to a request in transit. */
const FAULTS: Readonly<Record<string, (random: Random) => Verdict>> = {
  /** The connection is reset before any bytes get through. */
  reset: () => 'cut',
  /** The request arrives late, perhaps after another one with the same key. */
  late: (random) => ({ lateMs: random.int(1, LATEST_MS) }),
  /** The request gets through; there is never a response. */
  'stalled answer': () => 'keep the answer',
  /** The request gets through; its response is lost with the connection. */
  'lost answer': () => ({ answerPart: 0 }),
  /** The request gets through; only the first part of the response comes back. */
  'cut answer': (random) => ({ answerPart: random.next() * 0.99 }),
  /** The request gets through twice at the same time. */
  duplicate: () => 'send twice',
  /** Like a lost response, and the request arrives again later on its own. */
  'late duplicate': (random) => ({ answerPart: 0, againAfterMs: random.int(1, 200) }),
};

/**
 * Sends enquiries through a faulty network until each is acknowledged and all faults have occurred.
 * If faults are left over, everything is sent again, as from a second device: the receipts must
 * match the first ones.
 * @param url of a receiver with an empty database
 */
export async function networkTrial(
  seed: number,
  plan: { readonly enquiries: number; readonly faults: number },
  url: string,
  place: Place,
): Promise<Report> {
  const random = createRandom(seed);
  const enquiries = makeEnquiries(plan.enquiries, random);
  const testProxy = await startProxy(url);
  const happened = new Map<string, number>();
  let total = 0;
  testProxy.judge(() => {
    if (total >= plan.faults || !random.chance(FAULT_RATE)) return 'pass';
    total += 1;
    const [fault, verdict] = random.pick(
      Object.entries(FAULTS) as [[string, (random: Random) => Verdict]],
    );
    happened.set(fault, (happened.get(fault) ?? 0) + 1);
    return verdict(random);
  });
  const client = new Client({
    endpoints: [`${testProxy.url}/enquiries`],
    random,
    tryMs: TRY_MS,
    waitMs: 60,
  });
  do {
    await pMap(enquiries, (enquiry) => client.send(enquiry), { concurrency: WIDTH });
  } while (total < plan.faults);
  // What is late may still be under way.
  await sleep(LATEST_MS);
  await testProxy.close();

  const findings = new Findings(...SENT);
  findings.compareSent(client.sent, await storedIn(place));
  const kinds = [...happened].toSorted().map(([fault, count]) => `${count} × ${fault}`);
  return findings.report(
    `network faults, ${place.name}`,
    `${total} faults over ${plan.enquiries} enquiries, ${client.tries} attempts (${kinds.join(', ')})`,
  );
}
