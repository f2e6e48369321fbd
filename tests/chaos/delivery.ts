import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { Webhook } from 'standardwebhooks';
import type { StoredEnquiry } from '#server/enquiries/store-in-sql.ts';
import { startMailServer, type MailFault, type MailServer } from '#server/testing/mail-server.ts';
import type { PostgresServer } from '#server/testing/postgres.ts';
import { createRandom } from '#tests/support/random.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { Client, makeEnquiries } from './client.ts';
import { ARRIVED, Findings, SENT, type Arrival, type Report } from './findings.ts';
import { startReceiver, storedIn, type Place, type Receiver } from './place.ts';

/** The fault rate of mails and webhook messages. */
const FAULT_RATE = 0.4;

const MAIL_FAULTS: readonly [MailFault, ...MailFault[]] = ['421', '451', 'cut', 'lose', 'tarpit'];

/** `cut` breaks the connection after the message was accepted, `lose` before. */
const HOOK_FAULTS = ['500', '429', 'cut', 'lose', 'tarpit'] as const;

/** How long everything may take to arrive after the last enquiry and kill, in milliseconds. */
const PATIENCE_MS = 600_000;

const WIDTH = 8;

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

/** How many receivers share a database that can be shared, and how many kills one of the database makes up for. */
const INSTANCES = 3;
const KILLS_PER_CRASH = 10;

/**
 * Sends enquiries to the real receiver, while the mail server and the webhook behind it fail in
 * every way and the receiver is killed repeatedly. Everything must arrive eventually, with
 * duplicates only under the same id. With PostgreSQL there are several receivers, one of which is killed at a
 * time; and so is their database.
 */
export async function deliveryTrial(
  seed: number,
  plan: { readonly enquiries: number; readonly kills: number },
  place: Place,
  database?: Pick<PostgresServer, 'crash' | 'start'>,
): Promise<Report> {
  const random = createRandom(seed);
  const findings = new Findings(...SENT, ...ARRIVED, 'bad signature', 'not delivered');
  let faults = 0;
  const pick = <T>(kinds: readonly [T, ...T[]], none: T): T => {
    if (!random.chance(FAULT_RATE)) return none;
    faults += 1;
    return random.pick(kinds);
  };
  const mail = await startMailServer(() => pick(MAIL_FAULTS, 'none'));
  const hooks: Arrival[] = [];
  const hook = await startHook(() => pick<HookFault>(HOOK_FAULTS, 'none'), hooks, findings);
  const start = () =>
    startReceiver(place, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'website@hause.example',
      MAIL_TO: 'team@hause.example',
      WEBHOOK_URL: `http://127.0.0.1:${hook.port}/`,
      WEBHOOK_SECRET: SECRET,
    });
  const receivers: [Receiver, ...Receiver[]] = [await start()];
  if (database !== undefined) {
    while (receivers.length < INSTANCES) receivers.push(await start());
  }
  const client = new Client({
    endpoints: receivers.map(({ endpoint }) => endpoint),
    random: createRandom(seed + 1),
    tryMs: 5_000,
    waitMs: 80,
  });
  let kills = 0;
  const sending = pMap(
    makeEnquiries(plan.enquiries, random),
    async (enquiry, at) => {
      // Spread over the kills, however fast they come.
      while (kills < (at * plan.kills) / plan.enquiries - 1) await sleep(5);
      await client.send(enquiry);
    },
    { concurrency: WIDTH },
  );

  let whileSending = 0;
  for (; kills < plan.kills; kills += 1) {
    // A receiver that is still starting, as on a busy machine, has nothing to lose yet.
    while (client.done < (kills * plan.enquiries) / plan.kills) await sleep(5);
    await sleep(random.int(0, 300));
    if (client.done < plan.enquiries) whileSending += 1;
    const receiver = random.pick(receivers);
    await receiver.kill();
    if (kills % KILLS_PER_CRASH === 0) {
      await database?.crash();
      await database?.start();
    }
    await receiver.start();
  }
  await sending;

  const stored = await settled(place);
  for (const receiver of receivers) await receiver.kill();
  findings.compareSent(client.sent, stored);
  for (const { receipt, deliveries } of stored) {
    for (const { channel, state, lastError } of deliveries) {
      if (state === 'delivered') continue;
      findings.add('not delivered', `${receipt} by ${channel}: ${state} ${lastError}`);
    }
  }
  const mails = await mailsOf(mail);
  findings.compareArrived('email', stored, mails);
  findings.compareArrived('webhook', stored, hooks);
  await mail.close();
  await hook.close();
  const again = mails.length + hooks.length - 2 * stored.length;
  return findings.report(
    `deliveries, ${place.name}, ${receivers.length} receivers`,
    `${plan.enquiries} enquiries by mail and webhook, ${faults} faults, ${plan.kills} kills (${whileSending} while enquiries came in), ${again} repeated under the same id`,
  );
}

/** The mails that reached the team. */
async function mailsOf(mail: MailServer): Promise<Arrival[]> {
  return (await mail.parsed()).map((parsed) => ({
    id: parsed.messageId ?? '',
    receipt: (parsed.headers.get('x-receipt') as string | undefined) ?? '',
    // The message is between its label and the hint.
    message: /\n\n[^\n]*:\n(.*)\n\n[^\n]*\n*$/su.exec(parsed.text ?? '')?.[1] ?? '',
  }));
}

/** What is stored, once nothing is left to deliver, or at the timeout. */
async function settled(place: Place): Promise<StoredEnquiry[]> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const stored = await storedIn(place);
    const states = stored.flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
    if (states.every((state) => state === 'delivered') || performance.now() > end) return stored;
    await sleep(200);
  }
}

type HookFault = (typeof HOOK_FAULTS)[number] | 'none';

/** A program that listens to webhooks, and verifies them with the reference library. */
function startHook(fault: () => HookFault, arrivals: Arrival[], findings: Findings) {
  const verifier = new Webhook(SECRET);
  const read = async (request: IncomingMessage): Promise<Arrival | undefined> => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    try {
      const { data } = verifier.verify(body, headers) as { data: Omit<Arrival, 'id'> };
      return { id: headers['webhook-id'] ?? '', receipt: data.receipt, message: data.message };
    } catch (error) {
      findings.add('bad signature', `${String(error)} ${body.slice(0, 80)}`);
      return undefined;
    }
  };
  return listenLocally(
    createServer((request, response) => {
      // A killed receiver leaves half a request behind.
      read(request).then(
        (arrival) => {
          const kind = fault();
          if (kind === 'tarpit') return;
          if (arrival !== undefined && (kind === 'none' || kind === 'cut')) arrivals.push(arrival);
          if (kind === 'cut' || kind === 'lose') response.destroy();
          else response.writeHead(kind === 'none' ? 204 : Number(kind)).end();
        },
        () => response.destroy(),
      );
    }),
  );
}
