import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  coversChart,
  doing,
  startRun,
} from '#machines/testing/index.ts';
import {
  installMachine,
  selectIsButtonShown,
  selectIsExplaining,
  type InstallEvent,
  type InstallInput,
  type PromptChoice,
} from './index.ts';

coversChart(installMachine);

/** When a dismissal at the start of a test ends. */
const IN_90_DAYS = 1000 + 90 * 86_400_000;

let time = 0;
let remembered: number[] = [];
let persists = 0;
const prompt = controlledPromise<PromptChoice>();
const machine = installMachine.provide({
  actors: { prompt: prompt.logic as never },
  actions: {
    rememberDismissal: (_, { until }) => void remembered.push(until),
    persistStorage: () => {
      persists += 1;
    },
  },
});

function reset() {
  time = 1000;
  remembered = [];
  persists = 0;
  prompt.reset();
}
beforeEach(reset);

const offer: InstallEvent = { type: 'PROMPT.OFFERED' };
const request: InstallEvent = { type: 'INSTALL.REQUESTED' };
const dismiss: InstallEvent = { type: 'INSTALL.DISMISSED' };
const installed: InstallEvent = { type: 'APP.INSTALLED' };
const close: InstallEvent = { type: 'INSTRUCTIONS.CLOSED' };
const every = [offer, request, dismiss, installed, close];
const FINISHED = 'INSTALLATION.FINISHED';
const DISMISSED = 'OFFER.DISMISSED';

/** How the browser's prompt ends. */
const ends = {
  accepted: () => prompt.resolve('accepted'),
  declined: () => prompt.resolve('dismissed'),
  'not shown': () => prompt.reject(new Error('no user activation')),
};
type Steps = readonly (InstallEvent | keyof typeof ends)[];

const plain: InstallInput = {
  isStandalone: false,
  isIos: false,
  dismissedUntil: 0,
  now: () => time,
};

const after = (steps: Steps, input: Partial<InstallInput> = {}) =>
  startRun(machine, { input: { ...plain, ...input } }).playWith(ends, ...steps);

const IOS = { isIos: true };
const DISMISSED_BEFORE = { dismissedUntil: 1500 };

