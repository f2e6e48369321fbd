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
  installMachine,
  selectIsButtonShown,
  type InstallInput,
  type PromptChoice,
} from './index.ts';

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
const FINISHED = { type: 'INSTALLATION.FINISHED' };
const DISMISSED = { type: 'OFFER.DISMISSED' };

const plain: InstallInput = {
  isStandalone: false,
  isIos: false,
  dismissedUntil: null,
  now: () => time,
};

function start(overrides: Partial<InstallInput> = {}) {
  return startRun(machine, { input: { ...plain, ...overrides } });
}

/** Advances both the timer clock and the calendar. */
function pass(run: ReturnType<typeof start>, ms: number) {
  time += ms;
  return run.wait(ms);
}

describe('the initial state', () => {
  it('is unavailable until the browser fires its prompt event', () => {
    const run = start();
    expect(run.value).toBe('unavailable');
    expect(run.context).toMatchObject({ hasOffer: false, rememberMs: 90 * DAY });
    expect(selectIsButtonShown(run.snapshot)).toBe(false);
    expect(run.send(request, dismiss, close).value).toBe('unavailable');
    expect(remembered).toEqual([]);
  });

  it('is installed when running as an app, and then requests persistent storage', () => {
    const run = start({ isStandalone: true, isIos: true, dismissedUntil: 5000 });
    expect(run.value).toBe('installed');
    expect(persists).toBe(1);
    expect(selectIsButtonShown(run.snapshot)).toBe(false);
    expect(run.send(installed).value).toBe('installed');
    expect(persists).toBe(1);
    expect(run.emitted).toEqual([]);
  });

  it('shows instructions on iOS', () => {
    const run = start({ isIos: true });
    expect(run.value).toEqual({ iosInstructions: 'offered' });
    expect(selectIsButtonShown(run.snapshot)).toBe(true);
  });

  it('respects an earlier dismissal until its expiry time, exclusive', () => {
    expect(start({ dismissedUntil: 1001 }).value).toBe('dismissed');
    expect(start({ dismissedUntil: 1001, isIos: true }).value).toBe('dismissed');
    expect(start({ dismissedUntil: 1000 }).value).toBe('unavailable');
    expect(start({ dismissedUntil: 1 }).value).toBe('unavailable');
    expect(remembered).toEqual([]);
  });

  it('rejects an invalid timestamp, clock and duration', () => {
    expect(() => start({ dismissedUntil: Number.NaN })).toThrow(
      'install: dismissedUntil is NaN, but must be null or a timestamp in ms since 1970. Pass null if the stored value cannot be read.',
    );
    expect(() => start({ now: undefined as never })).toThrow(
      'install: now is undefined, but must be a function that returns the time in ms since 1970.',
    );
    expect(() => start({ rememberMs: -1 })).toThrow('install: rememberMs is -1 ms');
  });
});

describe('the button', () => {
  it('appears when the browser offers installation', () => {
    const run = start().send(offer);
    expect(run.value).toBe('available');
    expect(run.context.hasOffer).toBe(true);
    expect(selectIsButtonShown(run.snapshot)).toBe(true);
    expect(run.send(offer, close).value).toBe('available');
  });

  it('shows the browser prompt once, and uses up the offer', () => {
    const run = start().send(offer, request, request, dismiss, offer);
    expect(run.value).toBe('prompted');
    expect(run.context.hasOffer).toBe(false);
    expect(prompt.calls).toHaveLength(1);
    expect(selectIsButtonShown(run.snapshot)).toBe(false);
  });

  it('disappears when the visitor has accepted', async () => {
    const run = start().send(offer, request);
    expect(run.emitted).toEqual([]);
    await prompt.resolve('accepted');
    expect(run.value).toBe('installed');
    expect(persists).toBe(1);
    expect(run.emitted).toEqual([FINISHED]);
    run.send(installed, request, dismiss);
    expect(run.value).toBe('installed');
    expect(persists).toBe(1);
    expect(run.emitted).toEqual([FINISHED]);
  });

  it('disappears for 90 days when the visitor has declined, and persists that', async () => {
    const run = start().send(offer, request);
    await prompt.resolve('dismissed');
    expect(run.value).toBe('dismissed');
    expect(run.context.dismissedUntil).toBe(1000 + 90 * DAY);
    expect(run.emitted).toEqual([]);
    expect(remembered).toEqual([1000 + 90 * DAY]);
  });

  it('waits for another offer when the prompt could not be shown', async () => {
    const run = start().send(offer, request);
    await prompt.reject(new Error('no user activation'));
    expect(run.value).toBe('unavailable');
    expect(remembered).toEqual([]);
    expect(run.emitted).toEqual([]);
    expect(run.send(offer).value).toBe('available');
  });

  it('reappears when the visitor has uninstalled the site', () => {
    const run = start().send(installed, offer);
    expect(run.value).toBe('available');
    expect(run.context.hasOffer).toBe(true);
    expect(run.send(request).value).toBe('prompted');
  });

  it('without a prompt actor waits for another offer', async () => {
    const run = startRun(installMachine, { input: plain }).send(offer, request);
    await settle();
    expect(run.value).toBe('unavailable');
    expect(run.send(installed).value).toBe('installed');
    expect(startRun(installMachine, { input: plain }).send(offer, dismiss).value).toBe('dismissed');
  });
});

