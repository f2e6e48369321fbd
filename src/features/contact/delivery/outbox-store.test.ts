import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import { createOutboxStore, LONGEST_STEP_MS, QUEUE_MS, SENT_MARK_MS } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { freshDevice, written } from './testing/deps.ts';

/** When these tests' enquiries were written: recently, or they would have expired. */
const WRITTEN = Date.now() - 60_000;

const entry = (changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  idempotencyKey: 'key-1',
  enquiry: written,
  createdAt: WRITTEN,
  attempts: 0,
  status: 'waiting',
  receipt: null,
  errors: {},
  ...changes,
});

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

let now = WRITTEN;
beforeEach(() => {
  now = WRITTEN;
  return freshDevice();
});

/** Lets days pass on a device where the site is opened every day. */
async function pass(ms: number, store: OutboxStore): Promise<void> {
  for (const end = now + ms; now < end;) {
    now += DAY_MS;
    await store.readAll();
  }
}

describe('the stored outbox', () => {
  it('returns what was stored, oldest first, also in another tab', async () => {
    const store = createOutboxStore();
    await store.keep(entry({ idempotencyKey: 'young', createdAt: WRITTEN + 1_000 }));
    await store.keep(entry({ idempotencyKey: 'old', createdAt: WRITTEN }));
    const other = createOutboxStore();
    expect((await other.readAll()).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'old',
      'young',
    ]);
    expect(await other.read('old')).toEqual(entry({ idempotencyKey: 'old' }));
    await other.remove('old');
    expect(await store.read('old')).toBeNull();
  });

  it('does not let a failed attempt undo what another tab has sent and announced', async () => {
    const store = createOutboxStore();
    await store.keep(entry({ status: 'sent', receipt: 'R-1', enquiry: {} }));
    expect(await store.announce('key-1')).toBe(true);
    await store.keep(entry({ attempts: 3 }));
    expect(await store.read('key-1')).toMatchObject({
      status: 'sent',
      receipt: 'R-1',
      enquiry: {},
    });
    await store.keep(entry({ status: 'sent', receipt: 'R-1', enquiry: {} }));
    expect(await store.announce('key-1')).toBe(false);
  });

  it('stores one enquiry per key', async () => {
    const store = createOutboxStore();
    await store.keep(entry());
    await store.keep(entry({ attempts: 3 }));
    expect(await store.readAll()).toEqual([entry({ attempts: 3 })]);
  });

  it('stores the endpoint', async () => {
    const store = createOutboxStore();
    expect(await store.readEndpoint()).toBeNull();
    await store.keepEndpoint('/enquiries');
    expect(await createOutboxStore().readEndpoint()).toBe('/enquiries');
  });

  it('deletes the mark of a sent enquiry after 30 days', async () => {
    const store = createOutboxStore(() => now);
    await store.keep(entry({ status: 'sent', receipt: 'R', enquiry: {} }));
    await pass(SENT_MARK_MS, store);
    expect(await store.readAll()).toHaveLength(1);
    now += DAY_MS;
    expect(await store.readAll()).toEqual([]);
    expect(await store.read('key-1')).toBeNull();
  });

  it.each([
    ['waits', entry()],
    ['was refused', entry({ status: 'refused', errors: { fullName: 'Odd' } })],
  ] as const)(
    'after 30 days, removes what the visitor wrote in an enquiry that %s',
    async (_, old) => {
      const store = createOutboxStore(() => now);
      await store.keep(old);
      await pass(QUEUE_MS, store);
      expect(await store.readAll()).toMatchObject([old]);
      now += DAY_MS;
      const expired = { ...old, status: 'expired', enquiry: {}, errors: {} };
      expect(await store.readAll()).toMatchObject([expired]);
      const kept = await createOutboxStore(() => now).read('key-1');
      expect(kept).toMatchObject({ status: 'expired', enquiry: {}, errors: {} });
      expect(kept?.enquiry).toEqual({});
      // A tab where it is still waiting must not restore it; one that has just sent it may report that.
      await store.keep({ ...old, attempts: 9 });
      expect(await store.read('key-1')).toEqual(kept);
      await pass(QUEUE_MS - DAY_MS, store);
      expect(await store.readAll()).toHaveLength(1);
      now += DAY_MS;
      expect(await store.readAll()).toEqual([]);
    },
  );

  it.each([
    ['a year ahead', [YEAR_MS]],
    ['a year ahead and back again', [YEAR_MS, -YEAR_MS]],
    ['a year back and ahead again', [-YEAR_MS, YEAR_MS]],
    ['from the factory’s date to today', [20 * YEAR_MS]],
  ])('keeps a message whose device has its clock set %s', async (_, jumps) => {
    const store = createOutboxStore(() => now);
    await store.keep(entry());
    for (const jump of jumps) {
      now += jump;
      expect(await store.readAll()).toMatchObject([{ status: 'waiting', enquiry: written }]);
    }
    now += DAY_MS;
    expect(await store.readAll()).toMatchObject([{ status: 'waiting', enquiry: written }]);
  });

  it('counts the days while a device was switched off, up to a limit', async () => {
    const store = createOutboxStore(() => now);
    await store.keep(entry());
    now += 100 * DAY_MS;
    expect(await store.readAll()).toMatchObject([{ status: 'waiting' }]);
    now += QUEUE_MS - LONGEST_STEP_MS;
    expect(await store.readAll()).toMatchObject([{ status: 'waiting' }]);
    now += DAY_MS;
    expect(await store.readAll()).toMatchObject([{ status: 'expired', enquiry: {} }]);
  });

  it('preserves how long a message has waited when a tab stores it again', async () => {
    const store = createOutboxStore(() => now);
    await store.keep(entry());
    await pass(QUEUE_MS, store);
    await store.keep(entry({ attempts: 4 }));
    now += DAY_MS;
    expect(await store.readAll()).toMatchObject([{ status: 'expired', attempts: 4 }]);
  });

  it('reports an expired enquiry as sent if another tab was just sending it', async () => {
    const store = createOutboxStore(() => now);
    await store.keep(entry());
    await pass(QUEUE_MS + DAY_MS, store);
    await store.keep(entry({ status: 'sent', receipt: 'R-1', enquiry: {} }));
    expect(await store.read('key-1')).toMatchObject({ status: 'sent', receipt: 'R-1' });
  });

  it('lets only the first caller announce an enquiry, across tabs', async () => {
    const [one, other] = [createOutboxStore(), createOutboxStore()];
    await one.keep(entry({ status: 'sent' }));
    const answers = await Promise.all([one, other, one].map((tab) => tab.announce('key-1')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await other.read('key-1')).toEqual(entry({ status: 'sent', isAnnounced: true }));
    // An enquiry that was never stored is known to one tab only.
    expect(await one.announce('in memory')).toBe(true);
  });

  it('reopens after a failed attempt to open the database', async () => {
    const store = createOutboxStore();
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException('Not now', 'InvalidStateError');
    };
    await expect(store.keep(entry())).rejects.toThrow();
    indexedDB.open = open;
    await store.keep(entry());
    expect(await store.readAll()).toHaveLength(1);
  });
});
