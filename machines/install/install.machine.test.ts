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
import { installMachine, isButtonShown, type InstallInput, type PromptChoice } from './index.ts';

const DAY = 86_400_000;

let time = 0;
let remembered: (number | null)[] = [];
let persists = 0;
const prompt = controlledPromise<PromptChoice, unknown>();
const machine = installMachine.provide({
  actors: { prompt: prompt.logic as never },
  actions: {
    rememberDismissal: (_, { until }) => {
      remembered.push(until);
    },
    persistStorage: () => {
      persists += 1;
    },
  },
});

beforeEach(() => {
  time = 1000;
  remembered = [];
  persists = 0;
  prompt.reset();
});

const offer = { type: 'PROMPT.OFFERED' } as const;
const request = { type: 'INSTALL.REQUESTED' } as const;
const dismiss = { type: 'INSTALL.DISMISSED' } as const;
const installed = { type: 'APP.INSTALLED' } as const;
const close = { type: 'INSTRUCTIONS.CLOSED' } as const;
const every = [offer, request, dismiss, installed, close];

const plain: InstallInput = {
  isStandalone: false,
  isIos: false,
  dismissedUntil: null,
  now: () => time,
};

function start(overrides: Partial<InstallInput> = {}) {
  return startRun(machine, { input: { ...plain, ...overrides } });
}

/** Lets time pass for the machine's timers and for its calendar. */
function pass(run: ReturnType<typeof start>, ms: number) {
  time += ms;
  return run.wait(ms);
}

describe('at its start', () => {
  it('has nothing to offer until the browser offers', () => {
    const run = start();
    expect(run.value).toBe('unavailable');
    expect(run.context).toMatchObject({ hasOffer: false, rememberMs: 90 * DAY });
    expect(isButtonShown(run.snapshot)).toBe(false);
    expect(run.send(request, dismiss, close).value).toBe('unavailable');
    expect(remembered).toEqual([]);
  });

  it('is installed when it runs as an app, and then asks that storage be kept', () => {
    const run = start({ isStandalone: true, isIos: true, dismissedUntil: 5000 });
    expect(run.value).toBe('installed');
    expect(persists).toBe(1);
    expect(isButtonShown(run.snapshot)).toBe(false);
    expect(run.send(installed).value).toBe('installed');
    expect(persists).toBe(1);
  });

  it('has instructions on iOS', () => {
    const run = start({ isIos: true });
    expect(run.value).toEqual({ iosInstructions: 'offered' });
    expect(isButtonShown(run.snapshot)).toBe(true);
  });

  it('respects a dismissal of an earlier visit until its instant, not at it', () => {
    expect(start({ dismissedUntil: 1001 }).value).toBe('dismissed');
    expect(start({ dismissedUntil: 1001, isIos: true }).value).toBe('dismissed');
    expect(start({ dismissedUntil: 1000 }).value).toBe('unavailable');
    expect(start({ dismissedUntil: 1 }).value).toBe('unavailable');
    expect(remembered).toEqual([]);
  });

  it('refuses an instant, a clock and a delay that are none', () => {
    expect(() => start({ dismissedUntil: Number.NaN })).toThrow(
      'install: dismissedUntil is NaN, but must be null or an instant in ms since 1970. Treat what was stored as null when it cannot be read.',
    );
    expect(() => start({ now: undefined as never })).toThrow(
      'install: now is undefined, but must be a function that gives the time in ms since 1970.',
    );
    expect(() => start({ rememberMs: -1 })).toThrow('install: rememberMs is -1 ms');
  });
});

