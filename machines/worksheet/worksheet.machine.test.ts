import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  settle,
  startRun,
  waiting,
} from '../testing/index.ts';
import {
  selectAnswers,
  selectCanRedo,
  selectCanUndo,
  selectIsAltered,
  selectIsBegun,
  selectKeeping,
  selectNews,
  selectPosition,
  selectTurned,
  WORKSHEET_KEEP_MS,
  worksheetMachine,
  type Answers,
  type WorksheetEvent,
  type WorksheetInput,
  type WorksheetSave,
} from './index.ts';

const keep = controlledPromise<boolean, WorksheetSave>();
const machine = worksheetMachine.provide({ actors: { keep: keep.logic as never } });

beforeEach(() => keep.reset());

const initial: Answers = { day: '', weeks: '2' };
const kept: Answers = { day: '2026-08-17', weeks: '3' };

const start = (input: Partial<WorksheetInput> = {}) =>
  startRun(machine, { input: { initial, keepMs: 100, ...input } });
const read = (found: Partial<Extract<WorksheetEvent, { type: 'DEVICE.READ' }>> = {}) =>
  ({ type: 'DEVICE.READ', kept: null, shared: null, typed: {}, ...found }) as const;
const write = (field: string, value: string): WorksheetEvent => ({
  type: 'ANSWER.CHANGED',
  field,
  value,
});
const choose = (answers: Answers): WorksheetEvent => ({ type: 'ANSWERS.CHOSEN', answers });
const left: WorksheetEvent = { type: 'FIELD.LEFT' };
const undo: WorksheetEvent = { type: 'UNDO.REQUESTED' };
const redo: WorksheetEvent = { type: 'REDO.REQUESTED' };
const reset: WorksheetEvent = { type: 'RESET.REQUESTED' };
const remove: WorksheetEvent = { type: 'REMOVAL.REQUESTED' };
const leave: WorksheetEvent = { type: 'PAGE.LEFT' };
const changed = (found: Answers | null): WorksheetEvent => ({
  type: 'DEVICE.CHANGED',
  kept: found,
});

type Run = ReturnType<typeof start>;
const answersOf = (run: Run) => selectAnswers(run.snapshot);
const newsOf = (run: Run) => selectNews(run.snapshot);
const keepingOf = (run: Run) => selectKeeping(run.snapshot);
const canUndo = (run: Run) => selectCanUndo(run.snapshot);
const canRedo = (run: Run) => selectCanRedo(run.snapshot);

/** A worksheet whose view is ready. */
const ready = (input: Partial<WorksheetInput> = {}) => start(input).send(read());

it('covers every state and every transition', async () => {
  const events = [
    read(),
    read({ kept }),
    read({ shared: { weeks: '5' } }),
    read({ typed: { day: 'x' } }),
    write('day', 'a'),
    choose({ day: 'b' }),
    left,
    undo,
    redo,
    reset,
    remove,
    leave,
    changed(null),
    changed(initial),
    changed(kept),
  ];
  const report = await replayPaths(machine, {
    input: { initial, keepMs: 100, steps: 2 },
    events: ({ children }) => [
      ...events,
      // Only running actors can end.
      ...Object.keys(children).flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: true },
        { type: `xstate.done.actor.${id}`, output: false },
        { type: `xstate.error.actor.${id}`, error: new Error('no') },
      ]),
    ],
    promises: { keep: keep as never, remove: keep as never },
    serializeState: ({ value, context: { past, future, answers } }) =>
      JSON.stringify([value, past.length > 0, future.length > 0, answers['day'] === '']),
  });
  expectFullCoverage(machine, [report]);
});

