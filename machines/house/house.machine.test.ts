import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  coversChart,
  doing,
  settle,
  startRun,
  waiting,
} from '#machines/testing/index.ts';
import {
  HOUSE_PARTS,
  houseMachine,
  selectHouseAnnounces,
  selectHouseBefore,
  selectHouseBook,
  selectHouseChoice,
  selectHouseIsTurning,
  selectHouseOutcome,
  type HouseChoice,
  type HouseEvent,
  type HouseInput,
  type HousePart,
} from './index.ts';

coversChart(houseMachine);

const options: HouseInput['options'] = {
  field: ['k-12', 'districts'],
  problem: ['content', 'ai'],
  term: ['year', 'open'],
};
const FIRST: HouseChoice = { field: 'k-12', problem: 'content', term: 'year' };
const BOOK = { answers: 24 };

const book = controlledPromise<unknown>();
const machine = houseMachine.provide({ actors: { loadBook: book.logic } });

beforeEach(() => book.reset());

const start = (input: Partial<HouseInput> = {}) =>
  startRun(machine, { input: { options, ...input } });
const choose = (part: HousePart, value: string): HouseEvent => ({
  type: 'PART.CHOSEN',
  part,
  value,
});
const read = (choice: Partial<HouseChoice>): HouseEvent => ({ type: 'ADDRESS.READ', choice });
const reduced: HouseEvent = { type: 'MOTION.REDUCED' };
const allowed: HouseEvent = { type: 'MOTION.ALLOWED' };

describe('the sentence', () => {
  it('starts with the first options, whose answer is in the page', () => {
    const { snapshot } = start();
    expect(selectHouseChoice(snapshot)).toEqual(FIRST);
    expect(selectHouseOutcome(snapshot)).toBe('given');
    expect(selectHouseAnnounces(snapshot)).toBe(false);
  });

  it.each(HOUSE_PARTS)('accepts a choice for the %s, and tells the page', (part) => {
    const run = start().send(choose(part, options[part][1] ?? ''));
    const choice = { ...FIRST, [part]: options[part][1] };
    expect(selectHouseChoice(run.snapshot)).toEqual(choice);
    expect(selectHouseAnnounces(run.snapshot)).toBe(true);
    expect(run.emitted).toEqual([{ type: 'CHOICE.MADE', choice }]);
    expect(selectHouseOutcome(run.snapshot)).toBe('awaited');
  });

  it.each<[HouseEvent[], Partial<HouseChoice>]>([
    [[read({ field: 'districts', term: 'nonsense' })], { field: 'districts' }],
    // What is missing in the address returns to the first option.
    [[choose('term', 'open'), read({ problem: 'ai' })], { problem: 'ai' }],
  ])('after %j follows the address, without telling or announcing it', (events, change) => {
    const run = start();
    run.send(...events);
    expect(selectHouseChoice(run.snapshot)).toEqual({ ...FIRST, ...change });
    expect(selectHouseAnnounces(run.snapshot)).toBe(false);
    expect(run.emitted).toHaveLength(events.length - 1);
  });

  it.each([
    choose('field', 'k-12'),
    choose('field', 'ai'),
    choose('term', ''),
    read(FIRST),
    read({ field: 'nowhere', problem: 'toString' }),
  ])('is not changed by %j', (event) => {
    expect(start().can(event)).toBe(false);
  });
});

