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
  selectExpired,
  selectRefused,
  selectSent,
  selectUncanceled,
  selectWaiting,
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
const dismiss = (idempotencyKey: string) => ({ type: 'SENT.DISMISSED', idempotencyKey }) as const;

function start(overrides: Partial<OutboxInput> = {}) {
  return startRun(machine, {
    input: { isOffline: false, backoff: { baseMs: 1000, maxMs: 4000 }, ...overrides },
  });
}

type Run = ReturnType<typeof start>;
const phasesOf = (run: Run) =>
  run.context.items.map((item) => `${item.idempotencyKey} ${item.phase}`);

const sentKeys = (run: Run) => selectSent(run.snapshot).map((item) => item.idempotencyKey);

async function startEmpty(overrides: Partial<OutboxInput> = {}) {
  const run = start(overrides);
  await load.resolve([]);
  return run;
}

describe('the initial state', () => {
  it('reads the stored enquiries, and is empty until then', async () => {
    const run = start();
    expect(run.value).toBe('loading');
    expect(run.context).toMatchObject({
      items: [],
      sent: [],
      uncanceled: [],
      isOffline: false,
    });
    await load.resolve([]);
    expect(run.value).toBe('ready');
    expect(run.emitted).toEqual([]);
  });

  it('resumes waiting and refused enquiries, and skips sent ones', async () => {
    const run = start();
    const errors = { fullName: 'Odd' };
    await load.resolve([
      stored('waits', { attempts: 7, createdAt: 30 }),
      stored('was sent', { status: 'sent' }),
      stored('was refused', { status: 'refused', errors, createdAt: 40 }),
      stored('waits too', { createdAt: 20 }),
      stored('was refused before', { status: 'refused', createdAt: 10 }),
      stored('has expired', { status: 'expired', enquiry: {}, createdAt: 6 }),
      stored('has expired before', { status: 'expired', enquiry: {}, createdAt: 5 }),
    ]);
    expect(phasesOf(run)).toEqual([
      'waits sending',
      'was refused refused',
      'waits too sending',
      'was refused before refused',
      'has expired expired',
      'has expired before expired',
    ]);
    expect(selectWaiting(run.snapshot).map((item) => item.idempotencyKey)).toEqual([
      'waits too',
      'waits',
    ]);
    expect(selectRefused(run.snapshot).map((item) => item.entry.errors)).toEqual([{}, errors]);
    expect(selectExpired(run.snapshot).map((item) => item.idempotencyKey)).toEqual([
      'has expired before',
      'has expired',
    ]);
    // It was not sent while this page was open.
    expect(selectSent(run.snapshot)).toEqual([]);
    // The refusal was emitted when it happened; the sending may not have been.
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'was sent', receipt: '', isNews: true },
    ]);
  });

  it('emits what the visitor already knows with isNews false', async () => {
    const run = start();
    await load.resolve([stored('told', { status: 'sent', isAnnounced: true }), stored('one')]);
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'told', receipt: '', isNews: false },
    ]);
    // Another tab has sent this one and announced it.
    await read.resolve(stored('one', { status: 'sent', isAnnounced: true }));
    expect(run.emitted.at(-1)).toEqual({
      type: 'ENQUIRY.SENT',
      idempotencyKey: 'one',
      receipt: '',
      isNews: false,
    });
  });

  it('emits each enquiry sent earlier once, and none that it has already emitted', async () => {
    const run = start();
    const sent = stored('was sent', { status: 'sent', receipt: 'R-7' });
    await load.resolve([sent, stored('one')]);
    expect(run.emitted).toEqual([
      { type: 'ENQUIRY.SENT', idempotencyKey: 'was sent', receipt: 'R-7', isNews: true },
    ]);
    await read.resolve(stored('one'));
    // Another tab has sent it in the meantime; the enquiry itself reports that.
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

  it('retries stored enquiries immediately, unless offline', async () => {
    const run = start({ isOffline: true });
    await load.resolve([stored('one', { attempts: 2 })]);
    expect(phasesOf(run)).toEqual(['one waiting']);
    expect(run.context.items[0]).toMatchObject({ isStored: true, retryInMs: 2000 });
    expect(run.clock.pending).toBe(0);
  });

  it('continues without storage that cannot be read', async () => {
    const run = start();
    await load.reject(new Error('no database'));
    expect(run.value).toBe('ready');
    run.send(changed);
    expect(run.value).toBe('loading');
    await load.resolve([stored('one')]);
    expect(phasesOf(run)).toEqual(['one sending']);
  });

  it('rejects an invalid backoff and jitter', () => {
    expect(() => start({ backoff: { baseMs: 2, maxMs: 1 } })).toThrow(
      'outbox: backoff.maxMs (1) is less than backoff.baseMs (2)',
    );
    expect(() => start({ jitter: 1 as never })).toThrow(
      'outbox: jitter is 1, but must be a function that returns a number from 0 to 1.',
    );
  });

  it('is empty without a host', async () => {
    const run = startRun(outboxMachine, { input: { isOffline: false } });
    await settle();
    expect(run.value).toBe('ready');
    expect(run.context).toMatchObject({ items: [], backoff: { baseMs: 5000, maxMs: 900_000 } });
    expect(run.context.jitter()).toBe(0);
  });
});

