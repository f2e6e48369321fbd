import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun, waiting } from '#machines/testing/index.ts';
import {
  selectIsUpdateHeldUp,
  selectUpdatePrompt,
  updateMachine,
  type UpdateEvent,
} from './index.ts';

coversChart(updateMachine);

let done: string[] = [];
const machine = updateMachine.provide({
  actions: { reload: () => void done.push('reload'), activate: () => void done.push('activate') },
});

beforeEach(() => {
  done = [];
});

const found: UpdateEvent = { type: 'UPDATE.FOUND' };
const installed: UpdateEvent = { type: 'UPDATE.INSTALLED' };
const failed: UpdateEvent = { type: 'UPDATE.FAILED' };
const accept: UpdateEvent = { type: 'UPDATE.ACCEPTED' };
const postpone: UpdateEvent = { type: 'UPDATE.POSTPONED' };
const dirtied: UpdateEvent = { type: 'FORM.DIRTIED' };
const cleaned: UpdateEvent = { type: 'FORM.CLEANED' };
/** Another worker controls the page. */
const control: UpdateEvent = { type: 'CONTROLLER.CHANGED' };
const content: UpdateEvent = { type: 'CONTENT.CHANGED' };
const every = [found, installed, failed, accept, postpone, dirtied, cleaned, control, content];

const ASKING = { waiting: 'asking' };
const POSTPONED = { waiting: 'postponed' };
const HELD_UP = 'waitingForCleanForm';
const ACTIVATING = { reloading: 'activating' };
const RELOADED = { reloading: 'reloaded' };
const ONCE = ['activate'];
const BOTH = ['activate', 'reload'];
const FOUR_HOURS = 14_400_000;

type Steps = readonly (UpdateEvent | number)[];
const after = (steps: Steps, isControlled = true) =>
  startRun(machine, { input: { isControlled } }).play(...steps);

