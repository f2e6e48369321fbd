import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fromCallback, type EventObject } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  settle,
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import type { DeliverInput } from '#machines/contact-form/index.ts';
import {
  outboxEntryMachine,
  outboxMachine,
  refusedItems,
  waitingItems,
  type OutboxInput,
  type SendOutcome,
  type StoredEnquiry,
} from './index.ts';

const load = controlledPromise<readonly StoredEnquiry[], unknown>();
const store = controlledPromise<void, { entry: StoredEnquiry }>();
const read = controlledPromise<StoredEnquiry | null, { idempotencyKey: string }>();
const remove = controlledPromise<void, { idempotencyKey: string }>();
const deliver = controlledPromise<SendOutcome, DeliverInput>();

let isLockFree = true;
const withLock = fromCallback<EventObject, { name: string }>(({ sendBack }) => {
  sendBack({ type: isLockFree ? 'LOCK.GRANTED' : 'LOCK.DENIED' });
});

const machine = outboxMachine.provide({
  actors: {
    load: load.logic as never,
    enquiry: outboxEntryMachine.provide({
      actors: {
        storeEntry: store.logic,
        readEntry: read.logic,
        removeEntry: remove.logic,
        deliver: deliver.logic,
        withLock,
      },
    }),
  },
});

beforeEach(() => {
  for (const promise of [load, store, read, remove, deliver]) promise.reset();
  isLockFree = true;
});

function stored(idempotencyKey: string, overrides: Partial<StoredEnquiry> = {}): StoredEnquiry {
  return {
    idempotencyKey,
    enquiry: { fullName: idempotencyKey },
    createdAt: 1000,
    attempts: 0,
    status: 'waiting',
    receipt: null,
    errors: {},
    ...overrides,
  };
}

const add = (idempotencyKey: string, attempts = 1, createdAt = 1000) =>
  ({
    type: 'ENQUIRY.ADDED',
    idempotencyKey,
    enquiry: { fullName: idempotencyKey },
    createdAt,
    attempts,
  }) as const;
const back = { type: 'NETWORK.BACK' } as const;
const lost = { type: 'NETWORK.LOST' } as const;
const changed = { type: 'STORAGE.CHANGED' } as const;
const sendAll = { type: 'SEND.REQUESTED' } as const;
const sendOne = (idempotencyKey: string) => ({ type: 'SEND.REQUESTED', idempotencyKey }) as const;
const cancel = (idempotencyKey: string) => ({ type: 'CANCEL.REQUESTED', idempotencyKey }) as const;

function start(overrides: Partial<OutboxInput> = {}) {
  return startRun(machine, {
    input: { isOffline: false, backoff: { baseMs: 1000, maxMs: 4000 }, ...overrides },
  });
}

type Run = ReturnType<typeof start>;
const phasesOf = (run: Run) =>
  run.context.items.map((item) => `${item.idempotencyKey} ${item.phase}`);

async function startEmpty(overrides: Partial<OutboxInput> = {}) {
  const run = start(overrides);
  await load.resolve([]);
  return run;
}