describe('opening', () => {
  it('waits for its view, and changes nothing until then', () => {
    const run = start();
    expect(run.value).toEqual({ work: 'opening', keeping: 'reading' });
    const early = [write('day', 'x'), choose({ day: 'x' }), undo, redo, reset, changed(kept)];
    for (const event of [...early, changed(null)]) {
      expect(run.can(event)).toBe(false);
    }
    expect(newsOf(run)).toBe('none');
    expect(keepingOf(run)).toBe('nothing');
    expect(run.context).toEqual({
      initial,
      keepMs: 100,
      steps: 100,
      longest: 4000,
      answers: initial,
      device: initial,
      past: [],
      future: [],
      editing: null,
      turned: [],
      outcome: null,
    });
  });

  it('begins with the initial answers when nothing is found', () => {
    const run = ready();
    expect(run.value).toEqual({ work: { ready: 'none' }, keeping: 'nothing' });
    expect(answersOf(run)).toEqual(initial);
    expect(selectIsBegun(run.snapshot)).toBe(false);
    expect(canUndo(run)).toBe(false);
  });

  it('resumes the answers of an earlier visit, which is not a step', () => {
    const run = start().send(read({ kept: { day: '2026-08-17' } }));
    expect(answersOf(run)).toEqual({ day: '2026-08-17', weeks: '2' });
    expect(newsOf(run)).toBe('resumed');
    expect(keepingOf(run)).toBe('kept');
    expect(selectIsBegun(run.snapshot)).toBe(true);
    expect(canUndo(run)).toBe(false);
  });

  it.each([
    ['initial ones', initial],
    ['unknown ones', { color: 'red' }],
  ])('does not report kept answers that are %s', (_, found) => {
    const run = start().send(read({ kept: found }));
    expect(run.value).toEqual({ work: { ready: 'none' }, keeping: 'nothing' });
    expect(answersOf(run)).toEqual(initial);
  });

  it('ignores unknown fields and values that are not text', () => {
    const odd = { toString: 'x', day: 7, weeks: '9' } as unknown as Answers;
    expect(answersOf(start().send(read({ kept: odd })))).toEqual({ day: '', weeks: '9' });
    expect(answersOf(start().send(read({ shared: odd })))).toEqual({ day: '', weeks: '9' });
  });

  it('shows answers from the address, on top of those on the device', () => {
    const run = start().send(read({ kept, shared: { day: '2027-08-16' } }));
    expect(newsOf(run)).toBe('shared');
    // Fields missing from the address have their initial values, not the visitor's.
    expect(answersOf(run)).toEqual({ day: '2027-08-16', weeks: '2' });
    expect(keepingOf(run)).toBe('kept');
    run.wait(1000);
    expect(keep.calls).toHaveLength(0);
    expect(answersOf(run.send(undo))).toEqual(kept);
  });

  it('shows answers from the address when none are on the device', () => {
    const run = start().send(read({ shared: { day: '2027-08-16' } }));
    expect(answersOf(run.send(undo))).toEqual(initial);
    const same = start().send(read({ kept, shared: kept }));
    expect(newsOf(same)).toBe('shared');
    expect(canUndo(same)).toBe(false);
    expect(answersOf(same)).toEqual(kept);
  });

  it('does not report an address without fields', () => {
    expect(newsOf(start().send(read({ shared: { utm: 'x' } })))).toBe('none');
    expect(newsOf(start().send(read({ kept, shared: {} })))).toBe('resumed');
  });

  it('adds text typed before the scripts ran, as a step that is saved', () => {
    for (const found of [{}, { kept }, { shared: { weeks: '5' } }]) {
      const run = start().send(read({ ...found, typed: { day: '2028-01-01' } }));
      expect(answersOf(run)['day']).toBe('2028-01-01');
      expect(run.value).toMatchObject({ keeping: 'unsaved' });
      expect(answersOf(run.send(undo))['day']).not.toBe('2028-01-01');
    }
  });

  it('adds no step for typed text that equals the answer', () => {
    const run = start().send(read({ kept, typed: { day: '2026-08-17' } }));
    expect(canUndo(run)).toBe(false);
    expect(keepingOf(run)).toBe('kept');
  });

  it('reads the device once', () => {
    expect(ready().can(read({ kept }))).toBe(false);
  });
});

