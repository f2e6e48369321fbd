import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  coversChart,
  doing,
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
  type ConnectivityEvent,
  type ConnectivityInput,
} from './index.ts';

coversChart(connectivityMachine);

const probe = controlledPromise<Answerer>();
const machine = connectivityMachine.provide({ actors: { probe: probe.logic as never } });

beforeEach(() => probe.reset());

const found: ConnectivityEvent = { type: 'NETWORK.FOUND' };
const lost: ConnectivityEvent = { type: 'NETWORK.LOST' };
const failed: ConnectivityEvent = { type: 'FETCH.FAILED' };
const succeeded: ConnectivityEvent = { type: 'FETCH.SUCCEEDED' };
const held: ConnectivityEvent = { type: 'FETCH.FAILED', isHeld: true };
const ask: ConnectivityEvent = { type: 'PROBE.REQUESTED' };
const dismiss: ConnectivityEvent = { type: 'NOTICE.DISMISSED' };

const RETURNED = { online: 'returned' };
const DOUBTING = { online: 'doubting' };
const WAITING = { flaky: 'waiting' };
const PROBING = { flaky: 'probing' };

/** How a probe ends: the server answers, something in the network does, or nobody. */
const ends = {
  answered: () => probe.resolve('site'),
  hijacked: () => probe.resolve('network'),
  silence: () => probe.reject(new Error('no answer')),
};
type End = keyof typeof ends;
type Steps = readonly (ConnectivityEvent | End | number)[];

const after = (steps: Steps, input: ConnectivityInput = {}) =>
  startRun(machine, { input }).playWith(ends, ...steps);

/** A page on which a request has failed, and then a probe. */
const FLAKY: Steps = [failed, 'silence'];
/** The network was lost, and the server answers again. */
const BACK: Steps = [lost, found, 'answered'];