describe('at its start', () => {
  it('reads what is stored, and until then holds nothing', async () => {
    const run = start();
    expect(run.value).toBe('loading');
    expect(run.context).toMatchObject({ items: [], isOffline: false, isStorageBroken: false });
    await load.resolve([]);
    expect(run.value).toBe('ready');
    expect(run.emitted).toEqual([]);
  });

  it('takes up what waits and what was refused, and leaves what was sent', async () => {
    const run = start();
    const errors = { fullName: 'Odd' };
    await load.resolve([
      stored('waits', { attempts: 7, createdAt: 30 }),
      stored('was sent', { status: 'sent' }),
      stored('was refused', { status: 'refused', errors, createdAt: 40 }),
      stored('waits too', { createdAt: 20 }),
      stored('was refused before', { status: 'refused', createdAt: 10 }),
    ]);
    expect(phasesOf(run)).toEqual([
      'waits sending',
      'was refused refused',
      'waits too sending',
      'was refused before refused',
    ]);
    expect(waitingItems(run.snapshot).map((item) => item.idempotencyKey)).toEqual([
      'waits too',
      'waits',
    ]);
    expect(refusedItems(run.snapshot).map((item) => item.entry.errors)).toEqual([{}, errors]);
    // The refusal was said when it happened; the sending may not have been.
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'was sent', receipt: '', isNews: true },
    ]);
  });

  it('says of what the visitor has been told already that it is no news', async () => {
    const run = start();
    await load.resolve([stored('told', { status: 'sent', isAnnounced: true }), stored('one')]);
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'told', receipt: '', isNews: false },
    ]);
    // Another tab has sent this one, and said so.
    await read.resolve(stored('one', { status: 'sent', isAnnounced: true }));
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.SENT',
      idempotencyKey: 'one',
      receipt: '',
      isNews: false,
    });
  });

  it('says of each that was sent before, once, and of none that it has said itself', async () => {
    const run = start();
    const sent = stored('was sent', { status: 'sent', receipt: 'R-7' });
    await load.resolve([sent, stored('one')]);
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'was sent', receipt: 'R-7', isNews: true },
    ]);
    await read.resolve(stored('one'));
    // Another tab has sent it meanwhile: the enquiry reports that itself.
    run.send(changed);
    const one = stored('one', { status: 'sent', receipt: 'R-8' });
    await load.resolve([sent, one]);
    expect(run.emitted).toHaveLength(1);
    await deliver.resolve({ outcome: 'sent', receipt: 'R-8' });
    await store.resolve();
    run.send(changed);
    await load.resolve([sent, one]);
    expect(run.emitted).toHaveLength(2);
    expect(run.context.saidSent).toEqual(['was sent', 'one']);
  });

  it('tries at once what is stored, unless there is no network', async () => {
    const run = start({ isOffline: true });
    await load.resolve([stored('one', { attempts: 2 })]);
    expect(phasesOf(run)).toEqual(['one waiting']);
    expect(run.context.items[0]).toMatchObject({ isStored: true, retryInMs: 2000 });
    expect(run.clock.pending).toBe(0);
  });

  it('goes on without what cannot be read, and says so until it can', async () => {
    const run = start();
    await load.reject(new Error('no database'));
    expect(run.value).toBe('ready');
    expect(run.context.isStorageBroken).toBe(true);
    run.send(changed);
    expect(run.value).toBe('loading');
    await load.resolve([]);
    expect(run.context.isStorageBroken).toBe(false);
  });

  it('refuses a backoff and a jitter that are none', () => {
    expect(() => start({ backoff: { baseMs: 2, maxMs: 1 } })).toThrow(
      'outbox: backoff.maxMs (1) is less than backoff.baseMs (2)',
    );
    expect(() => start({ jitter: 1 as never })).toThrow(
      'outbox: jitter is 1, but must be a function that gives a number from 0 to 1.',
    );
  });

  it('without a host says that the storage is broken', async () => {
    const run = startRun(outboxMachine, { input: { isOffline: false } });
    await settle();
    expect(run.value).toBe('ready');
    expect(run.context).toMatchObject({
      isStorageBroken: true,
      backoff: { baseMs: 5000, maxMs: 900_000 },
    });
    expect(run.context.jitter()).toBe(0);
  });
});