describe('the installation', () => {
  it.each<[what: string, Partial<InstallInput>, Steps, state: string, ...emitted: string[]]>([
    ['is unavailable until it is offered', {}, [request, dismiss, close], 'unavailable'],
    ['is available once offered', {}, [offer, offer, close], 'available'],
    ['prompts once', {}, [offer, request, request, dismiss, offer], 'prompted'],
    ['is finished if accepted', {}, [offer, request, 'accepted', installed], 'installed', FINISHED],
    ['is dismissed if declined', {}, [offer, request, 'declined'], 'dismissed'],
    ['waits for another offer if not shown', {}, [offer, request, 'not shown'], 'unavailable'],
    ['is available with another offer', {}, [offer, request, 'not shown', offer], 'available'],

    ['is seen through the menu', {}, [installed, installed], 'installed', FINISHED],
    ['is seen through the menu when offered', {}, [offer, installed], 'installed', FINISHED],
    ['is seen while it prompts', {}, [offer, request, installed], 'installed', FINISHED],
    ['is seen when dismissed', {}, [offer, dismiss, installed], 'installed', DISMISSED, FINISHED],
    ['is offered after the app is gone', {}, [installed, offer], 'available', FINISHED],
    [
      'is finished again',
      {},
      [installed, offer, request, 'accepted'],
      'installed',
      FINISHED,
      FINISHED,
    ],

    ['is no need', { isStandalone: true, ...IOS, ...DISMISSED_BEFORE }, [installed], 'installed'],
    [
      'is offered if that is gone',
      { isStandalone: true },
      [offer, installed],
      'installed',
      FINISHED,
    ],

    ['is explained on iOS', IOS, [], 'offered'],
    ['opens its explanation', IOS, [request], 'open'],
    ['closes its explanation', IOS, [request, close], 'offered'],
    ['is dismissed on iOS', IOS, [dismiss], 'dismissed', DISMISSED],
    ['is dismissed from its explanation', IOS, [request, dismiss], 'dismissed', DISMISSED],
    ['is explained when dismissed', IOS, [dismiss, request], 'open', DISMISSED],
    ['stays dismissed then', IOS, [dismiss, request, close], 'dismissed', DISMISSED],
    ['is seen on iOS', IOS, [request, installed], 'installed', FINISHED],

    ['is dismissed', {}, [offer, dismiss], 'dismissed', DISMISSED],
    ['prompts when dismissed', {}, [offer, dismiss, request], 'prompted', DISMISSED],
    ['has nothing to prompt with', DISMISSED_BEFORE, [request], 'dismissed'],
    ['prompts with a later offer', DISMISSED_BEFORE, [offer, request], 'prompted'],
    ['is dismissed by an earlier visit', DISMISSED_BEFORE, [offer], 'dismissed'],
    ['was dismissed until just now', { dismissedUntil: 1000 }, [], 'unavailable'],
  ])('%s', async (_, input, steps, state, ...emitted) => {
    const run = await after(steps, input);
    expect(run.leaf).toBe(state);
    expect(run.emitted.map(({ type }) => type)).toEqual(emitted);
    expect(persists).toBe(
      emitted.filter((type) => type === FINISHED).length + Number(input.isStandalone ?? false),
    );
  });

  it.each<[Partial<InstallInput>, Steps, number[]]>([
    [{}, [offer, dismiss], [IN_90_DAYS]],
    [{}, [offer, request, 'declined'], [IN_90_DAYS]],
    [IOS, [request, dismiss], [IN_90_DAYS]],
    [{}, [offer, request, 'not shown'], []],
  ])('with %j, after %j remembers %j', async (input, steps, until) => {
    await after(steps, input);
    expect(remembered).toEqual(until);
  });

  it('shows its button while it can be used, and its explanation when asked', async () => {
    const shownAfter = async (steps: Steps, input = {}) =>
      selectIsButtonShown((await after(steps, input)).snapshot);
    expect(await shownAfter([])).toBe(false);
    expect(await shownAfter([offer])).toBe(true);
    expect(await shownAfter([offer, dismiss])).toBe(false);
    expect(await shownAfter([request], IOS)).toBe(true);
    expect(selectIsExplaining((await after([], IOS)).snapshot)).toBe(false);
    expect(selectIsExplaining((await after([request], IOS)).snapshot)).toBe(true);
  });

  it('holds its invariants over random sequences', async () => {
    await checkRandomSequences(machine, {
      input: fc.record({
        isStandalone: fc.boolean(),
        isIos: fc.boolean(),
        dismissedUntil: fc.constantFrom(0, 1000, 1500),
        now: fc.constant(() => time),
      }),
      promises: true,
      before: reset,
      step: fc.oneof(
        fc.constantFrom(...every),
        doing('the calendar moves', () => {
          time += 500;
        }),
        fc.constantFrom(...(Object.keys(ends) as (keyof typeof ends)[])).chain((end) =>
          doing(end, async () => {
            if (prompt.pending().length > 0) await ends[end]();
          }),
        ),
      ),
      invariant: (run) => {
        const { value, context } = run;
        assert.equal(prompt.pending().length, value === 'prompted' ? 1 : 0);
        assert.equal(run.clock.pending, 0);
        if (value === 'available') assert.equal(context.hasOffer, true);
        if (value === 'unavailable' || value === 'installed') assert.equal(context.hasOffer, false);
        if (run.matches('iosInstructions')) assert.equal(context.isIos, true);
        if (remembered.length > 0) assert.equal(context.dismissedUntil, remembered.at(-1));
      },
    });
  });
});
