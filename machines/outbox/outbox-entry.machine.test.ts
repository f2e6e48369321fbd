import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
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
  type OutboxEntryInput,
  type OutboxEntryReport,
  type SendOutcome,
  type StoredEnquiry,
} from './index.ts';

const store = controlledPromise<void, { entry: StoredEnquiry }>();
const read = controlledPromise<StoredEnquiry | null, { idempotencyKey: string }>();
const remove = controlledPromise<void, { idempotencyKey: string }>();
const deliver = controlledPromise<SendOutcome, DeliverInput>();

let isLockFree: boolean | 'later' = true;
let held: string[] = [];
const withLock = fromCallback<EventObject, { name: string }>(({ input, sendBack }) => {
  if (isLockFree === 'later') return undefined;
  if (!isLockFree) {
    sendBack({ type: 'LOCK.DENIED' });
    return undefined;
  }
  held.push(input.name);
  sendBack({ type: 'LOCK.GRANTED' });
  return () => {
    held = held.filter((name) => name !== input.name);
  };
});

const machine = outboxEntryMachine.provide({
  actors: {
    storeEntry: store.logic,
    readEntry: read.logic,
    removeEntry: remove.logic,
    deliver: deliver.logic,
    withLock,
  },
});

let reports: OutboxEntryReport[] = [];
const parent = createActor(
  fromCallback<EventObject>(({ receive }) => {
    receive((report) => {
      reports.push(report as OutboxEntryReport);
    });
  }),
).start();

beforeEach(() => {
  for (const promise of [store, read, remove, deliver]) promise.reset();
  isLockFree = true;
  held = [];
  reports = [];
});

const entry: StoredEnquiry = {
  idempotencyKey: 'key',
  enquiry: { fullName: 'Ada' },
  createdAt: 1000,
  attempts: 0,
  status: 'waiting',
  receipt: null,
  errors: {},
};
const SENT = { outcome: 'sent', receipt: 'R-1' } as const;
const REFUSED = { outcome: 'refused', errors: { fullName: 'Odd' } } as const;
const sentEntry: StoredEnquiry = { ...entry, status: 'sent', receipt: 'R-1', enquiry: {} };
const expiredEntry: StoredEnquiry = { ...entry, status: 'expired', enquiry: {} };
const refusedEntry: StoredEnquiry = { ...entry, status: 'refused', errors: { fullName: 'Odd' } };

const back = { type: 'NETWORK.BACK' } as const;
const lost = { type: 'NETWORK.LOST' } as const;
const sendNow = { type: 'SEND.REQUESTED' } as const;
const cancel = { type: 'CANCEL.REQUESTED' } as const;
const changed = { type: 'STORAGE.CHANGED' } as const;
const granted = { type: 'LOCK.GRANTED' } as const;
const denied = { type: 'LOCK.DENIED' } as const;

const BACKING_OFF = { waiting: 'backingOff' };
const OFFLINE = { waiting: 'offline' };
const DELIVERING = { sending: 'delivering' };

function start(overrides: Partial<OutboxEntryInput> = {}) {
  return startRun(machine, {
    input: {
      entry,
      isStored: true,
      isUrgent: false,
      isOffline: false,
      backoff: { baseMs: 1000, maxMs: 4000 },
      parent,
      ...overrides,
    },
  });
}

async function startDelivering(overrides: Partial<OutboxEntryInput> = {}) {
  const run = start(overrides).send(sendNow);
  await read.resolve(overrides.entry ?? entry);
  expect(run.value).toEqual(DELIVERING);
  return run;
}

const phases = () =>
  reports.flatMap((report) => (report.type === 'ENQUIRY.REPORTED' ? [report.phase] : []));

