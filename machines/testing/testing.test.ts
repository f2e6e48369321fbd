import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assign, createMachine, setup, type PromiseActorLogic } from 'xstate';
import { SteppedClock } from '#machines/lib/stepped-clock.ts';
import {
  checkRandomSequences,
  controlledPromise,
  expectFullCoverage,
  startRun,
  waiting,
} from './index.ts';

const work = controlledPromise<string>();

/** A pause of 500 ms after each try; the third one sends. */
const sampler = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'GO' } | { type: 'RESET' } },
  actors: { work: work.logic as PromiseActorLogic<string> },
  guards: { isEnough: ({ context }) => context.tries >= 2 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'sampler',
  context: { tries: 0 },
  initial: 'idle',
  on: { RESET: '.idle' },
  states: {
    idle: {
      on: {
        GO: [
          { guard: 'isEnough', target: 'sending' },
          { target: 'pausing', actions: 'count' },
        ],
      },
    },
    pausing: { after: { 500: 'idle' } },
    sending: { invoke: { id: 'work', src: 'work', onDone: 'sent', onError: 'idle' } },
    sent: {},
  },
});

it('coverage names what no run has reached, and is full once each has', async () => {
  expect(() => expectFullCoverage(sampler)).toThrow(
    /No run of sampler reached:[\s\S]*sampler\.idle --GO#0 \[isEnough\]--> sampler\.sending[\s\S]*sampler\.sent/u,
  );
  const go = { type: 'GO' } as const;
  for (const settle of [() => work.resolve('ok'), () => work.reject(new Error('no'))]) {
    const run = startRun(sampler).play({ type: 'RESET' }, go, 500, go, 500, go);
    await settle();
    run.stop();
  }
  expectFullCoverage(sampler);
});

it('random sequences find a broken invariant, and shrink to the shortest sequence', async () => {
  await expect(
    checkRandomSequences(sampler, {
      step: fc.oneof(fc.constantFrom({ type: 'GO' }, { type: 'RESET' }), waiting(499, 500)),
      invariant: ({ context }) => {
        if (context.tries > 1) throw new Error('too many');
      },
    }),
  ).rejects.toThrow(/\[\{"type":"GO"\},\{"type":"RESET"\},\{"type":"GO"\}\]/u);
});

it('a run throws what the machine throws, and fails if a timer is left', () => {
  const fail = () => {
    throw new Error('broken');
  };
  const broken = createMachine({ id: 'broken', on: { GO: { actions: fail } } });
  expect(() => startRun(broken).send({ type: 'GO' })).toThrow('broken');
  const run = startRun(sampler);
  run.clock.setTimeout(() => undefined, 1000);
  expect(() => run.stop()).toThrow('1 timer(s) left');
});

it('the clock fires a timer that re-arms itself once per period, and none that is cleared', () => {
  const clock = new SteppedClock();
  const fired: number[] = [];
  const beat = () => {
    fired.push(clock.now());
    clock.setTimeout(beat, 8000);
  };
  beat();
  clock.clearTimeout(clock.setTimeout(() => fired.push(-1), 10));
  clock.advance(16_000);
  expect(fired).toEqual([0, 8000, 16_000]);
  expect([clock.pending, clock.nextDue]).toEqual([1, 24_000]);
});
