import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { RATE_LIMIT } from '#server/enquiries/protocol.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import type { PostgresServer } from '#server/testing/postgres.ts';
import { createRandom } from '#tests/support/random.ts';
import { ask, Client, headersOf, makeEnquiries, makeEnquiry } from './client.ts';
import type { Answer, Enquiry } from './client.ts';
import { mailsOf, mailTo, settled } from './delivery.ts';
import { ARRIVED, Findings, SENT, type Report } from './findings.ts';
import { countRates, startReceiver, type Place } from './place.ts';

export interface InstancesPlan {
  readonly enquiries: number;
  /** How often an instance is killed, and how often the database. */
  readonly kills: number;
  readonly databaseKills: number;
}

const INSTANCES = 3;

/** How many enquiries are in flight at once. */
const WIDTH = 12;

/**
 * Three real receivers with one database; each request goes to the next that answers, as a balancer
 * would have it. First, receivers and database are killed while enquiries come in. Then all three
 * are replaced one by one, and no request may fail. Finally, one sender tries to exceed the limit
 * through all three.
 * @param database the server of the place's database
 */
export async function instancesTrial(
  seed: number,
  plan: InstancesPlan,
  place: Place,
  database: Pick<PostgresServer, 'crash' | 'start'>,
): Promise<Report> {
  const random = createRandom(seed);
  const findings = new Findings(...SENT, ...ARRIVED, 'other limit', 'failed request');
  const mail = await startMailServer();
  const start = () =>
    startReceiver(place, {
      ...mailTo(mail),
      DRAIN_SECONDS: '2',
      DELIVERY_TIMES: '0.05,0.5,259200,5',
    });
  const receivers = [await start(), await start(), await start()] as const;
  const endpoints = receivers.map(({ endpoint }) => endpoint);
  const client = new Client({
    endpoints,
    random: createRandom(seed + 1),
    tryMs: 20_000,
    waitMs: 200,
  });
  const sending = pMap(makeEnquiries(plan.enquiries, random), (enquiry) => client.send(enquiry), {
    concurrency: WIDTH,
  });
  const all = plan.kills + plan.databaseKills;
  let databaseKills = 0;
  for (let count = 1; count <= all; count += 1) {
    // Spread evenly over the enquiries, however fast they come.
    while (client.done < (count * plan.enquiries) / (all + 1)) await sleep(5);
    const isDatabase = databaseKills < (count * plan.databaseKills) / all;
    const receiver = random.pick(receivers);
    if (isDatabase) {
      databaseKills += 1;
      await database.crash();
    } else await receiver.kill();
    await sleep(random.int(0, 500));
    await (isDatabase ? database : receiver).start();
  }
  await sending;

  let turn = 0;
  /** To the next receiver that accepts a connection. */
  const send = async (enquiry: Enquiry, sender?: string, left = INSTANCES): Promise<Answer> => {
    turn += 1;
    const endpoint = endpoints[turn % INSTANCES] ?? '';
    try {
      const body = JSON.stringify(enquiry.content);
      return await ask(endpoint, body, headersOf(enquiry.key, sender));
    } catch (error) {
      // Refused, or reset while it waited to be accepted: nothing has been sent yet, so a balancer tries another.
      const isUnsent = (error as NodeJS.ErrnoException).syscall === 'connect';
      if (!isUnsent || left === 1) throw error;
      return send(enquiry, sender, left - 1);
    }
  };
  const over = new AbortController();
  let rolled = 0;
  const senders = Array.from({ length: WIDTH }, async () => {
    while (!over.signal.aborted) {
      const enquiry = makeEnquiry(`Rolling ${rolled++}`, random);
      client.sent.set(enquiry, []);
      try {
        const answer = await send(enquiry);
        if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
        const { receipt } = JSON.parse(answer.text) as { receipt: string };
        client.sent.set(enquiry, [{ outcome: 'sent', receipt }]);
      } catch (error) {
        findings.add('failed request', String(error));
      }
      await sleep(20);
    }
  });
  for (const receiver of receivers) await receiver.restart();
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

  const stored = await settled(place);
  findings.compareSent(client.sent, stored);
  const mails = await mailsOf(mail);
  findings.compareArrived('email', stored, mails);
  for (const receiver of receivers) await receiver.kill();
  await mail.close();
  return findings.report(
    `${INSTANCES} instances, ${place.name}`,
    `${plan.enquiries} enquiries, ${plan.kills} kills of an instance, ${databaseKills} of the database; ${rolled} enquiries during a rolling restart; ${accepted} of ${fromOne.length} from one address accepted; ${mails.length} mails, ${mails.length - stored.length} of them repeated under the same id`,
  );
}