describe('a newly added enquiry', () => {
  it('is stored before anything else, and then sent immediately', async () => {
    const run = start({ isStored: false, isUrgent: true });
    expect(run.value).toBe('storing');
    expect(store.calls[0]?.input).toEqual({ entry });
    expect(run.send(sendNow, changed, lost, back).value).toBe('storing');
    await store.resolve();
    expect(run.value).toEqual({ sending: 'checking' });
    expect(run.context).toMatchObject({ isStored: true, isUrgent: false, retryInMs: 0 });
    expect(reports[0]).toEqual({ type: 'ENQUIRY.STORED', idempotencyKey: 'key', isStored: true });
  });

  it('that cannot be stored reports that and is sent anyway', async () => {
    const run = start({ isStored: false, isUrgent: true });
    await store.reject(new Error('quota exceeded'));
    expect(run.context.isStored).toBe(false);
    expect(reports[0]).toEqual({ type: 'ENQUIRY.STORED', idempotencyKey: 'key', isStored: false });
    // It was never stored, so its absence does not mean that it was canceled.
    await read.resolve(null);
    expect(run.value).toEqual(DELIVERING);
    await deliver.resolve(SENT);
    expect(store.calls.at(-1)?.input.entry.status).toBe('sent');
  });

  it('that could be stored only later is reported as stored from then on', async () => {
    const run = start({ isStored: false, isUrgent: true });
    await store.reject(new Error('quota exceeded'));
    await read.resolve(null);
    await deliver.reject(new Error('no answer'));
    await store.resolve();
    expect(run.value).toEqual(BACKING_OFF);
    expect(run.context.isStored).toBe(true);
    expect(reports.at(-1)).toMatchObject({ phase: 'waiting', isStored: true });
  });

  it('waits without a timer while offline', async () => {
    const run = start({ isStored: false, isUrgent: true, isOffline: true });
    await store.resolve();
    expect(run.value).toEqual(OFFLINE);
    expect(run.clock.pending).toBe(0);
    expect(reports.at(-1)).toEqual({
      type: 'ENQUIRY.REPORTED',
      idempotencyKey: 'key',
      phase: 'waiting',
      entry,
      isStored: true,
      retryInMs: 1000,
    });
  });

  it('tracks the network state while it is being stored', async () => {
    const gone = start({ isStored: false, isUrgent: true }).send(lost);
    await store.resolve();
    expect(gone.value).toEqual(OFFLINE);
    const come = start({ isStored: false, isOffline: true }).send(back);
    await store.resolve();
    expect(come.value).toEqual(BACKING_OFF);
  });
});

describe('starting', () => {
  it('rejects an empty key, invalid attempts, and an invalid backoff and jitter', () => {
    expect(() => start({ entry: { ...entry, idempotencyKey: '' } })).toThrow(
      "outbox enquiry: entry.idempotencyKey is '', but must be a non-empty string.",
    );
    expect(() => start({ entry: { ...entry, attempts: -1 } })).toThrow(
      'outbox enquiry: entry.attempts is -1, but must be a whole number of at least 0.',
    );
    expect(() => start({ backoff: { baseMs: 2, maxMs: 1 } })).toThrow(
      'outbox enquiry: backoff.maxMs (1) is less',
    );
    expect(() => start({ jitter: 3 as never })).toThrow(
      'outbox enquiry: jitter is 3, but must be a function that returns a number from 0 to 1.',
    );
  });

  it('waits five seconds at first and at most fifteen minutes by default', () => {
    const { context } = startRun(machine, {
      input: { entry, isStored: true, isUrgent: false, isOffline: false },
    });
    expect(context).toMatchObject({
      backoff: { baseMs: 5000, maxMs: 900_000 },
      retryInMs: 5000,
      parent: null,
    });
    expect(context.jitter()).toBe(0);
  });

  it('resumes a refused enquiry as refused', () => {
    const run = start({ entry: refusedEntry });
    expect(run.value).toEqual({ refused: 'resting' });
    expect(phases()).toEqual(['refused']);
  });

  it('without a parent reports to nobody and still works', async () => {
    const run = start({ parent: undefined as never, isStored: false, isUrgent: true });
    await store.resolve();
    await read.resolve(entry);
    await deliver.resolve(SENT);
    await store.resolve();
    expect(run.value).toBe('sent');
    expect(reports).toEqual([]);
    isLockFree = false;
    expect(start({ parent: undefined as never }).send(cancel).value).toEqual(BACKING_OFF);
  });
});

