import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { settle, startRun, type MachineRun } from '#machines/testing/index.ts';
import {
  provideOutbox,
  type OutboxEmitted,
  type outboxMachine,
  type SendOutcome,
  type StoredEnquiry,
} from './index.ts';

type Tab = MachineRun<typeof outboxMachine>;

/** One device, with storage and locks shared by its tabs, and the receiver it sends to. */
class World {
  readonly storage = new Map<string, StoredEnquiry>();
  readonly locks = new Set<string>();
  readonly tabs: Tab[] = [];
  /** Keys received, and keys acknowledged to a tab. */
  readonly received: string[] = [];
  readonly acknowledged: string[] = [];
  readonly scheduler: fc.Scheduler;
  /** The fate of each delivery in turn; later ones succeed. */
  readonly faults: ('fails' | 'answer lost' | 'well')[];

  constructor(scheduler: fc.Scheduler, faults: World['faults']) {
    this.scheduler = scheduler;
    this.faults = [...faults];
  }

  /** An asynchronous operation; the scheduler decides when it happens relative to the others. */
  async later<T>(label: string, act: () => T): Promise<T> {
    await this.scheduler.schedule(Promise.resolve(), label);
    return act();
  }

  open(): Tab {
    const notifyOthers = () => {
      for (const tab of this.tabs) if (tab !== run) tab.send({ type: 'STORAGE.CHANGED' });
    };
    const outbox = provideOutbox({
      load: () => this.later('load', () => [...this.storage.values()]),
      storeEntry: (entry) =>
        this.later('store', () => {
          this.storage.set(entry.idempotencyKey, entry);
          notifyOthers();
        }),
      readEntry: (key) => this.later('read', () => this.storage.get(key) ?? null),
      removeEntry: (key) =>
        this.later('remove', () => {
          this.storage.delete(key);
          notifyOthers();
        }),
      deliver: async ({ idempotencyKey }): Promise<SendOutcome> => {
        const fate = this.faults.shift() ?? 'well';
        await this.later('request', () => {
          if (fate === 'fails') throw new Error('the network is down');
          this.received.push(idempotencyKey);
        });
        return this.later('answer', () => {
          if (fate === 'answer lost') throw new Error('the answer was lost');
          this.acknowledged.push(idempotencyKey);
          return { outcome: 'sent', receipt: `receipt of ${idempotencyKey}` };
        });
      },
      withLock: fromCallback(({ input, sendBack }) => {
        const { name } = input as { name: string };
        if (this.locks.has(name)) {
          sendBack({ type: 'LOCK.DENIED' });
          return undefined;
        }
        this.locks.add(name);
        sendBack({ type: 'LOCK.GRANTED' });
        return () => {
          this.locks.delete(name);
        };
      }),
    });
    const run: Tab = startRun(outbox, { input: { isOffline: false }, inspect: false });
    this.tabs.push(run);
    return run;
  }

  /** Runs until nothing is left to do: pending operations in any order, then the next timer. */
  async rest(): Promise<void> {
    for (let round = 0; round < 2000; round += 1) {
      await settle();
      if (this.scheduler.count() > 0) await this.scheduler.waitOne();
      else if (!this.tabs.map((tab) => tab.clock.advanceToNext()).some(Boolean)) return;
    }
    throw new Error('The tabs never become idle.');
  }
}

/** Fewer in mutation runs, as for the other random sequences. */
const runs = (most: number) => Math.min(most, Number(process.env['SEQUENCES'] ?? most));

const entry = (idempotencyKey: string): StoredEnquiry => ({
  idempotencyKey,
  enquiry: { fullName: 'Ada' },
  createdAt: 1,
  attempts: 1,
  status: 'waiting',
  receipt: null,
  errors: {},
});

const saidBy = (tab: Tab, type: OutboxEmitted['type']) =>
  tab.emitted.filter((event) => event.type === type).map((event) => event.idempotencyKey);

const faults = fc.array(fc.constantFrom('fails', 'answer lost', 'well'), { maxLength: 4 });

describe('two tabs with a shared outbox', () => {
  it('send each enquiry once, in any interleaving, and both report it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), faults, async (scheduler, fates) => {
        const world = new World(scheduler, fates as World['faults']);
        for (const key of ['one', 'two']) world.storage.set(key, entry(key));
        const tabs = [world.open(), world.open()];
        await world.rest();
        expect(world.acknowledged.toSorted()).toEqual(['one', 'two']);
        for (const tab of tabs) {
          expect(tab.context.items).toEqual([]);
          expect(saidBy(tab, 'ENQUIRY.SENT').toSorted()).toEqual(['one', 'two']);
          tab.stop();
        }
        expect(world.locks.size).toBe(0);
        expect([...world.storage.values()].map((one) => one.status)).toEqual(['sent', 'sent']);
      }),
      { numRuns: runs(1000), seed: 20_250 },
    );
  }, 300_000);

  it('without faults deliver each enquiry exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const world = new World(scheduler, []);
        for (const key of ['one', 'two']) world.storage.set(key, entry(key));
        const tabs = [world.open(), world.open(), world.open()];
        await world.rest();
        expect(world.received.toSorted()).toEqual(['one', 'two']);
        for (const tab of tabs) tab.stop();
      }),
      { numRuns: runs(500), seed: 20_250 },
    );
  }, 300_000);

  it('never report an acknowledged enquiry as canceled, nor send one that was reported as canceled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), faults, async (scheduler, fates) => {
        const world = new World(scheduler, fates as World['faults']);
        world.storage.set('one', entry('one'));
        const [first, second] = [world.open(), world.open()];
        const canceling = world
          .later('the visitor cancels', () => undefined)
          .then(() => first.send({ type: 'CANCEL.REQUESTED', idempotencyKey: 'one' }));
        await world.rest();
        await canceling;
        await world.rest();
        for (const tab of [first, second]) {
          const wasCanceled = saidBy(tab, 'ENQUIRY.CANCELED').length > 0;
          const wasSent = saidBy(tab, 'ENQUIRY.SENT').length > 0;
          expect(wasSent).toBe(world.acknowledged.length > 0);
          // An enquiry reported as canceled is gone from the device.
          expect(world.storage.has('one')).toBe(wasSent);
          expect(wasCanceled && wasSent).toBe(false);
          // The second tab may have been opened after it was gone.
          if (tab === first) expect(wasCanceled).toBe(!wasSent);
          tab.stop();
        }
      }),
      { numRuns: runs(1000), seed: 20_250 },
    );
  }, 300_000);

  it('both show an enquiry added in one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), faults, async (scheduler, fates) => {
        const world = new World(scheduler, fates as World['faults']);
        const [first, second] = [world.open(), world.open()];
        const shown = new Set<string>();
        second.actor.subscribe(({ context }) => {
          for (const { idempotencyKey } of context.items) shown.add(idempotencyKey);
        });
        first.send({
          type: 'ENQUIRY.ADDED',
          idempotencyKey: 'new',
          enquiry: { fullName: 'Ada' },
          createdAt: 1,
          attempts: 1,
        });
        await world.rest();
        expect(saidBy(first, 'ENQUIRY.KEPT')).toEqual(['new']);
        expect(saidBy(first, 'ENQUIRY.SENT')).toEqual(['new']);
        expect(world.acknowledged).toEqual(['new']);
        expect([...shown], 'the second tab shows it').toEqual(['new']);
        expect(second.context.items, 'and then no longer').toEqual([]);
        for (const tab of [first, second]) tab.stop();
      }),
      { numRuns: runs(500), seed: 20_250 },
    );
  }, 300_000);
});