describe('the book', () => {
  it('is loaded once, and has the answers that are not in the page', async () => {
    const run = start().send(choose('problem', 'ai'));
    expect(selectHouseBook(run.snapshot)).toBeNull();
    await book.resolve(BOOK);
    expect(selectHouseOutcome(run.snapshot)).toBe('answered');
    expect(selectHouseBook(run.snapshot)).toBe(BOOK);
    expect(selectHouseOutcome(run.send(choose('problem', 'content')).snapshot)).toBe('given');
    expect(book.calls).toHaveLength(1);
  });

  it('that fails is loaded again with the next choice', async () => {
    const run = start().send(choose('field', 'districts'));
    await book.reject(new Error('no network'));
    expect(selectHouseOutcome(run.snapshot)).toBe('failed');
    run.send(choose('field', 'districts'), choose('term', 'nonsense'), read({}));
    expect(book.calls).toHaveLength(1);
    run.send(choose('term', 'open'));
    expect(selectHouseOutcome(run.snapshot)).toBe('awaited');
    await book.resolve(BOOK);
    expect(selectHouseOutcome(run.snapshot)).toBe('answered');
  });

  it('is not needed for the choice whose answer is in the page', async () => {
    const run = start();
    run.send(read({ field: 'districts' }));
    await book.reject(new Error('no network'));
    expect(selectHouseOutcome(run.snapshot)).toBe('failed');
    expect(selectHouseOutcome(run.send(read({})).snapshot)).toBe('given');
  });

  it('is missing if no host provides it', async () => {
    const run = startRun(houseMachine, { input: { options } });
    await settle();
    expect(run.matches({ book: 'missing' })).toBe(true);
  });
});

describe('the façade', () => {
  const other = choose('field', 'districts');

  it.each<[what: string, (HouseEvent | number)[], state: string, Partial<HouseChoice>]>([
    ['turns', [other, 419], 'turning', {}],
    ['is lit again after 420 ms', [other, 420], 'lit', { field: 'districts' }],
    ['turns for the address', [other, 420, read({}), 419], 'turning', { field: 'districts' }],
    ['turns anew', [other, 300, choose('term', 'open'), 419], 'turning', { field: 'districts' }],
    ['turns anew for the address', [other, 300, read({}), 419], 'turning', { field: 'districts' }],
    [
      'is not delayed by no choice',
      [other, 300, other, read({ field: 'districts' }), 120],
      'lit',
      { field: 'districts' },
    ],
    ['does not turn with reduced motion', [reduced, other], 'lit', { field: 'districts' }],
    ['stops when motion is reduced', [other, reduced], 'lit', { field: 'districts' }],
    ['turns when motion is allowed', [reduced, allowed, other], 'turning', {}],
  ])('%s', (_, steps, state, before) => {
    const run = start().play(...steps);
    expect(run.value).toMatchObject({ facade: state });
    expect(selectHouseIsTurning(run.snapshot)).toBe(state === 'turning');
    expect(selectHouseBefore(run.snapshot)).toEqual({ ...FIRST, ...before });
  });
});

it('rejects a part with no or duplicate options', () => {
  for (const part of HOUSE_PARTS) {
    expect(() => start({ options: { ...options, [part]: [] } })).toThrow(`house: ${part} is empty`);
  }
  expect(start({ isMotionReduced: true }).context.isMotionReduced).toBe(true);
});

it('turns only what differs, in random sequences', async () => {
  const value = fc.constantFrom('k-12', 'districts', 'content', 'ai', 'year', 'open', 'x');
  await checkRandomSequences(machine, {
    input: { options },
    promises: true,
    before: () => book.reset(),
    step: fc.oneof(
      fc.tuple(fc.constantFrom(...HOUSE_PARTS), value).map((one) => choose(...one)),
      fc.constantFrom(read({}), read({ field: 'districts' }), read({ problem: 'ai', term: 'x' })),
      fc.constantFrom(reduced, allowed),
      waiting(1, 419, 420),
      doing('loaded', () => book.pending().at(-1)?.resolve(BOOK)),
      doing('not loaded', () => book.pending().at(-1)?.reject(new Error('no network'))),
    ),
    invariant: (run) => {
      const { choice, before, isMotionReduced } = run.context;
      for (const part of HOUSE_PARTS) assert.ok(options[part].includes(choice[part]));
      const isTurning = run.matches({ facade: 'turning' });
      assert.ok(isTurning || HOUSE_PARTS.every((part) => choice[part] === before[part]));
      assert.ok(!(isTurning && isMotionReduced));
      assert.equal(run.clock.pending, isTurning ? 1 : 0);
      assert.equal(run.context.book !== null, run.matches({ book: 'open' }));
      assert.equal(book.pending().length, run.matches({ book: 'loading' }) ? 1 : 0);
    },
  });
});