describe('connectivity', () => {
  it.each<[what: string, Steps, stateAndNotice: string]>([
    ['trusts the browser at first', [], 'settled: none'],
    ['is offline when the browser says so', [lost], 'offline: offline'],
    ['stays offline when requests fail', [lost, failed, lost], 'offline: offline'],
    ['asks the server when the browser finds a network', [lost, found], 'probing: offline'],
    [
      'asks the server when a request is answered',
      [lost, succeeded, succeeded],
      'probing: offline',
    ],
    ['asks the server when the visitor does', [lost, ask], 'probing: offline'],
    ['stays offline until the longest wait', [lost, 59_999], 'offline: offline'],
    ['asks the server after the longest wait', [lost, 60_000], 'probing: offline'],
    ['is flaky if the server does not answer', [lost, found, 'silence'], 'waiting: offline'],
    ['is online when the server answers', BACK, 'returned: returned'],
    ['says so until 4999 ms', [...BACK, 4999], 'returned: returned'],
    ['says so for 5000 ms', [...BACK, 5000], 'settled: none'],
    ['is not told more', [...BACK, 4000, succeeded, found, ask, 999], 'returned: returned'],

    ['doubts in silence when a request fails', [failed], 'doubting: none'],
    ['doubts once', [failed, failed, succeeded, found, ask, dismiss], 'doubting: none'],
    ['is reassured by the server', [failed, 'answered'], 'settled: none'],
    ['is flaky when the probe fails too', FLAKY, 'waiting: offline'],
    ['believes the browser while in doubt', [failed, lost], 'offline: offline'],
    ['ends the notice of a return', [...BACK, failed], 'doubting: none'],

    ['waits for 2000 ms when flaky', [...FLAKY, 1999], 'waiting: offline'],
    ['probes after 2000 ms', [...FLAKY, 2000], 'probing: offline'],
    ['is not delayed by more failures', [...FLAKY, 1900, failed, failed, 100], 'probing: offline'],
    ['probes when the browser finds a network', [...FLAKY, found], 'probing: offline'],
    ['probes when the visitor asks', [...FLAKY, ask], 'probing: offline'],
    ['probes when a request is answered', [...FLAKY, succeeded, succeeded], 'probing: offline'],
    ['is offline when the browser says so', [...FLAKY, ask, lost], 'offline: offline'],
    ['is back when the server answers', [...FLAKY, ask, 'answered'], 'returned: returned'],

    ['is held when something else answers', [held], 'waiting: held'],
    ['is held when something else answers while in doubt', [failed, held], 'waiting: held'],
    ['is held if that answers the doubt', [failed, 'hijacked'], 'waiting: held'],
    ['is held if that answers a probe', [...FLAKY, ask, 'hijacked'], 'waiting: held'],
    ['stays held when a request merely fails', [held, failed], 'waiting: held'],
    ['becomes held while flaky', [...FLAKY, held], 'waiting: held'],
    ['stays held while it probes', [held, ask], 'probing: held'],
    ['is held no more if nobody answers', [held, ask, 'silence'], 'waiting: offline'],
    ['is held no more without a network', [held, lost], 'offline: offline'],
    ['is held no more when the server answers', [held, ask, 'answered'], 'returned: returned'],

    ['is silent once dismissed', [lost, dismiss], 'offline: none'],
    [
      'is silent for the whole outage',
      [lost, dismiss, found, 'silence', lost, ask],
      'probing: none',
    ],
    ['is silent if held then', [lost, dismiss, found, 'hijacked'], 'waiting: none'],
    ['still tells of the return', [lost, dismiss, ask, 'answered'], 'returned: returned'],
    ['tells of the next outage', [lost, dismiss, ask, 'answered', lost], 'offline: offline'],
    ['may be silent about the return', [...BACK, dismiss], 'settled: none'],
    ['is not silenced by a late dismissal', [dismiss, lost], 'offline: offline'],
  ])('%s', async (_, steps, expected) => {
    const run = await after(steps);
    expect(`${run.leaf}: ${selectNetworkNotice(run.snapshot)}`).toBe(expected);
    expect(selectIsOnline(run.snapshot)).toBe(run.matches('online'));
    expect(selectIsProbing(run.snapshot)).toBe(run.matches(PROBING));
  });

  it('emits each return once', async () => {
    const twice = await after([...BACK, succeeded, found, lost, ask, 'answered']);
    expect(twice.emitted).toEqual([{ type: 'BACK.ONLINE' }, { type: 'BACK.ONLINE' }]);
    expect((await after([failed, 'answered'])).emitted).toEqual([]);
  });

  it('probes less and less often, up to once a minute, and from the start after a return', async () => {
    const run = await after(FLAKY);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      waits.push(run.context.probeInMs);
      run.wait(run.context.probeInMs);
      await ends.silence();
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    run.send(ask);
    await ends.answered();
    run.send(failed);
    await ends.silence();
    expect(run.context.probeInMs).toBe(2000);
  });

  it('shortens the wait by up to half with jitter', async () => {
    const run = await after([...FLAKY, 999], { jitter: () => 1 });
    expect(run.value).toEqual(WAITING);
    expect(run.wait(1).value).toEqual(PROBING);
  });

  it('keeps its invariants in random sequences', async () => {
    let wasOnline = true;
    let returns = 0;
    await checkRandomSequences(machine, {
      input: {},
      promises: true,
      before: () => {
        probe.reset();
        wasOnline = true;
        returns = 0;
      },
      step: fc.oneof(
        fc.constantFrom(found, lost, failed, held, succeeded, ask, dismiss),
        waiting(1, 2000, 4000, 4999, 5000, 60_000),
        fc.constantFrom(...(Object.keys(ends) as End[])).chain((end) =>
          doing(end, async () => {
            if (probe.pending().length > 0) await ends[end]();
          }),
        ),
      ),
      invariant: (run) => {
        const isOnline = selectIsOnline(run.snapshot);
        const notice = selectNetworkNotice(run.snapshot);
        if (isOnline && !wasOnline) {
          returns += 1;
          assert.equal(notice, 'returned');
        }
        const outage = selectIsHeld(run.snapshot) ? 'held' : 'offline';
        // Each new outage is shown.
        if (!isOnline && wasOnline) assert.equal(notice, outage);
        wasOnline = isOnline;
        assert.equal(run.emitted.length, returns);
        const { isNoticeDismissed, isHeld, failures } = run.context;
        if (isOnline) assert.deepEqual([isHeld, failures, isNoticeDismissed], [false, 0, false]);
        else assert.equal(notice, isNoticeDismissed ? 'none' : outage);
        assert.equal(notice === 'returned', run.matches(RETURNED));
        const isProbing = run.matches(PROBING) || run.matches(DOUBTING);
        assert.equal(probe.pending().length, isProbing ? 1 : 0);
        const isTimed = run.matches('offline') || run.matches(WAITING) || run.matches(RETURNED);
        assert.equal(run.clock.pending, isTimed ? 1 : 0);
      },
    });
  });
});
