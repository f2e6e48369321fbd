import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEnquiry } from '#machines/outbox/index.ts';
import { createOutboxStore, EXPIRED_MARK_MS, QUEUE_MS, SENT_MARK_MS } from './outbox-store.ts';
import { freshDevice, written } from './testing/deps.ts';

/** When the enquiries of these tests were written: not long ago, or else they would have expired. */
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

beforeEach(freshDevice);

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

  it('does not let a try that failed undo what another tab has sent and announced', async () => {
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

  it('has one enquiry per key', async () => {
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
    let now = WRITTEN + SENT_MARK_MS;
    const store = createOutboxStore(() => now);
    await store.keep(entry({ status: 'sent', receipt: 'R', enquiry: {} }));
    expect(await store.readAll()).toHaveLength(1);
    now += 1;
    expect(await store.readAll()).toEqual([]);
    expect(await store.read('key-1')).toBeNull();
  });

  it.each([
    ['waits', entry()],
    ['was refused', entry({ status: 'refused', errors: { fullName: 'Odd' } })],
  ] as const)(
    'removes after 30 days what the writer of one that %s has written',
    async (_, old) => {
      let now = WRITTEN + QUEUE_MS;
      const store = createOutboxStore(() => now);
      await store.keep(old);
      expect(await store.readAll()).toEqual([old]);
      now += 1;
      const expired = { ...old, status: 'expired', enquiry: {}, errors: {} };
      expect(await store.readAll()).toEqual([expired]);
      expect(await createOutboxStore(() => now).read('key-1')).toEqual(expired);
      // A tab that still waits with it must not bring it back; one that has just sent it may say so.
      await store.keep({ ...old, attempts: 9 });
      expect(await store.read('key-1')).toEqual(expired);
      now = WRITTEN + EXPIRED_MARK_MS + 1;
      expect(await store.readAll()).toEqual([]);
    },
  );

  it('says of an expired enquiry that it was sent after all, when another tab was sending it', async () => {
    const store = createOutboxStore(() => WRITTEN + 1 + QUEUE_MS);
    await store.keep(entry());
    await store.readAll();
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
