import fc from 'fast-check';
import { assign, createMachine, fromPromise, raise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  coveringPaths,
  doing,
  expectFullCoverage,
  replayPaths,
  startRun,
  TestClock,
  waiting,
} from './index.ts';

/**
 * A small chart with every kind of transition: on, root on, guarded, after, always, onDone,
 * onError.
 */
const sampler = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'GO' } | { type: 'SEND' } | { type: 'RESET' },
    input: {} as { tries?: number } | undefined,
  },
  actors: { work: fromPromise<string>(() => Promise.resolve('done')) },
  delays: { pauseMs: 500 },
  guards: { isThirdTry: ({ context }) => context.tries >= 2 },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'sampler',
  context: ({ input }) => {
    if ((input?.tries ?? 0) < 0) throw new Error('tries must be at least 0');
    return { tries: input?.tries ?? 0 };
  },
  initial: 'idle',
  on: { RESET: { target: '.idle', actions: assign({ tries: 0 }) } },
  states: {
    idle: {
      on: {
        GO: [
          { guard: 'isThirdTry', target: 'checking' },
          { target: 'pausing', actions: 'countTry' },
        ],
        SEND: 'sending',
      },
    },
    pausing: { after: { pauseMs: 'idle' } },
    checking: { always: 'idle', entry: assign({ tries: 0 }) },
    sending: {
      invoke: { id: 'work', src: 'work', onDone: 'idle', onError: 'failed' },
    },
    failed: {},
  },
});

function provided() {
  const work = controlledPromise<string>();
  const machine = sampler.provide({ actors: { work: work.logic as never } });
  const events = [{ type: 'GO' }, { type: 'SEND' }, { type: 'RESET' }];
  const ends = [
    { type: 'xstate.done.actor.work', output: 'ok' },
    { type: 'xstate.error.actor.work', error: 'no' },
  ];
  return {
    work,
    machine,
    options: {
      input: undefined,
      promises: { work: work as never },
      events: (snapshot: { value: unknown }) =>
        snapshot.value === 'sending' ? [...events, ...ends] : events,
    },
  };
}