describe('the button', () => {
  it('comes with the offer of the browser', () => {
    const run = start().send(offer);
    expect(run.value).toBe('available');
    expect(run.context.hasOffer).toBe(true);
    expect(isButtonShown(run.snapshot)).toBe(true);
    expect(run.send(offer, close).value).toBe('available');
  });

  it('shows the question of the browser, once, and uses up the offer', () => {
    const run = start().send(offer, request, request, dismiss, offer);
    expect(run.value).toBe('prompted');
    expect(run.context.hasOffer).toBe(false);
    expect(prompt.calls).toHaveLength(1);
    expect(isButtonShown(run.snapshot)).toBe(false);
  });

  it('is gone when the visitor has accepted', async () => {
    const run = start().send(offer, request);
    await prompt.resolve('accepted');
    expect(run.value).toBe('installed');
    expect(persists).toBe(1);
    run.send(installed, request, dismiss);
    expect(run.value).toBe('installed');
    expect(persists).toBe(1);
  });

  it('is gone for 90 days when the visitor has declined, and that is remembered', async () => {
    const run = start().send(offer, request);
    await prompt.resolve('dismissed');
    expect(run.value).toBe('dismissed');
    expect(run.context.dismissedUntil).toBe(1000 + 90 * DAY);
    expect(remembered).toEqual([1000 + 90 * DAY]);
  });

  it('waits for another offer when the question could not be shown', async () => {
    const run = start().send(offer, request);
    await prompt.reject(new Error('no user activation'));
    expect(run.value).toBe('unavailable');
    expect(remembered).toEqual([]);
    expect(run.send(offer).value).toBe('available');
  });

  it('comes back when the visitor has uninstalled the site', () => {
    const run = start().send(installed, offer);
    expect(run.value).toBe('available');
    expect(run.context.hasOffer).toBe(true);
    expect(run.send(request).value).toBe('prompted');
  });

  it('without an actor that prompts waits for another offer', async () => {
    const run = startRun(installMachine, { input: plain }).send(offer, request);
    await settle();
    expect(run.value).toBe('unavailable');
    expect(run.send(installed).value).toBe('installed');
    expect(startRun(installMachine, { input: plain }).send(offer, dismiss).value).toBe('dismissed');
  });
});

describe('an installation by way of the browser’s own menu', () => {
  it.each([[[]], [[offer]], [[offer, request]], [[offer, dismiss]]])(
    'is noticed after %j',
    (before) => {
      const run = start().send(...before, installed);
      expect(run.value).toBe('installed');
      expect(run.context.hasOffer).toBe(false);
      expect(persists).toBe(1);
      expect(run.clock.pending).toBe(0);
    },
  );
});

describe('a dismissal', () => {
  it('hides the button for the time that the input says', () => {
    const run = start({ rememberMs: 500 }).send(offer, dismiss);
    expect(run.value).toBe('dismissed');
    expect(remembered).toEqual([1500]);
    expect(isButtonShown(run.snapshot)).toBe(false);
    expect(pass(run, 499).value).toBe('dismissed');
    expect(pass(run, 1).value).toBe('available');
    expect(remembered).toEqual([1500]);
  });

  it('is looked at again each day, since a timer cannot wait for 90', () => {
    const run = start().send(offer, dismiss);
    expect(run.clock.nextDue).toBe(DAY);
    for (let day = 1; day < 90; day += 1) {
      expect(pass(run, DAY).value).toBe('dismissed');
    }
    expect(pass(run, DAY - 1).value).toBe('dismissed');
    expect(pass(run, 1).value).toBe('available');
    expect(remembered).toHaveLength(1);
  });

  it('of an earlier visit ends in what this browser can do', () => {
    expect(pass(start({ dismissedUntil: 1500 }), 500).value).toBe('unavailable');
    time = 1000;
    expect(pass(start({ dismissedUntil: 1500, isIos: true }), 500).value).toEqual({
      iosInstructions: 'offered',
    });
    time = 1000;
    expect(pass(start({ dismissedUntil: 1500 }).send(offer), 500).value).toBe('available');
  });

  it('whose calendar has jumped ends at the next look', () => {
    const run = start().send(offer, dismiss);
    time += 91 * DAY;
    expect(run.wait(DAY).value).toBe('available');
  });

  it('does not keep the visitor from installing by another way', async () => {
    const run = start().send(offer, dismiss, request);
    expect(run.value).toBe('prompted');
    await prompt.resolve('accepted');
    expect(run.value).toBe('installed');
  });

  it('without an offer leaves nothing to ask for, until one comes', () => {
    const run = start({ dismissedUntil: 9000 }).send(request);
    expect(run.value).toBe('dismissed');
    expect(run.send(offer).value).toBe('dismissed');
    expect(run.send(request).value).toBe('prompted');
  });
});

