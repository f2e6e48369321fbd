import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import { flushOutbox, flushOutboxOrFail } from './flush-outbox.ts';
import { createOutboxStore } from './outbox-store.ts';
import { answer, freshDevice, tabs, written } from './testing/deps.ts';

/** When these tests' enquiries were written: recently, or they would have expired. */
const WRITTEN = Date.now() - 60_000;

const entry = (idempotencyKey: string, changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  idempotencyKey,
  enquiry: written,
  createdAt: WRITTEN,
  attempts: 1,
  status: 'waiting',
  receipt: null,
  errors: {},
  ...changes,
});

async function deviceWith(...entries: StoredEnquiry[]) {
  const store = createOutboxStore();
  await store.keepEndpoint('https://receiver.example/enquiries');
  for (const kept of entries) await store.keep(kept);
  return store;
}

/** A receiver that records the keys it was sent, and responds as configured. */
function receiver(respond: (key: string) => Response | Promise<Response>) {
  const keys: string[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const key = new Request(input, init).headers.get('Idempotency-Key') ?? '';
    keys.push(key);
    return Promise.resolve().then(() => respond(key));
  };
  return { keys, fetch };
}

beforeEach(freshDevice);

describe('flushing the outbox', () => {
  it('sends waiting enquiries, keeps no personal data, and notifies open pages', async () => {
    const store = await deviceWith(entry('one'), entry('two', { createdAt: WRITTEN + 1_000 }));
    const { keys, fetch } = receiver((key) => answer(201, { receipt: `R-${key}` }));
    const tab = tabs();
    let told = 0;
    tab().listen(() => (told += 1));
    expect(await flushOutbox({ fetch, channel: tab() })).toEqual({
      sent: 2,
      refused: 0,
      waiting: 0,
    });
    expect(keys).toEqual(['one', 'two']);
    expect(told).toBe(2);
    expect(await store.read('one')).toEqual(
      entry('one', { status: 'sent', receipt: 'R-one', enquiry: {} }),
    );
  });

  it('skips sent and refused enquiries', async () => {
    await deviceWith(entry('sent', { status: 'sent' }), entry('refused', { status: 'refused' }));
    const { keys, fetch } = receiver(() => answer(201, { receipt: 'R' }));
    expect(await flushOutbox({ fetch })).toEqual({ sent: 0, refused: 0, waiting: 0 });
    expect(keys).toEqual([]);
  });

  it('counts a failed attempt, and asks to be woken again', async () => {
    const store = await deviceWith(entry('one'));
    const { fetch } = receiver(() => Promise.reject(new TypeError('no network')));
    await expect(flushOutboxOrFail({ fetch })).rejects.toThrow(
      '1 of the enquiries in the outbox could not be sent yet.',
    );
    expect(await store.read('one')).toEqual(entry('one', { attempts: 2 }));
  });

  it('stores a refused enquiry with the reason', async () => {
    const store = await deviceWith(entry('one'));
    const { fetch } = receiver(() => answer(422, { fields: { workEmail: 'No address' } }));
    expect(await flushOutboxOrFail({ fetch })).toEqual({ sent: 0, refused: 1, waiting: 0 });
    expect(await store.read('one')).toEqual(
      entry('one', { status: 'refused', errors: { workEmail: 'No address' } }),
    );
  });

  it('sends each enquiry once, however many tabs and workers flush at the same time', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    await deviceWith(...keys.map((key) => entry(key)));
    const { keys: posted, fetch } = receiver((key) => answer(201, { receipt: key }));
    const reports = await Promise.all(Array.from({ length: 4 }, () => flushOutbox({ fetch })));
    expect(posted.toSorted()).toEqual(keys.toSorted());
    expect(reports.some(({ sent }) => sent > 0)).toBe(true);
    expect(await flushOutbox({ fetch })).toEqual({ sent: 0, refused: 0, waiting: 0 });
  });

  it('does not send what was canceled in the meantime', async () => {
    const store = await deviceWith(entry('one'), entry('two', { createdAt: WRITTEN + 1_000 }));
    const { keys, fetch } = receiver(async () => {
      await store.remove('two');
      return answer(201, { receipt: 'R' });
    });
    await flushOutbox({ fetch });
    expect(keys).toEqual(['one']);
  });

  it('ends when an enquiry has expired in the meantime, which is not sent', async () => {
    const store = await deviceWith(entry('one'), entry('two', { createdAt: WRITTEN + 1_000 }));
    const { keys, fetch } = receiver(async () => {
      await store.keep(entry('two', { status: 'expired', enquiry: {} }));
      return answer(201, { receipt: 'R' });
    });
    expect(await flushOutbox({ fetch })).toEqual({ sent: 1, refused: 0, waiting: 0 });
    expect(keys).toEqual(['one']);
  });

  it('ends when the storage does not respond, and asks to be woken again', async () => {
    const store = await deviceWith(entry('one'));
    const stuck = { ...store, read: () => new Promise<never>(() => undefined) };
    const { keys, fetch } = receiver(() => answer(201, { receipt: 'R' }));
    expect(await flushOutbox({ store: stuck, fetch, limitMs: 20 })).toEqual({
      sent: 0,
      refused: 0,
      waiting: 1,
    });
    expect(keys).toEqual([]);
  });

  it('does nothing until a page has stored the endpoint', async () => {
    const store = createOutboxStore();
    await store.keep(entry('one'));
    const { keys, fetch } = receiver(() => answer(201, { receipt: 'R' }));
    expect(await flushOutbox({ fetch })).toEqual({ sent: 0, refused: 0, waiting: 1 });
    expect(keys).toEqual([]);
  });
});
