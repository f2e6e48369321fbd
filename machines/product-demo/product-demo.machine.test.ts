import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun } from '#machines/testing/index.ts';
import { progressOf } from './lesson.ts';
import {
  BRANDS,
  DAY,
  productDemoMachine,
  ROLES,
  selectDemo,
  type ProductDemoEvent,
  type Question,
} from './index.ts';

coversChart(productDemoMachine);

/** The right options: b, then a. */
const questions: readonly Question[] = [
  { right: 1, classmates: [2, 3, 1], elsewhere: [4, 5, 6] },
  { right: 0, classmates: [5, 1, 0], elsewhere: [1, 2, 3] },
];
const start = () => startRun(productDemoMachine, { input: { questions } });

const assigned: ProductDemoEvent = { type: 'LESSON.ASSIGNED' };
const next: ProductDemoEvent = { type: 'QUESTION.NEXT' };
const returned: ProductDemoEvent = { type: 'RESULTS.RETURNED' };
const undone: ProductDemoEvent = { type: 'STEP.UNDONE' };
const reset: ProductDemoEvent = { type: 'DEMO.RESET' };
const answer = (option: number): ProductDemoEvent => ({ type: 'ANSWER.GIVEN', option });
const role = (name: string): ProductDemoEvent => ({ type: 'ROLE.CHOSEN', role: name });
const brand = (name: string): ProductDemoEvent => ({ type: 'BRAND.CHOSEN', brand: name });
const sun = (hour: number): ProductDemoEvent => ({ type: 'SUN.MOVED', hour });
const address = (fragment: string): ProductDemoEvent => ({ type: 'ADDRESS.CHANGED', fragment });

/** Right; then wrong and right; returned. */
const WHOLE = [assigned, answer(1), next, answer(1), answer(0), returned];
const PHASES = ['asking', 'explaining', 'asking', 'asking', 'answered', 'reported'];

describe('the lesson', () => {
  it('goes from the teacher to the learner and back, and is undone step by step', () => {
    const run = start().send(role('publisher'));
    expect(WHOLE.map((event) => run.send(event).value)).toEqual(PHASES);
    expect(run.context.steps).toEqual(['assigned', 'b', 'next', 'b', 'a', 'returned']);
    expect(selectDemo(run.snapshot).progress.tried).toEqual([[1], [1, 0]]);
    const back = [...PHASES.slice(0, -1).toReversed(), 'unassigned'];
    expect(WHOLE.map(() => run.send(undone).value)).toEqual(back);
    expect(run.can(undone)).toBe(false);
    expect(selectDemo(run.snapshot).role).toBe('publisher');
  });

  it.each<[ProductDemoEvent[], ProductDemoEvent[]]>([
    [[], [answer(1), next, returned, undone, role('parent'), brand('learner')]],
    [[assigned], [assigned, next, returned, answer(3), answer(-1), answer(1.5), answer(26)]],
    [[assigned, answer(0)], [answer(0)]],
    [
      [assigned, answer(1)],
      [assigned, answer(0), returned],
    ],
    [
      [assigned, answer(1), next, answer(0)],
      [assigned, answer(1), next],
    ],
    [WHOLE, [returned, next]],
  ])('after %j ignores %j', (before, ignored) => {
    const run = start().send(...before);
    for (const event of ignored) expect(run.can(event), JSON.stringify(event)).toBe(false);
  });

  it('starts over with the teacher, and keeps the brand', () => {
    const { snapshot } = start().send(brand('leaf'), role('learner'), ...WHOLE, reset);
    expect(snapshot.value).toBe('unassigned');
    expect([selectDemo(snapshot).role, selectDemo(snapshot).brand]).toEqual(['teacher', 'leaf']);
    expect(selectDemo(snapshot).news).toEqual({ kind: 'reset', step: null, question: 0 });
  });

  it('reports what was done and undone, with the question it applied to', () => {
    const run = start();
    const newsAfter = (event: ProductDemoEvent) => {
      const { kind, step, question } = selectDemo(run.send(event).snapshot).news ?? {};
      return `${String(kind)} ${String(step)} ${String(question)}`;
    };
    const done = [assigned, answer(2), answer(1), next, answer(0)].map(newsAfter);
    expect(done.join(', ')).toBe('done assigned 0, done c 0, done b 0, done next 0, done a 1');
    const back = [undone, undone, role('learner')].map(newsAfter);
    expect(back).toEqual(['undone a 1', 'undone next 0', 'undone next 0']);
    expect(selectDemo(run.snapshot).lastStep).toBe('b');
  });

  it('shows what to do next, and on whose screen', () => {
    const run = start();
    const tasks = [undefined, ...WHOLE, role('publisher')].map((event) => {
      const task = selectDemo((event === undefined ? run : run.send(event)).snapshot).task;
      return `${task.role} ${task.kind}`;
    });
    expect(tasks.join(', ')).toBe(
      'teacher assign, learner answer, learner continue, learner answer, learner answer, teacher return, publisher read, publisher done',
    );
  });
});

