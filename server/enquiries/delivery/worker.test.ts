import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testStore } from '#server/testing/for-test.ts';
import type { Channel } from '../store.ts';
import type { EnquiryStore } from '../store-in-sql.ts';
import { plannedChannels } from './channels.ts';
import { DeliveryError, type Channels, type Handler } from './handler.ts';
import { startWorker, type Attempted, type WorkerOptions } from './worker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The default times, except for the lease. */
const TIMES = { firstMs: MINUTE, longestMs: 15 * MINUTE, giveUpMs: 72 * HOUR, leaseMs: 500 };

let store: EnquiryStore;
let worker: ReturnType<typeof startWorker> | undefined;
let time: number;
let attempts: Attempted[];
let heard: () => void;

beforeEach(() => {
  time = Date.UTC(2025, 5, 1);
  attempts = [];
  heard = () => undefined;
  store = testStore(undefined, () => time);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

type Deliver = Handler['deliver'];

function start(
  deliveries: Partial<Record<Channel, Deliver>>,
  options: Partial<WorkerOptions> = {},
): ReturnType<typeof startWorker> {
  const channels: Channels = Object.fromEntries(
    Object.entries(deliveries).map(([channel, deliver]) => [channel, { deliver }]),
  );
  worker = startWorker({
    store,
    channels,
    times: TIMES,
    onAttempted: (attempted) => {
      attempts.push(attempted);
      heard();
    },
    now: () => time,
    random: () => 0,
    ...options,
  });
  return worker;
}

const succeed: Deliver = () => Promise.resolve(undefined);
const failing =
  (...args: ConstructorParameters<typeof DeliveryError>): Deliver =>
  () =>
    Promise.reject(new DeliveryError(...args));
/** Never answers: it ends with the attempt. */
const hang: Deliver = (_, signal) =>
  new Promise((_done, fail) => {
    signal.addEventListener('abort', () => fail(new DeliveryError('took too long')));
  });

async function attempted(count: number): Promise<void> {
  while (attempts.length < count) {
    await new Promise<void>((done) => {
      heard = done;
    });
  }
}

async function take(channels: readonly Channel[], count = 1): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) await store.take(someSubmission({}, { channels }));
}

const resultsOf = (channel: Channel) =>
  attempts.filter(({ claimed }) => claimed.channel === channel).map(({ result }) => result);

it('delivers what is queued at the start and what is added later', async () => {
  await take(['email']);
  const { wake } = start({ email: succeed });
  await attempted(1);
  await take(['email']);
  wake();
  await attempted(2);
  expect(attempts.map(({ result }) => result.outcome)).toEqual(['delivered', 'delivered']);
});

it('retries after 1 minute, doubling the delay each time, up to 15, and gives up after 72 hours', async () => {
  await take(['webhook']);
  const { wake } = start({ webhook: failing('answer 500') });
  const began = time;
  const waits: number[] = [];
  for (let count = 1; ; count += 1) {
    await attempted(count);
    const result = attempts[count - 1]?.result;
    if (result?.outcome !== 'failed') break;
    waits.push((result.dueAt - time) / MINUTE);
    time = result.dueAt;
    wake();
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 15, 15]);
  expect(attempts.at(-1)?.result.outcome).toBe('dead');
  expect((time - began) / HOUR).toBeGreaterThanOrEqual(72);
  expect((time - began) / HOUR).toBeLessThan(72.5);
});

it('waits for as long as the other side asks, up to a day', async () => {
  await take(['webhook']);
  start({ webhook: failing('answer 429', { retryAfterMs: 100 * HOUR }) });
  await attempted(1);
  expect(attempts[0]?.result).toMatchObject({ dueAt: time + 24 * HOUR });
});

it('gives up immediately after a permanent failure, and not because the clock jumped', async () => {
  await take(['email', 'webhook']);
  time += 91 * 24 * HOUR;
  start({
    email: failing('answer 550', { isPermanent: true }),
    webhook: failing('answer 421'),
  });
  await attempted(2);
  expect(resultsOf('email')).toEqual([{ outcome: 'dead', error: 'answer 550' }]);
  expect(resultsOf('webhook')).toMatchObject([{ outcome: 'failed' }]);
});

it('cuts an attempt off before its lease ends', async () => {
  await take(['email']);
  start({ email: hang });
  await attempted(1);
  expect(attempts[0]?.result).toMatchObject({ outcome: 'failed', error: 'took too long' });
});

it('attempts at most three deliveries of a channel at the same time, each only once', async () => {
  const now = { email: 0, webhook: 0 };
  let most = 0;
  const seen: string[] = [];
  await take(['email', 'webhook'], 10);
  const deliver =
    (channel: keyof typeof now): Deliver =>
    async ({ receipt }) => {
      now[channel] += 1;
      most = Math.max(most, now[channel]);
      seen.push(`${receipt} ${channel}`);
      await sleep(1);
      now[channel] -= 1;
      return undefined;
    };
  start({ email: deliver('email'), webhook: deliver('webhook') });
  await attempted(20);
  expect(most).toBe(3);
  expect([new Set(seen).size, seen.length]).toEqual([20, 20]);
});

it('delivers by one channel while another accepts connections and never answers', async () => {
  await take(['email', 'webhook'], 16);
  start({ email: succeed, webhook: hang });
  await attempted(16);
  expect(resultsOf('email')).toHaveLength(16);
});

it('leaves deliveries of channels that it does not have to who has them', async () => {
  await take(['email', 'webhook']);
  start({ webhook: succeed });
  await attempted(1);
  await worker?.stop();
  expect((await store.list())[0]?.deliveries).toMatchObject([
    { channel: 'email', state: 'waiting', attempts: 0, lastError: '' },
    { channel: 'webhook', state: 'delivered' },
  ]);
});

it('finishes attempts in progress when stopped, and starts no new ones', async () => {
  await take(['email'], 6);
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<undefined>();
  const { stop } = start({
    email: () => {
      begun.resolve();
      return may.promise;
    },
  });
  await begun.promise;
  const stopping = stop();
  may.resolve(undefined);
  await stopping;
  expect(attempts.map(({ result }) => result.outcome)).toEqual(Array(3).fill('delivered'));
  const waiting = { channel: 'email', state: 'waiting', count: 3 };
  expect((await store.overview()).deliveries).toContainEqual(waiting);
});

it.each([
  ['ordinary', {}, [], ['email', 'webhook']],
  ['with the newsletter', { subscribe: true }, [], ['email', 'webhook', 'confirmation']],
  ['that may be spam', { subscribe: true }, ['honeypot'], ['email', 'webhook']],
] as const)('an enquiry %s is delivered by these of all channels', (_, changes, marks, planned) => {
  const all: readonly Channel[] = ['email', 'webhook', 'confirmation'];
  expect(plannedChannels(all, someSubmission(changes, { marks }))).toEqual(planned);
});
