import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { Webhook } from 'standardwebhooks';
import type { StoredEnquiry } from '#server/enquiries/store-in-sql.ts';
import { startMailServer, type MailFault, type MailServer } from '#server/testing/mail-server.ts';
import { createRandom } from '#tests/support/random.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { ARRIVAL_KINDS, compareArrivals, type Arrival } from './arrivals.ts';
import { openClient, type Delivery } from './client.ts';
import type { Place } from './place.ts';
import { startReceiver, visitorOf } from './receiver.ts';
import { Findings, type Report } from './report.ts';
import { compare, KINDS, makeEnquiries } from './sent-and-stored.ts';

export interface DeliveryTrial {
  readonly seed: number;
  readonly enquiries: number;
  readonly kills: number;
  readonly place: Place;
}

/** The fault rate of mails and webhook messages. */
const FAULT_RATE = 0.4;

const MAIL_FAULTS: readonly [MailFault, ...MailFault[]] = ['421', '451', 'cut', 'lose', 'tarpit'];

/** `cut` breaks the connection after the message was accepted, `lose` before. */
const HOOK_FAULTS = ['500', '429', 'cut', 'lose', 'tarpit'] as const;

/** Delays of 50 to 500 ms, since real ones would take days; 1 s for each attempt. */
const TIMES = '0.05,0.5,259200,1';

/** How long everything may take to arrive after the last enquiry and kill, in milliseconds. */
const PATIENCE_MS = 120_000;

const WIDTH = 8;

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

/**
 * Sends enquiries to the real receiver, while the mail server and the webhook behind it fail in
 * every way and the receiver is killed repeatedly. Everything must arrive eventually, with
 * duplicates only under the same id.
 */
export async function deliveryTrial(trial: DeliveryTrial): Promise<Report> {
  const { seed, kills, place } = trial;
  const random = createRandom(seed);
  const findings = new Findings(...KINDS, ...ARRIVAL_KINDS, 'bad signature', 'not delivered');
  let faults = 0;
  const pick = <T>(kinds: readonly [T, ...T[]], none: T): T => {
    if (!random.chance(FAULT_RATE)) return none;
    faults += 1;
    return random.pick(kinds);
  };
  const mail = await startMailServer(() => pick(MAIL_FAULTS, 'none'));
  const hooks: Arrival[] = [];
  const hook = await startHook(() => pick<HookFault>(HOOK_FAULTS, 'none'), hooks, findings);

  const receiver = await startReceiver(place, {
    ...mailTo(mail),
    WEBHOOK_URL: `http://127.0.0.1:${hook.port}/`,
    WEBHOOK_SECRET: SECRET,
    DELIVERY_TIMES: TIMES,
  });
  const client = openClient({
    endpoints: [receiver.endpoint],
    random: createRandom(seed + 1),
    tryMs: 5_000,
    waitMs: 80,
    patienceMs: PATIENCE_MS,
    proxyHeaders: visitorOf,
  });
  const enquiries = makeEnquiries(trial.enquiries, random);
  const deliveries = new Map<string, Delivery[]>();
  let isSending = true;
  const sending = pMap(
    enquiries,
    async ({ key, content }) => {
      deliveries.set(key, [await client.deliver(key, content)]);
      // To leave time for enquiries and deliveries between kills.
      await sleep(random.int(0, Math.ceil((kills * 400 * WIDTH) / trial.enquiries)));
    },
    { concurrency: WIDTH },
  ).finally(() => {
    isSending = false;
  });

  let whileSending = 0;
  for (let count = 0; count < kills; count += 1) {
    await sleep(random.int(50, 800));
    if (isSending) whileSending += 1;
    await receiver.process.kill();
    await receiver.start();
  }
  await sending;

  const store = place.open();
  const stored = await settled(() => store.list());
  await store.close();
  await receiver.process.kill();
  compare(enquiries, deliveries, stored, findings);
  for (const { receipt, deliveries } of stored) {
    for (const { channel, state, lastError } of deliveries) {
      if (state !== 'delivered') {
        findings.add('not delivered', `${receipt} by ${channel}: ${state} ${lastError}`);
      }
    }
  }
  const mails = await mailsOf(mail);
  compareArrivals('email', stored, mails, findings);
  compareArrivals('webhook', stored, hooks, findings);
  await mail.close();
  await hook.shut();
  const again = mails.length + hooks.length - 2 * stored.length;
  return {
    name: `deliveries, ${place.name}`,
    done: `${trial.enquiries} enquiries by mail and webhook, ${faults} faults, ${kills} kills (${whileSending} while enquiries came in), ${again} repeated under the same id`,
    mustBeZero: findings.counts,
    examples: findings.examples,
  };
}

/** The environment of a receiver that delivers to a mail server. */
export const mailTo = (mail: MailServer) => ({
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'website@hause.example',
  MAIL_TO: 'team@hause.example',
});

/** The mails that reached the team. */
export async function mailsOf(mail: MailServer): Promise<Arrival[]> {
  return (await mail.parsed()).map((parsed) => ({
    id: parsed.messageId ?? '',
    receipt: (parsed.headers.get('x-receipt') as string | undefined) ?? '',
    // The message is between its label and the hint.
    message: /\n\n[^\n]*:\n(.*)\n\n[^\n]*\n*$/su.exec(parsed.text ?? '')?.[1] ?? '',
  }));
}

/** Waits until nothing is left to deliver, or until the timeout. */
export async function settled(list: () => Promise<StoredEnquiry[]>): Promise<StoredEnquiry[]> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const stored = await list();
    const isDone = stored.every(({ deliveries }) =>
      deliveries.every(({ state }) => state === 'delivered'),
    );
    if (isDone || performance.now() > end) return stored;
    await sleep(200);
  }
}

type HookFault = (typeof HOOK_FAULTS)[number] | 'none';

/** A program that listens to webhooks, and verifies them with the reference library. */
function startHook(fault: () => HookFault, arrivals: Arrival[], findings: Findings) {
  const verifier = new Webhook(SECRET);
  const read = async (
    request: Parameters<typeof text>[0] & { readonly headers: object },
  ): Promise<Arrival | undefined> => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    try {
      const { data } = verifier.verify(body, headers) as {
        data: { receipt: string; message: string };
      };
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