describe('the wait between retries', () => {
  it('ends at 1000 ms, not at 999', () => {
    const run = start();
    expect(run.value).toEqual(BACKING_OFF);
    expect(run.wait(999).value).toEqual(BACKING_OFF);
    expect(run.wait(1).value).toEqual({ sending: 'checking' });
    expect(phases()).toEqual(['waiting', 'sending']);
  });

  it('continues the backoff of an earlier visit', () => {
    expect(start({ entry: { ...entry, attempts: 3 } }).context.retryInMs).toBe(4000);
  });

  it('doubles up to the maximum, and every failure is stored', async () => {
    const run = start();
    const waits: number[] = [];
    for (let round = 1; round <= 4; round += 1) {
      waits.push(run.context.retryInMs);
      run.wait(run.context.retryInMs);
      await read.resolve(entry);
      await deliver.reject(new Error('no answer'));
      expect(run.value).toEqual({ sending: 'recording' });
      expect(store.calls.at(-1)?.input.entry).toEqual({ ...entry, attempts: round });
      await store.resolve();
      expect(run.value).toEqual(BACKING_OFF);
    }
    expect(waits).toEqual([1000, 1000, 2000, 4000]);
    expect(run.context.entry.attempts).toBe(4);
    expect(run.context.retryInMs).toBe(4000);
  });

  it('is shortened by jitter', () => {
    expect(start({ jitter: () => 1 }).context.retryInMs).toBe(500);
    isLockFree = false;
    expect(start({ jitter: () => 1 }).send(sendNow).context.retryInMs).toBe(500);
  });

  it('is shortened by jitter after a failure too', async () => {
    const run = await startDelivering({ jitter: () => 1 });
    await deliver.reject(new Error('no answer'));
    expect(run.context.retryInMs).toBe(500);
  });

  it.each([back, sendNow])('is ended by %j', (event) => {
    const run = start().send(event);
    expect(run.value).toEqual({ sending: 'checking' });
    expect(run.clock.pending).toBe(0);
  });

  it('stops while offline, and a retry follows as soon as the network is back', () => {
    const run = start().send(lost);
    expect(run.value).toEqual(OFFLINE);
    expect(run.context.isOffline).toBe(true);
    expect(run.clock.pending).toBe(0);
    run.send(back);
    expect(run.value).toEqual({ sending: 'checking' });
    expect(run.context.isOffline).toBe(false);
  });

  it('can be ended by the visitor even if the browser reports offline', () => {
    expect(start({ isOffline: true }).send(sendNow).value).toEqual({ sending: 'checking' });
  });

  it('follows an attempt during which the network was lost, once the network is back', async () => {
    const run = (await startDelivering()).send(lost);
    await deliver.reject(new Error('no answer'));
    await store.resolve();
    expect(run.value).toEqual(OFFLINE);
  });
});

