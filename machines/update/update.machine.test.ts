import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import { selectUpdatePrompt, updateMachine, type UpdateInput } from './index.ts';

let reloads = 0;
let activations = 0;
const machine = updateMachine.provide({
  actions: {
    reload: () => {
      reloads += 1;
    },
    activate: () => {
      activations += 1;
    },
  },
});

beforeEach(() => {
  reloads = 0;
  activations = 0;
});

const found = { type: 'UPDATE.FOUND' } as const;
const installed = { type: 'UPDATE.INSTALLED' } as const;
const failed = { type: 'UPDATE.FAILED' } as const;
const accept = { type: 'UPDATE.ACCEPTED' } as const;
const postpone = { type: 'UPDATE.POSTPONED' } as const;
const dirtied = { type: 'FORM.DIRTIED' } as const;
const cleaned = { type: 'FORM.CLEANED' } as const;
const controlled = { type: 'CONTROLLER.CHANGED' } as const;
const content = { type: 'CONTENT.CHANGED' } as const;
const every = [found, installed, failed, accept, postpone, dirtied, cleaned, controlled, content];

const ASKING = { waiting: 'asking' };
const POSTPONED = { waiting: 'postponed' };
const ACTIVATING = { reloading: 'activating' };
const RELOADED = { reloading: 'reloaded' };
const ABANDONED = { type: 'UPDATE.ABANDONED' };

function start(overrides: Partial<UpdateInput> = {}) {
  return startRun(machine, { input: { isControlled: true, ...overrides } });
}

describe('a page without an update', () => {
  it('is current, prompts nothing and ignores unrelated events', () => {
    const run = start().send(accept, postpone, failed, dirtied, cleaned);
    expect(run.value).toBe('current');
    expect(run.context).toEqual({
      isControlled: true,
      isFormDirty: false,
      isActivated: false,
      askAgainMs: 14_400_000,
      activationMs: 60_000,
    });
    expect(selectUpdatePrompt(run.snapshot)).not.toBe('asking');
    expect(reloads).toBe(0);
    expect(run.emitted).toEqual([]);
  });

  it.each([[[]], [[found]], [[found, failed]]])(
    'does not treat the first worker as an update (after %j)',
    (before) => {
      const run = start({ isControlled: false }).send(...before);
      const { value } = run;
      run.send(controlled);
      expect(run.value).toEqual(value);
      expect(run.context.isControlled).toBe(true);
      expect(run.context.isActivated).toBe(false);
      // The next controller is an update that was accepted elsewhere.
      run.send(controlled);
      expect(run.value).toEqual(ASKING);
      expect(run.context.isActivated).toBe(true);
    },
  );

  it('rejects invalid delays', () => {
    expect(() => start({ delays: { askAgainMs: -1 } })).toThrow('update: delays.askAgainMs is -1');
    expect(() => start({ delays: { activationMs: -2 } })).toThrow(
      'update: delays.activationMs is -2',
    );
  });
});

describe('a new version', () => {
  it('is downloaded silently and then offered once', () => {
    const run = start().send(found);
    expect(run.value).toBe('downloading');
    run.send(installed);
    expect(run.value).toEqual(ASKING);
    expect(selectUpdatePrompt(run.snapshot)).toBe('asking');
    expect([activations, reloads]).toEqual([0, 0]);
  });

  it('that was already waiting when the page was opened is offered', () => {
    expect(start().send(installed).value).toEqual(ASKING);
  });

  it('whose download fails is retried when it is found again', () => {
    const run = start().send(found, failed);
    expect(run.value).toBe('failed');
    expect(run.send(accept).value).toBe('failed');
    expect(run.send(found).value).toBe('downloading');
    expect(run.send(failed, installed).value).toEqual(ASKING);
  });

  it('never reloads the page by itself, however long it waits', () => {
    const run = start().send(found, installed).wait(1_000_000_000);
    expect(run.value).toEqual(ASKING);
    expect(reloads).toBe(0);
  });
});