describe('replaying paths', () => {
  it('covers on, root-level on, guarded branches, after, always, onDone and onError', async () => {
    const { machine, options } = provided();
    const report = await replayPaths(machine, options);
    expect(report.diverged).toBe(0);
    expect(expectFullCoverage(machine, [report])).toMatchObject({
      states: { covered: 6, total: 6 },
      transitions: { covered: 8, total: 8 },
    });
  });

  it('fails and names an unreachable state and transition', async () => {
    const machine = createMachine({
      id: 'island',
      initial: 'mainland',
      states: {
        mainland: { on: { WALK: 'mainland', FLY: { guard: () => false, target: 'island' } } },
        island: {},
      },
    });
    const report = await replayPaths(machine, { events: [{ type: 'WALK' }, { type: 'FLY' }] });
    expect(() => expectFullCoverage(machine, [report])).toThrow(
      /2\/3 states, 1\/2 transitions[\s\S]*state never entered: island\.island[\s\S]*transition never taken: island\.mainland --FLY#0/,
    );
  });

  it('fails when an event is left out of the paths', async () => {
    const { machine, options } = provided();
    const report = await replayPaths(machine, {
      ...options,
      events: [{ type: 'GO' }, { type: 'RESET' }],
    });
    expect(() => expectFullCoverage(machine, [report])).toThrow(/SEND#0.*sending/);
  });

  it('fails when the invariant breaks, and prints the path', async () => {
    const { machine, options } = provided();
    await expect(
      replayPaths(machine, {
        ...options,
        invariant: (run) => expect(run.context.tries).toBeLessThan(2),
      }),
    ).rejects.toThrow(/Path failed: \{"type":"GO"\}/);
  });

  it('fails when the actor is not where the graph predicts', async () => {
    let built = 0;
    const fickle = setup({
      types: { events: {} as { type: 'GO' }, context: {} as { built: number } },
    }).createMachine({
      id: 'fickle',
      context: () => ({ built: (built += 1) }),
      initial: 'off',
      states: {
        off: { on: { GO: { guard: ({ context }) => context.built < 3, target: 'on' } } },
        on: {},
      },
    });
    await expect(
      replayPaths(fickle, {
        events: [{ type: 'GO' }],
        serializeState: (snapshot) => String(snapshot.value),
      }),
    ).rejects.toThrow(/step 1.*expected on, found off/);
  });

  it('abandons a path whose timers could not fire in that order, and counts it', async () => {
    const race = createMachine({
      id: 'race',
      type: 'parallel',
      states: {
        hare: { initial: 'running', states: { running: { after: { 100: 'home' } }, home: {} } },
        tortoise: { initial: 'running', states: { running: { after: { 900: 'home' } }, home: {} } },
      },
    });
    const report = await replayPaths(race, { events: [] });
    expect(report.diverged).toBeGreaterThan(0);
    expectFullCoverage(race, [report]);
  });

  it('waits for a delayed raise instead of sending its event', async () => {
    const late = setup({
      types: { events: {} as { type: 'GO' } | { type: 'LATE' } },
      actions: { later: raise({ type: 'LATE' }, { delay: 300 }) },
    }).createMachine({
      id: 'late',
      initial: 'off',
      states: { off: { on: { GO: 'on' } }, on: { entry: 'later', on: { LATE: 'off' } } },
    });
    const report = await replayPaths(late, {
      events: (s) => (s.value === 'on' ? [{ type: 'LATE' }] : [{ type: 'GO' }]),
      invariant: (run) => expect([0, 300]).toContain(run.clock.now()),
    });
    expectFullCoverage(late, [report]);
  });

  it('omits paths that are a prefix of a longer one', () => {
    const machine = createMachine({
      id: 'line',
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'c' } }, c: {} },
    });
    const paths = coveringPaths(machine, { events: [{ type: 'GO' }] });
    expect(paths.map((path) => path.events.length)).toEqual([3]);
    expect(coveringPaths(machine, { events: [{ type: 'GO' }], kind: 'simple' })).toEqual(paths);
  });

  it('requires an id, because coverage is recorded by id', () => {
    expect(() => expectFullCoverage(createMachine({}), [])).toThrow(/Give the machine an id/);
  });
});

describe('random sequences', () => {
  const step = fc.oneof(
    fc.constantFrom({ type: 'GO' } as const, { type: 'RESET' } as const),
    waiting(499, 500),
  );

  it('accepts a machine that keeps its invariant', async () => {
    await checkRandomSequences(sampler, {
      input: fc.nat(2).map((tries) => ({ tries })),
      step,
      invariant: (run) => expect(run.context.tries).toBeLessThanOrEqual(2),
      runs: 300,
    });
  });

  it('finds a broken invariant and shrinks it to the shortest sequence', async () => {
    await expect(
      checkRandomSequences(sampler, {
        step,
        invariant: (run) => expect(run.context.tries).toBeLessThan(2),
        runs: 300,
      }),
    ).rejects.toThrow(/\[\{"type":"GO"\},\{"type":"test.wait","ms":500\},\{"type":"GO"\}\]/);
  });

  it('can settle promises between events', async () => {
    const { machine, work } = provided();
    let ends = 0;
    await checkRandomSequences(machine, {
      step: fc.oneof(
        fc.constant({ type: 'SEND' } as const),
        doing('work succeeds', () => {
          if (work.pending().length === 0) return;
          ends += 1;
          work.pending()[0]?.resolve('ok');
        }),
      ),
      before: work.reset,
      promises: true,
      invariant: (run) => expect(work.pending().length).toBe(run.value === 'sending' ? 1 : 0),
      runs: 100,
    });
    expect(ends).toBeGreaterThan(50);
  });
});

