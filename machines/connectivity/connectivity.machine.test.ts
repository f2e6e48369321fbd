import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { connectivityMachine, isOnline, type ConnectivityInput } from './index.ts';

const probe = controlledPromise<void, unknown>();
const machine = connectivityMachine.provide({ actors: { probe: probe.logic as never } });

beforeEach(() => probe.reset());

const found = { type: 'NETWORK.FOUND' } as const;
const lost = { type: 'NETWORK.LOST' } as const;
const failed = { type: 'FETCH.FAILED' } as const;
const succeeded = { type: 'FETCH.SUCCEEDED' } as const;
const ask = { type: 'PROBE.REQUESTED' } as const;
const BACK = { type: 'BACK.ONLINE' };

function start(overrides: Partial<ConnectivityInput> = {}) {
  return startRun(machine, {
    input: { isOnline: true, backoff: { baseMs: 1000, maxMs: 4000 }, ...overrides },
  });
}

describe('at its start', () => {
  it('believes the browser and announces nothing', () => {
    const online = start();
    const offline = start({ isOnline: false });
    expect([online.value, offline.value]).toEqual(['online', 'offline']);
    expect([isOnline(online.snapshot), isOnline(offline.snapshot)]).toEqual([true, false]);
    expect([...online.emitted, ...offline.emitted]).toEqual([]);
    expect(online.context).toMatchObject({ failures: 0, probeInMs: 0 });
  });

  it('probes after 2 s at first and never less often than once a minute, unless told otherwise', () => {
    const { context } = startRun(machine, { input: { isOnline: true } });
    expect(context.backoff).toEqual({ baseMs: 2000, maxMs: 60_000 });
    expect(context.jitter()).toBe(0);
  });

  it('refuses a backoff and a jitter that are none', () => {
    expect(() => start({ backoff: { baseMs: 2, maxMs: 1 } })).toThrow(
      'connectivity: backoff.maxMs (1) is less than backoff.baseMs (2)',
    );
    expect(() => start({ jitter: 1 as never })).toThrow(
      'connectivity: jitter is 1, but must be a function that gives a number from 0 to 1.',
    );
  });
});

describe('offline', () => {
  it('begins when the browser says so, with no timer and no probe', () => {
    const run = start().send(lost);
    expect(run.value).toBe('offline');
    expect(isOnline(run.snapshot)).toBe(false);
    expect(run.clock.pending).toBe(0);
    expect(probe.calls).toHaveLength(0);
  });

  it('ends only when the server has answered, and that is said once', async () => {
    const run = start().send(lost, found);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(run.emitted).toEqual([]);
    await probe.resolve();
    expect(run.value).toBe('online');
    expect(run.emitted).toEqual([BACK]);
    run.send(found, succeeded, ask);
    expect(run.value).toBe('online');
    expect(run.emitted).toEqual([BACK]);
  });

  it('becomes doubt when the browser finds a network behind which nobody answers', async () => {
    const run = start().send(lost, found);
    await probe.reject(new Error('no answer'));
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(run.context).toMatchObject({ failures: 1, probeInMs: 1000 });
    expect(run.emitted).toEqual([]);
  });

  it('ends with an answer of the server, whatever the browser says', () => {
    const run = start().send(lost, succeeded);
    expect(run.value).toBe('online');
    expect(run.emitted).toEqual([BACK]);
  });

  it('is probed when the visitor asks', () => {
    expect(start().send(lost, ask).value).toEqual({ flaky: 'probing' });
  });

  it('stays when another request fails', () => {
    expect(start().send(lost, failed, lost).value).toBe('offline');
  });
});

