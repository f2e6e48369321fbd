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
const DOUBTING = { online: 'doubting' };
const NO_ANSWER = new Error('no answer');

function start(overrides: Partial<ConnectivityInput> = {}) {
  return startRun(machine, {
    input: { isOnline: true, backoff: { baseMs: 1000, maxMs: 4000 }, ...overrides },
  });
}

type Run = ReturnType<typeof start>;

/** A page on which a request has failed, and then a probe. */
async function startFlaky(overrides: Partial<ConnectivityInput> = {}) {
  const run = start(overrides).send(failed);
  await probe.reject(NO_ANSWER);
  return run;
}

/** The network fails, and the server answers again. */
async function goAndReturn(outage: 'offline' | 'in doubt') {
  const run = outage === 'offline' ? start().send(lost) : await startFlaky();
  run.send(succeeded);
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
    expect([online.clock.pending, offline.clock.pending]).toEqual([0, 1]);
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
  it('starts when the browser reports it, with no probe', () => {
    const run = start().send(lost);
    expect(run.value).toBe('offline');
    expect(selectIsOnline(run.snapshot)).toBe(false);
    expect(probe.calls).toHaveLength(0);
  });

  it('is checked after the longest wait, not 1 ms sooner, though the browser reports nothing new', async () => {
    const run = start().send(lost).wait(3999);
    expect(run.value).toBe('offline');
    expect(run.wait(1).value).toEqual({ flaky: 'probing' });
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
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
    await probe.reject(NO_ANSWER);
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
    await probe.reject(NO_ANSWER);
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

describe('a failed request while online', () => {
  it('leads to a probe at once, and is not shown', () => {
    const run = start().send(failed);
    expect(run.value).toEqual(DOUBTING);
    expect([selectIsOnline(run.snapshot), selectIsProbing(run.snapshot)]).toEqual([true, false]);
    expect(notice(run)).toBe('none');
    expect(probe.calls).toHaveLength(1);
    expect(run.clock.pending).toBe(0);
  });

  it('that was reported late leaves no trace: the server answers, and nothing is announced', async () => {
    const run = start().send(failed);
    await probe.resolve('site');
    expect(run.value).toEqual(SETTLED);
    expect(run.context.failures).toBe(0);
    expect(run.emitted).toEqual([]);
  });

  it('makes the site flaky when the probe fails too', async () => {
    const run = await startFlaky();
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(selectIsOnline(run.snapshot)).toBe(false);
    expect(notice(run)).toBe('offline');
    expect(run.context).toMatchObject({ failures: 1, probeInMs: 1000 });
  });

  it('followed by others leads to one probe', () => {
    const run = start().send(failed, failed, succeeded, found, ask, dismiss);
    expect(run.value).toEqual(DOUBTING);
    expect(probe.calls).toHaveLength(1);
  });

  it('ends the notice of a return', async () => {
    const run = (await goAndReturn('offline')).send(failed);
    expect(notice(run)).toBe('none');
    await probe.resolve('site');
    expect(run.emitted).toEqual([BACK]);
  });

  it('does not outrank the browser, nor an answer from something else', async () => {
    expect(start().send(failed, lost).value).toBe('offline');
    expect(probe.pending()).toHaveLength(0);
    expect(notice(start().send(failed, held))).toBe('held');
    probe.reset();
    const run = start().send(failed);
    await probe.resolve('network');
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(notice(run)).toBe('held');
    expect(run.context.failures).toBe(1);
  });
});

describe('flaky', () => {
  it('probes after the wait: not at 999 ms, but at 1000', async () => {
    const run = (await startFlaky()).wait(999);
    expect(probe.calls).toHaveLength(1);
    run.wait(1);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.calls).toHaveLength(2);
  });

  it('probes less and less often, up to the maximum wait', async () => {
    const run = await startFlaky();
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const wait = run.context.probeInMs;
      waits.push(wait);
      expect(run.wait(wait - 1).value).toEqual({ flaky: 'waiting' });
      run.wait(1);
      await probe.reject(NO_ANSWER);
    }
    expect(waits).toEqual([1000, 2000, 4000, 4000, 4000]);
    expect(run.context.failures).toBe(6);
    run.stop();
  });

  it('shortens the wait by up to half with jitter', async () => {
    const run = await startFlaky({ jitter: () => 1 });
    expect(run.wait(499).value).toEqual({ flaky: 'waiting' });
    expect(run.wait(1).value).toEqual({ flaky: 'probing' });
  });

  it('is not extended by more failing requests', async () => {
    const run = (await startFlaky()).wait(900).send(failed, failed);
    expect(run.context.failures).toBe(1);
    expect(run.wait(100).value).toEqual({ flaky: 'probing' });
    run.send(failed, found, ask);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.calls).toHaveLength(2);
  });

  it.each([found, ask])('probes immediately on %j', async (event) => {
    const run = (await startFlaky()).send(event);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(run.clock.pending).toBe(0);
  });

  it('ends when a probe succeeds, and resets the failure count', async () => {
    const run = (await startFlaky()).wait(1000);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.context).toMatchObject({ failures: 0, probeInMs: 0 });
    expect(run.emitted).toEqual([BACK]);
    run.send(failed);
    await probe.reject(NO_ANSWER);
    expect(run.context).toMatchObject({ failures: 1, probeInMs: 1000 });
  });

  it('probes when a request succeeds, with one probe at a time', async () => {
    const run = (await startFlaky()).send(succeeded, succeeded);
    expect(run.value).toEqual({ flaky: 'probing' });
    expect(probe.pending()).toHaveLength(1);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
  });

  it('becomes offline when the browser reports it', async () => {
    expect((await startFlaky()).send(lost).value).toBe('offline');
    expect((await startFlaky()).send(ask, lost).value).toBe('offline');
    expect(probe.pending()).toHaveLength(0);
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
    const run = (await startFlaky()).send(ask);
    expect(notice(run)).toBe('offline');
    await probe.resolve('network');
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(notice(run)).toBe('held');
    expect(run.context).toMatchObject({ failures: 2, probeInMs: 2000 });
    expect(run.emitted).toEqual([]);
    expect(run.wait(2000).value).toEqual({ flaky: 'probing' });
    expect(notice(run)).toBe('held');
    await probe.reject(NO_ANSWER);
    expect(notice(run)).toBe('offline');
  });

  it('ends when the server answers', async () => {
    const run = start().send(held, ask);
    await probe.resolve('site');
    expect(run.value).toEqual(RETURNED);
    expect(run.emitted).toEqual([BACK]);
    expect(selectIsHeld(run.snapshot)).toBe(false);
    run.send(failed);
    await probe.reject(NO_ANSWER);
    expect(notice(run)).toBe('offline');
  });

  it('is offline when the browser reports it, and a dismissed notice stays dismissed', async () => {
    expect(notice(start().send(held, lost))).toBe('offline');
    const run = await startFlaky();
    expect(notice(run.send(held))).toBe('held');
    expect(notice(run.send(dismiss, held))).toBe('none');
  });
});

