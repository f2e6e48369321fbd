import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
} from '../testing/index.ts';
import { addressOf } from './address.ts';
import { progressOf } from './lesson.ts';
import {
  BRANDS,
  productDemoMachine,
  ROLES,
  selectBrand,
  selectClassResults,
  selectItemResults,
  selectLastStep,
  selectNewAddress,
  selectNews,
  selectProgress,
  selectRole,
  selectTask,
  selectTrail,
  type ProductDemoEvent,
  type Question,
} from './index.ts';

/** The right options: b, then a. */
const questions: readonly Question[] = [
  { right: 1, classmates: [2, 3, 1], elsewhere: [4, 5, 6] },
  { right: 0, classmates: [5, 1, 0], elsewhere: [1, 2, 3] },
];

const start = (given: readonly Question[] = questions) =>
  startRun(productDemoMachine, { input: { questions: given } });
type Run = ReturnType<typeof start>;

const assigned: ProductDemoEvent = { type: 'LESSON.ASSIGNED' };
const next: ProductDemoEvent = { type: 'QUESTION.NEXT' };
const returned: ProductDemoEvent = { type: 'RESULTS.RETURNED' };
const undone: ProductDemoEvent = { type: 'STEP.UNDONE' };
const reset: ProductDemoEvent = { type: 'DEMO.RESET' };
const answer = (option: number): ProductDemoEvent => ({ type: 'ANSWER.GIVEN', option });
const role = (name: string): ProductDemoEvent => ({ type: 'ROLE.CHOSEN', role: name });
const brand = (name: string): ProductDemoEvent => ({ type: 'BRAND.CHOSEN', brand: name });
const address = (fragment: string): ProductDemoEvent => ({ type: 'ADDRESS.CHANGED', fragment });

/** Right, then wrong, then right, returned. */
const WHOLE = [assigned, answer(1), next, answer(1), answer(0), returned];
const phase = (run: Run) => run.snapshot.value.lesson;