describe('sending', () => {
  it('takes the lock of this enquiry, reads its record, delivers, stores the outcome, and releases the lock', async () => {
    const run = start().send(sendNow);
    expect(held).toEqual(['enquiry:key']);
    expect(read.calls[0]?.input).toEqual({ idempotencyKey: 'key' });
    await read.resolve(entry);
    expect(deliver.calls[0]?.input).toEqual({
      enquiry: { fullName: 'Ada' },
      idempotencyKey: 'key',
    });
    await deliver.resolve(SENT);
    expect(run.value).toEqual({ sending: 'recording' });
    expect(store.calls[0]?.input).toEqual({ entry: sentEntry });
    expect(held).toEqual(['enquiry:key']);
    await store.resolve();
    expect(run.value).toBe('sent');
    expect(held).toEqual([]);
    expect(phases()).toEqual(['waiting', 'sending', 'sent']);
    expect(reports.at(-1)).toMatchObject({ entry: sentEntry, isStored: true, retryInMs: 0 });
    expect(run.snapshot.status).toBe('done');
  });

  it('keeps no personal data once it is sent', async () => {
    const run = await startDelivering({ entry: { ...entry, errors: { fullName: 'Odd' } } });
    await deliver.resolve(SENT);
    expect(run.context.entry).toMatchObject({ enquiry: {}, errors: {}, receipt: 'R-1' });
  });

  it('is complete even if the outcome cannot be stored', async () => {
    const run = await startDelivering();
    await deliver.resolve(SENT);
    await store.reject(new Error('quota exceeded'));
    expect(run.value).toBe('sent');
  });

  it('ends in a refusal that is stored with its errors', async () => {
    const run = await startDelivering();
    await deliver.resolve(REFUSED);
    expect(store.calls.at(-1)?.input).toEqual({ entry: refusedEntry });
    await store.resolve();
    expect(run.value).toEqual({ refused: 'resting' });
    expect(held).toEqual([]);
    expect(run.clock.pending).toBe(0);
    expect(run.send(back, lost).wait(1_000_000).value).toEqual({ refused: 'resting' });
  });

  it('continues when the stored record cannot be read', async () => {
    const run = start().send(sendNow);
    await read.reject(new Error('no database'));
    expect(run.value).toEqual(DELIVERING);
  });

  it('does nothing while another tab holds the lock, and checks again soon without counting a failure', () => {
    isLockFree = false;
    const run = start({ entry: { ...entry, attempts: 3 } }).send(sendNow);
    expect(run.value).toEqual(BACKING_OFF);
    expect(run.context).toMatchObject({ retryInMs: 1000, entry: { attempts: 3 } });
    expect(read.calls).toHaveLength(0);
    expect(deliver.calls).toHaveLength(0);
    isLockFree = true;
    expect(run.wait(999).value).toEqual(BACKING_OFF);
    expect(run.wait(1).value).toEqual({ sending: 'checking' });
  });

  it('does not resend what another tab has sent', async () => {
    const run = start().send(sendNow);
    await read.resolve(sentEntry);
    expect(run.value).toBe('sent');
    expect(run.context.entry).toEqual(sentEntry);
    expect(deliver.calls).toHaveLength(0);
  });

  it('does not resend what was refused in another tab', async () => {
    const run = start().send(sendNow);
    await read.resolve(refusedEntry);
    expect(run.value).toEqual({ refused: 'resting' });
    expect(run.context.entry).toEqual(refusedEntry);
    expect(deliver.calls).toHaveLength(0);
  });

  it('does not send what was canceled in another tab', async () => {
    const run = start().send(sendNow);
    await read.resolve(null);
    expect(run.value).toBe('canceled');
    expect(phases().at(-1)).toBe('canceled');
    expect(deliver.calls).toHaveLength(0);
  });

  it('ignores repeated requests', async () => {
    const run = await startDelivering();
    expect(run.send(sendNow, back, changed, granted, denied).value).toEqual(DELIVERING);
    expect(deliver.calls).toHaveLength(1);
  });

  it('can be canceled while waiting for the lock', async () => {
    isLockFree = 'later';
    const run = start().send(sendNow);
    expect(run.value).toEqual({ sending: 'locking' });
    isLockFree = true;
    run.send(cancel);
    expect(run.value).toEqual({ canceling: 'checking' });
  });

  it('can be canceled while its record is read: nothing has been sent yet', async () => {
    const run = start().send(sendNow);
    expect(run.value).toEqual({ sending: 'checking' });
    run.send(cancel);
    expect(run.value).toEqual({ canceling: 'checking' });
    expect(held).toEqual(['enquiry:key']);
    await read.resolve(entry);
    await remove.resolve();
    expect(run.value).toBe('canceled');
    expect(deliver.calls).toHaveLength(0);
  });
});