describe('writing', () => {
  it('changes one field, and ignores unknown fields and unchanged values', () => {
    const run = ready();
    for (const event of [write('color', 'x'), write('weeks', '2'), write('toString', 'x')]) {
      expect(run.can(event)).toBe(false);
    }
    expect(answersOf(run.send(write('weeks', '4')))).toEqual({ day: '', weeks: '4' });
  });

  it('cuts text that is longer than the maximum', () => {
    expect(answersOf(ready({ longest: 3 }).send(write('day', 'abcd')))['day']).toBe('abc');
    expect(answersOf(ready().send(write('day', 'a'.repeat(4001))))['day']).toHaveLength(4000);
  });

  it('treats continuous typing in a field as one step', () => {
    const run = ready().send(write('day', 'a'), write('day', 'ab'), write('day', 'abc'));
    expect(run.context.past).toEqual([initial]);
    expect(answersOf(run.send(undo))).toEqual(initial);
  });

  it.each([
    ['the field is left', left],
    ['another is written in', write('weeks', '7')],
    ['several are chosen at once', choose({ weeks: '7' })],
    ['a step is taken back', undo],
    ['it is started over', reset],
  ])('begins another step when %s', (_, event) => {
    const run = ready().send(write('day', 'a'), event, write('day', 'b'));
    expect(run.context.editing).toBe('day');
    expect(answersOf(run.send(undo))['day']).not.toBe('b');
    expect(answersOf(run)['day']).toBe(event === undo || event === reset ? '' : 'a');
  });

  it('begins another step after a redo', () => {
    const run = ready().send(write('day', 'a'), undo, redo, write('day', 'b'), undo);
    expect(answersOf(run)['day']).toBe('a');
  });

  it('changes several fields as one step', () => {
    const run = ready().send(choose({ day: 'x', weeks: '9', color: 'red' }));
    expect(answersOf(run)).toEqual({ day: 'x', weeks: '9' });
    expect(run.can(choose({ day: 'x' }))).toBe(false);
    expect(answersOf(run.send(undo))).toEqual(initial);
  });

  it('changes other fields in the same step, but not for a value that is already there', () => {
    const both: WorksheetEvent = { type: 'ANSWER.CHANGED', field: 'day', value: 'a', with: kept };
    const run = ready().send(both, write('day', 'ab'));
    expect(answersOf(run)).toEqual({ day: 'ab', weeks: '3' });
    expect(run.can({ ...both, value: 'ab' })).toBe(false);
    expect(answersOf(run.send(undo))).toEqual(initial);
  });

  it('is no step if what was typed is deleted again', () => {
    const both: WorksheetEvent = { type: 'ANSWER.CHANGED', field: 'day', value: 'a', with: kept };
    const run = ready().send(write('weeks', '9'), both, write('day', 'ab'), write('day', ''));
    expect(answersOf(run)).toEqual({ day: '', weeks: '9' });
    expect(run.context.past).toEqual([initial]);
    expect(answersOf(run.send(write('day', 'c'), undo))).toEqual({ day: '', weeks: '9' });
  });

  it('clears the news', () => {
    for (const event of [write('weeks', '9'), choose({ weeks: '9' })]) {
      const run = start().send(read({ kept }));
      expect(newsOf(run)).toBe('resumed');
      expect(newsOf(run.send(event))).toBe('none');
    }
  });
});

describe('undo', () => {
  it('goes back and forth, step by step, and reports which', () => {
    const run = ready().send(write('day', 'a'), left, write('day', 'b'));
    expect(canUndo(run)).toBe(true);
    expect(canRedo(run)).toBe(false);
    expect(answersOf(run.send(undo))['day']).toBe('a');
    expect(newsOf(run)).toBe('undone');
    expect(canRedo(run)).toBe(true);
    expect(answersOf(run.send(undo))['day']).toBe('');
    expect(run.can(undo)).toBe(false);
    expect(answersOf(run.send(redo))['day']).toBe('a');
    expect(newsOf(run)).toBe('redone');
    expect(answersOf(run.send(redo))['day']).toBe('b');
    expect(run.can(redo)).toBe(false);
    expect(run.context.past).toHaveLength(2);
  });

  it('names the fields that it changed, and how many steps are left', () => {
    const run = ready().send(write('day', 'a'), choose({ day: 'b', weeks: '9' }));
    expect(selectTurned(run.snapshot)).toEqual([]);
    expect(selectPosition(run.snapshot)).toBe(2);
    expect(selectTurned(run.send(undo).snapshot)).toEqual(['day', 'weeks']);
    expect(selectTurned(run.send(undo).snapshot)).toEqual(['day']);
    expect(selectPosition(run.snapshot)).toBe(0);
    expect(selectTurned(run.send(redo).snapshot)).toEqual(['day']);
    expect(selectPosition(run.snapshot)).toBe(1);
    expect(selectTurned(run.send(remove).snapshot)).toEqual([]);
  });

  it('clears the redo list once something else is written', () => {
    for (const event of [write('weeks', '9'), choose({ weeks: '9' })]) {
      expect(canRedo(ready().send(write('day', 'a'), undo, event))).toBe(false);
    }
    // Also within one step: the old redo list no longer applies.
    const run = ready().send(write('day', 'a'), write('day', 'b'));
    expect(canRedo(run)).toBe(false);
  });

  it('remembers the configured number of steps, keeping the newest', () => {
    const run = ready({ steps: 2 });
    for (const day of ['a', 'b', 'c']) run.send(write('day', day), left);
    expect(run.context.past.map(({ day }) => day)).toEqual(['a', 'b']);
    expect(run.send(undo, undo).can(undo)).toBe(false);
    expect(answersOf(run)['day']).toBe('a');
  });

  it('can revert starting over', () => {
    const run = ready().send(write('day', 'a'), reset);
    expect(answersOf(run)).toEqual(initial);
    expect(newsOf(run)).toBe('restarted');
    expect(run.can(reset)).toBe(false);
    expect(answersOf(run.send(undo))['day']).toBe('a');
  });

  it('cannot start over if nothing was written', () => {
    expect(ready().can(reset)).toBe(false);
  });
});