describe('a version with the same code as the page', () => {
  it.each([
    [[]],
    [[found]],
    [[found, failed]],
    [[installed]],
    [[installed, postpone]],
    [[dirtied, installed, accept]],
    [[installed, accept]],
  ])('takes over without a prompt or a reload (after %j)', (before) => {
    const run = start().send(...before, content);
    expect(run.value).toBe('current');
    expect(selectUpdatePrompt(run.snapshot)).toBe('none');
    expect(reloads).toBe(0);
    // The next version with different code is offered as usual.
    run.send(cleaned, found, installed);
    expect(run.value).toEqual(ASKING);
    expect(run.context.isActivated).toBe(false);
  });

  it('counts as a first worker like any other', () => {
    const run = start({ isControlled: false }).send(content);
    expect(run.context.isControlled).toBe(true);
    expect(run.send(controlled).value).toEqual(ASKING);
  });

  it('withdraws an update that another tab has accepted', () => {
    const run = start().send(controlled, content);
    expect(run.value).toBe('current');
    expect(run.context.isActivated).toBe(false);
  });

  it('does not stop a reload', () => {
    const run = start().send(installed, accept, controlled, content);
    expect(run.value).toEqual(RELOADED);
    expect(reloads).toBe(1);
  });
});

describe('postponing', () => {
  it('hides the prompt for four hours: still hidden at 14,399,999 ms, then shown again', () => {
    const run = start().send(installed, postpone);
    expect(run.value).toEqual(POSTPONED);
    expect(selectUpdatePrompt(run.snapshot)).not.toBe('asking');
    expect(run.wait(14_399_999).value).toEqual(POSTPONED);
    expect(run.wait(1).value).toEqual(ASKING);
  });

  it('takes that duration from the input', () => {
    const run = start({ delays: { askAgainMs: 10 } }).send(installed, postpone);
    expect(run.wait(9).value).toEqual(POSTPONED);
    expect(run.wait(1).value).toEqual(ASKING);
  });

  it('does not prevent the visitor from accepting later', () => {
    expect(start().send(installed, postpone, accept).value).toEqual(ACTIVATING);
  });

  it('does not delay a newer version', () => {
    expect(start().send(installed, postpone, installed).value).toEqual(ASKING);
  });
});

describe('accepting', () => {
  it('activates the new version, and reloads once it is in control', () => {
    const run = start().send(installed, accept);
    expect(run.value).toEqual(ACTIVATING);
    expect([activations, reloads]).toEqual([1, 0]);
    run.send(controlled);
    expect(run.value).toEqual(RELOADED);
    expect(run.context.isActivated).toBe(true);
    expect([activations, reloads]).toEqual([1, 1]);
  });

  it('reloads once, whatever happens afterwards', () => {
    const run = start().send(installed, accept, controlled, ...every, ...every);
    expect(run.value).toEqual(RELOADED);
    expect(reloads).toBe(1);
    run.stop();
  });

  it('activates once, however often it is clicked', () => {
    start().send(installed, accept, accept, accept);
    expect(activations).toBe(1);
  });

  it('offers the new version again if it is not in control after 60 s, but not at 59,999 ms', () => {
    const run = start().send(installed, accept).wait(59_999);
    expect(run.value).toEqual(ACTIVATING);
    expect(run.wait(1).value).toEqual(ASKING);
    expect(reloads).toBe(0);
    // It may take control late, which reloads nothing by surprise, and is then loaded at once.
    run.send(controlled);
    expect(run.value).toEqual(ASKING);
    expect(run.send(accept).value).toEqual(RELOADED);
    expect([activations, reloads]).toEqual([1, 1]);
    expect(run.emitted).toEqual([]);
  });

  it('takes that duration from the input', () => {
    const run = start({ delays: { activationMs: 10 } }).send(installed, accept);
    expect(run.wait(9).value).toEqual(ACTIVATING);
    expect(run.wait(1).value).toEqual(ASKING);
  });

  it('fails when the worker reports a failure, and offers the version if it takes control after all', () => {
    const run = start().send(installed, accept, failed);
    expect(run.value).toBe('failed');
    run.send(controlled);
    expect(run.value).toEqual(ASKING);
    expect(reloads).toBe(0);
    run.send(accept);
    expect(run.value).toEqual(RELOADED);
    expect([activations, reloads]).toEqual([1, 1]);
  });
});

