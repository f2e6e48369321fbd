import { beforeEach, describe, expect, it } from 'vitest';
import { controlledPromise, coversChart, settle, startRun } from '#machines/testing/index.ts';
import {
  selectSheet,
  worksheetMachine,
  type Answers,
  type WorksheetEvent,
  type WorksheetSave,
} from './index.ts';

coversChart(worksheetMachine);

const keep = controlledPromise<boolean, WorksheetSave>();
const machine = worksheetMachine.provide({ actors: { keep: keep.logic as never } });

beforeEach(() => keep.reset());

const initial: Answers = { day: '', weeks: '2' };
const kept: Answers = { day: 'k', weeks: '3' };

type Read = Extract<WorksheetEvent, { type: 'DEVICE.READ' }>;
const read = (found: Partial<Read> = {}): WorksheetEvent => ({
  type: 'DEVICE.READ',
  kept: null,
  shared: null,
  typed: {},
  ...found,
});
const write = (field: string, value: string, others?: Answers): WorksheetEvent => ({
  type: 'ANSWER.CHANGED',
  field,
  value,
  ...(others && { with: others }),
});
const day = (value: string, others?: Answers) => write('day', value, others);
const choose = (answers: Answers): WorksheetEvent => ({ type: 'ANSWERS.CHOSEN', answers });
const left: WorksheetEvent = { type: 'FIELD.LEFT' };
const undo: WorksheetEvent = { type: 'UNDO.REQUESTED' };
const redo: WorksheetEvent = { type: 'REDO.REQUESTED' };
const reset: WorksheetEvent = { type: 'RESET.REQUESTED' };
const remove: WorksheetEvent = { type: 'REMOVAL.REQUESTED' };
const leave: WorksheetEvent = { type: 'PAGE.LEFT' };
/** Another tab has changed what the device holds. */
const changed = (found: Answers | null): WorksheetEvent => ({
  type: 'DEVICE.CHANGED',
  kept: found,
});

/** How a save ends. */
const ends = {
  stored: () => keep.resolve(true),
  refused: () => keep.resolve(false),
  failed: () => keep.reject(new Error('full')),
};
type Steps = readonly (WorksheetEvent | keyof typeof ends | number)[];

const after = (...steps: Steps) =>
  startRun(machine, { input: { initial } }).playWith(ends, ...steps);

const EMPTY = [read()];
const KEPT = [read({ kept })];
/** Another tab has written this. */
const theirs = (dayText: string, weeks: string) => changed({ day: dayText, weeks });
const THEIRS = theirs('', '7');
/** Opened from an address with a day of its own. */
const SHARED = [read({ kept, shared: { day: 's' } })];
/** Two steps in `day`, of which the second is undone. */
const UNDONE = [...EMPTY, day('a'), left, day('b'), undo];