describe('canceling', () => {
  it('takes the lock, reads, removes, and only then reports the cancellation', async () => {
    const run = start().send(cancel);
    expect(held).toEqual(['enquiry:key']);
    expect(phases()).toEqual(['waiting', 'canceling']);
    expect(read.calls[0]?.input).toEqual({ idempotencyKey: 'key' });
    await read.resolve(entry);
    expect(run.value).toEqual({ canceling: 'removing' });
    expect(remove.calls[0]?.input).toEqual({ idempotencyKey: 'key' });
    await remove.resolve();
    expect(run.value).toBe('canceled');
    expect(held).toEqual([]);
    expect(run.snapshot.status).toBe('done');
    expect(phases()).toEqual(['waiting', 'canceling', 'canceled']);
  });

  it('works offline', async () => {
    const run = start({ isOffline: true }).send(cancel);
    await read.resolve(entry);
    await remove.resolve();
    expect(run.value).toBe('canceled');
  });

  it('fails when the stored record cannot be read: another tab may have sent it', async () => {
    const run = start().send(cancel);
    await read.reject(new Error('no database'));
    expect(run.value).toEqual(BACKING_OFF);
    expect(reports).toContainEqual({ type: 'CANCELLATION.FAILED', idempotencyKey: 'key' });
    expect(remove.calls).toHaveLength(0);
  });

  it('of an enquiry that is only in memory needs no storage', async () => {
    for (const failing of [read, remove]) {
      const run = start({ isStored: false });
      await store.reject(new Error('no database'));
      run.send(cancel);
      if (failing === remove) await read.resolve(null);
      await failing.reject(new Error('no database'));
      expect(run.value).toBe('canceled');
      expect(reports).not.toContainEqual({ type: 'CANCELLATION.FAILED', idempotencyKey: 'key' });
    }
  });

  it('is refused while another tab is sending, and reports the real state', () => {
    isLockFree = false;
    const run = start({ entry: { ...entry, attempts: 3 } }).send(cancel);
    expect(run.value).toEqual(BACKING_OFF);
    expect(run.context.retryInMs).toBe(1000);
    expect(reports).toContainEqual({ type: 'CANCELLATION.FAILED', idempotencyKey: 'key' });
  });

  it('is too late when another tab has sent it', async () => {
    const run = start().send(cancel);
    await read.resolve(sentEntry);
    expect(run.value).toBe('sent');
    expect(reports.map((report) => report.type).slice(-2)).toEqual([
      'CANCELLATION.FAILED',
      'ENQUIRY.REPORTED',
    ]);
    expect(reports.at(-1)).toMatchObject({ phase: 'sent', entry: sentEntry });
    expect(remove.calls).toHaveLength(0);
  });

  it('fails when the record could not be removed', async () => {
    const run = start().send(cancel);
    await read.resolve(entry);
    await remove.reject(new Error('no database'));
    expect(run.value).toEqual(BACKING_OFF);
    expect(reports).toContainEqual({ type: 'CANCELLATION.FAILED', idempotencyKey: 'key' });
  });

  it('removes a refused enquiry, or leaves it refused', async () => {
    const gone = start({ entry: refusedEntry }).send(cancel);
    await read.resolve(refusedEntry);
    await remove.resolve();
    expect(gone.value).toBe('canceled');
    isLockFree = false;
    expect(start({ entry: refusedEntry }).send(cancel).value).toEqual({ refused: 'resting' });
  });

  const failures: readonly SendOutcome[] = [
    REFUSED,
    { outcome: 'postponed', retryAfterMs: 60_000 },
  ];
  it.each([...failures, null])(
    'during delivery follows an attempt that ends with %j',
    async (outcome) => {
      const run = (await startDelivering()).send(cancel, cancel);
      expect(run.value).toEqual(DELIVERING);
      await (outcome === null ? deliver.reject(new Error('no answer')) : deliver.resolve(outcome));
      await store.resolve();
      expect(run.value).toEqual({ canceling: 'checking' });
      expect(phases()).toEqual(['waiting', 'sending', 'canceling']);
      await read.resolve(run.context.entry);
      await remove.resolve();
      expect(run.value).toBe('canceled');
      expect(reports).not.toContainEqual({ type: 'CANCELLATION.FAILED', idempotencyKey: 'key' });
    },
  );

  it.each(['delivering', 'recording'])('during %s is too late if it is sent', async (state) => {
    const run = await startDelivering();
    if (state === 'delivering') run.send(cancel);
    await deliver.resolve(SENT);
    if (state === 'recording') run.send(cancel);
    expect(run.value).toEqual({ sending: 'recording' });
    await store.resolve();
    expect(run.value).toBe('sent');
    expect(reports.slice(-2)).toMatchObject([
      { type: 'CANCELLATION.FAILED', idempotencyKey: 'key' },
      { type: 'ENQUIRY.REPORTED', phase: 'sent' },
    ]);
  });

  it('of an enquiry that is being stored follows once that has been reported', async () => {
    for (const end of ['stored', 'not stored']) {
      const run = start({ isStored: false, isUrgent: true }).send(cancel);
      expect(run.value).toBe('storing');
      if (end === 'stored') await store.resolve();
      else await store.reject(new Error('quota exceeded'));
      expect(run.value).toEqual({ canceling: 'checking' });
      expect(reports.at(-2)).toMatchObject({ type: 'ENQUIRY.STORED', isStored: end === 'stored' });
      await read.resolve(null);
      await remove.resolve();
      expect(run.value).toBe('canceled');
    }
    expect(deliver.calls).toHaveLength(0);
  });

  it('that failed is not repeated by itself', async () => {
    const run = (await startDelivering()).send(cancel);
    await deliver.reject(new Error('no answer'));
    await store.resolve();
    await read.reject(new Error('no database'));
    expect(run.value).toEqual(BACKING_OFF);
    run.send(sendNow);
    await read.resolve(entry);
    await deliver.resolve(SENT);
    await store.resolve();
    expect(run.value).toBe('sent');
    expect(reports.filter(({ type }) => type === 'CANCELLATION.FAILED')).toHaveLength(1);
  });

  it('cannot be undone or requested twice', async () => {
    const run = start().send(cancel, cancel, sendNow, back, changed);
    expect(run.value).toEqual({ canceling: 'checking' });
    expect(read.calls).toHaveLength(1);
  });
});