describe('the probing indicator', () => {
  it('is on while a probe is in progress, and at no other time', async () => {
    const run = await startFlaky();
    expect(selectIsProbing(run.snapshot)).toBe(false);
    expect(selectIsProbing(run.send(ask).snapshot)).toBe(true);
    await probe.reject(NO_ANSWER);
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

  it('is the same while flaky, whether or not a probe is in progress', async () => {
    const run = await startFlaky();
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

  it.each(['offline', 'in doubt'] as const)(
    'reports the return after a request that was answered %s',
    async (outage) => {
      expect(notice(await goAndReturn(outage))).toBe('returned');
    },
  );

  it('is not extended by more answers', async () => {
    const run = (await goAndReturn('offline')).wait(4000).send(succeeded, found, ask);
    expect(run.wait(999).value).toEqual(RETURNED);
    expect(run.wait(1).value).toEqual(SETTLED);
  });

  it('is replaced by the next outage, and then has its full time again', async () => {
    const run = (await goAndReturn('offline')).wait(4999).send(lost);
    expect(notice(run)).toBe('offline');
    run.send(succeeded);
    await probe.resolve('site');
    expect(notice(run.wait(4999))).toBe('returned');
    expect(notice(run.wait(1))).toBe('none');
    expect(run.emitted).toEqual([BACK, BACK]);
  });

  it('is replaced by a flaky connection too', async () => {
    const run = (await goAndReturn('offline')).send(failed);
    await probe.reject(NO_ANSWER);
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
    await probe.reject(NO_ANSWER);
    expect(run.value).toEqual({ flaky: 'waiting' });
    expect(notice(run)).toBe('none');
    expect(notice(run.send(lost, ask, dismiss))).toBe('none');
    expect(selectIsProbing(run.snapshot)).toBe(true);
  });

  it('that was dismissed does not suppress the return notice or the next outage', async () => {
    const run = (await startFlaky()).send(dismiss, succeeded);
    await probe.resolve('site');
    expect(notice(run)).toBe('returned');
    expect(run.context.isNoticeDismissed).toBe(false);
    expect(notice(run.wait(5000))).toBe('none');
    expect(notice(run.send(lost))).toBe('offline');
  });

  it('of the return can be dismissed too, and the next outage is still shown', async () => {
    const run = (await goAndReturn('offline')).send(dismiss);
    expect(run.value).toEqual(SETTLED);
    expect(notice(run)).toBe('none');
    expect(run.clock.pending).toBe(0);
    expect(run.emitted).toEqual([BACK]);
    expect(notice(run.send(lost))).toBe('offline');
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
        ...(/probing|doubting/u.test(JSON.stringify(snapshot.value))
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
        const isProbing = selectIsProbing(run.snapshot) || run.matches(DOUBTING);
        assert.equal(probe.pending().length, isProbing ? 1 : 0);
        const isTimed =
          run.matches('offline') || run.matches({ flaky: 'waiting' }) || run.matches(RETURNED);
        assert.equal(run.clock.pending, isTimed ? 1 : 0);
        if (isNowOnline) assert.equal(run.context.failures, 0);
        if (isNowOnline) assert.equal(run.context.isNoticeDismissed, false);
        assert.ok(run.context.probeInMs <= 4000);
      },
    });
  }, 300_000);
});
