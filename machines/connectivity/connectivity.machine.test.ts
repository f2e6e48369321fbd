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
import {
  connectivityMachine,
  selectIsHeld,
  selectIsOnline,
  selectIsProbing,
  selectNetworkNotice,
  type Answerer,
  type ConnectivityInput,
} from './index.ts';

const probe = controlledPromise<Answerer, unknown>();
const machine = connectivityMachine.provide({ actors: { probe: probe.logic as never } });

beforeEach(() => probe.reset());

const found = { type: 'NETWORK.FOUND' } as const;
const lost = { type: 'NETWORK.LOST' } as const;
const failed = { type: 'FETCH.FAILED' } as const;
const succeeded = { type: 'FETCH.SUCCEEDED' } as const;
const held = { type: 'FETCH.FAILED', isHeld: true } as const;
const ask = { type: 'PROBE.REQUESTED' } as const;
const dismiss = { type: 'NOTICE.DISMISSED' } as const;
const BACK = { type: 'BACK.ONLINE' };

const SETTLED = { online: 'settled' };
const RETURNED = { online: 'returned' };

function start(overrides: Partial<ConnectivityInput> = {}) {
  return startRun(machine, {
    input: { isOnline: true, backoff: { baseMs: 1000, maxMs: 4000 }, ...overrides },
  });
}

type Run = ReturnType<typeof start>;
/** The network fails, and the server answers again. */
async function goAndReturn(outage: typeof lost | typeof failed) {
  const run = start().send(outage, succeeded);
  await probe.resolve('site');
  return run;
}

const notice = (run: Run) => selectNetworkNotice(run.snapshot);

describe('at its start', () => {
  it('trusts the browser and announces nothing', () => {
    const online = start();
    const offline = start({ isOnline: false });
    expect([online.value, offline.value]).toEqual([SETTLED, 'offline']);
    expect([selectIsOnline(online.snapshot), selectIsOnline(offline.snapshot)]).toEqual([
      true,
      false,
    ]);
    expect([...online.emitted, ...offline.emitted]).toEqual([]);
    expect(online.context).toMatchObject({ failures: 0, probeInMs: 0, isNoticeDismissed: false });
    expect([online.clock.pending, offline.clock.pending]).toEqual([0, 0]);
  });

  it('probes first after 2 s and at least once a minute by default', () => {
    const { context } = startRun(machine, { input: { isOnline: true } });
    expect(context.backoff).toEqual({ baseMs: 2000, maxMs: 60_000 });
    expect(context.jitter()).toBe(0);
  });

  it('rejects an invalid backoff and jitter', () => {
    expect(() => start({ backoff: { baseMs: 2, maxMs: 1 } })).toThrow(
      'connectivity: backoff.maxMs (1) is less than backoff.baseMs (2)',
    );
    expect(() => start({ jitter: 1 as never })).toThrow(
      'connectivity: jitter is 1, but must be a function that returns a number from 0 to 1.',
    );
  });
});

describe('offline', () => {
  it('starts when the browser reports it, with no timer and no probe', () => {
    const run = start().send(lost);
    expect(run.value).toBe('offline');
    expect(selectIsOnline(run.snapshot)).toBe(false);
    expect(run.clock.pending).toBe(0);
    expect(probe.calls).toHaveLength(0);
  });

  it('ends only when the server has answered, and emits that once', async () => {
    const run = start().send(lost, found);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(run.emitted).toEqual([]);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
    run.send(found, succeeded, ask);
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
  });

  it('becomes flaky when the browser reports a network but the server does not answer', async () => {
    const run = start().send(lost, found);
    await probe.reject(new Error('no answer'));
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(run.context).toMatchObject({ failures: 1, probeInMs: 1000 });
    expect(run.emitted).toEqual([]);
  });

  it('ends when the server answers a probe, whatever the browser reports', async () => {
    const run = start().send(lost, succeeded);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(run.emitted).toEqual([]);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
  });

  it('is not ended by answers that were on their way when the network was lost', async () => {
    const run = start().send(lost, succeeded, succeeded);
    expect(notice(run)).toBe('offline');
    await probe.reject(new Error('no answer'));
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(run.emitted).toEqual([]);
  });

  it('probes when the visitor asks', () => {
    expect(start().send(lost, ask).value).toEqual({ flaky: 'probing' });
  });

  it('stays offline when another request fails', () => {
    expect(start().send(lost, failed, lost).value).toBe('offline');
  });
});