describe('the product demo', () => {
  it('covers every state and every transition', async () => {
    const serializeState = ({ value, context }: Run['snapshot']) =>
      JSON.stringify([value, context.steps]);
    const lesson = await replayPaths(productDemoMachine, {
      input: { questions },
      serializeState,
      events: [
        assigned,
        answer(0),
        answer(1),
        next,
        returned,
        undone,
        reset,
        address(''),
        address('main'),
        address('lesson=assigned'),
        address('lesson=assigned-b'),
        address('lesson=assigned-b-next-a'),
        address('lesson=assigned-b-next-a-returned'),
      ],
    });
    const names = await replayPaths(productDemoMachine, {
      input: { questions },
      serializeState,
      events: [
        reset,
        ...ROLES.map(role),
        ...BRANDS.map(brand),
        ...ROLES.map((name) => address(`role=${name}`)),
        ...BRANDS.map((name) => address(`brand=${name}`)),
      ],
    });
    expectFullCoverage(productDemoMachine, [lesson, names]);
  });

  it('starts with the teacher, under the first brand, before the lesson is assigned', () => {
    const run = start();
    expect(run.value).toEqual({ role: 'teacher', brand: 'house', lesson: 'unassigned' });
    expect(run.context).toEqual({ questions, steps: [], news: null, isFollowing: true });
    expect(selectNewAddress(run.snapshot)).toBeNull();
    expect(selectLastStep(run.snapshot)).toBeNull();
    expect(selectTrail(run.snapshot)).toEqual([]);
  });

  it('shows the screen of each role, and ignores unknown roles', () => {
    const run = start();
    for (const name of ['publisher', 'learner', 'teacher'] as const) {
      expect(selectRole(run.send(role(name)).snapshot)).toBe(name);
    }
    expect(run.can(role('parent'))).toBe(false);
    expect(run.can(brand('learner'))).toBe(false);
  });

  it('appears under each brand, and ignores unknown brands', () => {
    const run = start();
    for (const name of BRANDS.toReversed()) {
      expect(selectBrand(run.send(brand(name)).snapshot)).toBe(name);
    }
    expect(run.can(brand('triangle'))).toBe(false);
  });

  it('takes the lesson from the teacher to the learner and back to the teacher', () => {
    const run = start();
    const phases = WHOLE.map((event) => phase(run.send(event)));
    expect(phases).toEqual(['asking', 'explaining', 'asking', 'asking', 'answered', 'reported']);
    expect(run.context.steps).toEqual(['assigned', 'b', 'next', 'b', 'a', 'returned']);
    expect(selectProgress(run.snapshot)).toEqual({
      phase: 'reported',
      question: 1,
      tried: [[1], [1, 0]],
    });
  });

  it('accepts each option once, and ignores options that the question does not have', () => {
    const run = start().send(assigned, answer(0));
    for (const option of [0, 3, -1, 1.5, 26, Number.NaN]) {
      expect(run.can(answer(option)), String(option)).toBe(false);
    }
    expect(run.can(answer(2))).toBe(true);
  });

  it('ignores steps out of order', () => {
    const run = start();
    for (const event of [answer(1), next, returned, undone]) expect(run.can(event)).toBe(false);
    run.send(assigned);
    for (const event of [assigned, next, returned]) expect(run.can(event)).toBe(false);
    run.send(answer(1));
    for (const event of [assigned, answer(0), returned]) expect(run.can(event)).toBe(false);
    run.send(next, answer(0));
    for (const event of [assigned, answer(1), next]) expect(run.can(event)).toBe(false);
  });

  it('undoes any kind of step, one at a time', () => {
    const run = start().send(role('publisher'), ...WHOLE);
    const phases = WHOLE.map(() => phase(run.send(undone)));
    expect(phases).toEqual(['answered', 'asking', 'asking', 'explaining', 'asking', 'unassigned']);
    expect(run.context.steps).toEqual([]);
    expect(run.can(undone)).toBe(false);
    expect(selectRole(run.snapshot)).toBe('publisher');
  });

  it('starts over with the teacher, and keeps the brand', () => {
    const run = start().send(brand('leaf'), role('learner'), ...WHOLE, reset);
    expect(run.value).toEqual({ role: 'teacher', brand: 'leaf', lesson: 'unassigned' });
    expect(run.context).toEqual({
      questions,
      steps: [],
      news: { kind: 'reset', step: null, question: 0 },
      isFollowing: false,
    });
  });

  it('reports what was done and undone, with the question it applied to', () => {
    const run = start();
    const news = (event: ProductDemoEvent) => selectNews(run.send(event).snapshot);
    expect(news(assigned)).toEqual({ kind: 'done', step: 'assigned', question: 0 });
    expect(news(answer(2))).toEqual({ kind: 'done', step: 'c', question: 0 });
    expect(news(answer(1))).toEqual({ kind: 'done', step: 'b', question: 0 });
    expect(news(next)).toEqual({ kind: 'done', step: 'next', question: 0 });
    expect(news(answer(0))).toEqual({ kind: 'done', step: 'a', question: 1 });
    expect(news(returned)).toEqual({ kind: 'done', step: 'returned', question: 1 });
    expect(news(undone)).toEqual({ kind: 'undone', step: 'returned', question: 1 });
    expect(news(undone)).toEqual({ kind: 'undone', step: 'a', question: 1 });
    expect(news(undone)).toEqual({ kind: 'undone', step: 'next', question: 0 });
    expect(selectLastStep(run.snapshot)).toBe('b');
    expect(news(role('learner'))).toEqual({ kind: 'undone', step: 'next', question: 0 });
  });

  it('shows what to do next, and on whose screen', () => {
    const run = start();
    const task = (event?: ProductDemoEvent) =>
      selectTask((event === undefined ? run : run.send(event)).snapshot);
    expect(task()).toEqual({ role: 'teacher', kind: 'assign' });
    expect(task(assigned)).toEqual({ role: 'learner', kind: 'answer' });
    expect(task(answer(1))).toEqual({ role: 'learner', kind: 'continue' });
    expect(task(next)).toEqual({ role: 'learner', kind: 'answer' });
    expect(task(answer(0))).toEqual({ role: 'teacher', kind: 'return' });
    expect(task(returned)).toEqual({ role: 'publisher', kind: 'read' });
    expect(task(role('publisher'))).toEqual({ role: 'publisher', kind: 'done' });
  });
});

