import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testStore } from '#server/testing/for-test.ts';
import type { Channel } from '../store.ts';
import type { EnquiryStore } from '../store-in-sql.ts';
import { plannedChannels } from './channels.ts';
import { DeliveryError, type Channels, type Handler } from './handler.ts';
import { startWorker, type Attempted, type DeliveryWorker, type WorkerOptions } from './worker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The default times, except for the lease. */
const TIMES = { firstMs: MINUTE, longestMs: 6 * HOUR, giveUpMs: 72 * HOUR, leaseMs: 500 };

const FAILED = { outcome: 'failed', error: 'x', accepted: [] } as const;

let store: EnquiryStore;
let worker: DeliveryWorker | undefined;
let time: number;
let attempts: Attempted[];
let heard: () => void;
let troubles: string[];

beforeEach(() => {
  time = Date.UTC(2025, 5, 1);
  attempts = [];
  troubles = [];
  heard = () => undefined;
  store = testStore(undefined, () => time);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

type Deliver = Handler['deliver'];

function start(
  deliveries: Partial<Record<Channel, Deliver | Handler>>,
  options: Partial<WorkerOptions> = {},
): DeliveryWorker {
  const channels: Channels = Object.fromEntries(
    Object.entries(deliveries).map(([channel, one]) => [
      channel,
      typeof one === 'function' ? { deliver: one } : one,
    ]),
  );
  worker = startWorker({
    store,
    channels,
    times: TIMES,
    onAttempted: (attempted) => {
      attempts.push(attempted);
      heard();
    },
    onTrouble: (channel, reason) => troubles.push(`${channel}: ${reason}`),
    onStorageFailed: (error) => {
      throw error;
    },
    now: () => time,
    random: () => 0,
    ...options,
  });
  return worker;
}

const succeed: Deliver = () => Promise.resolve();
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

it('retries after 1 minute, doubling the delay each time, up to 6 hours, and gives up after 72', async () => {
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
  expect(waits.slice(0, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  expect(attempts.at(-1)?.result.outcome).toBe('dead');
  expect((time - began) / HOUR).toBeGreaterThanOrEqual(72);
  expect((time - began) / HOUR).toBeLessThan(78);
});

describe('when a channel could not be reached for hours', () => {
  it('and recovers, everything waiting is delivered at once', async () => {
    await take(['email', 'webhook'], 20);
    let isUp = false;
    let tried = 0;
    const outage = failing('no connection', { isOutage: true });
    const email: Deliver = (...args) => {
      tried += 1;
      return isUp ? succeed(...args) : outage(...args);
    };
    start({ email, webhook: failing('answer 404') }, { times: { ...TIMES, firstMs: 50 } });
    // The clock is frozen, so nothing becomes due by waiting; only the probes continue.
    await expect.poll(() => tried, { timeout: 20_000 }).toBeGreaterThan(3);
    isUp = true;
    await expect
      .poll(async () => (await store.overview()).deliveries, { timeout: 20_000 })
      .toContainEqual({ channel: 'email', state: 'delivered', count: 20 });
    // A channel that answers is not tried more often than each delivery's own backoff allows.
    expect(resultsOf('webhook')).toHaveLength(20);
  });

  it('is tried when the next worker starts', async () => {
    await take(['email'], 6);
    for (const claimed of await store.claim('email', 9, 1_000)) {
      await store.settle(claimed, { ...FAILED, dueAt: time + 6 * HOUR });
    }
    start({ email: succeed });
    await attempted(6);
    expect((await store.overview()).oldestWaiting).toBeUndefined();
  });
});

it('looks once a second at a delivery that is due by its own clock but not by the database’s', async () => {
  await take(['email']);
  for (const claimed of await store.claim('email', 1, 1_000)) {
    await store.settle(claimed, { ...FAILED, dueAt: time + 2_000 });
  }
  let claims = 0;
  const claim: EnquiryStore['claim'] = (...args) => {
    claims += 1;
    return store.claim(...args);
  };
  const counting = { ...store, claim, hasten: () => Promise.resolve(0) };
  start({ email: succeed }, { store: counting, now: () => time + 3_000 });
  await sleep(700);
  expect(claims).toBe(1);
});

it('waits for as long as the other side asks, up to 6 hours', async () => {
  await take(['webhook']);
  start({ webhook: failing('answer 429', { retryAfterMs: 100 * HOUR }) });
  await attempted(1);
  expect(attempts[0]?.result).toMatchObject({ dueAt: time + 6 * HOUR });
});

it('gives up immediately after a permanent failure, and not because the clock jumped', async () => {
  await take(['email', 'webhook']);
  time += 91 * 24 * HOUR;
  start({
    email: failing('answer 550', { isPermanent: true }),
    webhook: failing('answer 421'),
  });
  await attempted(2);
  expect(resultsOf('email')).toEqual([{ outcome: 'dead', error: 'answer 550', accepted: [] }]);
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

it('tries at the start whether a channel can be reached, says once why not, and goes on trying', async () => {
  let checks = 0;
  let isUp = false;
  const check = () => {
    checks += 1;
    const down = new DeliveryError('the name is unknown', { isOutage: true });
    return isUp ? Promise.resolve() : Promise.reject(down);
  };
  const started = start(
    { email: { deliver: succeed, check } },
    { times: { ...TIMES, firstMs: 20 } },
  );
  await expect.poll(() => checks, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(troubles).toEqual(['email: the name is unknown']);
  expect([...started.troubles]).toEqual([['email', 'the name is unknown']]);
  isUp = true;
  await expect.poll(() => started.troubles.size, { timeout: 20_000 }).toBe(0);
});

it('finishes attempts in progress when stopped, and starts no new ones', async () => {
  await take(['email'], 6);
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const { stop } = start({
    email: () => {
      begun.resolve();
      return may.promise;
    },
  });
  await begun.promise;
  const stopping = stop();
  may.resolve();
  await stopping;
  expect(attempts.map(({ result }) => result.outcome)).toEqual(['delivered']);
  const waiting = { channel: 'email', state: 'waiting', count: 5 };
  expect((await store.overview()).deliveries).toContainEqual(waiting);
});

it.each([
  ['ordinary', {}, [], ['email', 'webhook', 'acknowledgment']],
  [
    'with the newsletter',
    { subscribe: true },
    [],
    ['email', 'webhook', 'acknowledgment', 'confirmation'],
  ],
  ['that may be spam', { subscribe: true }, ['honeypot'], ['email', 'webhook']],
] as const)('an enquiry %s is delivered by these of all channels', (_, changes, marks, planned) => {
  const all: readonly Channel[] = [
    'email',
    'webhook',
    'acknowledgment',
    'confirmation',
    'webhook-subscription',
  ];
  expect(plannedChannels(all, someSubmission(changes, { marks }))).toEqual(planned);
});