describe('flaky', () => {
  it('starts with one failed request, even if the browser reports online', () => {
    const run = start().send(failed);
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(selectIsOnline(run.snapshot)).toBe(false);
  });

  it('probes after the wait: not at 999 ms, but at 1000', () => {
    const run = start().send(failed).wait(999);
    expect(probe.calls).toHaveLength(0);
    run.wait(1);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.calls).toHaveLength(1);
  });

  it('probes less and less often, up to the maximum wait', async () => {
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

  it('shortens the wait by up to half with jitter', () => {
    const run = start({ jitter: () => 1 }).send(failed);
    expect(run.wait(499).value).toEqual({ flaky: 'waiting' });
    expect(run.wait(1).value).toEqual({ flaky: 'probing' });
  });

  it('is not extended by more failing requests', () => {
    const run = start().send(failed).wait(900).send(failed, failed);
    expect(run.context.failures).toBe(1);
    expect(run.wait(100).value).toEqual({ flaky: 'probing' });
    run.send(failed, found, ask);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.calls).toHaveLength(1);
  });

  it.each([found, ask])('probes immediately on %j', (event) => {
    const run = start().send(failed, event);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(run.clock.pending).toBe(0);
  });

  it('ends when a probe succeeds, and resets the failure count', async () => {
    const run = start().send(failed).wait(1000);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.context).toMatchObject({ failures: 0, probeInMs: 0 });
    expect(run.emitted).toEqual([BACK]);
    expect(run.send(failed).context).toMatchObject({ failures: 1, probeInMs: 1000 });
  });

  it('probes when a request succeeds, with one probe at a time', async () => {
    const run = start().send(failed, succeeded, succeeded);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.pending()).toHaveLength(1);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
  });

  it('becomes offline when the browser reports it', () => {
    const run = start().send(failed, lost);
    expect(run.value).toBe('offline');
    expect(run.clock.pending).toBe(0);
    expect(start().send(failed, ask, lost).value).toBe('offline');
  });

  it('keeps waiting without a probe actor', async () => {
    const run = startRun(connectivityMachine, { input: { isOnline: false } }).send(found);
    await settle();
    expect(run.value).toEqual({ flaky: 'waiting' });
    run.stop();
  });
});

describe('a network that answers instead of the server', () => {
  it('is held, not offline, from the first such answer', () => {
    const run = start().send(held);
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(selectIsOnline(run.snapshot)).toBe(false);
    expect(notice(run)).toBe('held');
    // A failed request alone does not change that.
    expect(notice(run.send(failed))).toBe('held');
  });

  it('is detected by a probe, and probed again after growing waits', async () => {
    const run = start().send(failed, ask);
    expect(notice(run)).toBe('offline');
    await probe.resolve('network');
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(notice(run)).toBe('held');
    expect(run.context).toMatchObject({ failures: 2, probeInMs: 2000 });
    expect(run.emitted).toEqual([]);
    expect(run.wait(2000).value).toEqual({ flaky: 'probing' });
    expect(notice(run)).toBe('held');
    await probe.reject(new Error('no answer'));
    expect(notice(run)).toBe('offline');
  });

  it('ends when the server answers', async () => {
    const run = start().send(held, ask);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
    expect(selectIsHeld(run.snapshot)).toBe(false);
    expect(notice(run.send(failed))).toBe('offline');
  });

  it('is offline when the browser reports it, and a dismissed notice stays dismissed', () => {
    expect(notice(start().send(held, lost))).toBe('offline');
    expect(notice(start().send(failed, held))).toBe('held');
    expect(notice(start().send(failed, dismiss, held))).toBe('none');
  });
});

describe('the probing indicator', () => {
  it('is on while a probe is in progress, and at no other time', async () => {
    const run = start().send(failed);
    expect(selectIsProbing(run.snapshot)).toBe(false);
    expect(selectIsProbing(run.send(ask).snapshot)).toBe(true);
    await probe.reject(new Error('no answer'));
    expect(selectIsProbing(run.snapshot)).toBe(false);
    run.send(ask);
    await probe.resolve('site');
    expect(selectIsProbing(run.snapshot)).toBe(false);
    expect(selectIsProbing(run.send(lost).snapshot)).toBe(false);
  });
});