describe('keeping', () => {
  it('waits 400 ms by default', () => {
    expect(WORKSHEET_KEEP_MS).toBe(400);
    const run = startRun(machine, { input: { initial } }).send(read(), write('day', 'a'));
    expect(run.wait(399).value).toMatchObject({ keeping: 'unsaved' });
    expect(run.wait(1).value).toMatchObject({ keeping: 'writing' });
  });

  it('saves the answers shortly after the last change', async () => {
    const run = ready().send(write('day', 'a')).wait(99).send(write('day', 'ab')).wait(99);
    expect(keepingOf(run)).toBe('unsaved');
    expect(keep.calls).toHaveLength(0);
    run.wait(1);
    expect(keepingOf(run)).toBe('unsaved');
    expect(keep.calls.map(({ input }) => input)).toEqual([
      { answers: { day: 'ab', weeks: '2' }, edited: ['day'] },
    ]);
    await keep.resolve(true);
    expect(keepingOf(run)).toBe('kept');
  });

  it.each([
    ['taken back', [undo]],
    ['started over', [reset]],
    ['chosen', [choose({ day: 'z' })]],
  ])('saves what was %s', async (_, events) => {
    const run = ready().send(write('day', 'a'), leave);
    await keep.resolve(true);
    run.send(...events).wait(100);
    await keep.resolve(true);
    expect(keep.calls.at(-1)?.input.answers).toEqual(answersOf(run));
    expect(keepingOf(run)).toBe('kept');
  });

  it('saves what was redone', async () => {
    const run = ready().send(write('day', 'a'), undo, leave);
    await keep.resolve(true);
    expect(run.send(redo).value).toMatchObject({ keeping: 'unsaved' });
  });

  it('saves them immediately when the page is left, but only if unsaved', async () => {
    const run = ready().send(leave);
    expect(keep.calls).toHaveLength(0);
    run.send(write('day', 'a'), leave);
    expect(keep.calls).toHaveLength(1);
    await keep.resolve(true);
    expect(run.send(leave).value).toMatchObject({ keeping: 'kept' });
  });

  it('reports when the device refuses, and retries after the next change', async () => {
    const run = ready().send(write('day', 'a'), leave);
    await keep.resolve(false);
    expect(keepingOf(run)).toBe('refused');
    run.send(write('day', 'ab'), leave);
    await keep.reject(new Error('full'));
    expect(keepingOf(run)).toBe('refused');
    run.send(write('day', 'abc'), leave);
    await keep.resolve(true);
    expect(keepingOf(run)).toBe('kept');
  });

  it.each([
    ['kept', true],
    ['refused', false],
  ] as const)(
    'reports %s until the next result, so that the message does not change with every word',
    async (outcome, isStored) => {
      const run = ready().send(write('day', 'a'), leave);
      await keep.resolve(isStored);
      run.send(write('day', 'ab'));
      expect(run.value).toMatchObject({ keeping: 'unsaved' });
      expect(keepingOf(run)).toBe(outcome);
      run.wait(100);
      expect(run.value).toMatchObject({ keeping: 'writing' });
      expect(keepingOf(run)).toBe(outcome);
      await keep.resolve(!isStored);
      expect(keepingOf(run)).toBe(isStored ? 'refused' : 'kept');
    },
  );

  it('also reports answers that were found as kept, until they are removed', async () => {
    const run = start().send(read({ kept }), write('day', 'a'));
    expect(keepingOf(run)).toBe('kept');
    run.send(remove);
    await keep.resolve(true);
    run.send(write('day', 'a'));
    expect(keepingOf(run)).toBe('unsaved');
  });

  it('starts over when something is written during a save', async () => {
    const run = ready().send(write('day', 'a')).wait(100);
    run.send(write('day', 'ab'));
    expect(run.value).toMatchObject({ keeping: 'unsaved' });
    run.wait(100);
    await keep.resolve(true);
    expect(keep.calls.at(-1)?.input).toEqual({
      answers: { day: 'ab', weeks: '2' },
      edited: ['day'],
    });
  });
});

