import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { openStore } from '#server/testing/stores.ts';
import type { Channel, EnquiryStore } from '../store.ts';
import { plannedChannels } from './channels.ts';
import { DeliveryError, type Channels, type Handler } from './handler.ts';
import { FEWEST_ATTEMPTS, startWorker, type Attempted, type DeliveryWorker } from './worker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The default times, except for the lease. */
const TIMES = { firstMs: MINUTE, longestMs: 6 * HOUR, giveUpMs: 72 * HOUR, leaseMs: 500 };

const FAILED = { outcome: 'failed', error: 'x', accepted: [] } as const;

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let worker: DeliveryWorker | undefined;
let time: number;
let attempts: Attempted[];
let heard: () => void;
let troubles: string[];

beforeEach(() => {
  folder = temporaryFolder();
  time = Date.UTC(2025, 5, 1);
  attempts = [];
  troubles = [];
  heard = () => undefined;
  store = openStore(folder.path, () => time);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await store.close();
  folder.remove();
});

type Deliveries = Partial<Record<Channel, Handler['deliver']>>;

const handlers = (deliveries: Deliveries): Channels =>
  Object.fromEntries(
    Object.entries(deliveries).map(([channel, deliver]) => [channel, { deliver }]),
  );

function start(deliveries: Deliveries, times = TIMES): DeliveryWorker {
  return startWith(handlers(deliveries), times);
}

function startWith(channels: Channels, times = TIMES): DeliveryWorker {
  worker = startWorker({
    store,
    channels,
    times,
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
  });
  return worker;
}

async function attempted(count: number): Promise<void> {
  while (attempts.length < count) {
    await new Promise<void>((done) => {
      heard = done;
    });
  }
}

const take = (channels: readonly Channel[]) => store.take(someSubmission({}, { channels }));

it('delivers what is queued at the start and what is added later', async () => {
  await take(['email']);
  const { wake } = start({ email: () => Promise.resolve() });
  await attempted(1);
  await take(['email']);
  wake();
  await attempted(2);
  expect(attempts.map(({ result }) => result.outcome)).toEqual(['delivered', 'delivered']);
});