describe('a version that fails', () => {
  it('is reported as abandoned when its download fails, once', () => {
    const run = start().send(found);
    expect(run.emitted).toEqual([]);
    run.send(failed);
    expect(run.value).toBe('failed');
    expect(run.emitted).toEqual([ABANDONED]);
    run.send(failed, accept, postpone, dirtied, cleaned).wait(1_000_000);
    expect(run.emitted).toEqual([ABANDONED]);
  });

  it('is reported as abandoned each time a retry fails', () => {
    const run = start().send(found, failed, found, failed);
    expect(run.emitted).toEqual([ABANDONED, ABANDONED]);
    expect(run.send(found, installed).emitted).toHaveLength(2);
  });

  it('is not reported as abandoned only because it does not take control soon', () => {
    expect(start().send(installed, accept).wait(1_000_000).emitted).toEqual([]);
  });

  it('is reported as abandoned when its activation fails', () => {
    expect(start().send(installed, accept, failed).emitted).toEqual([ABANDONED]);
  });

  it('is not reported unless it was being downloaded or activated', () => {
    expect(start().send(failed).emitted).toEqual([]);
    expect(start().send(installed, failed).emitted).toEqual([]);
    expect(start().send(installed, dirtied, accept, failed).emitted).toEqual([]);
  });

  it('is not reported if it would have been the first ever', () => {
    const run = start({ isControlled: false }).send(found, failed);
    expect(run.value).toBe('failed');
    expect(run.emitted).toEqual([]);
    expect(run.send(found, failed).emitted).toEqual([]);
    // Once a worker is in control, the next version is an update.
    expect(run.send(controlled).emitted).toEqual([]);
    expect(run.send(found, failed).emitted).toEqual([ABANDONED]);
  });

  it('is not reported if it succeeds in the end', () => {
    expect(start().send(found, installed, accept, controlled).emitted).toEqual([]);
  });
});

describe('a half-written form', () => {
  it('is never reloaded: the accepted update waits until it is done', () => {
    const run = start().send(installed, dirtied, accept);
    expect(run.value).toBe('waitingForCleanForm');
    run.send(accept, dirtied).wait(1_000_000);
    expect(run.value).toBe('waitingForCleanForm');
    expect([activations, reloads]).toEqual([0, 0]);
    run.send(cleaned);
    expect(run.value).toEqual(ACTIVATING);
    expect(run.context.isFormDirty).toBe(false);
    expect(run.send(controlled).value).toEqual(RELOADED);
  });

  it('counts even if it was started long before the update', () => {
    expect(start().send(dirtied, found, installed, accept).value).toBe('waitingForCleanForm');
  });

  it('that became clean before the acceptance does not block it', () => {
    expect(start().send(dirtied, installed, cleaned, accept).value).toEqual(ACTIVATING);
  });

  it('started between the acceptance and the activation is not reloaded either', () => {
    const run = start().send(installed, accept, dirtied, controlled);
    expect(run.value).toBe('waitingForCleanForm');
    expect(run.context.isActivated).toBe(true);
    expect(reloads).toBe(0);
    expect(run.send(cleaned).value).toEqual(RELOADED);
    expect([activations, reloads]).toEqual([1, 1]);
  });

  it('lets the visitor withdraw the acceptance', () => {
    const run = start().send(installed, dirtied, accept, postpone, cleaned);
    expect(run.value).toEqual(POSTPONED);
    expect(reloads).toBe(0);
  });
});