describe('an added enquiry', () => {
  it('appears immediately, and is reported as stored only once it is', async () => {
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

  it('that cannot be stored is reported as in memory only', async () => {
    const run = (await startEmpty()).send(add('one'));
    await store.reject(new Error('quota exceeded'));
    expect(run.emitted).toEqual([{ type: 'ENQUIRY.UNKEPT', idempotencyKey: 'one' }]);
    expect(run.context.items[0]?.isStored).toBe(false);
  });

  it('that was never attempted is sent immediately; one that has failed waits', async () => {
    const run = (await startEmpty()).send(add('fresh', 0), add('failed', 1));
    for (const call of store.pending()) call.resolve();
    await settle();
    expect(phasesOf(run)).toEqual(['fresh sending', 'failed waiting']);
  });

  it('passes on the backoff, the jitter and the network state', async () => {
    const run = (await startEmpty({ jitter: () => 1, isOffline: true })).send(add('one', 2));
    await store.resolve();
    expect(run.context.items[0]).toMatchObject({ phase: 'waiting', retryInMs: 1000 });
    expect(run.clock.pending).toBe(0);
  });

  it('is not added again after it was emitted as sent: the form no longer waits for it', async () => {
    const run = await startEmpty();
    run.send(add('one', 0));
    await store.resolve();
    await read.resolve(stored('one'));
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.resolve();
    run.send(add('one', 3));
    expect(phasesOf(run)).toEqual([]);
    expect(store.pending()).toHaveLength(0);
    expect(run.emitted.at(-1)).toEqual({ type: 'ENQUIRY.KEPT', idempotencyKey: 'one' });
  });

  it('is accepted during loading, and not loaded a second time', async () => {
    const run = start().send(add('one'));
    await store.resolve();
    await load.resolve([stored('one', { attempts: 1 })]);
    expect(phasesOf(run)).toEqual(['one waiting']);
  });

  it('added again under the same key is retried, and reported as stored if it is', async () => {
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

  it('added again while only in memory is retried, and reported as in memory only', async () => {
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

describe('the outcome of an enquiry', () => {
  it('sent: is emitted with the receipt, and the enquiry leaves the outbox', async () => {
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

  it('sent elsewhere without a receipt: is still emitted as sent', async () => {
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

  it('sent again because the outcome could not be stored: is emitted once', async () => {
    const run = await startEmpty();
    run.send(add('one', 0));
    await store.resolve();
    await read.resolve(stored('one'));
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.reject(new Error('quota exceeded'));
    expect(phasesOf(run)).toEqual([]);
    // It is still waiting on the device, and is resumed from there.
    run.send(changed);
    await load.resolve([stored('one')]);
    expect(phasesOf(run)).toEqual(['one sending']);
    await read.resolve(stored('one'));
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.resolve();
    expect(phasesOf(run)).toEqual([]);
    expect(run.emitted.filter(({ type }) => type === 'ENQUIRY.SENT')).toHaveLength(1);
    expect(run.context.saidSent).toEqual(['one']);
    expect(run.context.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one']);
  });

  it('refused: is emitted with the errors, and the enquiry stays', async () => {
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
    expect(selectWaiting(run.snapshot)).toEqual([]);
    expect(selectRefused(run.snapshot)).toHaveLength(1);
    // If it is retried and refused again, that is emitted again.
    run.send(sendOne('one'));
    await read.resolve(stored('one', { status: 'refused' }));
    await deliver.resolve({ outcome: 'refused', errors: { fullName: 'Odd still' } });
    await store.resolve();
    expect(run.emitted.filter((event) => event.type === 'ENQUIRY.REFUSED')).toHaveLength(2);
  });

  it('all canceled: each one leaves, except for those that could not be canceled, which are reported', async () => {
    const run = (await startWaiting('one', 'two')).send({ type: 'CANCEL.REQUESTED' });
    expect(phasesOf(run)).toEqual(['one canceling', 'two canceling']);
    for (const reading of read.pending()) {
      reading.resolve(stored(reading.input.idempotencyKey));
    }
    await settle();
    const [one, two] = remove.pending();
    one?.resolve();
    two?.reject(new Error('no database'));
    await settle();
    expect(phasesOf(run)).toEqual(['two waiting']);
    expect(selectUncanceled(run.snapshot)).toEqual(['two']);
    run.send({ type: 'CANCEL.REQUESTED' });
    expect(selectUncanceled(run.snapshot)).toEqual([]);
  });

  it('canceled: is emitted and the enquiry leaves; the others stay', async () => {
    const run = (await startWaiting('one', 'two')).send(cancel('one'));
    expect(phasesOf(run)).toEqual(['one canceling', 'two waiting']);
    await read.resolve(stored('one'));
    await remove.resolve();
    expect(phasesOf(run)).toEqual(['two waiting']);
    expect(run.emitted.at(-1)).toEqual({ type: 'ENQUIRY.CANCELED', idempotencyKey: 'one' });
    // Its key may be used again.
    expect(phasesOf(run.send(add('one')))).toEqual(['two waiting', 'one storing']);
  });

  it('not sent: the number of attempts and the time of the next one are shown', async () => {
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

  it('ignores reports about an unknown enquiry', async () => {
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

describe('enquiries that this page has observed being sent', () => {
  async function startSent(...keys: string[]) {
    const run = await startWaiting(...keys);
    for (const key of keys) {
      run.send(sendOne(key));
      await read.resolve(stored(key, { attempts: 1 }));
      await deliver.resolve({ outcome: 'sent', receipt: `R of ${key}` });
      await store.resolve();
    }
    return run;
  }

  it('are kept after they have left the outbox, oldest first, without their content', async () => {
    const run = await startSent('one', 'two');
    expect(run.context.items).toEqual([]);
    expect(sentKeys(run)).toEqual(['one', 'two']);
    expect(selectSent(run.snapshot)[0]).toMatchObject({
      idempotencyKey: 'one',
      phase: 'sent',
      isStored: true,
      retryInMs: 0,
    });
    expect(selectSent(run.snapshot).map((item) => item.entry)).toEqual([
      stored('one', { status: 'sent', receipt: 'R of one', enquiry: {}, attempts: 1 }),
      stored('two', { status: 'sent', receipt: 'R of two', enquiry: {}, attempts: 1 }),
    ]);
    expect([selectWaiting(run.snapshot), selectRefused(run.snapshot)]).toEqual([[], []]);
  });

  it('no longer include earlier errors', async () => {
    const run = (await startWaiting('one')).send(sendOne('one'));
    await read.resolve(stored('one'));
    await deliver.resolve({ outcome: 'refused', errors: { fullName: 'Odd' } });
    await store.resolve();
    run.send(sendOne('one'));
    await read.resolve(stored('one', { status: 'refused', errors: { fullName: 'Odd' } }));
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.resolve();
    expect(selectSent(run.snapshot).map(({ entry }) => entry.errors)).toEqual([{}]);
  });

  it('are no longer marked as in memory only when the outcome could be stored', async () => {
    const run = (await startEmpty()).send(add('one'));
    await store.reject(new Error('quota exceeded'));
    run.send(sendOne('one'));
    await read.resolve(null);
    expect(selectWaiting(run.snapshot).map((item) => item.isStored)).toEqual([false]);
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.resolve();
    expect(selectSent(run.snapshot).map((item) => item.isStored)).toEqual([true]);
  });

  it('include one that another tab has sent while it was waiting in this page', async () => {
    const run = (await startWaiting('one')).send(changed);
    await read.resolve(stored('one', { status: 'sent', receipt: 'R-8', enquiry: {} }));
    await load.resolve([stored('one', { status: 'sent' })]);
    expect(sentKeys(run)).toEqual(['one']);
    expect(selectSent(run.snapshot)[0]?.entry.receipt).toBe('R-8');
  });

  it('do not include enquiries sent earlier, refused or canceled', async () => {
    const run = start({ isOffline: true });
    await load.resolve([stored('was sent', { status: 'sent' }), stored('one'), stored('two')]);
    run.send(cancel('two'), sendOne('one'));
    for (const call of read.pending()) call.resolve(stored(call.input.idempotencyKey));
    await settle();
    await remove.resolve();
    await deliver.resolve({ outcome: 'refused', errors: { a: 'b' } });
    await store.resolve();
    expect(phasesOf(run)).toEqual(['one refused']);
    expect(selectSent(run.snapshot)).toEqual([]);
  });

  it('can be dismissed individually', async () => {
    const run = (await startSent('one', 'two')).send(dismiss('nobody'));
    expect(sentKeys(run)).toEqual(['one', 'two']);
    expect(sentKeys(run.send(dismiss('one')))).toEqual(['two']);
    expect(sentKeys(run.send(dismiss('one'), dismiss('two')))).toEqual([]);
    expect(run.emitted.filter((event) => event.type === 'ENQUIRY.SENT')).toHaveLength(2);
  });

  it('do not include waiting enquiries, which cannot be dismissed', async () => {
    const run = (await startWaiting('one')).send(dismiss('one'));
    expect(selectSent(run.snapshot)).toEqual([]);
    expect(phasesOf(run)).toEqual(['one waiting']);
  });

  it('do not include a reported enquiry that is unknown', async () => {
    const run = await startEmpty();
    run.send({
      type: 'ENQUIRY.REPORTED',
      phase: 'sent',
      idempotencyKey: 'nobody',
      entry: stored('nobody', { status: 'sent' }),
      isStored: true,
      retryInMs: 0,
    });
    expect(selectSent(run.snapshot)).toEqual([]);
  });

  it('stay listed when the form adds the same enquiry again, which is not sent twice', async () => {
    const run = (await startSent('one', 'two')).send(add('one'));
    expect(phasesOf(run)).toEqual([]);
    expect(sentKeys(run)).toEqual(['one', 'two']);
    expect(run.emitted.at(-1)).toEqual({ type: 'ENQUIRY.KEPT', idempotencyKey: 'one' });
  });
});

describe('an enquiry that could not be canceled', () => {
  /** Another tab holds the lock and may be sending it. */
  async function startUncanceled() {
    const run = await startWaiting('one', 'two');
    isLockFree = false;
    run.send(cancel('one'));
    isLockFree = true;
    return run;
  }

  it('is reported and stays; the others are not reported', async () => {
    const run = await startUncanceled();
    expect(phasesOf(run)).toEqual(['one waiting', 'two waiting']);
    expect(selectUncanceled(run.snapshot)).toEqual(['one']);
    expect(run.emitted.filter((event) => event.type === 'ENQUIRY.CANCELED')).toEqual([]);
  });

  it('is also reported if it could not be removed from the device', async () => {
    const run = (await startWaiting('one')).send(cancel('one'));
    await read.resolve(stored('one'));
    expect(selectUncanceled(run.snapshot)).toEqual([]);
    await remove.reject(new Error('no'));
    expect(selectUncanceled(run.snapshot)).toEqual(['one']);
  });

  it('is reported both as sent and as not canceled if it was sent in the meantime', async () => {
    const run = (await startWaiting('one')).send(cancel('one'));
    await read.resolve(stored('one', { status: 'sent', receipt: 'R-1' }));
    expect(selectUncanceled(run.snapshot)).toEqual(['one']);
    expect(sentKeys(run)).toEqual(['one']);
    expect(run.emitted.at(-1)).toMatchObject({ type: 'ENQUIRY.SENT', idempotencyKey: 'one' });
    // The visitor dismisses both.
    run.send(dismiss('one'));
    expect(selectUncanceled(run.snapshot)).toEqual([]);
  });

  it('is reported once its attempt has ended, if the visitor canceled it during the attempt', async () => {
    const run = (await startWaiting('one')).send(sendOne('one'));
    await read.resolve(stored('one'));
    run.send(cancel('one'));
    expect(selectUncanceled(run.snapshot)).toEqual([]);
    await deliver.resolve({ outcome: 'sent', receipt: 'R-1' });
    await store.resolve();
    expect(selectUncanceled(run.snapshot)).toEqual(['one']);
    expect(sentKeys(run)).toEqual(['one']);
  });

  it('is no longer reported while a retry is in progress, and reported once if that fails', async () => {
    const run = (await startUncanceled()).send(cancel('one'));
    expect(phasesOf(run)).toEqual(['one canceling', 'two waiting']);
    expect(selectUncanceled(run.snapshot)).toEqual([]);
    await read.resolve(stored('one'));
    await remove.reject(new Error('no'));
    expect(selectUncanceled(run.snapshot)).toEqual(['one']);
    isLockFree = false;
    run.send(cancel('two'), cancel('one'));
    expect(selectUncanceled(run.snapshot)).toEqual(['two', 'one']);
  });

  it('is no longer reported when another tab has canceled it, so its key can be reused', async () => {
    const run = (await startUncanceled()).send(changed);
    for (const call of read.pending()) {
      call.resolve(call.input.idempotencyKey === 'one' ? null : stored('two'));
    }
    await settle();
    expect(phasesOf(run)).toEqual(['two waiting']);
    expect(selectUncanceled(run.snapshot)).toEqual([]);
    run.send(add('one'));
    expect(selectUncanceled(run.snapshot)).toEqual([]);
  });
});

describe('the network', () => {
  it('stops all waits when lost, and retries everything when back', async () => {
    const run = (await startWaiting('one', 'two')).send(lost);
    expect(run.context.isOffline).toBe(true);
    expect(run.clock.pending).toBe(0);
    run.send(back);
    expect(run.context.isOffline).toBe(false);
    expect(phasesOf(run)).toEqual(['one sending', 'two sending']);
  });
});

describe('the visitor', () => {
  it('can send everything now', async () => {
    expect(phasesOf((await startWaiting('one', 'two')).send(sendAll))).toEqual([
      'one sending',
      'two sending',
    ]);
  });
});

describe('a change in another tab', () => {
  it('makes each enquiry reread its own record, and loads new ones', async () => {
    const run = (await startWaiting('one')).send(changed);
    expect(read.pending().map((call) => call.input.idempotencyKey)).toEqual(['one']);
    expect(run.value).toBe('loading');
    await read.resolve(null);
    await load.resolve([stored('two')]);
    expect(phasesOf(run)).toEqual(['two sending']);
    expect(run.emitted.at(-1)).toEqual({ type: 'ENQUIRY.CANCELED', idempotencyKey: 'one' });
  });

  it('restarts a running load, which may have missed the change', () => {
    start().send(changed);
    expect(load.calls).toHaveLength(2);
    expect(load.pending()).toHaveLength(1);
  });
});

describe('the whole chart', () => {
  it('is fully covered by paths and runs', async () => {
    const report = await replayPaths(machine, {
      input: { isOffline: true, backoff: { baseMs: 1000, maxMs: 1000 } },
      promises: { load: load as never },
      events: (snapshot) => [
        add('one'),
        sendOne('one'),
        sendAll,
        cancel('one'),
        { type: 'CANCEL.REQUESTED' } as const,
        dismiss('one'),
        lost,
        changed,
        ...(snapshot.value === 'loading'
          ? [
              { type: 'xstate.done.actor.load', output: [] },
              { type: 'xstate.error.actor.load', error: 'no' },
            ]
          : []),
      ],
      serializeState: ({ value, context }) => JSON.stringify({ value, has: context.items.length }),
    });
    // Transitions that depend on reports from the enquiries are covered by hand.
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
    kept.send(add('two'));
    expectFullCoverage(machine, [report, kept]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
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
        key.map(dismiss),
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
        doing('read that it was sent', () => {
          const call = read.pending()[0];
          call?.resolve(stored(call.input.idempotencyKey, { status: 'sent' }));
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
        // No enquiry is listed twice, and no report concerns an unlisted one.
        const listed = [...known, ...sentKeys(run)];
        assert.equal(new Set(listed).size, listed.length);
        const uncanceled = selectUncanceled(run.snapshot);
        assert.equal(new Set(uncanceled).size, uncanceled.length);
        for (const one of uncanceled) assert.ok(listed.includes(one));
        for (const { phase, entry } of selectSent(run.snapshot)) {
          assert.deepEqual([phase, entry.status], ['sent', 'sent']);
          assert.ok(run.context.saidSent.includes(entry.idempotencyKey));
        }
      },
    });
  }, 300_000);
});