describe('the instructions for iOS', () => {
  it('open on request and close again', () => {
    const run = start({ isIos: true }).send(request);
    expect(run.value).toEqual({ iosInstructions: 'open' });
    expect(isButtonShown(run.snapshot)).toBe(true);
    expect(run.send(close).value).toEqual({ iosInstructions: 'offered' });
  });

  it.each([[[dismiss]], [[request, dismiss]]])('are dismissed and remembered by %j', (events) => {
    const run = start({ isIos: true, rememberMs: 100 }).send(...events);
    expect(run.value).toBe('dismissed');
    expect(remembered).toEqual([1100]);
    expect(run.send(request).value).toEqual({ iosInstructions: 'open' });
  });
});

describe('the chart as a whole', () => {
  it('has every state entered and every transition taken by generated paths', async () => {
    const options = {
      promises: { prompt: prompt as never },
      events: (snapshot: { value: unknown }) => [
        ...every,
        ...(snapshot.value === 'prompted'
          ? [
              { type: 'xstate.done.actor.prompt', output: 'accepted' },
              { type: 'xstate.done.actor.prompt', output: 'dismissed' },
              { type: 'xstate.error.actor.prompt', error: 'no' },
            ]
          : []),
      ],
    };
    const now = () => 1000;
    // With a calendar that stands still a dismissal of 0 ms is over at once, any other never.
    const inputs: InstallInput[] = [
      { ...plain, now, rememberMs: 100 },
      { ...plain, now, rememberMs: 0 },
      { ...plain, now, rememberMs: 0, isIos: true },
      { ...plain, now, isIos: true, rememberMs: 100 },
      { ...plain, now, isStandalone: true },
    ];
    const reports = [];
    for (const input of inputs) reports.push(await replayPaths(machine, { ...options, input }));
    expectFullCoverage(machine, reports);
  });

  it('holds its invariants over ten thousand random sequences', async () => {
    await checkRandomSequences(machine, {
      input: fc.record({
        isStandalone: fc.boolean(),
        isIos: fc.boolean(),
        dismissedUntil: fc.constantFrom(null, 1000, 1500),
        now: fc.constant(() => time),
        rememberMs: fc.constantFrom(0, 500),
      }),
      promises: true,
      before: () => {
        time = 1000;
        remembered = [];
        prompt.reset();
      },
      step: fc.oneof(
        fc.constantFrom(...every),
        waiting(1, 499, 500, 5000),
        doing('the calendar moves', () => {
          time += 500;
        }),
        doing('accepted', () => prompt.pending().at(-1)?.resolve('accepted')),
        doing('declined', () => prompt.pending().at(-1)?.resolve('dismissed')),
        doing('not shown', () => prompt.pending().at(-1)?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        expect(prompt.pending()).toHaveLength(run.value === 'prompted' ? 1 : 0);
        expect(run.clock.pending).toBe(run.value === 'dismissed' ? 1 : 0);
        if (run.value === 'available') expect(run.context.hasOffer).toBe(true);
        if (run.value === 'unavailable' || run.value === 'installed') {
          expect(run.context.hasOffer).toBe(false);
        }
        if (run.matches('iosInstructions')) expect(run.context.isIos).toBe(true);
        if (remembered.length > 0) expect(run.context.dismissedUntil).toBe(remembered.at(-1));
      },
    });
  }, 300_000);
});
