import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { RATE_LIMIT } from '#server/enquiries/protocol.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import type { PostgresServer } from '#server/testing/postgres.ts';
import { createRandom } from '#tests/support/random.ts';
import { ARRIVAL_KINDS, compareArrivals } from './arrivals.ts';
import { ask, type Answer } from './ask.ts';
import { openClient, type Delivery } from './client.ts';
import { mailsOf, mailTo, settled } from './delivery.ts';
import { countRates, type Place } from './place.ts';
import { startReceiver, visitorOf, type Receiver } from './receiver.ts';
import { Findings, type Report } from './report.ts';
import { compare, KINDS, makeEnquiries, type Enquiry } from './sent-and-stored.ts';

export interface InstancesPlan {
  readonly enquiries: number;
  /** How often an instance is killed, and how often the database. */
  readonly kills: number;
  readonly databaseKills: number;
}

export interface InstancesTrial extends InstancesPlan {
  readonly seed: number;
  readonly place: Place;
  /** The server of the place's database. */
  readonly database: Pick<PostgresServer, 'crash' | 'start'>;
}

const INSTANCES = 3;

/** How many enquiries are in flight at once. */
const WIDTH = 12;

const PATIENCE_MS = 240_000;

/**
 * Three real receivers with one database; each request goes to the next that answers, as a balancer
 * would have it. First, receivers and database are killed while enquiries come in. Then all three
 * are replaced one by one, and no request may fail. Finally, one sender tries to exceed the limit
 * through all three.
 */
export async function instancesTrial(trial: InstancesTrial): Promise<Report> {
  const endings: (() => Promise<unknown>)[] = [];
  try {
    return await withEndings(trial, (end) => void endings.push(end));
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

/** @param atEnd cleanup that always runs at the end */
async function withEndings(
  trial: InstancesTrial,
  atEnd: (end: () => Promise<unknown>) => void,
): Promise<Report> {
  const { seed, place } = trial;
  const random = createRandom(seed);
  const findings = new Findings(...KINDS, ...ARRIVAL_KINDS, 'other limit', 'failed request');
  const mail = await startMailServer();
  atEnd(() => mail.close());
  const receivers = await Promise.all(
    Array.from({ length: INSTANCES }, async () => {
      const receiver = await startReceiver(place, {
        ...mailTo(mail),
        DRAIN_SECONDS: '2',
        DELIVERY_TIMES: '0.05,0.5,259200,5',
      });
      atEnd(() => receiver.process.kill());
      return receiver;
    }),
  );
  const endpoints = receivers.map(({ endpoint }) => endpoint);

  const enquiries = makeEnquiries(trial.enquiries, random);
  const deliveries = new Map<string, Delivery[]>();
  const client = openClient({
    endpoints,
    random: createRandom(seed + 1),
    tryMs: 20_000,
    waitMs: 200,
    patienceMs: PATIENCE_MS,
    proxyHeaders: visitorOf,
  });
  const sending = pMap(
    enquiries,
    async ({ key, content }) => {
      deliveries.set(key, [await client.deliver(key, content)]);
    },
    { concurrency: WIDTH },
  );
  const all = trial.kills + trial.databaseKills;
  let databaseKills = 0;
  for (let count = 1; count <= all; count += 1) {
    // Spread evenly over the enquiries, however fast they come.
    while (deliveries.size < (count * trial.enquiries) / (all + 1)) await sleep(5);
    if (databaseKills < (count * trial.databaseKills) / all) {
      databaseKills += 1;
      await trial.database.crash();
      await sleep(random.int(0, 500));
      await trial.database.start();
    } else {
      const receiver = random.pick(receivers as [Receiver, ...Receiver[]]);
      await receiver.process.kill();
      await sleep(random.int(0, 500));
      await receiver.start();
    }
  }
  await sending;

  const rolled: Enquiry[] = [];
  const over = new AbortController();
  let turn = 0;
  /** To the next receiver that accepts a connection. */
  const send = async (enquiry: Enquiry, sender: string, left = INSTANCES): Promise<Answer> => {
    turn += 1;
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': enquiry.key,
      'X-Forwarded-For': sender,
    };
    try {
      return await ask(endpoints[turn % INSTANCES] ?? '', JSON.stringify(enquiry.content), headers);
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (!isRefused || left === 1) throw error;
      return send(enquiry, sender, left - 1);
    }
  };
  const senders = Array.from({ length: WIDTH }, async () => {
    while (!over.signal.aborted) {
      const [made] = makeEnquiries(1, random);
      if (made === undefined) return;
      const message = `Rolling ${rolled.length} ${String(made.content['message'])}`;
      const enquiry = { ...made, content: { ...made.content, message } };
      rolled.push(enquiry);
      try {
        const answer = await send(enquiry, visitorOf(enquiry.key)['X-Forwarded-For']);
        if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
        const { receipt } = JSON.parse(answer.text) as { receipt: string };
        deliveries.set(enquiry.key, [{ outcome: 'sent', receipt }]);
      } catch (error) {
        findings.add('failed request', String(error));
      }
      await sleep(20);
    }
  });
  for (const receiver of receivers) {
    receiver.process.process.kill('SIGTERM');
    await receiver.process.ends();
    await receiver.start();
  }
  over.abort();
  await Promise.all(senders);

  await countRates(place);
  const fromOne = await Promise.all(
    makeEnquiries(6 * RATE_LIMIT, random).map((enquiry) => send(enquiry, '192.0.2.1')),
  );
  const accepted = fromOne.filter(({ status }) => status === 201).length;
  const refused = fromOne.filter(({ status }) => status === 429).length;
  if (accepted !== RATE_LIMIT || accepted + refused !== fromOne.length) {
    findings.add('other limit', `${accepted} accepted, ${refused} refused of ${fromOne.length}`);
  }

  const store = place.open();
  const stored = await settled(() => store.list());
  await store.close();
  compare([...enquiries, ...rolled], deliveries, stored, findings);
  const mails = await mailsOf(mail);
  compareArrivals('email', stored, mails, findings);
  return {
    name: `${INSTANCES} instances, ${place.name}`,
    done: `${trial.enquiries} enquiries, ${trial.kills} kills of an instance, ${databaseKills} of the database; ${rolled.length} enquiries during a rolling restart; ${accepted} of ${fromOne.length} from one address accepted; ${mails.length} mails, ${mails.length - stored.length} of them repeated under the same id`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}