describe('an enquiry that is handed over', () => {
  it('is there at once, and said to be kept only when it is', async () => {
    const run = (await startEmpty()).send(add('one'));
    expect(phasesOf(run)).toEqual(['one storing']);
    expect(run.context.items[0]).toMatchObject({
      isStored: false,
      retryInMs: 0,
      entry: stored('one', { attempts: 1 }),
    });
    expect(store.calls[0]?.input.entry).toEqual(stored('one', { attempts: 1 }));
    expect(run.emitted).toEqual([]);
    await store.resolve();
    expect(run.emitted).toEqual([{ type: 'ENQUIRY.KEPT', idempotencyKey: 'one' }]);
    expect(phasesOf(run)).toEqual(['one waiting']);
    expect(run.context.items[0]).toMatchObject({ isStored: true, retryInMs: 1000 });
  });

  it('that cannot be stored is said to be in memory only', async () => {
    const run = (await startEmpty()).send(add('one'));
    await store.reject(new Error('quota exceeded'));
    expect(run.emitted).toEqual([{ type: 'ENQUIRY.UNKEPT', idempotencyKey: 'one' }]);
    expect(run.context.items[0]?.isStored).toBe(false);
  });

  it('that has never been tried is tried at once; one that has failed waits', async () => {
    const run = (await startEmpty()).send(add('fresh', 0), add('failed', 1));
    for (const call of store.pending()) call.resolve();
    await settle();
    expect(phasesOf(run)).toEqual(['fresh sending', 'failed waiting']);
  });

  it('passes on the backoff, the chance and the state of the network', async () => {
    const run = (await startEmpty({ jitter: () => 1, isOffline: true })).send(add('one', 2));
    await store.resolve();
    expect(run.context.items[0]).toMatchObject({ phase: 'waiting', retryInMs: 1000 });
    expect(run.clock.pending).toBe(0);
  });

  it('before the loading is done is taken up, and not a second time after it', async () => {
    const run = start().send(add('one'));
    await store.resolve();
    await load.resolve([stored('one', { attempts: 1 })]);
    expect(phasesOf(run)).toEqual(['one waiting']);
  });

  it('a second time under its key is tried again, and said to be kept if it is', async () => {
    const run = (await startEmpty()).send(add('one'));
    run.send(add('one'));
    expect(run.emitted).toEqual([]);
    await store.resolve();
    run.send(add('one', 2));
    expect(run.context.items).toHaveLength(1);
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.KEPT', idempotencyKey: 'one' },
      { type: 'ENQUIRY.KEPT', idempotencyKey: 'one' },
    ]);
    expect(phasesOf(run)).toEqual(['one sending']);
  });

  it('a second time while only in memory is tried again, and said to be in memory only', async () => {
    const run = (await startEmpty()).send(add('one'));
    await store.reject(new Error('quota exceeded'));
    run.send(add('one'));
    expect(phasesOf(run)).toEqual(['one sending']);
    const unkept = { type: 'ENQUIRY.UNKEPT', idempotencyKey: 'one' };
    expect(run.emitted).toEqual([unkept, unkept]);
  });
});

async function startWaiting(...keys: string[]) {
  const run = await startEmpty();
  for (const key of keys) {
    run.send(add(key));
    await store.resolve();
  }
  return run;
}