describe('the answers of a worksheet', () => {
  it.each<[what: string, Steps, dayAndWeeksAndNews: string]>([
    ['are the initial ones at first', [], '/2 none'],
    ['wait for the view', [day('x'), choose({ day: 'x' }), undo, reset, changed(kept)], '/2 none'],
    ['are the initial ones if nothing is found', EMPTY, '/2 none'],
    ['are resumed', [read({ kept: { day: 'k' } })], 'k/2 resumed'],
    ['are not resumed if they are the initial ones', [read({ kept: initial })], '/2 none'],
    ['are not resumed if they are unknown', [read({ kept: { color: 'red' } })], '/2 none'],
    [
      'must be text of known fields',
      [read({ kept: { toString: 'x', day: 7, weeks: '9' } as never })],
      '/9 resumed',
    ],
    ['come from the address first', SHARED, 's/2 shared'],
    ['may be those of the device', [...SHARED, undo], 'k/3 undone'],
    ['do not come from an empty address', [read({ kept, shared: { utm: 'x' } })], 'k/3 resumed'],
    ['have what was typed early', [read({ kept, typed: { day: 't' } })], 't/3 resumed'],
    ['may be those before it', [read({ kept, typed: { day: 't' } }), undo], 'k/3 undone'],
    ['are read once', [...EMPTY, read({ kept })], '/2 none'],

    ['are written', [...KEPT, write('weeks', '4')], 'k/4 none'],
    [
      'ignore unknown fields',
      [...EMPTY, write('toString', 'x'), choose({ color: 'red' })],
      '/2 none',
    ],
    ['are chosen several at once', [...KEPT, choose({ day: 'x', weeks: '9' })], 'x/9 none'],
    ['are undone at once', [...EMPTY, choose({ day: 'x', weeks: '9' }), undo], '/2 undone'],
    ['are changed along with one', [...EMPTY, day('a', { weeks: '9' })], 'a/9 none'],
    ['are undone along with it', [...EMPTY, day('a', { weeks: '9' }), undo], '/2 undone'],
    ['are undone a field at a time', [...EMPTY, day('a'), day('ab'), undo], '/2 undone'],
    [
      'are undone until the field was left',
      [...EMPTY, day('a'), left, day('ab'), undo],
      'a/2 undone',
    ],
    [
      'are undone until another was written',
      [...EMPTY, day('a'), write('weeks', '7'), day('ab'), undo],
      'a/7 undone',
    ],
    ['are undone until a redo', [...EMPTY, day('a'), undo, redo, day('b'), undo], 'a/2 undone'],
    ['are undone until a reset', [...EMPTY, day('a'), reset, day('b'), undo], '/2 undone'],
    ['are not undone where nothing is left', [...EMPTY, undo], '/2 none'],
    ['are redone', [...UNDONE, undo, redo], 'a/2 redone'],
    ['are redone to the end', [...UNDONE, undo, redo, redo, redo], 'b/2 redone'],
    ['are not redone after a change', [...UNDONE, write('weeks', '9'), redo], 'a/9 none'],
    ['start over', [...KEPT, reset], '/2 restarted'],
    ['start over, undone', [...KEPT, reset, undo], 'k/3 undone'],
    ['do not start over where they have not begun', [...EMPTY, reset], '/2 none'],
    ['are removed', [...KEPT, day('a'), remove], '/2 removed'],
    ['are gone then', [...KEPT, day('a'), remove, undo], '/2 removed'],

    ['of another tab are shown', [...UNDONE, THEIRS], 'a/7 merged'],
    ['of another tab stay, undone', [...UNDONE, THEIRS, undo], '/7 undone'],
    ['of another tab stay, redone', [...UNDONE, THEIRS, redo], 'b/7 redone'],
    [
      'of another tab do not replace unsaved ones',
      [...EMPTY, day('m'), theirs('t', '7')],
      'm/7 merged',
    ],
    [
      'of another tab do not replace those being saved',
      [...EMPTY, day('m'), leave, theirs('t', '8')],
      'm/8 merged',
    ],
    [
      'of another tab do not replace refused ones',
      [...EMPTY, day('m'), leave, 'refused', theirs('t', '9')],
      'm/9 merged',
    ],
    [
      'of another tab replace saved ones',
      [...EMPTY, day('m'), leave, 'stored', theirs('t', '2')],
      't/2 merged',
    ],
    ['of another tab are below those of the address', [...SHARED, theirs('t', '3')], 's/2 shared'],
    ['of another tab are shown then', [...SHARED, theirs('t', '3'), undo], 't/3 undone'],
    ['of another tab end the step', [...EMPTY, day('a'), THEIRS, day('ab'), undo], 'a/7 undone'],
    ['that another tab repeats are no news', [...KEPT, changed(kept)], 'k/3 resumed'],
    ['of another tab are removed', [...KEPT, day('a'), changed(null)], '/2 removed'],
    ['stay if they were not saved', [...EMPTY, day('a'), changed(null)], 'a/2 none'],
    ['stay if from the address', [read({ shared: { day: 's' } }), changed(null)], 's/2 shared'],
    [
      'stay if the device refused them',
      [...EMPTY, day('a'), leave, 'refused', changed(null)],
      'a/2 none',
    ],
  ])('%s', async (_, steps, expected) => {
    const { answers, news } = selectSheet((await after(...steps)).snapshot);
    expect(`${String(answers['day'])}/${String(answers['weeks'])} ${news}`).toBe(expected);
  });

  it.each<[Steps, position: number, canRedo: boolean, turned: string[]]>([
    [KEPT, 0, false, []],
    [[read({ kept, shared: kept, typed: { day: 'k' } })], 0, false, []],
    [[...EMPTY, day('a'), choose({ day: 'b', weeks: '9' })], 2, false, []],
    [[...EMPTY, day('a'), choose({ day: 'b', weeks: '9' }), undo], 1, true, ['day', 'weeks']],
    [[...UNDONE, redo], 2, false, ['day']],
    [[...UNDONE, remove], 0, false, []],
    // Typed and deleted again is no step, along with what changed with it.
    [[...EMPTY, day('a', { weeks: '9' }), day('')], 0, false, []],
    // Steps that are left without a change are dropped.
    [[...EMPTY, day('a'), leave, 'stored', undo, leave, 'stored', theirs('b', '2')], 0, false, []],
    [[...UNDONE, THEIRS], 1, true, ['day']],
  ])(
    'after %j have %i steps to undo, can be redone: %s',
    async (steps, position, canRedo, turned) => {
      const { snapshot } = await after(...steps);
      const canUndo = position > 0;
      expect(selectSheet(snapshot)).toMatchObject({ position, canUndo, canRedo, turned });
    },
  );

  it('keep the newest hundred steps, of 4000 characters each', async () => {
    const run = await after(...EMPTY);
    for (let at = 1; at <= 102; at += 1) run.send(day(String(at)), left);
    expect(selectSheet(run.snapshot).position).toBe(100);
    expect(run.context.past[0]).toEqual({ day: '2', weeks: '2' });
    run.send(day('a'.repeat(4001)));
    expect(selectSheet(run.snapshot).answers['day']).toHaveLength(4000);
  });

  it('have begun once one differs', async () => {
    expect(selectSheet((await after(...EMPTY)).snapshot).isBegun).toBe(false);
    expect(selectSheet((await after(...KEPT)).snapshot).isBegun).toBe(true);
  });

  it.each<[Steps, isAltered: boolean]>([
    [[], false],
    [KEPT, false],
    [[read({ kept, shared: { weeks: '5' } })], false],
    [[read({ shared: { weeks: '5' } }), day('a')], true],
    [[read({ shared: { weeks: '5' } }), undo], true],
    [[read({ shared: { weeks: '5' } }), remove], true],
    [[read({ shared: { weeks: '5' }, typed: { day: 'x' } })], true],
  ])('after %j are newer than the address: %s', async (steps, isAltered) => {
    expect(selectSheet((await after(...steps)).snapshot).isAltered).toBe(isAltered);
  });
});

