import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/enquiries/database/sql.ts';
import { createStore } from '#server/enquiries/store-in-sql.ts';
import type { EnquiryStore } from '#server/enquiries/store-in-sql.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testFolder } from '#server/testing/for-test.ts';
import { databaseKinds, type DatabaseKind } from '#server/testing/stores.ts';
import { backUp, restore } from './backup.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = testFolder();
  file = join(folder, 'backup.sqlite');
});

type Databases = Awaited<ReturnType<DatabaseKind['start']>>;
const databases: Databases[] = [];
beforeAll(async () => {
  for (const kind of databaseKinds) databases.push(await kind.start());
});
afterAll(() => Promise.all(databases.map((one) => one.stop())));

/** An empty database of a kind, and another connection to it, as of another program. */
async function create(kind: number): Promise<[Database, EnquiryStore, other: Database]> {
  const open = await databases[kind]?.create();
  if (open === undefined) throw new Error('There is no such kind.');
  const [db, other] = [open(), open()];
  for (const one of [db, other]) onTestFinished(() => one.close());
  return [db, createStore(db), other];
}

/** Enquiries in every state. */
async function fill(store: EnquiryStore): Promise<void> {
  const first = await store.take(
    someSubmission({ message: 'One', subscribe: true }, { channels: ['email', 'webhook'] }),
  );
  if (!('receipt' in first)) throw new Error(first.outcome);
  const [claimed] = await store.claim('email', 1, 1_000);
  const result = { outcome: 'dead', error: '550 “no”', accepted: ['a@b.example'] } as const;
  if (claimed) await store.settle(claimed, result);
  await store.allowConfirmation(first.receipt, 'hash', Date.now() + 60_000);
  await store.confirm('hash', ['webhook-subscription']);
  await store.take(someSubmission({ message: 'Two', workEmail: 'grace@navy.example' }));
  await store.handle({ workEmail: 'grace@navy.example' }, 'spam');
  await store.take(someSubmission({ message: 'Gone', workEmail: 'gone@navy.example' }));
  await store.remove({ workEmail: 'gone@navy.example' });
  await store.purge();
}

/** Everything a store exposes. */
const contents = async (store: EnquiryStore) => ({
  ...(await store.overview()),
  enquiries: await store.list(),
  subscriptions: await store.subscriptions(),
});

const messages = async (store: EnquiryStore) =>
  (await store.list()).map(({ message }) => message).toSorted();

/** Stores enquiries while work is done. @returns their receipts, as they come */
async function whileTaking(store: EnquiryStore, work: (taken: string[]) => Promise<void>) {
  const over = new AbortController();
  const taken: string[] = [];
  const writing = (async () => {
    while (!over.signal.aborted) {
      const reception = await store.take(someSubmission({}, { channels: ['email'] }));
      if ('receipt' in reception) taken.push(reception.receipt);
      await sleep(2);
    }
  })();
  await work(taken);
  over.abort();
  await writing;
  return taken;
}

describe.each(databaseKinds.map(({ name }, kind) => ({ name, kind })))(
  'a backup of $name',
  ({ kind }) => {
    it('has everything, for a database of either kind', async () => {
      const [db, store] = await create(kind);
      await fill(store);
      expect(await backUp(db, file)).toBe(2);
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(existsSync(`${file}.part`)).toBe(false);
      for (const other of databases.keys()) {
        const [target, restored] = await create(other);
        expect(await restore(target, file, false)).toEqual({ restored: 2, deleted: 0 });
        expect(await contents(restored)).toEqual(await contents(store));
      }
    });

    it('restored into a running database takes nothing away, and brings back nothing erased', async () => {
      const [db, store] = await create(kind);
      const known = someSubmission({ message: 'Known' });
      await store.take(known);
      await store.take(someSubmission({ message: 'Erased', workEmail: 'grace@navy.example' }));
      await backUp(db, file);
      await store.take(someSubmission({ message: 'Later' }));
      await store.remove({ workEmail: 'grace@navy.example' });
      await store.handle({ since: 0 }, 'seen');
      expect(await restore(db, file, false)).toEqual({ restored: 0, deleted: 1 });
      expect(await messages(store)).toEqual(['Known', 'Later']);
      // On request, what the backup has is as it was; what came later stays.
      expect(await restore(db, file, true)).toEqual({ restored: 1, deleted: 0 });
      expect(await messages(store)).toEqual(['Erased', 'Known', 'Later']);
      const handlings = (await store.list()).map(({ handling }) => handling);
      expect(handlings.toSorted()).toEqual(['new', 'new', 'seen']);
      expect(await store.take(known)).toMatchObject({ outcome: 'replayed' });
    });

    it('brings back no subscription that was withdrawn since', async () => {
      const [db, store] = await create(kind);
      await fill(store);
      await backUp(db, file);
      expect(await store.unsubscribe('ada@engines.example')).toBe(1);
      for (const isReplacing of [false, true]) {
        await restore(db, file, isReplacing);
        expect(await store.subscriptions()).toEqual([]);
      }
    });

    it('restored into an empty database finds what an outbox has sent again meanwhile', async () => {
      const [db, store] = await create(kind);
      const sent = someSubmission({ message: 'Sent again' });
      await store.take(sent);
      await store.take(someSubmission({ message: 'Only in the backup' }));
      await backUp(db, file);
      const [fresh, restored] = await create(kind);
      await restored.take(sent);
      expect(await restore(fresh, file, false)).toMatchObject({ restored: 1 });
      expect(await messages(restored)).toEqual(['Only in the backup', 'Sent again']);
    });

    it('made while enquiries come in is complete', async () => {
      const [db, store] = await create(kind);
      await whileTaking(store, async (taken) => {
        for (let count = 0; count < 10; count += 1) {
          const before = taken.length;
          const target = join(folder, `backup-${count}.sqlite`);
          await backUp(db, target);
          const [other, copy] = await create(kind);
          await restore(other, target, false);
          const restored = await copy.list();
          expect(restored.length).toBeGreaterThanOrEqual(before);
          expect(restored.every(({ deliveries }) => deliveries.length === 1)).toBe(true);
        }
      });
    });

    it('loses nothing that is accepted while it is restored', async () => {
      const [db, store, other] = await create(kind);
      await fill(store);
      await backUp(db, file);
      const taken = await whileTaking(store, async () => {
        for (let count = 0; count < 20; count += 1) await restore(other, file, count % 2 === 0);
      });
      const stored = new Set((await store.list()).map(({ receipt }) => receipt));
      expect(taken.filter((receipt) => !stored.has(receipt))).toEqual([]);
    });

    it('that is damaged is refused, and changes nothing', async () => {
      const [db, store] = await create(kind);
      await fill(store);
      await backUp(db, file);
      await expect(backUp(db, file)).rejects.toThrow('already exists and was not overwritten');
      const bytes = readFileSync(file);
      bytes.fill(0x55, 4_096, 12_288);
      writeFileSync(file, bytes);
      await expect(restore(db, file, true)).rejects.toThrow(
        /is not an intact database of enquiries .* Nothing was changed\.$/u,
      );
      expect(await messages(store)).toEqual(['One', 'Two']);
    });
  },
);