describe('what becomes of an enquiry', () => {
  it('sent, it is said with its receipt, and leaves the outbox', async () => {
    const run = (await startWaiting('one', 'two')).send(sendOne('one'));
    expect(phasesOf(run)).toEqual(['one sending', 'two waiting']);
    await read.resolve(stored('one'));
    expect(deliver.calls[0]?.input).toEqual({
      enquiry: { fullName: 'one' },
      idempotencyKey: 'one',
    });
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.resolve();
    expect(phasesOf(run)).toEqual(['two waiting']);
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.SENT',
      idempotencyKey: 'one',
      receipt: 'R-1',
      isNews: true,
    });
    expect(Object.keys(run.snapshot.children)).toEqual(['two']);
    run.stop();
  });

  it('sent elsewhere without a receipt, it is still said to be sent', async () => {
    const run = (await startWaiting('one')).send(sendOne('one'));
    await read.resolve(stored('one', { status: 'sent' }));
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.SENT',
      idempotencyKey: 'one',
      receipt: '',
      isNews: true,
    });
    expect(run.context.items).toEqual([]);
  });

  it('refused, it is said with what is wrong, and stays', async () => {
    const run = (await startWaiting('one')).send(sendOne('one'));
    await read.resolve(stored('one'));
    await deliver.resolve({ outcome: 'refused', errors: { fullName: 'Odd' } });
    await store.resolve();
    expect(phasesOf(run)).toEqual(['one refused']);
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.REFUSED',
      idempotencyKey: 'one',
      errors: { fullName: 'Odd' },
    });
    expect(waitingItems(run.snapshot)).toEqual([]);
    expect(refusedItems(run.snapshot)).toHaveLength(1);
    // Tried again and refused again, it is said again.
    run.send(sendOne('one'));
    await read.resolve(stored('one', { status: 'refused' }));
    await deliver.resolve({ outcome: 'refused', errors: { fullName: 'Odd still' } });
    await store.resolve();
    expect(run.emitted.filter((event) => event.type === 'ENQUIRY.REFUSED')).toHaveLength(2);
  });

  it('canceled, it is said and leaves; the others stay', async () => {
    const run = (await startWaiting('one', 'two')).send(cancel('one'));
    expect(phasesOf(run)).toEqual(['one canceling', 'two waiting']);
    await read.resolve(stored('one'));
    await remove.resolve();
    expect(phasesOf(run)).toEqual(['two waiting']);
    expect(run.emitted.at(-1)).toEqual({ type: 'ENQUIRY.CANCELED', idempotencyKey: 'one' });
    // Its key may come again.
    expect(phasesOf(run.send(add('one')))).toEqual(['two waiting', 'one storing']);
  });

  it('not canceled after all, that is said', async () => {
    const run = await startWaiting('one');
    isLockFree = false;
    run.send(cancel('one'));
    expect(phasesOf(run)).toEqual(['one waiting']);
    expect(run.emitted.at(-1)).toEqual({ type: 'CANCELLATION.FAILED', idempotencyKey: 'one' });
  });

  it('not sent, it shows how often it was tried and when it will be tried again', async () => {
    const run = (await startWaiting('one')).send(sendOne('one'));
    await read.resolve(stored('one'));
    await deliver.reject(new Error('no answer'));
    await store.resolve();
    expect(run.context.items[0]).toMatchObject({
      phase: 'waiting',
      retryInMs: 2000,
      entry: { attempts: 2 },
    });
  });

  it('is not changed by what concerns an unknown one', async () => {
    const run = await startWaiting('one');
    const before = run.context;
    run.send(sendOne('nobody'), cancel('nobody'));
    expect(run.context).toEqual(before);
    const report = {
      idempotencyKey: 'nobody',
      entry: stored('nobody'),
      isStored: true,
      retryInMs: 0,
    } as const;
    run.send({ type: 'ENQUIRY.REPORTED', phase: 'waiting', ...report });
    run.send({ type: 'ENQUIRY.REPORTED', phase: 'canceled', ...report });
    expect(run.context.items).toEqual(before.items);
  });
});

describe('the network', () => {
  it('going stops all waits, and coming back tries all at once', async () => {
    const run = (await startWaiting('one', 'two')).send(lost);
    expect(run.context.isOffline).toBe(true);
    expect(run.clock.pending).toBe(0);
    run.send(back);
    expect(run.context.isOffline).toBe(false);
    expect(phasesOf(run)).toEqual(['one sending', 'two sending']);
  });
});

describe('the visitor', () => {
  it('can send all now', async () => {
    expect(phasesOf((await startWaiting('one', 'two')).send(sendAll))).toEqual([
      'one sending',
      'two sending',
    ]);
  });
});

describe('a change in another tab', () => {
  it('makes each enquiry read its own record, and takes up new ones', async () => {
    const run = (await startWaiting('one')).send(changed);
    expect(read.pending().map((call) => call.input.idempotencyKey)).toEqual(['one']);
    expect(run.value).toBe('loading');
    await read.resolve(null);
    await load.resolve([stored('two')]);
    expect(phasesOf(run)).toEqual(['two sending']);
    expect(run.emitted.at(-1)).toEqual({ type: 'ENQUIRY.CANCELED', idempotencyKey: 'one' });
  });

  it('while loading begins the loading anew, since that may have missed it', () => {
    start().send(changed);
    expect(load.calls).toHaveLength(2);
    expect(load.pending()).toHaveLength(1);
  });
});