describe('the address of the demo', () => {
  it('follows what the visitor does', () => {
    const run = start();
    const told = (event: ProductDemoEvent) => selectNewAddress(run.send(event).snapshot);
    expect(told(role('learner'))).toBe('role=learner&brand=house');
    expect(told(brand('ring'))).toBe('role=learner&brand=ring');
    expect(told(assigned)).toBe('role=learner&brand=ring&lesson=assigned');
    expect(told(undone)).toBe('role=learner&brand=ring');
    expect(told(reset)).toBe('role=teacher&brand=ring');
  });

  it('is followed, from a shared link and on Back', () => {
    const run = start().send(address('role=learner&brand=leaf&lesson=assigned-a'));
    expect(run.value).toEqual({ role: 'learner', brand: 'leaf', lesson: 'asking' });
    expect(run.context).toMatchObject({ steps: ['assigned', 'a'], news: null, isFollowing: true });
    expect(selectNewAddress(run.snapshot)).toBeNull();
    run.send(address(''));
    expect(run.value).toEqual({ role: 'teacher', brand: 'house', lesson: 'unassigned' });
  });

  it('is ignored if it names a section of the page', () => {
    const run = start().send(assigned);
    expect(run.can(address('get-in-touch'))).toBe(false);
    expect(phase(run)).toBe('asking');
  });

  it('does not affect the news when it echoes an update by the demo', () => {
    const run = start().send(role('learner'), assigned, answer(1));
    const told = selectNewAddress(run.snapshot) ?? '';
    run.send(address(told));
    expect(selectNews(run.snapshot)).toEqual({ kind: 'done', step: 'b', question: 0 });
    expect(selectNewAddress(run.snapshot)).toBeNull();
    run.send(address('role=learner&lesson=assigned'));
    expect(selectNews(run.snapshot)).toBeNull();
  });

  it('distinguishes the same letters in a different order', () => {
    const run = start().send(assigned, answer(0), answer(2));
    run.send(address('lesson=assigned-c-a'));
    expect(run.context.steps).toEqual(['assigned', 'c', 'a']);
    expect(selectNews(run.snapshot)).toBeNull();
  });
});

describe('the screens of the roles', () => {
  it('the trail: events and attempt numbers', () => {
    const run = start().send(...WHOLE);
    expect(selectTrail(run.snapshot)).toEqual([
      { kind: 'assigned' },
      { kind: 'answer', question: 0, option: 1, isRight: true, attempt: 1 },
      { kind: 'answer', question: 1, option: 1, isRight: false, attempt: 1 },
      { kind: 'answer', question: 1, option: 0, isRight: true, attempt: 2 },
      { kind: 'returned' },
    ]);
  });

  it('the teacher: a seat moves from waiting to right, or through trying to later', () => {
    const run = start();
    const result = (at: number) => selectClassResults(run.snapshot)[at];
    expect(result(0)).toEqual({
      first: 3,
      later: 3,
      trying: 0,
      waiting: 1,
      seats: 7,
      mine: 'waiting',
    });
    run.send(assigned, answer(1));
    expect(result(0)).toEqual({
      first: 4,
      later: 3,
      trying: 0,
      waiting: 0,
      seats: 7,
      mine: 'first',
    });
    expect(result(1)).toEqual({
      first: 5,
      later: 1,
      trying: 0,
      waiting: 1,
      seats: 7,
      mine: 'waiting',
    });
    run.send(next, answer(2));
    expect(result(1)).toEqual({
      first: 5,
      later: 1,
      trying: 1,
      waiting: 0,
      seats: 7,
      mine: 'trying',
    });
    run.send(answer(0));
    expect(result(1)).toEqual({
      first: 5,
      later: 2,
      trying: 0,
      waiting: 0,
      seats: 7,
      mine: 'later',
    });
  });

  it('the publisher: the visitor’s class counts once it has the lesson, with first answers only', () => {
    const run = start();
    const result = (at: number) => selectItemResults(run.snapshot)[at];
    expect(result(0)).toEqual({ counts: [4, 5, 6], right: 1, mine: null, total: 15 });
    run.send(assigned);
    expect(result(0)).toEqual({ counts: [6, 8, 7], right: 1, mine: null, total: 21 });
    run.send(answer(2));
    expect(result(0)).toEqual({ counts: [6, 8, 8], right: 1, mine: 2, total: 22 });
    run.send(answer(1));
    expect(result(0)).toEqual({ counts: [6, 8, 8], right: 1, mine: 2, total: 22 });
    expect(result(1)).toEqual({ counts: [6, 3, 3], right: 0, mine: null, total: 12 });
  });
});