describe('the device', () => {
  const WRITTEN = [...EMPTY, day('a')];

  it.each<[what: string, Steps, state: string, keeping: string]>([
    ['is read first', [], 'reading', 'nothing'],
    ['has nothing', EMPTY, 'nothing', 'nothing'],
    ['has the answers', KEPT, 'kept', 'kept'],
    ['has them below the address', [...SHARED, 1000], 'kept', 'kept'],
    ['waits for a pause', [...WRITTEN, 399], 'unsaved', 'unsaved'],
    ['waits again', [...WRITTEN, 399, day('ab'), 399], 'unsaved', 'unsaved'],
    ['saves after 400 ms', [...WRITTEN, 400], 'writing', 'unsaved'],
    ['saves when the page is left', [...WRITTEN, leave], 'writing', 'unsaved'],
    ['has saved', [...WRITTEN, leave, 'stored'], 'kept', 'kept'],
    ['saves nothing more then', [...WRITTEN, leave, 'stored', leave], 'kept', 'kept'],
    ['may refuse', [...WRITTEN, leave, 'refused'], 'refused', 'refused'],
    ['may fail', [...WRITTEN, leave, 'failed'], 'refused', 'refused'],
    // The message would otherwise change twice per word.
    ['has it until the next result', [...WRITTEN, leave, 'stored', day('b')], 'unsaved', 'kept'],
    [
      'refuses until the next result',
      [...WRITTEN, leave, 'refused', day('b'), leave],
      'writing',
      'refused',
    ],
    ['starts over meanwhile', [...WRITTEN, leave, day('ab')], 'unsaved', 'unsaved'],
    ['saves what was undone', [...WRITTEN, leave, 'stored', undo, 400, 'stored'], 'kept', 'kept'],
    ['is emptied', [...KEPT, remove], 'removing', 'nothing'],
    ['is empty', [...KEPT, remove, 'stored', 1000], 'nothing', 'nothing'],
    ['had nothing to empty', [...KEPT, remove, 'failed'], 'nothing', 'nothing'],
    ['has nothing any more', [...KEPT, remove, 'stored', day('a')], 'unsaved', 'unsaved'],
    ['has what another tab wrote', [...EMPTY, changed(kept)], 'kept', 'kept'],
    ['has nothing of another tab', [...EMPTY, changed(initial)], 'nothing', 'nothing'],
    ['has what was written since', [...KEPT, remove, changed(kept)], 'kept', 'kept'],
    ['was emptied by another tab', [...KEPT, changed(null), 1000], 'nothing', 'nothing'],
  ])('%s', async (_, steps, state, keeping) => {
    const run = await after(...steps);
    expect(run.value).toMatchObject({ keeping: state });
    expect(selectSheet(run.snapshot).keeping).toBe(keeping);
  });

  it.each<[Steps, Answers | null, edited: string[]]>([
    [[...WRITTEN, leave], { day: 'a', weeks: '2' }, ['day']],
    // Only what was changed here is written over what another tab has saved.
    [
      [...KEPT, day('a'), leave, 'stored', write('weeks', '7'), leave],
      { day: 'a', weeks: '7' },
      ['weeks'],
    ],
    // What may not have been saved is saved again, even if it was undone meanwhile.
    [[...WRITTEN, 400, undo, 400], initial, ['day']],
    [
      [...WRITTEN, leave, 'refused', write('weeks', '7'), leave],
      { day: 'a', weeks: '7' },
      ['day', 'weeks'],
    ],
    [[...SHARED, day('x'), leave], { day: 'x', weeks: '2' }, ['day', 'weeks']],
    [[...KEPT, remove], null, []],
  ])('after %j is asked to keep %j, edited in %j', async (steps, answers, edited) => {
    await after(...steps);
    expect(keep.calls.at(-1)?.input).toEqual({ answers, edited });
  });

  it('refuses without a keep actor', async () => {
    const run = startRun(worksheetMachine, { input: { initial } }).send(...WRITTEN, leave);
    await settle();
    expect(selectSheet(run.snapshot).keeping).toBe('refused');
  });
});

it('rejects a worksheet without fields', () => {
  expect(() => startRun(machine, { input: { initial: {} } })).toThrow(
    /^worksheet: initial is empty/,
  );
});