describe('a change in another tab', () => {
  it('is read while waiting, and the wait continues if it was irrelevant', async () => {
    const run = start().send(changed);
    expect(run.value).toEqual({ waiting: 'rereading' });
    expect(read.calls[0]?.input).toEqual({ idempotencyKey: 'key' });
    await read.resolve(entry);
    expect(run.value).toEqual(BACKING_OFF);
    run.send(lost, changed);
    await read.resolve(entry);
    expect(run.value).toEqual(OFFLINE);
  });

  it('that sent, refused or removed the enquiry is applied', async () => {
    const sent = start().send(changed);
    await read.resolve(sentEntry);
    expect(sent.value).toBe('sent');
    expect(sent.context.entry).toEqual(sentEntry);
    const refused = start().send(changed);
    await read.resolve(refusedEntry);
    expect(refused.value).toEqual({ refused: 'resting' });
    expect(refused.context.entry).toEqual(refusedEntry);
    const removed = start().send(changed);
    await read.resolve(null);
    expect(removed.value).toBe('canceled');
  });

  it('has no effect on an enquiry that is only in memory', async () => {
    const run = start({ isStored: false });
    await store.reject(new Error('quota exceeded'));
    run.send(changed);
    await read.resolve(null);
    expect(run.value).toEqual(BACKING_OFF);
  });

  it('that cannot be read changes nothing', async () => {
    const run = start().send(changed);
    await read.reject(new Error('no database'));
    expect(run.value).toEqual(BACKING_OFF);
  });

  it.each([back, sendNow])('does not delay sending on %j while it is being read', (event) => {
    expect(start().send(changed, event).value).toEqual({ sending: 'checking' });
  });

  it('that removed a refused enquiry is applied; any other is not', async () => {
    const run = start({ entry: refusedEntry }).send(changed);
    expect(run.value).toEqual({ refused: 'rereading' });
    expect(read.calls[0]?.input).toEqual({ idempotencyKey: 'key' });
    await read.resolve(refusedEntry);
    expect(run.value).toEqual({ refused: 'resting' });
    run.send(changed);
    await read.reject(new Error('no database'));
    expect(run.value).toEqual({ refused: 'resting' });
    run.send(changed);
    await read.resolve(null);
    expect(run.value).toBe('canceled');
  });
});

describe('an enquiry that the receiver postpones', () => {
  it.each([
    ['as long as the receiver asks', 60_000, 60_000],
    ['at least its own wait', 10, 1000],
    ['at most a day', 99 * 3_600_000, 24 * 3_600_000],
  ])('waits %s', async (_, retryAfterMs, waited) => {
    const run = await startDelivering();
    await deliver.resolve({ outcome: 'postponed', retryAfterMs });
    expect(store.calls.at(-1)?.input.entry).toEqual({ ...entry, attempts: 1 });
    await store.resolve();
    expect(run.value).toEqual(BACKING_OFF);
    expect(reports.at(-1)).toMatchObject({ phase: 'waiting', retryInMs: waited });
    expect(run.wait(waited - 1).value).toEqual(BACKING_OFF);
    expect(run.wait(1).value).toEqual({ sending: 'checking' });
  });
});

