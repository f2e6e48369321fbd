import { describe, expect, it } from 'vitest';
import { coversChart, settle, startRun, type MachineRun } from '#machines/testing/index.ts';
import { outboxMachine, selectRows } from './index.ts';
import type { SendOutcome } from './index.ts';
import { createDevice, SENT, UNANSWERED } from './testing/device.ts';

type Run = MachineRun<typeof outboxMachine>;

coversChart(outboxMachine);

/** An outbox on a device; `broken` names what fails. */
function open(device = createDevice()) {
  const { store } = device;
  const broken = new Set<'load' | 'send' | 'announce'>();
  const failIfBroken = (part: 'load' | 'send' | 'announce') => {
    if (broken.has(part)) throw new Error(`no ${part}`);
  };
  const run = startRun(outboxMachine, {
    input: {
      store: {
        ...store,
        readAll: async () => {
          failIfBroken('load');
          return store.readAll();
        },
        change: async (...change) => {
          failIfBroken('announce');
          // Long enough for another page to try the same.
          await settle();
          return store.change(...change);
        },
      },
      send: async (record) => {
        failIfBroken('send');
        await device.send(record);
      },
      cancel: device.cancel,
      now: device.now,
      isOffline: () => device.isOffline,
    },
  });
  const rest = async () => {
    for (let turn = 0; turn < 8; turn += 1) await settle();
  };
  /** Lets time pass, on the device too. */
  const wait = async (ms: number) => {
    device.time += ms;
    run.wait(ms);
    await rest();
  };
  return { device, run, broken, rest, wait };
}
const announced = ({ run }: { readonly run: Run }) =>
  run.emitted.filter(({ type }) => type === 'ENQUIRY.SENT').map(({ key }) => key);
const phases = ({ run }: { readonly run: Run }) =>
  selectRows(run.snapshot).map(({ key, phase }) => `${key} ${phase}`);