describe('the notice', () => {
  it('is hidden while online, and immediately reports an outage', () => {
    expect(notice(start())).toBe('none');
    expect(notice(start({ isOnline: false }))).toBe('offline');
    expect(notice(start().send(lost))).toBe('offline');
  });

  it('is the same while flaky, whether or not a probe is in progress', () => {
    const run = start().send(failed);
    expect(notice(run)).toBe('offline');
    expect(notice(run.send(ask))).toBe('offline');
  });

  it('says for 5000 ms that the network is back: shown at 4999, gone at 5000', async () => {
    const run = start().send(lost, found);
    await probe.resolve('site');
    expect(notice(run)).toBe('returned');
    expect(run.wait(4999).value).toEqual(RETURNED);
    expect(notice(run)).toBe('returned');
    expect(run.wait(1).value).toEqual(SETTLED);
    expect(notice(run)).toBe('none');
    expect(run.clock.pending).toBe(0);
    expect(run.emitted).toEqual([BACK]);
  });

  it.each([
    ['offline', lost],
    ['in doubt', failed],
  ] as const)('reports the return after a request that was answered %s', async (_, event) => {
    expect(notice(await goAndReturn(event))).toBe('returned');
  });

  it('is not extended by more answers', async () => {
    const run = (await goAndReturn(lost)).wait(4000).send(succeeded, found, ask);
    expect(run.wait(999).value).toEqual(RETURNED);
    expect(run.wait(1).value).toEqual(SETTLED);
  });

  it('is replaced by the next outage, and then has its full time again', async () => {
    const run = (await goAndReturn(lost)).wait(4999).send(lost);
    expect(notice(run)).toBe('offline');
    expect(run.clock.pending).toBe(0);
    run.send(succeeded);
    await probe.resolve('site');
    expect(notice(run.wait(4999))).toBe('returned');
    expect(notice(run.wait(1))).toBe('none');
    expect(run.emitted).toEqual([BACK, BACK]);
  });

  it('is replaced by a flaky connection too', async () => {
    const run = (await goAndReturn(lost)).send(failed);
    expect(notice(run)).toBe('offline');
    expect(run.value).toEqual({ flaky: 'waiting' });
  });

  it('stays dismissed for the whole outage, however its state changes', async () => {
    const run = start().send(lost, dismiss);
    expect(run.value).toBe('offline');
    expect(run.context.isNoticeDismissed).toBe(true);
    expect(notice(run)).toBe('none');
    expect(selectIsOnline(run.snapshot)).toBe(false);
    expect(notice(run.send(found))).toBe('none');
    await probe.reject(new Error('no answer'));
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(notice(run)).toBe('none');
    expect(notice(run.send(lost, ask, dismiss))).toBe('none');
    expect(selectIsProbing(run.snapshot)).toBe(true);
  });

  it('that was dismissed does not suppress the return notice or the next outage', async () => {
    const run = start().send(failed, dismiss, succeeded);
    await probe.resolve('site');
    expect(notice(run)).toBe('returned');
    expect(run.context.isNoticeDismissed).toBe(false);
    expect(notice(run.wait(5000))).toBe('none');
    expect(notice(run.send(lost))).toBe('offline');
  });

  it('of the return can be dismissed too, and the next outage is still shown', async () => {
    const run = (await goAndReturn(lost)).send(dismiss);
    expect(run.value).toEqual(SETTLED);
    expect(notice(run)).toBe('none');
    expect(run.clock.pending).toBe(0);
    expect(run.emitted).toEqual([BACK]);
    expect(notice(run.send(failed))).toBe('offline');
  });

  it('that is dismissed too late, when it is already hidden, does not hide a later outage', () => {
    const run = start().send(dismiss);
    expect(run.value).toEqual(SETTLED);
    expect(run.context.isNoticeDismissed).toBe(false);
    expect(notice(run.send(lost))).toBe('offline');
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
        held,
        ask,
        dismiss,
        ...(JSON.stringify(snapshot.value) === '{"flaky":"probing"}'
          ? [
              { type: 'xstate.done.actor.probe', output: 'site' },
              { type: 'xstate.done.actor.probe', output: 'network' },
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

  it('keeps its invariants in 10,000 random sequences', async () => {
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
        fc.constantFrom(found, lost, failed, held, succeeded, ask, dismiss),
        waiting(1, 500, 1000, 4000, 4999, 5000),
        doing('an answer', () => probe.pending().at(-1)?.resolve('site')),
        doing('another answer', () => probe.pending().at(-1)?.resolve('network')),
        doing('no answer', () => probe.pending().at(-1)?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const isNowOnline = selectIsOnline(run.snapshot);
        const said = selectNetworkNotice(run.snapshot);
        if (isNowOnline && !wasOnline) returns += 1;
        // Each return, and each new outage, is shown.
        if (isNowOnline && !wasOnline) assert.equal(said, 'returned');
        const outage = selectIsHeld(run.snapshot) ? 'held' : 'offline';
        if (!isNowOnline && wasOnline) assert.equal(said, outage);
        if (run.matches('offline')) assert.equal(outage, 'offline');
        wasOnline = isNowOnline;
        assert.equal(run.emitted.length, returns);
        if (isNowOnline) assert.equal(run.context.isHeld, false);
        if (isNowOnline) assert.notEqual(said, outage);
        else assert.equal(said, run.context.isNoticeDismissed ? 'none' : outage);
        assert.equal(said === 'returned', run.matches(RETURNED));
        if (returns === 0) assert.notEqual(said, 'returned');
        assert.equal(probe.pending().length, run.matches({ flaky: 'probing' }) ? 1 : 0);
        const isTimed = run.matches({ flaky: 'waiting' }) || run.matches(RETURNED);
        assert.equal(run.clock.pending, isTimed ? 1 : 0);
        if (isNowOnline) assert.equal(run.context.failures, 0);
        if (isNowOnline) assert.equal(run.context.isNoticeDismissed, false);
        assert.ok(run.context.probeInMs <= 4000);
      },
    });
  }, 300_000);
});