describe('an enquiry that has expired', () => {
  it('is not sent, and can be dismissed', async () => {
    const run = start({ entry: expiredEntry }).send(sendNow, back);
    expect(run.value).toEqual({ expired: 'resting' });
    expect(phases()).toEqual(['expired']);
    expect(run.clock.pending).toBe(0);
    run.send(cancel);
    await read.resolve(expiredEntry);
    await remove.resolve();
    expect(run.value).toBe('canceled');
  });

  it('stays when it could not be dismissed', () => {
    isLockFree = false;
    expect(start({ entry: expiredEntry }).send(cancel).value).toEqual({ expired: 'resting' });
  });

  it('in another tab is not sent by this one', async () => {
    const waiting = start().send(changed);
    await read.resolve(expiredEntry);
    expect(waiting.value).toEqual({ expired: 'resting' });
    expect(waiting.context.entry.enquiry).toEqual({});
    const sending = start().send(sendNow);
    await read.resolve(expiredEntry);
    expect(sending.value).toEqual({ expired: 'resting' });
    const refused = start({ entry: refusedEntry }).send(changed);
    await read.resolve(expiredEntry);
    expect(refused.value).toEqual({ expired: 'resting' });
    expect(deliver.calls).toHaveLength(0);
  });

  it('is updated if another tab dismissed it, or sent it after all', async () => {
    const run = start({ entry: expiredEntry }).send(changed);
    await read.reject(new Error('no database'));
    expect(run.value).toEqual({ expired: 'resting' });
    run.send(changed);
    await read.resolve(expiredEntry);
    expect(run.value).toEqual({ expired: 'resting' });
    run.send(changed);
    await read.resolve(sentEntry);
    expect(run.value).toBe('sent');
    const gone = start({ entry: expiredEntry }).send(changed);
    await read.resolve(null);
    expect(gone.value).toBe('canceled');
  });
});

describe('a refused enquiry', () => {
  it('is marked as sent if the form has resent it in the meantime', async () => {
    const run = start({ entry: refusedEntry }).send(changed);
    await read.resolve(sentEntry);
    expect(run.value).toBe('sent');
    expect(run.context.entry).toEqual(sentEntry);
    expect(phases().at(-1)).toBe('sent');
  });

  it('can be retried when the visitor asks', async () => {
    const run = start({ entry: refusedEntry }).send(sendNow);
    await read.resolve(refusedEntry);
    expect(run.value).toEqual(DELIVERING);
    await deliver.resolve(SENT);
    await store.resolve();
    expect(run.value).toBe('sent');
  });

  // The form that resends it promises that it will be sent.
  it.each([null, { outcome: 'postponed', retryAfterMs: 10 } as const])(
    'waits to be sent again when the retry ends with %j',
    async (outcome) => {
      const run = start({ entry: refusedEntry }).send(sendNow);
      await read.resolve(refusedEntry);
      await (outcome === null ? deliver.reject(new Error('no answer')) : deliver.resolve(outcome));
      expect(store.calls.at(-1)?.input.entry).toEqual({ ...entry, attempts: 1 });
      await store.resolve();
      expect(run.value).toEqual(BACKING_OFF);
      expect(run.send(back).value).toEqual({ sending: 'checking' });
    },
  );
});

describe('without actors from a host', () => {
  it('waits, reports that it is only in memory, and loses nothing', async () => {
    const run = startRun(outboxEntryMachine, {
      input: { entry, isStored: false, isUrgent: true, isOffline: false, parent },
    });
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(run.value).toEqual(BACKING_OFF);
    expect(run.context).toMatchObject({ isStored: false, entry: { attempts: 1 } });
    run.send(cancel);
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(run.value).toBe('canceled');
    run.stop();
  });
});