describe('the chart as a whole', () => {
  it('has every state entered and every transition taken', async () => {
    const report = await replayPaths(machine, {
      input: { isOffline: true, backoff: { baseMs: 1000, maxMs: 1000 } },
      promises: { load: load as never },
      events: (snapshot) => [
        add('one'),
        sendOne('one'),
        sendAll,
        cancel('one'),
        lost,
        changed,
        ...(snapshot.value === 'loading'
          ? [
              { type: 'xstate.done.actor.load', output: [] },
              { type: 'xstate.error.actor.load', error: 'no' },
            ]
          : []),
      ],
      serializeState: ({ value, context }) =>
        JSON.stringify({ value, broken: context.isStorageBroken, has: context.items.length }),
    });
    // What depends on the enquiries' own reports is walked by hand.
    const kept = await startWaiting('one');
    kept.send(add('one'), back);
    await read.resolve(stored('one'));
    await deliver.resolve({ outcome: 'refused', errors: { a: 'b' } });
    await store.resolve();
    kept.send(cancel('one'));
    await read.resolve(stored('one', { status: 'refused' }));
    await remove.resolve();
    kept.send(add('two'), add('two'));
    await store.reject(new Error('quota exceeded'));
    isLockFree = false;
    kept.send(cancel('two'));
    isLockFree = true;
    kept.send(add('two'));
    await read.resolve(null);
    await deliver.resolve({ outcome: 'sent', receipt: 'R' });
    await store.resolve();
    expectFullCoverage(machine, [report, kept]);
  });

  it('holds its invariants over ten thousand random sequences', async () => {
    const keys = ['one', 'two', 'three'] as const;
    const key = fc.constantFrom(...keys);
    await checkRandomSequences(machine, {
      input: fc.record({
        isOffline: fc.boolean(),
        backoff: fc.constant({ baseMs: 1000, maxMs: 4000 }),
      }),
      promises: true,
      before: () => {
        for (const promise of [load, store, read, remove, deliver]) promise.reset();
        isLockFree = true;
      },
      step: fc.oneof(
        key.map((one) => add(one)),
        key.map((one) => add(one, 0)),
        key.map(sendOne),
        key.map(cancel),
        fc.constantFrom(back, lost, changed, sendAll),
        waiting(1, 1000, 4000),
        doing('loaded', () =>
          load
            .pending()
            .at(-1)
            ?.resolve([stored('one'), stored('four', { status: 'refused' })]),
        ),
        doing('not loaded', () => load.pending().at(-1)?.reject(new Error('no'))),
        doing('the lock', () => {
          isLockFree = !isLockFree;
        }),
        doing('stored', () => store.pending()[0]?.resolve()),
        doing('not stored', () => store.pending()[0]?.reject(new Error('no'))),
        doing('read', () => {
          const call = read.pending()[0];
          call?.resolve(stored(call.input.idempotencyKey));
        }),
        doing('read nothing', () => read.pending()[0]?.resolve(null)),
        doing('removed', () => remove.pending()[0]?.resolve()),
        doing('sent', () => deliver.pending()[0]?.resolve({ outcome: 'sent', receipt: 'R' })),
        doing('refused', () =>
          deliver.pending()[0]?.resolve({ outcome: 'refused', errors: { a: 'b' } }),
        ),
        doing('not sent', () => deliver.pending()[0]?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const known = run.context.items.map((item) => item.idempotencyKey);
        assert.equal(new Set(known).size, known.length);
        const children = Object.keys(run.snapshot.children).filter((id) => id !== 'load');
        assert.deepEqual(children.toSorted(), known.toSorted());
        for (const item of run.context.items) {
          assert.ok(!['sent', 'canceled'].includes(item.phase));
          const inFlight = deliver
            .pending()
            .filter((call) => call.input.idempotencyKey === item.idempotencyKey);
          assert.ok(inFlight.length <= (item.phase === 'sending' ? 1 : 0));
        }
        assert.equal(load.pending().length, run.value === 'loading' ? 1 : 0);
      },
    });
  }, 300_000);
});