it('retries after 1 minute, doubling the delay each time, up to 6 hours', async () => {
  await take(['webhook']);
  const { wake } = start({ webhook: () => Promise.reject(new DeliveryError('answer 500')) });
  const waits: number[] = [];
  for (let count = 1; count <= 12; count += 1) {
    await attempted(count);
    const result = attempts[count - 1]?.result;
    if (result?.outcome !== 'failed') throw new Error(`it ${String(result?.outcome)}`);
    waits.push((result.dueAt - time) / MINUTE);
    time = result.dueAt;
    wake();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
});

describe('when a channel could not be reached for hours', () => {
  const outage = () => new DeliveryError('no connection', { isOutage: true });

  it('and recovers, everything waiting is delivered at once', async () => {
    for (let count = 0; count < 20; count += 1) await take(['email', 'webhook']);
    let isUp = false;
    const tried: string[] = [];
    start(
      {
        email: () => {
          tried.push('email');
          return isUp ? Promise.resolve() : Promise.reject(outage());
        },
        webhook: () => Promise.reject(new DeliveryError('answer 404')),
      },
      { ...TIMES, firstMs: 50 },
    );
    // The clock is frozen, so nothing becomes due by waiting; only the probes continue.
    await expect.poll(() => tried.length, { timeout: 20_000 }).toBeGreaterThan(25);
    isUp = true;
    await expect
      .poll(async () => (await store.overview()).deliveries, { timeout: 20_000 })
      .toContainEqual({ channel: 'email', state: 'delivered', count: 20 });
    const ofWebhook = attempts.filter(({ claimed }) => claimed.channel === 'webhook');
    // A channel that answers is not tried more often than each delivery's own backoff allows.
    expect(ofWebhook).toHaveLength(20);
  });

  it('is tried when the next worker starts', async () => {
    for (let count = 0; count < 6; count += 1) await take(['email']);
    for (const claimed of await store.claim('email', 9, 1_000)) {
      await store.settle(claimed, { ...FAILED, dueAt: time + 6 * HOUR });
    }
    start({ email: () => Promise.resolve() });
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
  const counting: EnquiryStore = {
    ...store,
    claim: (...args) => {
      claims += 1;
      return store.claim(...args);
    },
    hasten: () => Promise.resolve(),
  };
  worker = startWorker({
    store: counting,
    channels: handlers({ email: () => Promise.resolve() }),
    times: TIMES,
    onAttempted: () => undefined,
    onStorageFailed: () => undefined,
    now: () => time + 3_000,
  });
  await sleep(700);
  expect(claims).toBe(1);
});

it('waits for as long as the other side asks, up to 6 hours', async () => {
  await take(['webhook']);
  const failing = (retryAfterMs: number) => () =>
    Promise.reject(new DeliveryError('answer 429', { retryAfterMs }));
  start({ webhook: failing(100 * HOUR) });
  await attempted(1);
  expect(attempts[0]?.result).toMatchObject({ dueAt: time + 6 * HOUR });
});

it('gives up after 72 hours, and immediately after a permanent failure', async () => {
  await take(['webhook']);
  await take(['email']);
  const { wake } = start({
    webhook: () => Promise.reject(new DeliveryError('answer 500')),
    email: () => Promise.reject(new DeliveryError('answer 550', { isPermanent: true })),
  });
  const began = time;
  const ofWebhook = () => attempts.filter(({ claimed }) => claimed.channel === 'webhook');
  for (;;) {
    const result = ofWebhook().at(-1)?.result;
    if (result?.outcome === 'dead') break;
    if (result?.outcome === 'failed') time = Math.max(time, result.dueAt);
    const next = attempts.length + 1;
    wake();
    await attempted(next);
  }
  expect((time - began) / HOUR).toBeGreaterThanOrEqual(72);
  expect((time - began) / HOUR).toBeLessThan(78);
  const ofEmail = attempts.filter(({ claimed }) => claimed.channel === 'email');
  expect(ofEmail.map(({ result }) => result)).toEqual([
    { outcome: 'dead', error: 'answer 550', accepted: [] },
  ]);
  expect((await store.overview()).givenUp).toBe(2);
});

it('does not give up on anything because the clock jumped', async () => {
  await take(['email']);
  time += 91 * 24 * HOUR;
  start({ email: () => Promise.reject(new DeliveryError('answer 421')) });
  await attempted(1);
  expect(attempts[0]?.result.outcome).toBe('failed');
  expect(FEWEST_ATTEMPTS).toBeGreaterThan(1);
});

it('cuts an attempt off before its lease ends', async () => {
  await take(['email']);
  start({
    email: (_, signal) =>
      new Promise((_done, fail) => {
        signal.addEventListener('abort', () => fail(new DeliveryError('took too long')));
      }),
  });
  await attempted(1);
  expect(attempts[0]?.result).toMatchObject({ outcome: 'failed', error: 'took too long' });
});

it('attempts at most three deliveries of a channel at the same time, each only once', async () => {
  const now: Partial<Record<Channel, number>> = {};
  let most = 0;
  const seen: string[] = [];
  for (let count = 0; count < 10; count += 1) await take(['email', 'webhook']);
  const deliver: Handler['deliver'] = async ({ receipt, channel }) => {
    now[channel] = (now[channel] ?? 0) + 1;
    most = Math.max(most, now[channel]);
    seen.push(`${receipt} ${channel}`);
    await sleep(1);
    now[channel] -= 1;
  };
  start({ email: deliver, webhook: deliver });
  await attempted(20);
  expect(most).toBe(3);
  expect(new Set(seen).size).toBe(20);
  expect(seen).toHaveLength(20);
});

it('delivers by one channel while another accepts connections and never answers', async () => {
  for (let count = 0; count < 16; count += 1) await take(['email', 'webhook']);
  start({
    email: () => Promise.resolve(),
    webhook: (_, signal) =>
      new Promise((_done, fail) => {
        signal.addEventListener('abort', () => fail(new DeliveryError('no answer in time')));
      }),
  });
  await attempted(16);
  expect(attempts.map(({ claimed }) => claimed.channel)).toEqual(Array(16).fill('email'));
});

it('leaves deliveries of channels that it does not have to who has them', async () => {
  await take(['email', 'webhook']);
  start({ webhook: () => Promise.resolve() });
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
  const down = new DeliveryError('the name is unknown', { isOutage: true });
  const started = startWith(
    {
      email: {
        deliver: () => Promise.resolve(),
        check: () => {
          checks += 1;
          return isUp ? Promise.resolve() : Promise.reject(down);
        },
      },
    },
    { ...TIMES, firstMs: 20 },
  );
  await expect.poll(() => checks, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(troubles).toEqual(['email: the name is unknown']);
  expect([...started.troubles]).toEqual([['email', 'the name is unknown']]);
  isUp = true;
  await expect.poll(() => started.troubles.size, { timeout: 20_000 }).toBe(0);
});

it('finishes attempts in progress when stopped, and starts no new ones', async () => {
  for (let count = 0; count < 6; count += 1) await take(['email']);
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const { stop } = start({
    email: async () => {
      begun.resolve();
      await may.promise;
    },
  });
  await begun.promise;
  const stopping = stop();
  may.resolve();
  await stopping;
  expect(attempts.map(({ result }) => result.outcome)).toEqual(['delivered']);
  expect((await store.overview()).deliveries).toContainEqual({
    channel: 'email',
    state: 'waiting',
    count: 5,
  });
});

describe('of the configured channels, an enquiry gets', () => {
  const all: Channel[] = [
    'email',
    'webhook',
    'acknowledgment',
    'confirmation',
    'webhook-subscription',
  ];
  it.each([
    ['ordinary', {}, [], ['email', 'webhook', 'acknowledgment']],
    [
      'with the newsletter',
      { subscribe: true },
      [],
      ['email', 'webhook', 'acknowledgment', 'confirmation'],
    ],
    ['that may be spam', { subscribe: true }, ['honeypot'], ['email', 'webhook']],
  ] as const)('%s', (_, changes, marks, planned) => {
    expect(plannedChannels(all, someSubmission(changes, { marks }))).toEqual(planned);
  });
});