describe('the outbox', () => {
  it('sends what it finds and what is written later, each with a sender of its own', async () => {
    const device = createDevice();
    const held = Promise.withResolvers<SendOutcome>();
    device.outcomes = [held.promise];
    await device.put();
    const outbox = open(device);
    await outbox.rest();
    expect(phases(outbox)).toEqual(['one sending']);
    // One that gets no answer does not hold up another.
    await device.put({ key: 'two', writtenAt: 1 });
    await outbox.rest();
    expect(device.posted).toEqual(['one', 'two']);
    expect(phases(outbox)).toEqual(['one sending', 'two sent']);
    held.resolve(SENT);
    await outbox.rest();
    expect(announced(outbox)).toEqual(['two', 'one']);
  });

  it('retries when the wait is over, and not before', async () => {
    const outbox = open();
    outbox.device.outcomes = [UNANSWERED];
    await outbox.device.put();
    await outbox.rest();
    await outbox.wait(499);
    expect(outbox.device.posted).toHaveLength(1);
    await outbox.wait(1);
    expect(outbox.device.posted).toHaveLength(2);
    expect(phases(outbox)).toEqual(['one sent']);
  });

  it('without a network waits until it is back, and then for nothing', async () => {
    const outbox = open();
    outbox.device.isOffline = true;
    await outbox.device.put({ attempts: 3, dueAt: 5_000 });
    await outbox.wait(1_000_000);
    expect(outbox.device.posted).toEqual([]);
    outbox.device.isOffline = false;
    outbox.run.send({ type: 'NETWORK.BACK' });
    await outbox.rest();
    expect(outbox.device.posted).toEqual(['one']);
  });

  it('sends one on request, also one that was refused', async () => {
    const outbox = open();
    await outbox.device.put({ attempts: 4, dueAt: 90_000 });
    await outbox.device.put({ key: 'two', status: 'refused' });
    await outbox.rest();
    expect(phases(outbox)).toEqual(['one waiting', 'two refused']);
    outbox.run.send({ type: 'SEND.REQUESTED', key: 'one' }, { type: 'NETWORK.BACK' });
    outbox.run.send({ type: 'SEND.REQUESTED', key: 'one' });
    await outbox.rest();
    expect(outbox.device.posted).toEqual(['one']);
    outbox.run.send({ type: 'SEND.REQUESTED', key: 'two' });
    await outbox.rest();
    expect(outbox.device.posted).toEqual(['one', 'two']);
  });

  it('cancels what waits; what was sent meanwhile is not called canceled', async () => {
    const outbox = open();
    await outbox.device.put({ attempts: 4, dueAt: 90_000 });
    await outbox.rest();
    outbox.run.send({ type: 'CANCEL.REQUESTED', key: 'one' });
    await outbox.rest();
    expect(phases(outbox)).toEqual([]);
    const held = Promise.withResolvers<SendOutcome>();
    outbox.device.outcomes = [held.promise];
    await outbox.device.put();
    await outbox.rest();
    outbox.run.send({ type: 'CANCEL.REQUESTED' });
    held.resolve(SENT);
    await outbox.rest();
    expect(selectRows(outbox.run.snapshot)).toMatchObject([{ phase: 'sent', isUncanceled: true }]);
    outbox.run.send({ type: 'SENT.DISMISSED', key: 'one' });
    await outbox.rest();
    expect(phases(outbox)).toEqual([]);
    outbox.run.send({ type: 'STORE.CHANGED' });
    await outbox.rest();
    expect(phases(outbox)).toEqual([]);
  });

  it('lists what waits before what was refused, has expired or was sent', async () => {
    const outbox = open();
    for (const [key, status] of [
      ['a', 'sent'],
      ['b', 'expired'],
      ['c', 'refused'],
      ['d', 'waiting'],
    ] as const) {
      await outbox.device.put({ key, status, attempts: 4, dueAt: 90_000 });
    }
    await outbox.rest();
    expect(phases(outbox)).toEqual(['d waiting', 'c refused', 'b expired', 'a sent']);
  });

  it('recovers from a store that cannot be read and a sender that fails, without haste', async () => {
    const outbox = open();
    outbox.broken.add('load');
    await outbox.device.put();
    await outbox.wait(4_999);
    expect(outbox.device.posted).toEqual([]);
    outbox.broken.delete('load');
    outbox.broken.add('send');
    await outbox.wait(5_001);
    await outbox.wait(4_999);
    outbox.broken.delete('send');
    expect(phases(outbox)).toEqual(['one waiting']);
    await outbox.wait(10_000);
    expect(outbox.device.posted).toEqual(['one']);
  });
});

describe('what was sent', () => {
  it('is announced by one of two tabs; both show it', async () => {
    const device = createDevice();
    const tabs = [open(device), open(device)];
    await device.put();
    for (const tab of tabs) await tab.rest();
    expect(tabs.flatMap(announced)).toEqual(['one']);
    expect(tabs.map(phases)).toEqual([['one sent'], ['one sent']]);
  });

  it('is not shown or announced by a page opened later', async () => {
    const device = createDevice();
    await device.put({ status: 'sent', isAnnounced: true });
    const later = open(device);
    await later.rest();
    expect([announced(later), phases(later)]).toEqual([[], []]);
  });

  it('while no page was open is announced by the next', async () => {
    const device = createDevice();
    await device.put({ status: 'sent', attempts: 1 });
    const later = open(device);
    await later.rest();
    expect(later.run.emitted).toEqual([{ type: 'ENQUIRY.SENT', key: 'one', hasWaited: true }]);
  });

  it('is announced on a visible page only', async () => {
    const outbox = open();
    outbox.run.send({ type: 'PAGE.HIDDEN' });
    await outbox.device.put();
    await outbox.rest();
    expect(announced(outbox)).toEqual([]);
    outbox.run.send({ type: 'PAGE.SHOWN' });
    await outbox.rest();
    expect(announced(outbox)).toEqual(['one']);
  });

  it('is announced a little later if it could not be marked', async () => {
    const outbox = open();
    outbox.broken.add('announce');
    await outbox.device.put();
    await outbox.rest();
    outbox.broken.delete('announce');
    expect(announced(outbox)).toEqual([]);
    await outbox.wait(5_000);
    expect(announced(outbox)).toEqual(['one']);
  });
});
