import assert from 'node:assert/strict';
import fc from 'fast-check';
import { it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  type MachineRun,
  waiting,
} from '#machines/testing/index.ts';
import { selectSheet, worksheetMachine, type Answers, type WorksheetSave } from './index.ts';

const initial: Answers = { a: '', b: '', c: '' };
const keep = controlledPromise<boolean, WorksheetSave>();
const machine = worksheetMachine.provide({ actors: { keep: keep.logic as never } });

it('two tabs keep what either has written, in random sequences', async () => {
  let run: MachineRun<typeof machine>;
  /** What the device holds; it stores at once, before the page learns whether it did. */
  let held: Answers = initial;
  let refuses = false;
  const stored: boolean[] = [];
  /** What the other tab wrote and this one has shown and not changed since. */
  const theirs = new Map<string, string>();

  const shown = () => selectSheet(run.snapshot).answers;
  const isOpen = () => !run.matches({ work: 'opening' });
  const turn = (type: 'UNDO.REQUESTED' | 'REDO.REQUESTED') =>
    doing(type, () => {
      run.send({ type });
      for (const [field, value] of theirs)
        assert.equal(shown()[field], value, `${type} took back what another tab wrote`);
    });
  const field = fc.constantFrom('a', 'b', 'c');

  await checkRandomSequences(machine, {
    input: { initial },
    promises: true,
    before: () => {
      keep.reset();
      stored.length = 0;
      theirs.clear();
      held = initial;
      refuses = false;
    },
    step: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(field, fc.constantFrom('', 'x', 'y')).chain(([name, value]) =>
          doing(`writes ${name}: ${value}`, () => {
            if (isOpen() && shown()[name] !== value) theirs.delete(name);
            run.send({ type: 'ANSWER.CHANGED', field: name, value });
          }),
        ),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(field, fc.constantFrom('1', '2')).chain(([name, value]) =>
          doing(`the other tab writes ${name}: ${value}`, () => {
            // A save takes no time, so nothing comes between its beginning and its end.
            if (!isOpen() || keep.pending().length > 0) return;
            const before = shown();
            const isEdited = before[name] !== run.context.device[name];
            const isNew = held[name] !== value;
            held = { ...held, [name]: value };
            run.send({ type: 'DEVICE.CHANGED', kept: held });
            assert.deepEqual(shown(), isEdited ? before : { ...before, [name]: value });
            if (!isEdited && isNew) theirs.set(name, value);
          }),
        ),
      },
      turn('UNDO.REQUESTED'),
      turn('REDO.REQUESTED'),
      fc.constantFrom(
        { type: 'DEVICE.READ', kept: null, shared: null, typed: {} } as const,
        { type: 'FIELD.LEFT' } as const,
        { type: 'PAGE.LEFT' } as const,
      ),
      waiting(1, 399, 400),
      doing('the device answers', () => {
        for (const call of keep.pending()) call.resolve(stored[keep.calls.indexOf(call)] ?? false);
      }),
      doing('the device refuses, or no longer does', () => {
        refuses = !refuses;
      }),
    ),
    invariant: (current) => {
      run = current;
      for (const { input } of keep.calls.slice(stored.length)) {
        stored.push(!refuses);
        for (const name of input.edited) {
          assert.ok(!theirs.has(name), `${name} of another tab was overwritten`);
          if (!refuses) held = { ...held, [name]: input.answers?.[name] ?? '' };
        }
      }
      if (run.matches({ keeping: 'kept' }))
        assert.deepEqual(held, shown(), 'what is kept is not what is shown');
    },
  });
});