describe('removing', () => {
  it.each(['done', 'failed'])(
    'empties the worksheet, the device and the history: %s',
    async (end) => {
      const run = start().send(read({ kept }), write('day', 'a'), left, write('day', 'b'), undo);
      run.send(remove);
      expect(run.value).toEqual({ work: { ready: 'removed' }, keeping: 'removing' });
      expect(answersOf(run)).toEqual(initial);
      expect(run.context).toMatchObject({ past: [], future: [], editing: null });
      expect(keepingOf(run)).toBe('nothing');
      expect(keep.calls.map(({ input }) => input)).toEqual([{ answers: null, edited: [] }]);
      if (end === 'done') await keep.resolve(true);
      else await keep.reject(new Error('blocked'));
      expect(run.value).toMatchObject({ keeping: 'nothing' });
      run.wait(1000).stop();
      expect(keep.calls).toHaveLength(1);
    },
  );

  it('is no longer reported after the next change', () => {
    expect(newsOf(start().send(read({ kept }), remove, write('day', 'a')))).toBe('none');
  });
});

describe('another tab', () => {
  it('keeps what it wrote: only the fields changed here since are saved', async () => {
    const run = start().send(read({ kept }), write('day', 'a'), leave);
    expect(keep.calls.at(-1)?.input).toEqual({
      answers: { day: 'a', weeks: '3' },
      edited: ['day'],
    });
    await keep.resolve(true);
    run.send(write('weeks', '7'), leave);
    expect(keep.calls.at(-1)?.input.edited).toEqual(['weeks']);
    await keep.resolve(true);
    run.send(undo, leave);
    expect(keep.calls.at(-1)?.input).toEqual({
      answers: { day: 'a', weeks: '3' },
      edited: ['weeks'],
    });
  });

  it('saves again what may not have been saved, even if it is taken back meanwhile', async () => {
    const run = ready().send(write('day', 'a')).wait(100).send(undo).wait(100);
    expect(keep.calls.at(-1)?.input).toEqual({ answers: initial, edited: ['day'] });
    await keep.resolve(false);
    run.send(write('weeks', '7'), leave);
    expect(keep.calls.at(-1)?.input.edited).toEqual(['day', 'weeks']);
  });

  it('saves answers from the address with the first change, and all of them', () => {
    const run = start().send(read({ kept, shared: { day: 'x' } }), write('day', 'xy'), leave);
    expect(keep.calls.at(-1)?.input).toEqual({
      answers: { day: 'xy', weeks: '2' },
      edited: ['day', 'weeks'],
    });
    expect(answersOf(run.send(undo))).toEqual({ day: 'x', weeks: '2' });
  });

  it('is shown at once, which is not a step, and undo does not take it back', () => {
    const run = ready().send(write('day', 'a'), left, write('day', 'b'), undo);
    run.send(changed({ day: '', weeks: '7' }));
    expect(answersOf(run)).toEqual({ day: 'a', weeks: '7' });
    expect(newsOf(run)).toBe('merged');
    expect(answersOf(run.send(undo))).toEqual({ day: '', weeks: '7' });
    expect(canUndo(run)).toBe(false);
    expect(answersOf(run.send(redo, redo))).toEqual({ day: 'b', weeks: '7' });
    expect(canRedo(run)).toBe(false);
  });

  it('replaces a saved answer in every step, and drops the steps without a change', async () => {
    const run = ready().send(write('day', 'a'), leave);
    await keep.resolve(true);
    run.send(write('weeks', '7'), leave);
    await keep.resolve(true);
    run.send(undo, leave);
    await keep.resolve(true);
    run.send(changed({ day: 'ab', weeks: '2' }));
    expect(run.context).toMatchObject({
      past: [],
      answers: { day: 'ab', weeks: '2' },
      future: [{ day: 'ab', weeks: '7' }],
    });
  });

  it('ends the step that was being written', () => {
    const run = ready().send(write('day', 'a'), changed({ day: '', weeks: '7' }));
    expect(answersOf(run.send(write('day', 'ab'), undo))).toEqual({ day: 'a', weeks: '7' });
  });

  it('drops steps that can be redone once they change nothing', async () => {
    const run = ready().send(write('day', 'a'), leave);
    await keep.resolve(true);
    run.send(undo, leave);
    await keep.resolve(true);
    run.send(changed({ day: 'b', weeks: '2' }));
    expect(answersOf(run)).toEqual({ day: 'b', weeks: '2' });
    expect(canRedo(run)).toBe(false);
  });

  it('does not replace what was changed here and is not saved yet', async () => {
    const run = ready().send(write('day', 'mine'), changed({ day: 'theirs', weeks: '7' }));
    expect(answersOf(run)).toEqual({ day: 'mine', weeks: '7' });
    run.send(leave);
    expect(keep.calls.at(-1)?.input.edited).toEqual(['day']);
    // Nor while it is being saved, or if the device refused it.
    run.send(changed({ day: 'theirs', weeks: '8' }));
    expect(answersOf(run)).toEqual({ day: 'mine', weeks: '8' });
    await keep.resolve(false);
    run.send(changed({ day: 'theirs', weeks: '9' }));
    expect(answersOf(run)).toEqual({ day: 'mine', weeks: '9' });
    expect(answersOf(run.send(undo))).toEqual({ day: 'theirs', weeks: '9' });
  });

  it('does not take the answers away that came from the address', () => {
    const run = start().send(read({ kept, shared: { day: 'x' } }));
    run.send(changed({ day: 'theirs', weeks: '3' }));
    expect(newsOf(run)).toBe('shared');
    expect(answersOf(run)).toEqual({ day: 'x', weeks: '2' });
    expect(answersOf(run.send(undo))).toEqual({ day: 'theirs', weeks: '3' });
  });

  it('changes nothing if the device holds what it held', () => {
    const run = start().send(read({ kept }), changed(kept));
    expect(newsOf(run)).toBe('resumed');
    expect(run.value).toMatchObject({ keeping: 'kept' });
  });

  it('is reported as kept, also right after a removal', async () => {
    const run = ready().send(changed(initial));
    expect(keepingOf(run)).toBe('nothing');
    expect(keepingOf(run.send(changed(kept)))).toBe('kept');
    expect(answersOf(run)).toEqual(kept);
    run.send(remove, changed(kept));
    expect(keepingOf(run)).toBe('kept');
    expect(answersOf(run)).toEqual(kept);
  });

  it('that removed the answers removes them here, without touching the device', () => {
    const run = start().send(read({ kept }), write('day', 'a'), left, changed(null));
    expect(run.value).toEqual({ work: { ready: 'removed' }, keeping: 'nothing' });
    expect(run.context).toMatchObject({ answers: initial, device: initial, past: [], future: [] });
    run.wait(1000).stop();
    expect(keep.calls).toHaveLength(0);
  });

  it.each([
    ['not been saved yet', () => ready().send(write('day', 'a'))],
    ['come from the address', () => start().send(read({ shared: { day: 'a' } }))],
  ])('removes nothing that has %s', (_, begin) => {
    const run = begin().send(changed(null));
    expect(answersOf(run)['day']).toBe('a');
  });

  it('removes nothing that the device has refused', async () => {
    const run = ready().send(write('day', 'a'), leave);
    await keep.resolve(false);
    expect(answersOf(run.send(changed(null)))['day']).toBe('a');
  });
});

