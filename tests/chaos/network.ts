import pMap from 'p-map';
import { createRandom } from '#tests/support/random.ts';
import { startGate } from '#tests/support/servers/gate.ts';
import { openClient, type Delivery } from './client.ts';
import { planFaults } from './fault-plan.ts';
import { Findings, type Report } from './report.ts';
import { compare, KINDS, makeEnquiries, type Kept } from './sent-and-stored.ts';

export interface NetworkTrial {
  readonly seed: number;
  readonly enquiries: number;
  readonly faults: number;
  /** The receiver's port on 127.0.0.1. */
  readonly port: number;
  /** The enquiries stored at the end. */
  readonly kept: () => Promise<readonly Kept[]>;
  /** The kind of storage, for the name of the trial. */
  readonly place: string;
}

/** How many enquiries are in flight at once. */
const WIDTH = 24;

/**
 * Sends enquiries through a faulty network until each is acknowledged and all faults have occurred.
 * If faults are left over, everything is sent again, as from a second device: the receipts must
 * match the first ones.
 */
export async function networkTrial(trial: NetworkTrial): Promise<Report> {
  const random = createRandom(trial.seed);
  const enquiries = makeEnquiries(trial.enquiries, random);
  const gate = await startGate(`http://127.0.0.1:${trial.port}`);
  const plan = planFaults(gate, { random, rate: 0.8, most: trial.faults });
  const deliveries = new Map<string, Delivery[]>(enquiries.map(({ key }) => [key, []]));
  let tries = 0;
  do {
    const client = openClient({
      endpoints: [`${gate.url}/enquiries`],
      random,
      // Long enough for a busy machine: what is cut off in time has not failed.
      tryMs: 2_000,
      waitMs: 60,
      patienceMs: 60_000,
    });
    await pMap(
      enquiries,
      async ({ key, content }) => {
        deliveries.get(key)?.push(await client.deliver(key, content));
      },
      { concurrency: WIDTH },
    );
    tries += client.tries;
  } while (plan.total < trial.faults);
  // Duplicates sent in the background may still be in flight.
  await new Promise((done) => setTimeout(done, 500));
  await gate.shut();

  const findings = new Findings(...KINDS);
  compare(enquiries, deliveries, await trial.kept(), findings);
  const kinds = [...plan.happened].toSorted().map(([fault, count]) => `${count} × ${fault}`);
  return {
    name: `network faults, ${trial.place}`,
    done: `${plan.total} faults over ${trial.enquiries} enquiries, ${tries} attempts (${kinds.join(', ')})`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}