describe('an update accepted in another tab', () => {
  it('does not reload this tab, dirty or clean, and is offered here', () => {
    for (const before of [[], [dirtied]]) {
      const run = start().send(...before, controlled);
      expect(run.value).toEqual(ASKING);
      expect(run.context.isActivated).toBe(true);
      expect(reloads).toBe(0);
    }
  });

  it('while this tab prompts or waits only changes how it will reload', () => {
    const asking = start().send(installed, controlled);
    expect(asking.value).toEqual(ASKING);
    expect(asking.send(accept).value).toEqual(RELOADED);
    const writing = start().send(installed, dirtied, accept, controlled);
    expect(writing.value).toBe('waitingForCleanForm');
    expect(reloads).toBe(1);
    expect(writing.send(cleaned).value).toEqual(RELOADED);
    expect([activations, reloads]).toEqual([0, 2]);
  });

  it('while this tab downloads is offered immediately', () => {
    expect(start().send(found, controlled).value).toEqual(ASKING);
  });

  it('followed by a newer version is activated again before the reload', () => {
    expect(start().send(controlled, installed, accept).value).toEqual(ACTIVATING);
    const writing = start().send(controlled, dirtied, accept, installed, cleaned);
    expect(writing.value).toEqual(ACTIVATING);
    expect(reloads).toBe(0);
  });

  it('followed by a newer version found elsewhere starts over', () => {
    for (const before of [[found], [found, failed]]) {
      const run = start().send(...before, installed);
      expect(run.context.isActivated).toBe(false);
    }
  });
});

describe('the whole chart', () => {
  it('is fully covered by generated paths', async () => {
    expectFullCoverage(machine, [
      await replayPaths(machine, { input: { isControlled: true }, events: every }),
      await replayPaths(machine, { input: { isControlled: false }, events: every }),
    ]);
  });

  it('holds its invariants over random sequences', async () => {
    let wasFailed = false;
    let abandoned = 0;
    await checkRandomSequences(machine, {
      input: fc.record({ isControlled: fc.boolean() }),
      before: () => {
        reloads = 0;
        activations = 0;
        wasFailed = false;
        abandoned = 0;
      },
      maxLength: 16,
      step: fc.oneof(fc.constantFrom(...every), waiting(1, 59_999, 60_000, 14_400_000)),
      invariant: (run) => {
        assert.equal(reloads, run.matches(RELOADED) ? 1 : 0);
        const isFailed = run.matches('failed');
        if (isFailed && !wasFailed && run.context.isControlled) abandoned += 1;
        wasFailed = isFailed;
        assert.equal(run.emitted.length, abandoned);
        if (run.matches('waitingForCleanForm')) assert.equal(run.context.isFormDirty, true);
        assert.equal(run.clock.pending, run.matches(POSTPONED) || run.matches(ACTIVATING) ? 1 : 0);
      },
    });
  }, 300_000);

  it('reloads only after an acceptance and never over a dirty form, in 10,000 random sequences', () => {
    const letters = fc.array(fc.constantFrom(...every), { maxLength: 20, size: 'max' });
    fc.assert(
      fc.property(letters, fc.boolean(), (events, isControlled) => {
        reloads = 0;
        let isDirty = false;
        let isAccepted = false;
        const run = startRun(machine, { input: { isControlled }, inspect: false });
        for (const event of events) {
          const before = reloads;
          if (event === dirtied) isDirty = true;
          if (event === cleaned) isDirty = false;
          if (event === accept) isAccepted = true;
          run.send(event);
          if (reloads > before) {
            expect(isDirty).toBe(false);
            expect(isAccepted).toBe(true);
          }
        }
        run.stop();
      }),
      { numRuns: Number(process.env['SEQUENCES'] ?? 300), seed: 7 },
    );
  }, 300_000);
});
