import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry, EnquiryDraft } from '#src/content/enquiry.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { databaseKinds, type OpenDatabase } from '#server/testing/stores.ts';
import { StorageError } from './database/storage-error.ts';
import { DAY_MS } from './protocol.ts';
import { budgetsFor } from './rate-limit.ts';
import { createStore } from './store-in-sql.ts';
import type { Channel, Submission } from './store.ts';
import type { ClaimedDelivery, EnquiryStore } from './store-in-sql.ts';

/** The contract of the store, on every kind of database. */

const ADA = { workEmail: 'ADA@school.example' };
const BOTH: readonly Channel[] = ['email', 'webhook'];
const ALL: readonly Channel[] = [...BOTH, 'confirmation'];
const DELIVERED = { outcome: 'delivered' } as const;
const dead = (error: string) => ({ outcome: 'dead', error }) as const;

describe.each(databaseKinds)('the store in $name', ({ isShared, start }) => {
  let databases: Awaited<ReturnType<typeof start>>;
  let openDatabase: OpenDatabase;
  let open: () => EnquiryStore;
  let store: EnquiryStore;
  let time: number;

  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    openDatabase = await databases.create();
    open = () => createStore(openDatabase(() => time));
    time = Date.UTC(2025, 5, 1);
    store = open();
  });
  afterEach(() => store.close());

  const take = (changes: Partial<EnquiryDraft> = {}, rest: Partial<Submission> = {}) =>
    store.take(someSubmission(changes, rest));

  /** Stores an enquiry. @returns its receipt */
  async function receiptOf(...args: Parameters<typeof take>): Promise<string> {
    const reception = await take(...args);
    if (!('receipt' in reception)) throw new Error(reception.outcome);
    return reception.receipt;
  }

  /** Stores an enquiry that someone has been notified of. */
  async function seen(...args: Parameters<typeof take>): Promise<string> {
    const [changes = {}, rest = {}] = args;
    const receipt = await receiptOf(changes, { ...rest, channels: ['webhook'] });
    for (const claimed of await store.claim('webhook', 9, 60_000)) {
      await store.settle(claimed, DELIVERED);
    }
    return receipt;
  }

  /** What is due, by all channels. */
  const claimAll = async (leaseMs = 60_000): Promise<ClaimedDelivery[]> => {
    const claims: ClaimedDelivery[] = [];
    for (const channel of ALL) {
      claims.push(...(await store.claim(channel, 9, leaseMs)));
    }
    return claims;
  };
  const claimOne = async () => {
    const [claimed] = await claimAll();
    if (claimed === undefined) throw new Error('nothing was due');
    return claimed;
  };

  const messages = async () => (await store.list()).map(({ message }) => message);
  const deliveries = async () => (await store.list())[0]?.deliveries;
  /** Lets days pass, with the daily removal of old enquiries. */
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      time += DAY_MS;
      await store.purge();
    }
  };

  it('keeps enquiries across a restart, oldest first', async () => {
    await take({ message: 'First' });
    time += 1;
    await take({ message: 'Second' });
    await store.close();
    store = open();
    expect(await messages()).toEqual(['First', 'Second']);
  });

  it('is refused and left unchanged when a newer version of this program wrote it', async () => {
    await take();
    const db = openDatabase();
    const setFormat = (version: number) =>
      db.transaction('write', (sql) =>
        sql.run('UPDATE format SET version = :version', { version }),
      );
    await setFormat(7);
    const older = open();
    await expect(older.list()).rejects.toThrow(
      'written by a newer version of this program (format 7; this version supports 1). Update the program.',
    );
    await older.close();
    await setFormat(1);
    await db.close();
    expect(await store.list()).toHaveLength(1);
  });

  it('returns the first receipt for a known key, and rejects other content under that key', async () => {
    const key = randomUUID();
    const receipt = await receiptOf({}, { key });
    expect(await take({}, { key })).toMatchObject({ outcome: 'replayed', receipt });
    expect(await take({ message: 'x' }, { key })).toEqual({ outcome: 'key-reused' });
  });

  it('recognizes an enquiry without a key by its content for 24 hours', async () => {
    const receipt = await receiptOf({}, { key: undefined });
    time += DAY_MS - 1;
    expect(await take({}, { key: undefined })).toMatchObject({ outcome: 'replayed', receipt });
    expect((await take({ message: 'x' }, { key: undefined })).outcome).toBe('stored');
    time += 1;
    expect((await take({}, { key: undefined })).outcome).toBe('stored');
    expect(await store.list()).toHaveLength(3);
  });

  it('removes one by its receipt, or all from one sender', async () => {
    const receipt = await receiptOf({ message: 'secret-one' });
    await take({ workEmail: 'GRACE@navy.example', message: 'secret-two' });
    await take({ message: 'kept' });
    const removed = { enquiries: 1, subscriptions: 0 };
    expect(await store.remove({ receipt })).toEqual(removed);
    expect(await store.remove({ workEmail: 'grace@navy.example' })).toEqual(removed);
    expect(await store.remove({ receipt })).toMatchObject({ enquiries: 0, subscriptions: 0 });
    expect(await messages()).toEqual(['kept']);
  });

  it('recognizes a late attempt for two years, when nothing of the enquiry is left', async () => {
    const [purged, erased] = [randomUUID(), randomUUID()];
    const receipt = await seen({}, { key: purged });
    await store.remove({ receipt: await seen({}, { key: erased }) });
    expect((await take({}, { key: erased })).outcome).toBe('replayed');
    time += 91 * DAY_MS;
    await store.purge();
    // Not even the fingerprint of what was written is left to compare.
    const other = await take({ message: 'x' }, { key: purged });
    expect(other).toMatchObject({ outcome: 'replayed', receipt });
    time += (2 * 365 - 91) * DAY_MS;
    await store.purge();
    expect((await take({}, { key: purged })).outcome).toBe('replayed');
    expect((await take({}, { key: erased })).outcome).toBe('replayed');
    expect(await store.list()).toEqual([]);
    time += 1;
    await store.purge();
    expect((await take({}, { key: purged })).outcome).toBe('stored');
  });

  describe('removes what is old', () => {
    it('after 90 days, not before, while the server runs', async () => {
      await seen();
      await days(90);
      expect(await store.list()).toHaveLength(1);
      time += 1;
      expect(await store.purge()).toEqual({ removed: 1, unread: 0 });
    });

    it('only after 120 days if nobody was notified, and reports it from the 90th', async () => {
      await take();
      await days(91);
      expect(await store.overview()).toMatchObject({ enquiries: 1, unnotified: 1, overdue: 1 });
      await days(29);
      expect(await store.list()).toHaveLength(1);
      time += DAY_MS;
      expect(await store.purge()).toEqual({ removed: 1, unread: 1 });
      expect((await store.overview()).overdue).toBe(0);
    });

    it('later as well if every delivery failed; one delivery is enough', async () => {
      await take({ message: 'One' }, { channels: BOTH });
      await take({ message: 'Two' }, { channels: BOTH });
      for (const claimed of await claimAll()) {
        const isNotified = claimed.enquiry?.message === 'Two' && claimed.channel === 'webhook';
        await store.settle(claimed, isNotified ? DELIVERED : dead('550'));
      }
      await days(91);
      expect(await messages()).toEqual(['One']);
      expect(await store.overview()).toMatchObject({ unnotified: 0, overdue: 1, givenUp: 2 });
    });
  });

  it('keeps no part of an enquiry that could not be stored in full', async () => {
    const { enquiry, key } = someSubmission();
    const broken = { ...enquiry, message: null } as unknown as Enquiry;
    await expect(take({}, { key, enquiry: broken, channels: ['email'] })).rejects.toThrow(
      StorageError,
    );
    expect((await store.overview()).deliveries).toEqual([]);
    expect((await take({}, { key })).outcome).toBe('stored');
  });

  describe('deliveries', () => {
    it('are stored with their enquiry, once each', async () => {
      const key = randomUUID();
      await take({}, { key, channels: BOTH });
      await take({}, { key, channels: BOTH });
      const waiting = { state: 'waiting', attempts: 0, lastError: '' };
      expect(await deliveries()).toEqual(BOTH.map((channel) => ({ channel, ...waiting })));
    });

    it('are leased to one worker, and to another once the lease expires', async () => {
      await take({ message: 'M' }, { channels: ['email'] });
      const first = await claimOne();
      expect(first).toMatchObject({ channel: 'email', attempts: 0, enquiry: { message: 'M' } });
      expect(await claimAll()).toEqual([]);
      time += 60_000;
      const second = await claimOne();
      // The first worker is late: its result no longer counts.
      await store.settle(first, dead('late'));
      await store.settle(second, DELIVERED);
      expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
      expect(await claimAll()).toEqual([]);
    });

    it('that failed are due again at the scheduled time', async () => {
      await take({}, { channels: ['email'] });
      const failed = { outcome: 'failed', error: 'E421' } as const;
      await store.settle(await claimOne(), { ...failed, dueAt: time + 5_000 });
      expect(await claimAll()).toEqual([]);
      expect((await store.overview()).oldestWaiting).toBe(time);
      time += 5_000;
      const claimed = await claimOne();
      expect(claimed).toMatchObject({ attempts: 1, since: time - 5_000 });
    });

    it('that were given up or never queued are made when an operator asks', async () => {
      const receipt = await receiptOf();
      expect(await store.redeliver(['email'])).toBe(1);
      await store.settle(await claimOne(), dead('550'));
      expect((await store.overview()).givenUp).toBe(1);
      expect(await store.redeliver(['email'])).toBe(1);
      await store.settle(await claimOne(), DELIVERED);
      expect(await store.redeliver(['email'])).toBe(0);
      expect(await store.redeliver(['email'], receipt)).toBe(1);
      expect(await claimOne()).toMatchObject({ attempts: 0 });
    });

    it('that were made have not failed because another channel was configured since', async () => {
      for (const message of ['made', 'given up', 'waiting']) {
        time += 1;
        await take({ message }, { channels: ['email'] });
      }
      const [made, givenUp] = await store.claim('email', 2, 1_000);
      if (made) await store.settle(made, DELIVERED);
      if (givenUp) await store.settle(givenUp, dead('550'));
      time += 1;
      await take({ message: 'unnotified' });
      expect(await store.redeliver(BOTH)).toBe(3);
      const all = (await store.list()).map(({ message, deliveries: made }) =>
        [message, ...made.map(({ channel, state }) => `${channel} ${state}`)].join(', '),
      );
      expect(all).toEqual([
        'made, email delivered',
        'given up, email waiting',
        'waiting, email waiting',
        'unnotified, email waiting, webhook waiting',
      ]);
    });

    it('to a visitor that were given up raise no alarm', async () => {
      await take({ subscribe: true }, { channels: ['email', 'confirmation'] });
      for (const claimed of await claimAll()) await store.settle(claimed, dead('550'));
      // A visitor's mistyped address is no failure on our side.
      expect((await store.overview()).givenUp).toBe(1);
    });

    it('that were made are repeated only for an enquiry that the operator names', async () => {
      const receipt = await receiptOf({}, { channels: BOTH });
      for (const claimed of await claimAll()) {
        await store.settle(claimed, claimed.channel === 'email' ? DELIVERED : dead('answer 410'));
      }
      const due = async () => (await claimAll()).map(({ channel }) => channel);
      expect(await store.redeliver(BOTH)).toBe(1);
      expect(await due()).toEqual(['webhook']);
      expect(await store.redeliver(BOTH, receipt)).toBe(2);
      expect(await due()).toEqual(BOTH);
    });

    it('are late only if they go to the company', async () => {
      await take({ subscribe: true }, { channels: ['confirmation'] });
      expect((await store.overview()).oldestWaiting).toBeUndefined();
      time += 1;
      await take({ message: 'x' }, { channels: ['email'] });
      expect((await store.overview()).oldestWaiting).toBe(time);
    });

    it('to one visitor are limited, since anyone can enter anyone’s address', async () => {
      const channels = ['email', 'confirmation'] as const;
      const counts = async () => {
        const found = (await store.overview()).deliveries;
        return channels.map((name) => found.find(({ channel }) => channel === name)?.count);
      };
      for (let count = 0; count < 5; count += 1) {
        await take({ subscribe: true, workEmail: `ada+${count}@engines.example` }, { channels });
      }
      expect(await counts()).toEqual([5, 1]);
      time += DAY_MS + 1;
      await take({ subscribe: true }, { channels });
      expect(await counts()).toEqual([6, 2]);
    });
  });

  describe('a subscription to the newsletter', () => {
    it('can be ended, while the enquiry stays', async () => {
      const receipt = await receiptOf({ subscribe: true });
      await store.allowConfirmation(receipt, 'hash', time + DAY_MS);
      expect(await store.wordingOf('hash')).toBe('Send me the newsletter');
      await store.confirm('hash');
      expect(await store.unsubscribe(ADA.workEmail)).toBe(1);
      expect(await store.unsubscribe(ADA.workEmail)).toBe(0);
      expect(await store.subscriptions()).toEqual([]);
      expect(await store.list()).toMatchObject([{ receipt, subscription: 'none' }]);
      expect(await store.wordingOf('hash')).toBeUndefined();
    });

    it('is confirmed once by an unexpired token, and keeps wording and times', async () => {
      const receipt = await receiptOf({ subscribe: true });
      const askedAt = new Date(time).toISOString();
      expect((await store.list())[0]?.subscription).toBe('asked');
      expect(await store.subscriptions()).toEqual([]);
      await store.allowConfirmation(receipt, 'hash-one', time + DAY_MS);
      await store.allowConfirmation(receipt, 'hash-two', time + DAY_MS);
      time += DAY_MS - 1;
      expect(await store.confirm('another')).toBe(false);
      expect(await store.confirm('hash-one')).toBe(true);
      const confirmedAt = new Date(time).toISOString();
      time += 1;
      expect(await store.confirm('hash-two')).toBe(false);
      expect(await store.subscriptions()).toEqual([
        {
          receipt,
          workEmail: 'ada@school.example',
          consent: 'Send me the newsletter',
          askedAt,
          confirmedAt,
        },
      ]);
    });

    it('outlives its enquiry only if confirmed, until it is removed', async () => {
      const kept = await seen({ subscribe: true, workEmail: 'kept@school.example' });
      await seen({ subscribe: true, workEmail: 'gone@school.example' });
      await store.allowConfirmation(kept, 'hash', time + DAY_MS);
      await store.confirm('hash');
      time += 91 * DAY_MS;
      await store.purge();
      const subscribers = (await store.subscriptions()).map(({ workEmail }) => workEmail);
      expect(subscribers).toEqual(['kept@school.example']);
      const removed = await store.remove({ workEmail: 'KEPT@school.example' });
      expect(removed).toMatchObject({ enquiries: 0, subscriptions: 1 });
      expect(await store.subscriptions()).toEqual([]);
    });
  });

  describe('limits', () => {
    it('let through as many concurrent enquiries as the budget allows, and more after its window', async () => {
      const budgets = [
        { kind: 'enquiry', ipv4Bits: 32, ipv6Bits: 64, limit: 5 } as const,
        { kind: 'enquiry', ipv4Bits: 0, ipv6Bits: 0, limit: 7 } as const,
      ];
      const send = async (sender: string, count: number) => {
        const all = Array.from({ length: count }, () => take({}, { sender, budgets }));
        const receptions = await Promise.all(all);
        return receptions.filter(({ outcome }) => outcome === 'stored').length;
      };
      const key = randomUUID();
      const repeat = async () => (await take({}, { key, budgets })).outcome;
      expect(await repeat()).toBe('stored');
      expect(await send('203.0.113.1', 12)).toBe(4);
      expect(await repeat()).toBe('replayed');
      expect(await send('203.0.113.2', 12)).toBe(2);
      time += 599_999;
      expect(await send('203.0.113.1', 1)).toBe(0);
      time += 1;
      expect(await send('203.0.113.1', 12)).toBe(5);
      // The daily salt changes in between.
      time = Date.UTC(2025, 5, 2) - 300_000;
      expect(await send('203.0.113.3', 4)).toBe(4);
      time += 599_000;
      expect(await send('203.0.113.3', 4)).toBe(1);
    });

    it('count suspected spam apart', async () => {
      const from = (marks: Submission['marks'], sender: string) =>
        take({}, { marks, sender, budgets: budgetsFor(marks) });
      let spam = 0;
      for (let net = 0; net < 64; net += 1) {
        if ((await from(['honeypot'], `198.51.${net}.1`)).outcome === 'stored') spam += 1;
      }
      expect(spam).toBe(60);
      expect((await from([], '203.0.113.1')).outcome).toBe('stored');
    });

    it('count the networks around an address', async () => {
      const exhausted = async (sender: string) => {
        const reception = await take({}, { sender, budgets: budgetsFor([]) });
        return reception.outcome === 'rate-limited' ? reception.budget.ipv6Bits : 0;
      };
      // The first of each /64; ten to a /56, twenty to a /48.
      for (const site of [1, 2]) {
        for (let net = 0; net < 10; net += 1) {
          expect(await exhausted(`2001:db8:1:${site}0${net}::1`)).toBe(0);
        }
        expect(await exhausted(`2001:db8:1:${site}10::1`)).toBe(56);
      }
      expect(await exhausted('2001:db8:1:300::1')).toBe(48);
      expect(await exhausted('2001:db8:2::1')).toBe(0);
    });
  });

  it('keeps any text in any script, but no lone surrogates', async () => {
    const message = "नमस्ते 👩🏽‍🏫 \u202E “x” \\ '; DROP TABLE enquiries; -- :receipt $1";
    await take({ message });
    time += 1;
    await take({ message: 'half \uD83D and \0' });
    expect(await messages()).toEqual([message, 'half \uFFFD and \uFFFD']);
  });

  describe('used concurrently, by several servers if they can share it', () => {
    let others: EnquiryStore[];
    beforeEach(() => {
      // Otherwise, all use the same store.
      others = isShared ? [1, 2, 3].map(() => open()) : [];
    });
    afterEach(async () => {
      await Promise.all(others.map((one) => one.close()));
    });
    const each = <T>(work: (one: EnquiryStore, index: number) => Promise<T>) =>
      Promise.all(
        Array.from({ length: 30 }, (_, at) => work(others[at % others.length] ?? store, at)),
      );

    it('stores an enquiry once, however many copies arrive at the same time', async () => {
      const copy = someSubmission({}, { channels: ['email'] });
      const receptions = await each((one) => one.take(copy));
      const outcomes = receptions.map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual([...Array<string>(29).fill('replayed'), 'stored']);
      expect(new Set(receptions.map((one) => 'receipt' in one && one.receipt)).size).toBe(1);
      expect(await store.list()).toHaveLength(1);
    });

    it('leases each delivery once', async () => {
      for (let count = 0; count < 20; count += 1) await take({}, { channels: ['email'] });
      const claims = (await each((one) => one.claim('email', 2, 60_000))).flat();
      // Deliveries skipped because another worker holds them are available at the next poll.
      claims.push(...(await store.claim('email', 20, 60_000)));
      expect(claims).toHaveLength(20);
      expect(new Set(claims.map(({ receipt }) => receipt)).size).toBe(20);
    });

    it('removes and redelivers concurrently, without a deadlock', async () => {
      const channels = ['email'] as const;
      await each((one, index) => one.take(someSubmission({ message: `${index}` }, { channels })));
      await each(async (one, index) => {
        if (index % 5 === 0) await one.redeliver(BOTH);
        if (index % 5 === 2) await one.purge();
        for (const claimed of await one.claim('email', 3, 60_000)) {
          await one.settle(claimed, index % 2 === 0 ? DELIVERED : dead('E'));
        }
      });
      expect(await store.list()).toHaveLength(30);
      await each((one) => one.remove(ADA));
      expect((await store.overview()).deliveries).toEqual([]);
    });
  });
});
