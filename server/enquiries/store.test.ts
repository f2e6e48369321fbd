import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '#src/content/enquiry.ts';
import { someEnquiry, someSubmission } from '#server/testing/enquiries.ts';
import { databaseKinds, type TestDatabase } from '#server/testing/stores.ts';
import { fingerprintOf, keysFromContent } from './idempotency.ts';
import { StorageError } from './database/storage-error.ts';
import { budgetsFor } from './rate-limit.ts';
import type { Channel, ClaimedDelivery, EnquiryStore, Submission } from './store.ts';

/** The contract of the store, on every kind of database. */
const DAY_MS = 24 * 60 * 60_000;

for (const kind of databaseKinds())
  describe.skipIf(kind.isMissing)(`the store in ${kind.name}`, () => {
    let tearDown: () => Promise<void>;
    let database: TestDatabase;
    let store: EnquiryStore;
    let time: number;

    beforeAll(async () => {
      tearDown = await kind.setUp();
    });
    afterAll(() => tearDown());
    beforeEach(async () => {
      database = await kind.create();
      time = Date.UTC(2025, 5, 1);
      store = database.open(() => time);
    });
    afterEach(async () => {
      await store.close();
      database.remove();
    });

    const enquiry = (changes = {}) => someEnquiry(changes) as Enquiry;

    async function receiptOf(key: string, content = enquiry()): Promise<string> {
      const reception = await store.take(someSubmission(content, { key }));
      if (!('receipt' in reception)) throw new Error(reception.outcome);
      return reception.receipt;
    }

    const take = (key: string, content = enquiry(), rest: Partial<Submission> = {}) =>
      store.take(someSubmission(content, { key, ...rest }));

    const CHANNELS: readonly Channel[] = [
      'email',
      'webhook',
      'acknowledgment',
      'confirmation',
      'webhook-subscription',
    ];
    /** What is due, by all channels. */
    const claimAll = async (leaseMs: number): Promise<ClaimedDelivery[]> => {
      const claims: ClaimedDelivery[] = [];
      for (const channel of CHANNELS) claims.push(...(await store.claim(channel, 9, leaseMs)));
      return claims;
    };
    const dead = (error: string, accepted: readonly string[] = []) =>
      ({ outcome: 'dead', error, accepted }) as const;

    /** Stores an enquiry that someone has been notified of. */
    async function seen(key: string, content = enquiry()): Promise<string> {
      const receipt = await receiptOf(key, content);
      await store.handle({ receipt }, 'seen');
      return receipt;
    }

    it('keeps enquiries across a restart, oldest first', async () => {
      await receiptOf(randomUUID(), enquiry({ fullName: 'First' }));
      time += 1;
      await receiptOf(randomUUID(), enquiry({ fullName: 'Second' }));
      await store.close();
      store = database.open(() => time);
      expect((await store.list()).map(({ fullName }) => fullName)).toEqual(['First', 'Second']);
    });

    it('returns the first receipt for a known key, and rejects other content under that key', async () => {
      const key = randomUUID();
      const receipt = await receiptOf(key);
      expect(await take(key, enquiry())).toMatchObject({ outcome: 'replayed', receipt });
      expect(await take(key, enquiry({ message: 'x' }))).toEqual({ outcome: 'key-reused' });
    });

    it('recognizes an enquiry under its earlier key for 24 hours', async () => {
      const [key, earlierKey] = [randomUUID(), randomUUID()];
      const receipt = await receiptOf(earlierKey);
      time += DAY_MS - 1;
      const again = () => take(key, enquiry(), { earlierKey });
      expect(await again()).toMatchObject({ outcome: 'replayed', receipt });
      expect(await take(key, enquiry({ message: 'x' }), { earlierKey })).toMatchObject({
        outcome: 'stored',
      });
      expect(await store.list()).toHaveLength(2);
      time += 1;
      expect(await take(randomUUID(), enquiry(), { earlierKey })).toMatchObject({
        outcome: 'stored',
      });
    });

    it('removes one by its receipt, or all from one sender', async () => {
      const one = await receiptOf(randomUUID(), enquiry({ message: 'secret-one' }));
      await receiptOf(
        randomUUID(),
        enquiry({ workEmail: 'GRACE@navy.example', message: 'secret-two' }),
      );
      await receiptOf(randomUUID(), enquiry({ message: 'kept' }));
      const removed = { enquiries: 1, subscriptions: 0, isOverwritten: true };
      expect(await store.remove({ receipt: one })).toEqual(removed);
      expect(await store.remove({ workEmail: 'grace@navy.example' })).toEqual(removed);
      expect(await store.remove({ receipt: one })).toMatchObject({
        enquiries: 0,
        subscriptions: 0,
      });
      expect((await store.list()).map(({ message }) => message)).toEqual(['kept']);
    });

    it('selects what has arrived since a time, from one sender or from all', async () => {
      const received = async (message: string, workEmail: string) => {
        time += DAY_MS;
        await receiptOf(randomUUID(), enquiry({ message, workEmail, subscribe: true }));
      };
      await received('A', 'ada@engines.example');
      await received('B', 'ada@engines.example');
      await received('C', 'grace@navy.example');
      const since = time - DAY_MS;
      expect(await store.handle({ since }, 'seen')).toBe(2);
      expect(await store.handle({ since, workEmail: 'ADA@engines.example' }, 'spam')).toBe(1);
      expect((await store.list()).map(({ handling }) => handling)).toEqual(['new', 'spam', 'seen']);
      expect(await store.remove({ since, workEmail: 'ADA@engines.example' })).toMatchObject({
        enquiries: 1,
        subscriptions: 0,
      });
      expect((await store.list()).map(({ message }) => message)).toEqual(['A', 'C']);
      expect((await store.list()).map(({ subscription }) => subscription)).toEqual([
        'asked',
        'asked',
      ]);
    });

    it('does not restore a deleted enquiry when a late attempt arrives', async () => {
      const key = randomUUID();
      const receipt = await receiptOf(key);
      await store.remove({ receipt });
      expect(await take(key, enquiry())).toMatchObject({ outcome: 'replayed', receipt });
      expect(await store.list()).toEqual([]);
    });

    it('recognizes a late attempt for two years, when nothing of the enquiry is left', async () => {
      const [purged, erased] = [randomUUID(), randomUUID()];
      const receipt = await seen(purged);
      await store.remove({ receipt: await seen(erased) });
      time += 91 * DAY_MS;
      await store.purge(true);
      // Not even the fingerprint of what was written is left to compare.
      const other = enquiry({ message: 'x' });
      expect(await take(purged, other)).toMatchObject({ outcome: 'replayed', receipt });
      time += (2 * 365 - 91) * DAY_MS;
      await store.purge(true);
      expect(await take(purged)).toMatchObject({ outcome: 'replayed', receipt });
      expect(await take(erased)).toMatchObject({ outcome: 'replayed' });
      expect(await store.list()).toEqual([]);
      time += 1;
      await store.purge(true);
      expect(await take(purged)).toMatchObject({ outcome: 'stored' });
    });

    it('forgets the key of a plain form after 90 days: it is computed from the text and the day', async () => {
      const { key } = keysFromContent(fingerprintOf(enquiry()), time);
      await seen(key);
      time += 91 * DAY_MS;
      await store.purge(true);
      expect(await take(key)).toMatchObject({ outcome: 'stored' });
    });

    it('removes everything after 90 days, not before', async () => {
      await seen(randomUUID());
      time += 90 * DAY_MS;
      expect(await store.purge()).toEqual({ removed: 0, unread: 0 });
      time += 1;
      expect(await store.purge()).toEqual({ removed: 1, unread: 0 });
      expect(await store.list()).toEqual([]);
    });

    describe('when more than a week has passed since old enquiries were last removed', () => {
      const receiveOneADay = async (days: number) => {
        for (let day = 0; day < days; day += 1) {
          await seen(randomUUID(), enquiry({ message: `Day ${day}` }));
          await store.purge();
          time += DAY_MS;
        }
      };

      it('removes nothing if most enquiries would go at once: the clock may be wrong', async () => {
        await receiveOneADay(10);
        time += 90 * DAY_MS;
        expect(await store.purge()).toEqual({
          removed: 0,
          unread: 0,
          refused: { due: 10, total: 10, days: 91 },
        });
        // Enquiries received under the wrong clock must not dilute the share of old ones.
        for (let count = 0; count < 20; count += 1) await seen(randomUUID());
        expect((await store.purge()).refused).toEqual({ due: 10, total: 10, days: 91 });
        time -= 90 * DAY_MS;
        expect(await store.purge()).toEqual({ removed: 0, unread: 0 });
        expect(await store.list()).toHaveLength(30);
      });

      it('removes them anyway once an operator has confirmed the clock', async () => {
        await receiveOneADay(10);
        time += 90 * DAY_MS;
        await store.purge();
        expect(await store.purge(true)).toEqual({ removed: 10, unread: 0 });
        expect(await store.list()).toEqual([]);
        await seen(randomUUID());
        expect(await store.purge()).toEqual({ removed: 0, unread: 0 });
      });

      it('removes expired enquiries if most would stay: the server was just off', async () => {
        await receiveOneADay(80);
        time += 30 * DAY_MS;
        expect(await store.purge()).toEqual({ removed: 20, unread: 0 });
        expect((await store.list())[0]?.message).toBe('Day 20');
      });
    });

    it('removes the only enquiry on time when the server has been running throughout', async () => {
      await seen(randomUUID());
      for (let day = 0; day < 90; day += 1) {
        expect(await store.purge()).toEqual({ removed: 0, unread: 0 });
        time += DAY_MS;
      }
      time += 1;
      expect(await store.purge()).toEqual({ removed: 1, unread: 0 });
    });

    it('does not mistake the correction of a clock that was set back for a jump', async () => {
      await seen(randomUUID());
      time += 89 * DAY_MS;
      await store.purge();
      time -= 365 * DAY_MS;
      expect(await store.purge()).toEqual({ removed: 0, unread: 0 });
      time += 367 * DAY_MS;
      expect(await store.purge()).toEqual({ removed: 1, unread: 0 });
    });

    it('keeps no part of an enquiry that could not be stored in full', async () => {
      const broken = { ...enquiry(), message: null } as unknown as Enquiry;
      const key = randomUUID();
      await expect(take(key, broken, { channels: ['email'] })).rejects.toThrow(StorageError);
      expect((await store.overview()).deliveries).toEqual([]);
      expect(await take(key, enquiry())).toMatchObject({ outcome: 'stored' });
    });

    describe('an enquiry that nobody was notified of', () => {
      const days = async (count: number) => {
        for (let day = 0; day < count; day += 1) {
          time += DAY_MS;
          await store.purge();
        }
      };

      it('outlives its 90 days, and is reported, until the hard limit of 120', async () => {
        await receiptOf(randomUUID());
        await days(91);
        expect(await store.overview()).toMatchObject({ enquiries: 1, untold: 1, overdue: 1 });
        await days(29);
        expect(await store.list()).toHaveLength(1);
        time += DAY_MS;
        expect(await store.purge()).toEqual({ removed: 1, unread: 1 });
        expect((await store.overview()).overdue).toBe(0);
      });

      it('because every delivery failed counts as well; one delivery is enough', async () => {
        await take(randomUUID(), enquiry({ message: 'One' }), { channels: ['email', 'webhook'] });
        await take(randomUUID(), enquiry({ message: 'Two' }), { channels: ['email', 'webhook'] });
        for (const claimed of await claimAll(1_000)) {
          const isTold = claimed.enquiry?.message === 'Two' && claimed.channel === 'webhook';
          await store.settle(claimed, isTold ? { outcome: 'delivered' } : dead('550'));
        }
        await days(91);
        expect((await store.list()).map(({ message }) => message)).toEqual(['One']);
        expect(await store.overview()).toMatchObject({ untold: 0, overdue: 1, givenUp: 2 });
      });
    });

    describe('deliveries', () => {
      const claimOne = async () => {
        const [claimed] = await claimAll(60_000);
        if (claimed === undefined) throw new Error('nothing was due');
        return claimed;
      };

      it('are stored with their enquiry, once each', async () => {
        const key = randomUUID();
        await take(key, enquiry(), { channels: ['email', 'webhook'] });
        await take(key, enquiry(), { channels: ['email', 'webhook'] });
        expect((await store.list())[0]?.deliveries).toEqual([
          { channel: 'email', state: 'waiting', attempts: 0, lastError: '', accepted: [] },
          { channel: 'webhook', state: 'waiting', attempts: 0, lastError: '', accepted: [] },
        ]);
      });

      it('are leased to one worker, and to another once the lease expires', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email'] });
        const first = await claimOne();
        expect(first).toMatchObject({
          channel: 'email',
          attempts: 0,
          enquiry: { message: enquiry().message },
        });
        expect(await claimAll(60_000)).toEqual([]);
        expect(await store.nextDue('email')).toBe(time + 60_000);
        time += 60_000;
        const second = await claimOne();
        // The first worker is late: its result no longer counts.
        await store.settle(first, dead('late'));
        await store.settle(second, { outcome: 'delivered' });
        expect((await store.list())[0]?.deliveries).toMatchObject([
          { state: 'delivered', attempts: 1 },
        ]);
        expect(await claimAll(60_000)).toEqual([]);
      });

      it('that failed are due again at the scheduled time', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email'] });
        await store.settle(await claimOne(), {
          outcome: 'failed',
          error: 'E421',
          accepted: [],
          dueAt: time + 5_000,
        });
        expect(await claimAll(60_000)).toEqual([]);
        expect((await store.overview()).oldestWaiting).toBe(time);
        expect(await store.nextDue('email')).toBe(time + 5_000);
        time += 5_000;
        expect(await claimOne()).toMatchObject({ attempts: 1, since: time - 5_000 });
      });

      it('can wait for a day, also if the clock of the database is a little slow', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email'] });
        await store.settle(await claimOne(), {
          outcome: 'failed',
          error: 'E421',
          accepted: [],
          dueAt: time + DAY_MS + 60_000,
        });
        expect(await claimAll(60_000)).toEqual([]);
      });

      it('do not wait forever when the clock is set back', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email'] });
        await store.settle(await claimOne(), {
          outcome: 'failed',
          error: 'E421',
          accepted: [],
          dueAt: time + 5_000,
        });
        time -= 365 * DAY_MS;
        expect(await claimOne()).toMatchObject({ channel: 'email' });
      });

      it('are retried when an operator asks: one, or all that failed or are missing', async () => {
        const receipt = await receiptOf(randomUUID());
        expect(await store.redeliver('failed', ['email'])).toBe(1);
        await store.settle(await claimOne(), dead('550'));
        expect((await store.overview()).givenUp).toBe(1);
        expect(await store.redeliver('failed', ['email'])).toBe(1);
        await store.settle(await claimOne(), { outcome: 'delivered' });
        expect(await store.redeliver('failed', ['email'])).toBe(0);
        expect(await store.redeliver({ receipt }, ['email'])).toBe(1);
        expect(await claimOne()).toMatchObject({ attempts: 0 });
      });

      it('that were made have not failed because another channel was configured since', async () => {
        for (const message of ['made', 'given up', 'waiting']) {
          time += 1;
          await take(randomUUID(), enquiry({ message }), { channels: ['email'] });
        }
        const [made, givenUp] = await store.claim('email', 2, 1_000);
        if (made) await store.settle(made, { outcome: 'delivered' });
        if (givenUp) await store.settle(givenUp, dead('550'));
        time += 1;
        await receiptOf(randomUUID(), enquiry({ message: 'untold' }));
        expect(await store.redeliver('failed', ['email', 'webhook'])).toBe(3);
        const channelsOf = async () =>
          (await store.list()).map(({ message, deliveries }) => [
            message,
            ...deliveries.map(({ channel, state }) => `${channel} ${state}`),
          ]);
        expect(await channelsOf()).toEqual([
          ['made', 'email delivered'],
          ['given up', 'email waiting'],
          ['waiting', 'email waiting'],
          ['untold', 'email waiting', 'webhook waiting'],
        ]);
      });

      it('no longer raise an alarm once someone has handled the enquiry', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email', 'acknowledgment'] });
        for (const claimed of await claimAll(1_000)) {
          await store.settle(claimed, dead('550'));
        }
        // A visitor's mistyped address is no failure on our side.
        expect((await store.overview()).givenUp).toBe(1);
        await store.handle({ workEmail: 'ADA@engines.example' }, 'seen');
        expect((await store.overview()).givenUp).toBe(0);
      });

      it('that were made are repeated only for an enquiry that the operator names', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email', 'webhook'] });
        const receipt = (await store.list())[0]?.receipt ?? '';
        for (const claimed of await claimAll(1_000)) {
          await store.settle(
            claimed,
            claimed.channel === 'email' ? { outcome: 'delivered' } : dead('answer 410'),
          );
        }
        const { workEmail } = enquiry();
        expect(await store.redeliver({ workEmail }, ['email', 'webhook'])).toBe(1);
        expect(await claimAll(1_000)).toMatchObject([{ channel: 'webhook' }]);
        expect(await store.redeliver({ receipt }, ['email', 'webhook'])).toBe(2);
        expect(await claimAll(1_000)).toMatchObject([{ channel: 'email' }, { channel: 'webhook' }]);
      });

      it('are late only if they go to the company, and nobody has handled the enquiry', async () => {
        const visitors = ['acknowledgment', 'confirmation'] as const;
        await take(randomUUID(), enquiry({ subscribe: true }), { channels: visitors });
        expect((await store.overview()).oldestWaiting).toBeUndefined();
        time += 1;
        await take(randomUUID(), enquiry({ message: 'x' }), { channels: ['email'] });
        expect((await store.overview()).oldestWaiting).toBe(time);
        await store.handle({ workEmail: enquiry().workEmail }, 'seen');
        expect((await store.overview()).oldestWaiting).toBeUndefined();
      });

      it('that reached some of the team count as notified, but are still given up', async () => {
        await take(randomUUID(), enquiry(), { channels: ['email'] });
        await store.settle(await claimOne(), dead('answer 550', ['a@hause.example']));
        expect((await store.list())[0]?.deliveries[0]?.accepted).toEqual(['a@hause.example']);
        expect((await store.overview()).givenUp).toBe(1);
        time += 91 * DAY_MS;
        expect((await store.overview()).overdue).toBe(0);
        expect(await store.purge(true)).toEqual({ removed: 1, unread: 0 });
      });

      it('to one visitor are limited, since anyone can enter anyone’s address', async () => {
        const channels = ['email', 'acknowledgment', 'confirmation'] as const;
        for (let count = 0; count < 5; count += 1) {
          const workEmail = `ada+${count}@engines.example`;
          await take(randomUUID(), enquiry({ subscribe: true, workEmail }), { channels });
        }
        const count = async (channel: string) =>
          (await store.overview()).deliveries.find((some) => some.channel === channel)?.count;
        expect([
          await count('email'),
          await count('acknowledgment'),
          await count('confirmation'),
        ]).toEqual([5, 3, 1]);
        time += DAY_MS + 1;
        await take(randomUUID(), enquiry({ subscribe: true }), { channels });
        expect([await count('acknowledgment'), await count('confirmation')]).toEqual([4, 2]);
      });
    });

    describe('a subscription to the newsletter', () => {
      it('can be withdrawn, which is recorded, while the enquiry stays', async () => {
        const receipt = await receiptOf(randomUUID(), enquiry({ subscribe: true }));
        await store.allowConfirmation(receipt, 'hash', time + DAY_MS);
        expect(await store.wordingOf('hash')).toBe('Send me the newsletter');
        await store.confirm('hash', []);
        expect(await store.unsubscribe('ADA@engines.example')).toBe(1);
        expect(await store.unsubscribe('ada@engines.example')).toBe(0);
        expect(await store.subscriptions()).toEqual([]);
        expect(await store.list()).toMatchObject([{ receipt, subscription: 'withdrawn' }]);
        expect(await store.wordingOf('hash')).toBeUndefined();
      });

      it('is confirmed once by an unexpired token, and keeps wording and times', async () => {
        const receipt = await receiptOf(randomUUID(), enquiry({ subscribe: true }));
        const asked = new Date(time).toISOString();
        expect((await store.list())[0]?.subscription).toBe('asked');
        expect(await store.subscriptions()).toEqual([]);
        await store.allowConfirmation(receipt, 'hash-one', time + DAY_MS);
        await store.allowConfirmation(receipt, 'hash-two', time + DAY_MS);
        time += DAY_MS - 1;
        expect(await store.confirm('another', ['webhook-subscription'])).toBe(false);
        expect(await store.confirm('hash-one', ['webhook-subscription'])).toBe(true);
        const confirmed = new Date(time).toISOString();
        time += 1;
        expect(await store.confirm('hash-two', [])).toBe(false);
        expect(await store.subscriptions()).toEqual([
          {
            receipt,
            workEmail: 'ada@engines.example',
            consent: 'Send me the newsletter',
            askedAt: asked,
            confirmedAt: confirmed,
            withdrawnAt: undefined,
          },
        ]);
        expect(await claimAll(1_000)).toMatchObject([{ channel: 'webhook-subscription' }]);
      });

      it('outlives its enquiry only if confirmed, until it is removed', async () => {
        const kept = await seen(
          randomUUID(),
          enquiry({ subscribe: true, workEmail: 'kept@school.example' }),
        );
        await seen(randomUUID(), enquiry({ subscribe: true, workEmail: 'gone@school.example' }));
        await store.allowConfirmation(kept, 'hash', time + DAY_MS);
        await store.confirm('hash', []);
        time += 91 * DAY_MS;
        await store.purge(true);
        expect((await store.subscriptions()).map(({ workEmail }) => workEmail)).toEqual([
          'kept@school.example',
        ]);
        expect(await store.remove({ workEmail: 'KEPT@school.example' })).toMatchObject({
          enquiries: 0,
          subscriptions: 1,
        });
        expect(await store.subscriptions()).toEqual([]);
      });

      it('is announced again when an operator asks, and only if it was confirmed', async () => {
        const channels = ['email', 'webhook-subscription'] as const;
        const receipt = await receiptOf(randomUUID(), enquiry({ subscribe: true }));
        expect(await store.redeliver({ receipt }, channels)).toBe(1);
        const [mail] = await claimAll(1_000);
        if (mail) await store.settle(mail, { outcome: 'delivered' });
        await store.allowConfirmation(receipt, 'hash', time + DAY_MS);
        await store.confirm('hash', ['webhook-subscription']);
        const giveUp = async () => {
          const [claimed] = await claimAll(1_000);
          expect(claimed?.channel).toBe('webhook-subscription');
          if (claimed) await store.settle(claimed, dead('answer 410'));
        };
        await giveUp();
        expect((await store.overview()).givenUp).toBe(1);
        expect(await store.redeliver('failed', channels)).toBe(1);
        await giveUp();
        expect(await store.redeliver({ workEmail: enquiry().workEmail }, channels)).toBe(1);
        await giveUp();
        await store.handle({ receipt }, 'seen');
        expect(await store.redeliver('failed', channels)).toBe(0);
        // No alarm without an enquiry that could be listed or marked.
        time += 91 * DAY_MS;
        await store.purge(true);
        expect((await store.overview()).givenUp).toBe(0);
        expect(await store.redeliver('failed', channels)).toBe(1);
      });
    });

    it('lets through as many concurrent enquiries as the budget allows, and more after its window', async () => {
      const budgets = [
        { kind: 'enquiry', ipv4Bits: 32, ipv6Bits: 64, limit: 5 } as const,
        { kind: 'enquiry', ipv4Bits: 0, ipv6Bits: 0, limit: 7 } as const,
      ];
      const send = async (sender: string, count: number) => {
        const receptions = await Promise.all(
          Array.from({ length: count }, () => take(randomUUID(), enquiry(), { sender, budgets })),
        );
        return receptions.filter(({ outcome }) => outcome === 'stored').length;
      };
      const key = randomUUID();
      const replayed = () => take(key, enquiry(), { sender: '203.0.113.1', budgets });
      expect(await replayed()).toMatchObject({ outcome: 'stored' });
      expect(await send('203.0.113.1', 12)).toBe(4);
      expect(await replayed()).toMatchObject({ outcome: 'replayed' });
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

    it('counts suspected spam apart, and tells how much of the limit for everybody is used', async () => {
      const from = (marks: Submission['marks'], sender: string) =>
        take(randomUUID(), enquiry(), { marks, sender, budgets: budgetsFor(marks, 3) });
      const spam: string[] = [];
      for (let count = 0; count < 64; count += 1) {
        spam.push((await from(['honeypot'], `198.51.${count}.1`)).outcome);
      }
      expect(spam.filter((outcome) => outcome === 'stored')).toHaveLength(60);
      for (const network of [1, 2, 3]) {
        expect(await from([], `203.0.${network}.1`)).toMatchObject({ outcome: 'stored' });
      }
      expect((await store.overview()).lately).toBe(3);
      expect(await from([], '203.0.4.1')).toMatchObject({
        outcome: 'rate-limited',
        budget: { ipv4Bits: 0 },
      });
    });

    it('counts the networks around an address', async () => {
      const exhausted = async (sender: string) => {
        const reception = await take(randomUUID(), enquiry(), {
          sender,
          budgets: budgetsFor([], 99),
        });
        return reception.outcome === 'rate-limited' ? reception.budget.ipv6Bits : 0;
      };
      const all: number[] = [];
      for (let net = 0; net < 24; net += 1) {
        // The first of each /64; ten to a /56, twenty to a /48.
        const part = (net < 12 ? 0x1_00 : 0x2_00) + net;
        all.push(await exhausted(`2001:db8:1:${part.toString(16)}::1`));
      }
      expect(all).toEqual(
        [...Array(10).fill(0), 56, 56, ...Array(10).fill(0), 56, 56].map((bits, at) =>
          at >= 20 + 2 ? 56 : bits,
        ),
      );
      expect(await exhausted('2001:db8:1:300::1')).toBe(48);
      expect(await exhausted('2001:db8:2::1')).toBe(0);
    });

    it('keeps any text in any script, but no lone surrogates', async () => {
      const message = "नमस्ते 👩🏽‍🏫 \u202E “x” \\ '; DROP TABLE enquiries; -- :receipt $1";
      await receiptOf(randomUUID(), enquiry({ message }));
      await receiptOf(randomUUID(), enquiry({ message: 'half \uD83D and \0' }));
      expect((await store.list()).map((one) => one.message).toSorted()).toEqual(
        [message, 'half \uFFFD and \uFFFD'].toSorted(),
      );
    });

    describe('used concurrently, by several servers if they can share it', () => {
      let others: EnquiryStore[];
      beforeEach(() => {
        // Otherwise, all use the same store.
        others = kind.isShared ? [1, 2, 3].map(() => database.open(() => time)) : [];
      });
      afterEach(async () => {
        await Promise.all(others.map((one) => one.close()));
      });
      const each = <T>(work: (one: EnquiryStore, index: number) => Promise<T>) =>
        Promise.all(
          Array.from({ length: 30 }, (_, index) =>
            work(others[index % others.length] ?? store, index),
          ),
        );

      it('stores an enquiry once, however many copies arrive at the same time', async () => {
        const key = randomUUID();
        const receptions = await each((one) =>
          one.take(someSubmission({}, { key, channels: ['email'] })),
        );
        expect(receptions.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
        expect(receptions.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(29);
        expect(new Set(receptions.map((one) => 'receipt' in one && one.receipt)).size).toBe(1);
        expect(await store.list()).toHaveLength(1);
      });

      it('leases each delivery once', async () => {
        for (let count = 0; count < 20; count += 1) {
          await take(randomUUID(), enquiry(), { channels: ['email'] });
        }
        const claims = (await each((one) => one.claim('email', 2, 60_000))).flat();
        const receipts = claims.map(({ receipt }) => receipt);
        expect(new Set(receipts).size).toBe(receipts.length);
        // Deliveries skipped because another worker holds them are available at the next poll.
        const rest = await store.claim('email', 20, 60_000);
        expect(new Set([...receipts, ...rest.map(({ receipt }) => receipt)]).size).toBe(20);
        expect(receipts.length + rest.length).toBe(20);
      });

      it('removes and redelivers concurrently, without a deadlock', async () => {
        await each((one, index) =>
          one.take(someSubmission({ message: `${index}` }, { channels: ['email'] })),
        );
        await each(async (one, index) => {
          if (index % 5 === 0) await one.redeliver('failed', ['email', 'webhook']);
          if (index % 5 === 1) await one.hasten('email', 5);
          if (index % 5 === 2) await one.purge();
          for (const claimed of await one.claim('email', 3, 60_000)) {
            await one.settle(claimed, index % 2 === 0 ? { outcome: 'delivered' } : dead('E'));
          }
        });
        expect(await store.list()).toHaveLength(30);
        await each((one) => one.remove({ workEmail: enquiry().workEmail }));
        expect((await store.overview()).deliveries).toEqual([]);
      });
    });

    it('rolls back a call that fails in the middle', async () => {
      const receipt = await receiptOf(randomUUID(), enquiry({ subscribe: true }));
      await store.allowConfirmation(receipt, 'hash', time + DAY_MS);
      const broken = ['webhook-subscription', null] as unknown as ['email'];
      await expect(store.confirm('hash', broken)).rejects.toThrow(StorageError);
      expect(await store.subscriptions()).toEqual([]);
      expect(await store.confirm('hash', ['webhook-subscription'])).toBe(true);
    });
  });
