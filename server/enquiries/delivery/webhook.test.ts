import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testStore } from '#server/testing/for-test.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import type { ClaimedDelivery, EnquiryStore } from '../store-in-sql.ts';
import { createChannels } from './channels.ts';
import type { DeliveryError } from './handler.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const NEXT_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

let store: EnquiryStore;
let received: { readonly headers: IncomingMessage['headers']; readonly body: string } | undefined;
let answer: { status: number; headers?: Record<string, string> };
let server: Awaited<ReturnType<typeof listenLocally>>;

beforeEach(async () => {
  store = testStore();
  answer = { status: 204 };
  server = await listenLocally(
    createServer((request, response) => {
      void text(request).then((body) => {
        received = { headers: request.headers, body };
        response.writeHead(answer.status, answer.headers).end();
      });
    }),
  );
});
afterEach(() => server.close());

async function claim(): Promise<ClaimedDelivery> {
  const changes = { subscribe: true, message: 'क\ud800' };
  await store.take(someSubmission(changes, { channels: ['webhook'], marks: ['fast'] }));
  const [claimed] = await store.claim('webhook', 9, 60_000);
  if (claimed === undefined) throw new Error('nothing was due');
  return claimed;
}

/** @returns what arrived */
async function send(
  claimed: ClaimedDelivery,
  WEBHOOK_SECRET = SECRET,
  signal = AbortSignal.timeout(5_000),
) {
  const WEBHOOK_URL = `http://127.0.0.1:${server.port}/hook`;
  const { delivery } = readSettings({ WEBHOOK_URL, WEBHOOK_SECRET });
  const channels = createChannels(delivery, { store, publicUrl: undefined });
  await channels[claimed.channel]?.deliver(claimed, signal);
  return { body: received?.body ?? '', headers: received?.headers as Record<string, string> };
}

const failure = (...args: Parameters<typeof send>): Promise<DeliveryError> =>
  send(...args).then(
    () => expect.unreachable(),
    (error: unknown) => error as DeliveryError,
  );

it('is signed so that the reference library accepts it, and rejects any changed byte', async () => {
  const claimed = await claim();
  const { body, headers } = await send(claimed);
  const verifier = new Webhook(SECRET);
  expect(verifier.verify(body, headers)).toMatchObject({
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
  expect(headers['webhook-id']).toBe(`webhook_${claimed.receipt}`);
  const later = String(Number(headers['webhook-timestamp']) + 1);
  for (const [changed, more] of [
    [body.replace('Ada', 'Ida'), {}],
    [body, { 'webhook-id': 'webhook_H-00000-00000' }],
    [body, { 'webhook-timestamp': later }],
  ] as const) {
    expect(() => verifier.verify(changed, { ...headers, ...more })).toThrow();
  }
});

it('is signed with each secret during a rotation', async () => {
  const { body, headers } = await send(await claim(), `${SECRET} ${NEXT_SECRET}`);
  for (const secret of [SECRET, NEXT_SECRET]) new Webhook(secret).verify(body, headers);
});

it.each([
  [500, {}, false, undefined],
  [404, {}, false, undefined],
  [301, {}, false, undefined],
  [429, { 'Retry-After': '120' }, false, 120_000],
  [410, {}, true, undefined],
])(
  'answered with %d and %j fails; final: %s',
  async (status, headers, isPermanent, retryAfterMs) => {
    answer = { status, headers };
    expect(await failure(await claim())).toMatchObject({
      message: `answer ${status}`,
      isPermanent,
      retryAfterMs,
    });
  },
);

it('without a timely response or a connection is retried', async () => {
  const claimed = await claim();
  expect((await failure(claimed, SECRET, AbortSignal.abort())).message).toBe('no answer in time');
  await server.close();
  expect(await failure(claimed)).toMatchObject({
    message: 'no connection (ECONNREFUSED)',
    isPermanent: false,
  });
});