describe('the whole chart', () => {
  it('is fully covered by generated paths', async () => {
    const lazyLock = fromCallback<EventObject, { name: string }>(() => {});
    const promises = { store, read, remove, deliver } as never as Record<string, never>;
    const eventsOf = (snapshot: { children: object }) => [
      back,
      lost,
      sendNow,
      cancel,
      changed,
      granted,
      denied,
      ...('store' in snapshot.children
        ? [
            { type: 'xstate.done.actor.store', output: undefined },
            { type: 'xstate.error.actor.store', error: 'no' },
          ]
        : []),
      ...('remove' in snapshot.children
        ? [
            { type: 'xstate.done.actor.remove', output: undefined },
            { type: 'xstate.error.actor.remove', error: 'no' },
          ]
        : []),
      ...('deliver' in snapshot.children
        ? [
            { type: 'xstate.done.actor.deliver', output: SENT },
            { type: 'xstate.done.actor.deliver', output: REFUSED },
            {
              type: 'xstate.done.actor.deliver',
              output: { outcome: 'postponed', retryAfterMs: 5000 },
            },
            { type: 'xstate.error.actor.deliver', error: 'no' },
          ]
        : []),
      ...('read' in snapshot.children
        ? [
            { type: 'xstate.done.actor.read', output: entry },
            { type: 'xstate.done.actor.read', output: sentEntry },
            { type: 'xstate.done.actor.read', output: refusedEntry },
            { type: 'xstate.done.actor.read', output: expiredEntry },
            { type: 'xstate.done.actor.read', output: null },
            { type: 'xstate.error.actor.read', error: 'no' },
          ]
        : []),
    ];
    // The graph does not account for done actors receiving no events.
    const events = (snapshot: { children: object; status: string }) =>
      snapshot.status === 'active' ? eventsOf(snapshot) : [];
    const input = {
      entry,
      isStored: false,
      isUrgent: false,
      isOffline: false,
      backoff: { baseMs: 1000, maxMs: 1000 },
    };
    const lazy = machine.provide({ actors: { withLock: lazyLock } });
    const reports = [];
    for (const one of [
      input,
      { ...input, isStored: true, isUrgent: true },
      { ...input, entry: refusedEntry, isOffline: true },
      { ...input, entry: expiredEntry, isStored: true },
    ]) {
      reports.push(
        await replayPaths(lazy, {
          input: one,
          promises,
          events,
          // The number of failures would multiply the vertices without limit.
          serializeState: ({ value, context }) =>
            JSON.stringify({
              value,
              status: context.entry.status,
              isStored: context.isStored,
              isOffline: context.isOffline,
              isUrgent: context.isUrgent,
              isCancelWanted: context.isCancelWanted,
            }),
        }),
      );
    }
    expectFullCoverage(lazy, reports);
  }, 300_000);

  it('keeps its invariants in 10,000 random sequences', async () => {
    await checkRandomSequences(machine, {
      input: fc.record({
        entry: fc.constantFrom(entry, refusedEntry, expiredEntry, { ...entry, attempts: 9 }),
        isStored: fc.boolean(),
        isUrgent: fc.boolean(),
        isOffline: fc.boolean(),
        backoff: fc.constant({ baseMs: 1000, maxMs: 4000 }),
      }),
      promises: true,
      before: () => {
        for (const promise of [store, read, remove, deliver]) promise.reset();
        isLockFree = true;
        held = [];
      },
      step: fc.oneof(
        fc.constantFrom(back, lost, sendNow, cancel, changed),
        waiting(1, 999, 1000, 4000),
        doing('the lock is taken', () => {
          isLockFree = false;
        }),
        doing('the lock is free', () => {
          isLockFree = true;
        }),
        doing('stored', () => store.pending().at(-1)?.resolve()),
        doing('not stored', () => store.pending().at(-1)?.reject(new Error('no'))),
        fc
          .constantFrom(entry, sentEntry, refusedEntry, expiredEntry, null)
          .chain((found) => doing('read', () => read.pending().at(-1)?.resolve(found))),
        doing('removed', () => remove.pending().at(-1)?.resolve()),
        doing('not removed', () => remove.pending().at(-1)?.reject(new Error('no'))),
        fc
          .constantFrom(SENT, REFUSED, { outcome: 'postponed', retryAfterMs: 4000 } as const)
          .chain((made) => doing('delivered', () => deliver.pending().at(-1)?.resolve(made))),
        doing('not delivered', () => deliver.pending().at(-1)?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const isBusy = run.matches('sending') || run.matches('canceling');
        assert.deepEqual(held, isBusy ? ['enquiry:key'] : []);
        assert.equal(deliver.pending().length, run.matches(DELIVERING) ? 1 : 0);
        assert.equal(run.clock.pending, run.matches(BACKING_OFF) ? 1 : 0);
        if (run.value === 'sent') assert.equal(run.context.entry.receipt, 'R-1');
        if (run.matches('waiting')) assert.notEqual(run.context.entry.status, 'sent');
        if (run.context.entry.status === 'expired') assert.equal(deliver.pending().length, 0);
        for (const call of deliver.calls) assert.equal(call.input.idempotencyKey, 'key');
      },
    });
  }, 300_000);
});