describe('the update', () => {
  it.each<[what: string, Steps, value: unknown, done: string[]]>([
    ['is none at first', [accept, postpone, failed, dirtied, cleaned], 'current', []],
    ['is downloaded silently', [found], 'downloading', []],
    ['is offered', [found, installed], ASKING, []],
    ['is offered if it waited already', [installed], ASKING, []],
    ['is retried when it failed', [found, failed, found], 'downloading', []],
    ['is offered after a failure', [found, failed, installed], ASKING, []],
    ['is not accepted when it failed', [found, failed, accept], 'failed', []],
    ['never reloads by itself', [installed, 1e9], ASKING, []],

    ['is hidden for four hours', [installed, postpone, FOUR_HOURS - 1], POSTPONED, []],
    ['is offered again then', [installed, postpone, FOUR_HOURS], ASKING, []],
    ['is offered again if there is a newer one', [installed, postpone, installed], ASKING, []],
    ['may be accepted later', [installed, postpone, accept], ACTIVATING, ONCE],

    ['is activated once', [installed, accept, accept], ACTIVATING, ONCE],
    ['reloads once it is in control', [installed, accept, control], RELOADED, BOTH],
    ['reloads once', [installed, accept, control, ...every, ...every], RELOADED, BOTH],
    ['may take a minute', [installed, accept, 59_999], ACTIVATING, ONCE],
    ['is offered again after a minute', [installed, accept, 60_000], ASKING, ONCE],
    ['reloads nothing when it is late', [installed, accept, 60_000, control], ASKING, ONCE],
    ['reloads at once then', [installed, accept, 60_000, control, accept], RELOADED, BOTH],
    ['may fail', [installed, accept, failed], 'failed', ONCE],
    ['is offered if it takes over', [installed, accept, failed, control], ASKING, ONCE],

    ['waits for a clean form', [installed, dirtied, accept, accept, 1e6], HELD_UP, []],
    ['goes on when the form is clean', [installed, dirtied, accept, cleaned], ACTIVATING, ONCE],
    ['waits for a form begun before', [dirtied, found, installed, accept], HELD_UP, []],
    ['waits for no clean form', [dirtied, installed, cleaned, accept], ACTIVATING, ONCE],
    ['waits for a form begun since', [installed, accept, dirtied, control], HELD_UP, ONCE],
    ['reloads when that is clean', [installed, accept, dirtied, control, cleaned], RELOADED, BOTH],
    ['may be withdrawn', [installed, dirtied, accept, postpone, cleaned], POSTPONED, []],

    ['of another tab is offered here', [control], ASKING, []],
    ['of another tab is offered over a form', [dirtied, control], ASKING, []],
    ['of another tab is offered while it loads', [found, control], ASKING, []],
    ['of another tab only reloads', [installed, control, accept], RELOADED, ['reload']],
    ['of another tab waits for a form', [installed, dirtied, accept, control], HELD_UP, []],
    [
      'of another tab reloads then',
      [installed, dirtied, accept, control, cleaned],
      RELOADED,
      ['reload'],
    ],
    ['newer than that is activated', [control, installed, accept], ACTIVATING, ONCE],
    [
      'newer than that is activated after a form',
      [control, dirtied, accept, installed, cleaned],
      ACTIVATING,
      ONCE,
    ],

    ['of content needs no prompt', [content], 'current', []],
    ['of content replaces one that loads', [found, content], 'current', []],
    ['of content replaces one that failed', [found, failed, content], 'current', []],
    ['of content replaces one that waits', [installed, postpone, content], 'current', []],
    ['of content replaces one held up', [dirtied, installed, accept, content], 'current', []],
    ['of content replaces one accepted', [installed, accept, content], 'current', ONCE],
    ['of content is followed by another', [control, content, installed, accept], ACTIVATING, ONCE],
    ['of content stops no reload', [installed, accept, control, content], RELOADED, BOTH],
  ])('%s', (_, steps, value, expected) => {
    const run = after(steps);
    expect(run.value).toEqual(value);
    expect(done).toEqual(expected);
  });

  it.each<[Steps]>([[[]], [[found]], [[found, failed]], [[content]]])(
    'is not the first worker (after %j), but the next',
    (steps) => {
      const run = after(steps, false);
      const { value } = run;
      if (steps[0] !== content) run.send(control);
      expect(run.value).toEqual(value);
      expect(run.send(control).value).toEqual(ASKING);
    },
  );

  it.each<[Steps, number, isControlled: boolean]>([
    [[found, failed, failed, accept, 1e6], 1, true],
    [[found, failed, found, failed], 2, true],
    [[installed, accept, failed], 1, true],
    [[installed, accept, 1e6], 0, true],
    [[failed, installed, failed, dirtied, accept, failed], 0, true],
    // The first worker ever: the visitor misses nothing without it.
    [[found, failed, found, failed], 0, false],
    [[control, found, failed], 1, false],
  ])('after %j is abandoned %i times', (steps, times, isControlled) => {
    expect(after(steps, isControlled).emitted).toHaveLength(times);
  });

  it('has a prompt for each state in which the visitor has a choice or waits', () => {
    const promptAfter = (steps: Steps) => selectUpdatePrompt(after(steps).snapshot);
    expect(promptAfter([found])).toBe('none');
    expect(promptAfter([installed])).toBe('asking');
    expect(promptAfter([installed, postpone])).toBe('none');
    expect(promptAfter([installed, dirtied, accept])).toBe('waiting');
    expect(promptAfter([installed, accept])).toBe('reloading');
    expect(selectIsUpdateHeldUp(after([dirtied]).snapshot)).toBe(true);
    expect(selectIsUpdateHeldUp(after([dirtied, cleaned]).snapshot)).toBe(false);
  });

  it('reloads once, and never over a dirty form, in random sequences', async () => {
    let reloads = 0;
    await checkRandomSequences(machine, {
      input: fc.record({ isControlled: fc.boolean() }),
      before: () => {
        done = [];
        reloads = 0;
      },
      maxLength: 20,
      step: fc.oneof(fc.constantFrom(...every), waiting(1, 59_999, 60_000, FOUR_HOURS)),
      invariant: (run) => {
        const now = done.filter((one) => one === 'reload').length;
        if (now > reloads) assert.equal(run.context.isFormDirty, false);
        reloads = now;
        assert.equal(now, run.matches(RELOADED) ? 1 : 0);
        if (run.matches(HELD_UP)) assert.equal(run.context.isFormDirty, true);
        assert.equal(run.clock.pending, run.matches(POSTPONED) || run.matches(ACTIVATING) ? 1 : 0);
      },
    });
  });
});