describe('an installation through the browser menu', () => {
  it.each([
    [[], [FINISHED]],
    [[offer], [FINISHED]],
    [[offer, request], [FINISHED]],
    [
      [offer, dismiss],
      [DISMISSED, FINISHED],
    ],
  ])('is detected after %j', (before, emitted) => {
    const run = start().send(...before, installed);
    expect(run.value).toBe('installed');
    expect(run.context.hasOffer).toBe(false);
    expect(persists).toBe(1);
    expect(run.clock.pending).toBe(0);
    expect(run.emitted).toEqual(emitted);
  });
});

describe('the installation event', () => {
  it('is emitted once, even if the browser reports the installation before the prompt is answered', async () => {
    const run = start().send(offer, request, installed);
    expect(run.emitted).toEqual([FINISHED]);
    expect(prompt.pending()).toHaveLength(0);
    prompt.calls[0]?.resolve('accepted');
    await settle();
    expect(run.send(installed).emitted).toEqual([FINISHED]);
    expect(persists).toBe(1);
  });

  it('is emitted again when the visitor has uninstalled the site and reinstalls it', async () => {
    const run = start().send(installed, offer);
    expect(run.emitted).toEqual([FINISHED]);
    run.send(request);
    await prompt.resolve('accepted');
    expect(run.emitted).toEqual([FINISHED, FINISHED]);
  });

  it('is emitted on an iPhone too, should it ever report an installation', () => {
    expect(start({ isIos: true }).send(request, installed).emitted).toEqual([FINISHED]);
  });

  it('is not emitted for a site that was already installed, until it is reinstalled', () => {
    const run = start({ isStandalone: true }).send(installed, offer);
    expect(run.value).toBe('available');
    expect(run.emitted).toEqual([]);
    expect(run.send(installed).emitted).toEqual([FINISHED]);
  });
});

describe('a dismissal', () => {
  it('hides the button for the configured duration', () => {
    const run = start({ rememberMs: 500 }).send(offer, dismiss);
    expect(run.value).toBe('dismissed');
    expect(remembered).toEqual([1500]);
    expect(run.emitted).toEqual([DISMISSED]);
    expect(selectIsButtonShown(run.snapshot)).toBe(false);
    expect(pass(run, 499).value).toBe('dismissed');
    expect(pass(run, 1).value).toBe('available');
    expect(remembered).toEqual([1500]);
  });

  it('is rechecked every day, since a timer cannot run for 90 days', () => {
    const run = start().send(offer, dismiss);
    expect(run.clock.nextDue).toBe(DAY);
    for (let day = 1; day < 90; day += 1) {
      expect(pass(run, DAY).value).toBe('dismissed');
    }
    expect(pass(run, DAY - 1).value).toBe('dismissed');
    expect(pass(run, 1).value).toBe('available');
    expect(remembered).toHaveLength(1);
  });

  it('from an earlier visit ends in the state for this browser', () => {
    expect(pass(start({ dismissedUntil: 1500 }), 500).value).toBe('unavailable');
    time = 1000;
    expect(pass(start({ dismissedUntil: 1500, isIos: true }), 500).value).toEqual({
      iosInstructions: 'offered',
    });
    time = 1000;
    expect(pass(start({ dismissedUntil: 1500 }).send(offer), 500).value).toBe('available');
  });

  it('ends at the next check if the calendar has jumped', () => {
    const run = start().send(offer, dismiss);
    time += 91 * DAY;
    expect(run.wait(DAY).value).toBe('available');
  });

  it('does not block other ways of installing', async () => {
    const run = start().send(offer, dismiss, request);
    expect(run.value).toBe('prompted');
    await prompt.resolve('accepted');
    expect(run.value).toBe('installed');
  });

  it('without an offer has nothing to prompt for, until one arrives', () => {
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
    expect(selectIsButtonShown(run.snapshot)).toBe(true);
    expect(run.send(close).value).toEqual({ iosInstructions: 'offered' });
  });

  it('leave a dismissed offer dismissed when they close', () => {
    const run = start({ isIos: true }).send(dismiss, request, close);
    expect(run.value).toBe('dismissed');
  });

  it.each([[[dismiss]], [[request, dismiss]]])(
    'are dismissed and the dismissal persisted by %j',
    (events) => {
      const run = start({ isIos: true, rememberMs: 100 }).send(...events);
      expect(run.value).toBe('dismissed');
      expect(remembered).toEqual([1100]);
      expect(run.emitted).toEqual([DISMISSED]);
      expect(run.send(request).value).toEqual({ iosInstructions: 'open' });
    },
  );
});

describe('the whole chart', () => {
  it('is fully covered by generated paths', async () => {
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
    // With a frozen calendar, a dismissal of 0 ms ends immediately and any other never does.
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

  it('holds its invariants over random sequences', async () => {
    let installations = 0;
    let wasInstalled = true;
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
        installations = 0;
        // A site that is installed at the start emits nothing.
        wasInstalled = true;
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
        const { value, context } = run;
        if (value === 'installed' && !wasInstalled) installations += 1;
        wasInstalled = value === 'installed';
        const told = run.emitted.filter(({ type }) => type === 'INSTALLATION.FINISHED');
        assert.equal(told.length, installations);
        assert.equal(prompt.pending().length, value === 'prompted' ? 1 : 0);
        assert.equal(run.clock.pending, value === 'dismissed' ? 1 : 0);
        if (value === 'available') assert.equal(context.hasOffer, true);
        if (value === 'unavailable' || value === 'installed') assert.equal(context.hasOffer, false);
        if (run.matches('iosInstructions')) assert.equal(context.isIos, true);
        if (remembered.length > 0) assert.equal(context.dismissedUntil, remembered.at(-1));
      },
    });
  }, 300_000);
});