describe('in doubt', () => {
  it('begins with one failed request, though the browser says online', () => {
    const run = start().send(failed);
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(isOnline(run.snapshot)).toBe(false);
  });

  it('probes after the wait: not at 999 ms, at 1000', () => {
    const run = start().send(failed).wait(999);
    expect(probe.calls).toHaveLength(0);
    run.wait(1);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.calls).toHaveLength(1);
  });

  it('probes less and less often, down to the longest wait', async () => {
    const run = start().send(failed);
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const wait = run.context.probeInMs;
      waits.push(wait);
      expect(run.wait(wait - 1).value).toEqual({ flaky: 'waiting' });
      run.wait(1);
      await probe.reject(new Error('no answer'));
    }
    expect(waits).toEqual([1000, 2000, 4000, 4000, 4000]);
    expect(run.context.failures).toBe(6);
    run.stop();
  });

  it('lets chance shorten the wait by up to a half', () => {
    const run = start({ jitter: () => 1 }).send(failed);
    expect(run.wait(499).value).toEqual({ flaky: 'waiting' });
    expect(run.wait(1).value).toEqual({ flaky: 'probing' });
  });

  it('is not made longer by more failing requests', () => {
    const run = start().send(failed).wait(900).send(failed, failed);
    expect(run.context.failures).toBe(1);
    expect(run.wait(100).value).toEqual({ flaky: 'probing' });
    run.send(failed, found, ask);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.calls).toHaveLength(1);
  });

  it.each([found, ask])('probes at once on %j', (event) => {
    const run = start().send(failed, event);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(run.clock.pending).toBe(0);
  });

  it('ends when a probe is answered, and forgets its failures', async () => {
    const run = start().send(failed).wait(1000);
    await probe.resolve();
    expect(run.value).toBe('online');
    expect(run.context).toMatchObject({ failures: 0, probeInMs: 0 });
    expect(run.emitted).toEqual([BACK]);
    expect(run.send(failed).context).toMatchObject({ failures: 1, probeInMs: 1000 });
  });

  it('ends when a request is answered, and drops the probe under way', async () => {
    const run = start().send(failed, ask, succeeded);
    expect(run.value).toBe('online');
    expect(probe.pending()).toHaveLength(0);
    expect(run.emitted).toEqual([BACK]);
  });

  it('becomes offline when the browser says so', () => {
    const run = start().send(failed, lost);
    expect(run.value).toBe('offline');
    expect(run.clock.pending).toBe(0);
    expect(start().send(failed, ask, lost).value).toBe('offline');
  });

  it('without an actor that probes goes on waiting', async () => {
    const run = startRun(connectivityMachine, { input: { isOnline: false } }).send(found);
    await settle();
    expect(run.value).toEqual({ flaky: 'waiting' });
    run.stop();
  });
});

describe('the chart as a whole', () => {
  it('has every state entered and every transition taken by generated paths', async () => {
    const options = {
      promises: { probe: probe as never },
      events: (snapshot: { value: unknown }) => [
        found,
        lost,
        failed,
        succeeded,
        ask,
        ...(JSON.stringify(snapshot.value) === '{"flaky":"probing"}'
          ? [
              { type: 'xstate.done.actor.probe', output: undefined },
              { type: 'xstate.error.actor.probe', error: 'no' },
            ]
          : []),
      ],
      serializeState: (snapshot: { value: unknown }) => JSON.stringify(snapshot.value),
    };
    const backoff = { baseMs: 1000, maxMs: 4000 };
    expectFullCoverage(machine, [
      await replayPaths(machine, { ...options, input: { isOnline: true, backoff } }),
      await replayPaths(machine, { ...options, input: { isOnline: false, backoff } }),
    ]);
  });

  it('holds its invariants over ten thousand random sequences', async () => {
    let wasOnline = true;
    let returns = 0;
    await checkRandomSequences(machine, {
      input: fc.record({
        isOnline: fc.boolean(),
        backoff: fc.constant({ baseMs: 1000, maxMs: 4000 }),
        jitter: fc.double({ min: 0, max: 1, noNaN: true }).map((chance) => () => chance),
      }),
      promises: true,
      before: () => {
        probe.reset();
        wasOnline = true;
        returns = 0;
      },
      step: fc.oneof(
        fc.constantFrom(found, lost, failed, succeeded, ask),
        waiting(1, 500, 1000, 4000),
        doing('an answer', () => probe.pending().at(-1)?.resolve()),
        doing('no answer', () => probe.pending().at(-1)?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const isNowOnline = isOnline(run.snapshot);
        if (isNowOnline && !wasOnline) returns += 1;
        wasOnline = isNowOnline;
        assert.equal(run.emitted.length, returns);
        assert.equal(probe.pending().length, run.matches({ flaky: 'probing' }) ? 1 : 0);
        assert.equal(run.clock.pending, run.matches({ flaky: 'waiting' }) ? 1 : 0);
        if (isNowOnline) assert.equal(run.context.failures, 0);
        assert.ok(run.context.probeInMs <= 4000);
      },
    });
  }, 300_000);
});