describe('one run', () => {
  it('throws the error of an invalid input when it starts', () => {
    expect(() => startRun(sampler, { input: { tries: -1 } })).toThrow('tries must be at least 0');
  });

  it('throws what an action threw, at the event that caused it', () => {
    const broken = setup({
      types: { events: {} as { type: 'GO' } },
      actions: {
        fail: () => {
          throw new Error('broken action');
        },
      },
    }).createMachine({ id: 'broken', on: { GO: { actions: 'fail' } } });
    const run = startRun(broken);
    expect(() => run.send({ type: 'GO' })).toThrow('broken action');
  });

  it('records action names and emitted events', () => {
    const run = startRun(sampler).send({ type: 'GO' });
    expect(run.value).toBe('pausing');
    expect(run.clock.pending).toBe(1);
    expect(run.wait(499).value).toBe('pausing');
    expect(run.wait(1).value).toBe('idle');
    expect(run.matches('idle')).toBe(true);
    expect(run.can({ type: 'GO' })).toBe(true);
    run.stop();
  });

  it('fails if a timer is left after stop', () => {
    const run = startRun(sampler);
    run.clock.setTimeout(() => undefined, 1000);
    expect(() => run.stop()).toThrow(/1 timer\(s\) left/);
  });
});

describe('the clock', () => {
  it('fires a timer that re-arms itself once per period, at its own instants', () => {
    const clock = new TestClock();
    const fired: number[] = [];
    const rearm = () => {
      fired.push(clock.now());
      clock.setTimeout(rearm, 8000);
    };
    clock.setTimeout(rearm, 8000);
    clock.advance(24_000);
    expect(fired).toEqual([8000, 16_000, 24_000]);
    expect(clock.nextDue).toBe(32_000);
    expect(clock.now()).toBe(24_000);
  });

  it('does not fire cleared timers, and reports when nothing is due', () => {
    const clock = new TestClock();
    const id = clock.setTimeout(() => expect.unreachable(), 10);
    clock.clearTimeout(id);
    expect(clock.advanceToNext()).toBe(false);
    expect(clock.pending).toBe(0);
  });

  it('rejects invalid durations and endless 0 ms timers', () => {
    const clock = new TestClock();
    expect(() => clock.setTimeout(() => undefined, -1)).toThrow(/timer of -1 ms/);
    expect(() => clock.setTimeout(() => undefined, Number.NaN)).toThrow(/timer of NaN ms/);
    expect(() => clock.advance(-1)).toThrow(/advance the clock by -1/);
    const forever = () => void clock.setTimeout(forever, 0);
    forever();
    expect(() => clock.advance(0)).toThrow(/forever/);
  });
});

describe('a controlled promise', () => {
  it('throws if the machine is not waiting for it', async () => {
    const work = controlledPromise<string>();
    await expect(work.resolve('x')).rejects.toThrow(/not waiting for this promise/);
    await expect(work.reject('x')).rejects.toThrow(/Cannot reject/);
  });

  it('is no longer pending once the machine has left the state', async () => {
    const { machine, work } = provided();
    const run = startRun(machine).send({ type: 'SEND' });
    expect(work.pending()).toHaveLength(1);
    run.send({ type: 'RESET' });
    expect(work.pending()).toHaveLength(0);
    expect(work.calls).toHaveLength(1);
  });
});

describe('a timer that re-arms itself', () => {
  it('is awaited once per step', async () => {
    const metronome = createMachine({
      id: 'metronome',
      context: { beats: 0 },
      initial: 'ticking',
      states: {
        ticking: {
          after: {
            1000: [
              { guard: ({ context }) => context.beats >= 2, target: 'silent' },
              {
                target: 'ticking',
                reenter: true,
                actions: assign({ beats: ({ context }) => context.beats + 1 }),
              },
            ],
          },
        },
        silent: {},
      },
    });
    const report = await replayPaths(metronome, { events: [] });
    expect(report).toMatchObject({ replayed: 1, diverged: 0 });
    expectFullCoverage(metronome, [report]);
  });
});