describe('the address', () => {
  it('follows what the visitor does, and leaves what it is given', () => {
    const run = start();
    expect(selectDemo(run.snapshot).newAddress).toBeNull();
    const events = [role('learner'), brand('ring'), assigned, undone, reset];
    expect(events.map((event) => selectDemo(run.send(event).snapshot).newAddress)).toEqual([
      'role=learner&brand=house',
      'role=learner&brand=ring',
      'role=learner&brand=ring&lesson=assigned',
      'role=learner&brand=ring',
      'role=teacher&brand=ring',
    ]);
    expect(selectDemo(run.send(address('')).snapshot).newAddress).toBeNull();
  });

  it.each([
    ['role=learner&brand=leaf&lesson=assigned-a', 'asking', 'learner', 'leaf'],
    ['lesson=assigned-b', 'explaining', 'teacher', 'house'],
    ['lesson=assigned-b-next-a', 'answered', 'teacher', 'house'],
    ['lesson=assigned-b-next-a-returned', 'reported', 'teacher', 'house'],
    ['', 'unassigned', 'teacher', 'house'],
  ])('%s leads to %s', (fragment, phase, who, mark) => {
    const { snapshot } = start().send(role('publisher'), assigned, address(fragment));
    expect([snapshot.value, selectDemo(snapshot).role, selectDemo(snapshot).brand]).toEqual([
      phase,
      who,
      mark,
    ]);
    expect(selectDemo(snapshot).news).toBeNull();
  });

  it('is ignored if it names a section of the page', () => {
    expect(start().can(address('get-in-touch'))).toBe(false);
  });

  it('leaves the news if it echoes an update by the demo', () => {
    const run = start().send(assigned, answer(0), answer(2));
    run.send(address(selectDemo(run.snapshot).newAddress ?? ''));
    expect(selectDemo(run.snapshot).news?.step).toBe('c');
    // The same letters in another order are another place.
    expect(selectDemo(run.send(address('lesson=assigned-c-a')).snapshot).news).toBeNull();
  });
});

it('moves the Sun by day only, and leaves the lesson and its address alone', () => {
  const run = start().send(assigned, sun(DAY.to));
  expect(selectDemo(run.snapshot).hour).toBe(DAY.to);
  for (const hour of [DAY.to + 0.5, 0, Number.NaN]) expect(run.can(sun(hour))).toBe(false);
  expect(selectDemo(run.snapshot).newAddress).toBe('role=teacher&brand=house&lesson=assigned');
  expect(selectDemo(run.snapshot).news?.step).toBe('assigned');
});

describe('the screens', () => {
  it('have the trail of events', () => {
    expect(selectDemo(start().send(...WHOLE).snapshot).trail).toEqual([
      { kind: 'assigned' },
      { kind: 'answer', question: 0, option: 1, isRight: true },
      { kind: 'answer', question: 1, option: 1, isRight: false },
      { kind: 'answer', question: 1, option: 0, isRight: true },
      { kind: 'returned' },
    ]);
  });

  it.each<[ProductDemoEvent[], question: number, first: number, later: number, mine: string]>([
    [[], 0, 3, 3, 'waiting'],
    [[assigned, answer(1)], 0, 4, 3, 'first'],
    [[assigned, answer(1)], 1, 5, 1, 'waiting'],
    [[assigned, answer(1), next, answer(2)], 1, 5, 1, 'trying'],
    [[assigned, answer(1), next, answer(2), answer(0)], 1, 5, 2, 'later'],
  ])('of the teacher after %j: question %i was right at once for %i', (events, at, ...row) => {
    const result = selectDemo(start().send(...events).snapshot).results[at];
    expect([result?.first, result?.later, result?.mine]).toEqual(row);
    expect(result).toMatchObject({
      seats: 7,
      trying: Number(row[2] === 'trying'),
      waiting: Number(row[2] === 'waiting'),
    });
  });

  // The visitor's class counts once it has the lesson, with first answers only.
  it.each<[ProductDemoEvent[], counts: number[], mine: number | null, total: number]>([
    [[], [4, 5, 6], null, 15],
    [[assigned], [6, 8, 7], null, 21],
    [[assigned, answer(2)], [6, 8, 8], 2, 22],
    [[assigned, answer(2), answer(1)], [6, 8, 8], 2, 22],
  ])('of the publisher after %j', (events, counts, mine, total) => {
    const [result] = selectDemo(start().send(...events).snapshot).items;
    expect(result).toEqual({ counts, right: 1, mine, total });
  });
});

it('rejects a lesson without questions', () => {
  const input = { questions: [] };
  expect(() => startRun(productDemoMachine, { input })).toThrow(/questions\.length is 0/);
});

it('keeps every screen in step with the lesson, in random sequences', async () => {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  await checkRandomSequences(productDemoMachine, {
    input: { questions },
    maxLength: 20,
    step: fc.oneof(
      fc.constantFrom(assigned, next, returned, undone, reset),
      fc.integer({ min: -1, max: 3 }).map(answer),
      fc.integer({ min: 0, max: 24 }).map(sun),
      fc.constantFrom(...ROLES, 'parent').map(role),
      fc.constantFrom(...BRANDS, 'triangle').map(brand),
      fc
        .constantFrom(
          '',
          'main',
          'brand=ring&lesson=assigned-c',
          'lesson=assigned-b-next-b-a-returned',
        )
        .map(address),
    ),
    invariant: ({ snapshot }) => {
      assert.equal(progressOf(questions, snapshot.context.steps)?.phase, snapshot.value);
      for (const { first, later, trying, waiting, seats } of selectDemo(snapshot).results) {
        assert.equal(first + later + trying + waiting, seats);
      }
      for (const { counts, total } of selectDemo(snapshot).items) assert.equal(sum(counts), total);
    },
  });
});