describe('invalid input of the demo', () => {
  const [good] = questions as [Question];

  it.each<[string, readonly Question[], RegExp]>([
    ['no question', [], /^product-demo: questions\.length is 0.*at least 1/],
    [
      'a single option',
      [{ right: 0, classmates: [1], elsewhere: [1] }],
      /^product-demo: questions\[0\]\.classmates\.length is 1.*at least 2/,
    ],
    [
      'a negative right option',
      [good, { ...good, right: -1 }],
      /^product-demo: questions\[1\]\.right is -1/,
    ],
    [
      'a right option beyond the others',
      [{ ...good, right: 3 }],
      /has 3 options, but its right one is 3/,
    ],
    ['half an answer', [{ ...good, classmates: [0.5, 1, 1] }], /a count of answers is 0\.5/],
    ['half an answer elsewhere', [{ ...good, elsewhere: [1, 1, -1] }], /a count of answers is -1/],
    ['counts of other options', [{ ...good, elsewhere: [1, 1] }], /the other classes have 2\. Fix/],
  ])('fails immediately: %s', (_, given, message) => {
    expect(() => start(given)).toThrow(message);
  });

  it('accepts a class without classmates, and the last option as the right one', () => {
    const run = start([{ right: 1, classmates: [0, 0], elsewhere: [0, 0] }]).send(assigned);
    expect(phase(run.send(answer(1)))).toBe('answered');
    expect(selectClassResults(run.snapshot)[0]).toMatchObject({ first: 1, seats: 1 });
  });
});

describe('random sequences', () => {
  it('keep every screen and the address in sync with the lesson, 10,000 times', async () => {
    const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    await checkRandomSequences(productDemoMachine, {
      input: { questions },
      maxLength: 20,
      step: fc.oneof(
        fc.constantFrom(assigned, next, returned, undone, reset),
        fc.integer({ min: -1, max: 3 }).map(answer),
        fc.constantFrom(...ROLES, 'parent').map(role),
        fc.constantFrom(...BRANDS, 'triangle').map(brand),
        fc
          .constantFrom(
            '',
            'main',
            'role=learner',
            'brand=ring&lesson=assigned-c',
            'lesson=assigned-b-next-b-a-returned',
            'lesson=returned',
          )
          .map(address),
      ),
      invariant: ({ snapshot }) => {
        const { value, context } = snapshot;
        const progress = progressOf(questions, context.steps);
        assert.equal(progress?.phase, value.lesson);
        for (const result of selectClassResults(snapshot)) {
          const { first, later, trying, waiting, seats } = result;
          assert.equal(first + later + trying + waiting, seats);
        }
        for (const { counts, total: all } of selectItemResults(snapshot)) {
          assert.equal(total(counts), all);
        }
        const told = selectNewAddress(snapshot);
        if (told !== null) assert.equal(told, addressOf({ ...value, steps: context.steps }));
        assert.equal(context.news === null || !context.isFollowing || told === null, true);
      },
    });
  });
});
