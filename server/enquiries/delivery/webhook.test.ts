import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { openStore } from '#server/testing/stores.ts';
import type { Channel, ClaimedDelivery, EnquiryStore } from '../store.ts';
import { createChannels } from './channels.ts';
import { DeliveryError } from './handler.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const NEXT_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let received: Received[];
let answer: { status: number; headers?: Record<string, string> };
let server: Awaited<ReturnType<typeof listenLocally>>;

beforeEach(async () => {
  folder = temporaryFolder();
  store = openStore(folder.path);
  received = [];
  answer = { status: 204 };
  server = await listenLocally(
    createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        response.writeHead(answer.status, answer.headers).end();
      });
    }),
  );
});
afterEach(async () => {
  await server.shut();
  await store.close();
  folder.remove();
});

async function claim(channel: Channel = 'webhook'): Promise<ClaimedDelivery> {
  const reception = await store.take(
    someSubmission(
      { subscribe: true, message: 'क\ud800' },
      { channels: ['webhook'], marks: ['fast'] },
    ),
  );
  if (!('receipt' in reception)) throw new Error(reception.outcome);
  if (channel === 'webhook-subscription') {
    await store.allowConfirmation(reception.receipt, 'hash', Date.now() + 1_000);
    await store.confirm('hash', [channel]);
  }
  const [claimed] = await store.claim(channel, 9, 60_000);
  if (claimed === undefined) throw new Error('nothing was due');
  return claimed;
}

async function send(
  claimed: ClaimedDelivery,
  secret = SECRET,
  signal = AbortSignal.timeout(5_000),
) {
  const { delivery } = readSettings({
    WEBHOOK_URL: `http://127.0.0.1:${server.port}/hook`,
    WEBHOOK_SECRET: secret,
  });
  const channels = createChannels(delivery, { store, publicUrl: undefined });
  await channels[claimed.channel]?.deliver(claimed, signal);
}

async function failure(...args: Parameters<typeof send>): Promise<DeliveryError> {
  const error = await send(...args).catch((thrown: unknown) => thrown);
  if (error instanceof DeliveryError) return error;
  throw new Error(`expected a DeliveryError, not ${String(error)}`);
}

const headersOf = ({ headers }: Received) => headers as Record<string, string>;

it('is signed so that the reference library accepts it, and rejects any changed byte', async () => {
  const claimed = await claim();
  await send(claimed);
  const [message] = received;
  if (message === undefined) throw new Error('nothing arrived');
  const verifier = new Webhook(SECRET);
  const payload = verifier.verify(message.body, headersOf(message));
  expect(payload).toMatchObject({
    type: 'enquiry.received',
    timestamp: claimed.enquiry?.receivedAt,
    data: {
      receipt: claimed.receipt,
      fullName: 'Ada Lovelace',
      message: 'क\ufffd',
      representative: 'K-12 publishing',
      marks: ['fast'],
    },
  });
  expect(message.headers['webhook-id']).toBe(`webhook_${claimed.receipt}`);
  for (const changed of [
    { body: message.body.replace('Ada', 'Ida'), headers: {} },
    { body: message.body, headers: { 'webhook-id': 'webhook_H-00000-00000' } },
    {
      body: message.body,
      headers: { 'webhook-timestamp': String(Number(message.headers['webhook-timestamp']) + 1) },
    },
  ]) {
    expect(() =>
      verifier.verify(changed.body, { ...headersOf(message), ...changed.headers }),
    ).toThrow();
  }
});

it('is signed with each secret during a rotation', async () => {
  await send(await claim(), `${SECRET} ${NEXT_SECRET}`);
  const [message] = received;
  if (message === undefined) throw new Error('nothing arrived');
  for (const secret of [SECRET, NEXT_SECRET]) {
    new Webhook(secret).verify(message.body, headersOf(message));
  }
});

it('reports a confirmed subscription with consent wording and times', async () => {
  const claimed = await claim('webhook-subscription');
  await send(claimed);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    type: 'newsletter.confirmed',
    timestamp: claimed.subscription?.confirmedAt,
    data: { ...claimed.subscription, withdrawnAt: undefined },
  });
});

it.each([
  [500, undefined, false, undefined],
  [404, undefined, false, undefined],
  [301, undefined, false, undefined],
  [429, '120', false, 120_000],
  [410, undefined, true, undefined],
])(
  'answered with %d and Retry-After %s fails; final: %s',
  async (status, retryAfter, isPermanent, ms) => {
    answer = {
      status,
      ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
    };
    const error = await failure(await claim());
    expect(error.isOutage).toBe(status >= 500);
    expect([error.message, error.isPermanent, error.retryAfterMs]).toEqual([
      `answer ${status}`,
      isPermanent,
      ms,
    ]);
  },
);

it('without a timely response or a connection is retried', async () => {
  const claimed = await claim();
  expect((await failure(claimed, SECRET, AbortSignal.abort())).message).toBe('no answer in time');
  await server.shut();
  const error = await failure(claimed);
  expect([error.message, error.isPermanent]).toEqual(['no connection (ECONNREFUSED)', false]);
});