describe('without a keep actor', () => {
  it('fails, and names the missing actor', async () => {
    const lone = startRun(worksheetMachine, { input: { initial } }).send(
      read(),
      write('day', 'a'),
      leave,
    );
    await settle();
    expect(selectKeeping(lone.snapshot)).toBe('refused');
    const keeping = createActor(worksheetMachine.implementations.actors['keep'] as AnyActorLogic);
    const failure = new Promise((resolve) => {
      keeping.subscribe({ error: resolve });
    });
    keeping.start();
    expect(await failure).toMatchObject({
      message: expect.stringMatching(/^worksheet: no `keep` actor/),
    });
  });
});

describe('invalid input', () => {
  it('is rejected, with an error that names it', () => {
    expect(() => start({ initial: {} })).toThrow(/^worksheet: initial is empty/);
    expect(() => start({ keepMs: -1 })).toThrow(/^worksheet: keepMs is -1/);
    expect(() => start({ steps: 0 })).toThrow(/^worksheet: steps is 0/);
    expect(() => start({ longest: 0 })).toThrow(/^worksheet: longest is 0/);
  });
});

it('loses no step and saves what it shows, in 10,000 random sequences', async () => {
  const value = fc.constantFrom('', '2', '3', 'abcdefgh');
  const field = fc.constantFrom('day', 'weeks', 'color');
  await checkRandomSequences(machine, {
    input: fc.record({
      initial: fc.constant(initial),
      keepMs: fc.constant(100),
      steps: fc.integer({ min: 1, max: 4 }),
      longest: fc.constantFrom(3, 4000),
    }),
    before: () => keep.reset(),
    promises: true,
    step: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(field, value).map(([name, text]) => write(name, text)) },
      fc.dictionary(field, value).map((answers) => choose(answers)),
      fc.constantFrom(
        read(),
        read({ kept }),
        read({ shared: { weeks: '5' }, typed: { day: '3' } }),
      ),
      fc.constantFrom(left, undo, redo, reset, remove, leave),
      waiting(1, 99, 100),
      fc.boolean().chain((isStored) =>
        doing(`keep: ${String(isStored)}`, async () => {
          if (keep.pending().length > 0) await keep.resolve(isStored);
        }),
      ),
    ),
    invariant: ({ snapshot }) => {
      const { answers, past, future, steps, longest } = snapshot.context;
      for (const held of [answers, ...past, ...future]) {
        assert.deepEqual(Object.keys(held), ['day', 'weeks']);
        for (const text of Object.values(held)) assert.ok(text.length <= Math.max(longest, 1));
      }
      assert.ok(past.length + future.length <= steps, 'more steps than it should remember');
      if (snapshot.matches({ keeping: 'kept' }) && keep.calls.length > 0) {
        const last = keep.calls.at(-1)?.input.answers;
        if (last !== null && !snapshot.matches({ work: { ready: 'shared' } })) {
          assert.deepEqual(answers, last, 'what is said to be kept is not what is shown');
        }
      }
      if (snapshot.matches({ work: { ready: 'removed' } })) assert.deepEqual(answers, initial);
    },
  });
});

describe('answers newer than the address', () => {
  const isAltered = (run: Run) => selectIsAltered(run.snapshot);

  it('are those changed or removed, but not those that came from it or from the device', () => {
    expect(isAltered(start())).toBe(false);
    expect(isAltered(ready())).toBe(false);
    expect(isAltered(start().send(read({ kept })))).toBe(false);
    const run = start().send(read({ kept, shared: { weeks: '5' } }));
    expect(isAltered(run)).toBe(false);
    expect(isAltered(run.send(write('day', 'a')))).toBe(true);
    expect(isAltered(start().send(read({ kept, shared: { weeks: '5' } }), undo))).toBe(true);
    expect(isAltered(start().send(read({ kept, shared: { weeks: '5' } }), remove))).toBe(true);
    expect(isAltered(start().send(read({ shared: { weeks: '5' }, typed: { day: 'x' } })))).toBe(
      true,
    );
  });
});
