import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  startRun,
  waiting,
} from '../testing/index.ts';
import {
  HOUSE_PARTS,
  HOUSE_TURN_MS,
  houseMachine,
  selectHouseAnnounces,
  selectHouseBefore,
  selectHouseBook,
  selectHouseChoice,
  selectHouseOutcome,
  type HouseChoice,
  type HouseEvent,
  type HouseInput,
  type HousePart,
} from './index.ts';

const options: HouseInput['options'] = {
  field: ['k-12', 'districts'],
  problem: ['content', 'ai'],
  term: ['year', 'open'],
};
const FIRST: HouseChoice = { field: 'k-12', problem: 'content', term: 'year' };
const BOOK = { answers: 24 };

const promise = controlledPromise<unknown>();
const machine = houseMachine.provide({ actors: { loadBook: promise.logic } });
beforeEach(() => promise.reset());

const start = (input: Partial<HouseInput> = {}) =>
  startRun(machine, { input: { options, turnMs: 100, ...input } });
const chosen = (part: HousePart, value: string): HouseEvent => ({
  type: 'PART.CHOSEN',
  part,
  value,
});
const read = (choice: Readonly<Partial<HouseChoice>>): HouseEvent => ({
  type: 'ADDRESS.READ',
  choice,
});
const reduced: HouseEvent = { type: 'MOTION.REDUCED' };
const allowed: HouseEvent = { type: 'MOTION.ALLOWED' };
const outcome = (run: ReturnType<typeof start>) => selectHouseOutcome(run.snapshot);

describe('the house', () => {
  it('covers every state and every transition', async () => {
    const report = await replayPaths(machine, {
      input: { options, turnMs: 100 },
      promises: { loadBook: promise as never },
      events: (snapshot) => [
        chosen('field', 'districts'),
        chosen('field', 'k-12'),
        chosen('problem', 'nothing'),
        read({ field: 'districts' }),
        read({}),
        reduced,
        allowed,
        ...(snapshot.matches({ book: 'loading' })
          ? [
              { type: 'xstate.done.actor.loadBook', output: BOOK },
              { type: 'xstate.error.actor.loadBook', error: new Error('no network') },
            ]
          : []),
      ],
    });
    expectFullCoverage(machine, [report]);
  });

  it('starts with the first option of each part, whose answer is in the page, and loads the others', () => {
    const run = start();
    expect(run.value).toEqual({ sentence: {}, book: 'loading', mosaic: 'resting' });
    expect(run.context).toEqual({
      options,
      given: FIRST,
      choice: FIRST,
      before: FIRST,
      book: null,
      isAsked: false,
      turnMs: 100,
      isMotionReduced: false,
    });
    expect(outcome(run)).toBe('given');
    expect(selectHouseAnnounces(run.snapshot)).toBe(false);
    expect(promise.calls).toHaveLength(1);
  });

  it('waits for an answer, and shows it when the book is loaded', async () => {
    const run = start().send(chosen('problem', 'ai'));
    expect(outcome(run)).toBe('awaited');
    expect(selectHouseBook(run.snapshot)).toBeNull();
    await promise.resolve(BOOK);
    expect(outcome(run)).toBe('answered');
    expect(selectHouseBook(run.snapshot)).toBe(BOOK);
    expect(outcome(run.send(chosen('problem', 'content')))).toBe('given');
    expect(promise.calls).toHaveLength(1);
  });

  it('reports that there is no answer when the book cannot be loaded, and retries on the next choice', async () => {
    const run = start().send(chosen('field', 'districts'));
    await promise.reject(new Error('no network'));
    expect(outcome(run)).toBe('failed');
    expect(run.can(chosen('field', 'districts'))).toBe(false);
    run.send(chosen('field', 'districts'), chosen('term', 'nonsense'), read({}));
    expect(promise.calls).toHaveLength(1);
    expect(run.snapshot.matches({ book: 'missing' })).toBe(true);
    run.send(chosen('term', 'open'));
    expect(promise.calls).toHaveLength(2);
    expect(outcome(run)).toBe('awaited');
    await promise.resolve(BOOK);
    expect(outcome(run)).toBe('answered');
  });

  it('initially uses the answer in the page, even without the book', async () => {
    const run = start();
    await promise.reject(new Error('no network'));
    expect(outcome(run)).toBe('given');
  });

  it('uses the answer in the page for the choice that it belongs to, and for no other', async () => {
    const run = start({ given: { field: 'districts', problem: 'nonsense' } });
    expect(outcome(run)).toBe('awaited');
    expect(outcome(run.send(read({ field: 'districts' })))).toBe('given');
    await promise.resolve(BOOK);
    expect(outcome(run)).toBe('given');
    expect(outcome(run.send(chosen('field', 'k-12')))).toBe('answered');
  });

  it.each(HOUSE_PARTS)('accepts a choice for the %s, and emits it to the page', (part) => {
    const value = options[part][1] ?? '';
    const run = start().send(chosen(part, value));
    const choice = { ...FIRST, [part]: value };
    expect(selectHouseChoice(run.snapshot)).toEqual(choice);
    expect(selectHouseBefore(run.snapshot)).toEqual(FIRST);
    expect(selectHouseAnnounces(run.snapshot)).toBe(true);
    expect(run.emitted).toEqual([{ type: 'CHOICE.MADE', choice }]);
    // Changing one part is enough for a different answer.
    expect(outcome(run)).toBe('awaited');
  });

  it('ignores options that are already chosen or unknown', () => {
    const run = start();
    for (const event of [
      chosen('field', 'k-12'),
      chosen('field', 'ai'),
      chosen('term', ''),
      read({}),
      read(FIRST),
      read({ field: 'nowhere', problem: 'toString' }),
    ]) {
      expect(run.can(event)).toBe(false);
    }
  });

  it('follows the address, without announcing or emitting the choice', async () => {
    const run = start().send(read({ field: 'districts', term: 'nonsense' }));
    await promise.resolve(BOOK);
    expect(selectHouseChoice(run.snapshot)).toEqual({ ...FIRST, field: 'districts' });
    expect(selectHouseAnnounces(run.snapshot)).toBe(false);
    expect(run.emitted).toEqual([]);
    expect(outcome(run)).toBe('answered');
    // Parts missing from the address return to their initial options.
    run.send(chosen('problem', 'ai'), read({ problem: 'ai' }));
    expect(selectHouseChoice(run.snapshot)).toEqual({ ...FIRST, problem: 'ai' });
    expect(selectHouseAnnounces(run.snapshot)).toBe(false);
  });

  it('turns its tiles for a while, and shows the previous choice', () => {
    const run = start().send(chosen('field', 'districts'));
    expect(run.snapshot.matches({ mosaic: 'turning' })).toBe(true);
    run.wait(99);
    expect(selectHouseBefore(run.snapshot)).toEqual(FIRST);
    run.wait(1);
    expect(run.snapshot.matches({ mosaic: 'resting' })).toBe(true);
    expect(selectHouseBefore(run.snapshot)).toEqual(selectHouseChoice(run.snapshot));
    run.send(read({})).wait(99);
    expect(run.snapshot.matches({ mosaic: 'turning' })).toBe(true);
    run.wait(1).stop();
  });

  it('takes 400 ms for a turn by default', () => {
    expect(HOUSE_TURN_MS).toBe(400);
    const run = startRun(machine, { input: { options } }).send(chosen('term', 'open'));
    expect(run.wait(399).snapshot.matches({ mosaic: 'turning' })).toBe(true);
    expect(run.wait(1).snapshot.matches({ mosaic: 'resting' })).toBe(true);
  });

  it('turns again when the next choice is made during a turn', () => {
    const run = start().send(chosen('field', 'districts')).wait(60).send(chosen('problem', 'ai'));
    expect(selectHouseBefore(run.snapshot)).toEqual({ ...FIRST, field: 'districts' });
    expect(run.wait(99).snapshot.matches({ mosaic: 'turning' })).toBe(true);
    expect(run.wait(1).snapshot.matches({ mosaic: 'resting' })).toBe(true);
    run
      .send(read({ field: 'districts' }))
      .wait(60)
      .send(read({}));
    expect(run.wait(99).snapshot.matches({ mosaic: 'turning' })).toBe(true);
    expect(run.wait(1).snapshot.matches({ mosaic: 'resting' })).toBe(true);
  });

  it('is not delayed by an invalid choice', () => {
    const run = start().send(chosen('field', 'districts')).wait(60);
    run.send(chosen('field', 'districts'), chosen('term', 'none'), read({ field: 'districts' }));
    expect(run.wait(40).snapshot.matches({ mosaic: 'resting' })).toBe(true);
  });

  it('turns no tiles with reduced motion, ends a turn when motion is reduced, and turns again when it is allowed', () => {
    const run = start({ isMotionReduced: true }).send(chosen('field', 'districts'));
    expect(run.snapshot.matches({ mosaic: 'resting' })).toBe(true);
    expect(selectHouseBefore(run.snapshot)).toEqual(selectHouseChoice(run.snapshot));
    run.send(allowed, chosen('field', 'k-12'));
    expect(run.snapshot.matches({ mosaic: 'turning' })).toBe(true);
    run.send(reduced);
    expect(run.snapshot.matches({ mosaic: 'resting' })).toBe(true);
    expect(run.context.before).toEqual(FIRST);
    run.stop();
  });

  it('rejects a part with no or duplicate options, and an invalid delay', () => {
    for (const part of HOUSE_PARTS) {
      expect(() => start({ options: { ...options, [part]: [] } })).toThrow(
        new RegExp(`^house: ${part} is empty`, 'u'),
      );
      expect(() => start({ options: { ...options, [part]: ['a', 'a'] } })).toThrow(
        new RegExp(`^house: ${part} contains 'a' twice`, 'u'),
      );
    }
    expect(() => start({ turnMs: -1 })).toThrow(/^house: turnMs is -1/u);
  });

  it('fails with a reason when no book is provided', async () => {
    const run = startRun(houseMachine, { input: { options } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(run.snapshot.matches({ book: 'missing' })).toBe(true);
    run.stop();
  });

  it('tracks its choice, and turns only tiles that differ, in 10,000 random sequences', async () => {
    await checkRandomSequences(machine, {
      input: { options, turnMs: 100 },
      promises: true,
      before: () => promise.reset(),
      step: fc.oneof(
        fc
          .tuple(
            fc.constantFrom(...HOUSE_PARTS),
            fc.constantFrom('k-12', 'districts', 'content', 'ai', 'year', 'open', 'x'),
          )
          .map(([part, value]) => chosen(part, value)),
        fc.constantFrom(read({}), read({ field: 'districts' }), read({ problem: 'ai', term: 'x' })),
        fc.constantFrom(reduced, allowed),
        waiting(1, 99, 100),
        doing('loaded', () => promise.pending().at(-1)?.resolve(BOOK)),
        doing('not loaded', () => promise.pending().at(-1)?.reject(new Error('no network'))),
      ),
      invariant: (run) => {
        const { choice, before, book, isMotionReduced } = run.context;
        for (const part of HOUSE_PARTS) assert.ok(options[part].includes(choice[part]));
        const isTurning = run.snapshot.matches({ mosaic: 'turning' });
        const isDifferent = HOUSE_PARTS.some((part) => choice[part] !== before[part]);
        if (!isTurning) assert.ok(!isDifferent);
        assert.ok(!(isTurning && isMotionReduced));
        assert.equal(run.clock.pending, isTurning ? 1 : 0);
        assert.equal(book !== null, run.snapshot.matches({ book: 'open' }));
        assert.equal(promise.pending().length, run.snapshot.matches({ book: 'loading' }) ? 1 : 0);
        if (selectHouseOutcome(run.snapshot) === 'answered') assert.equal(book, BOOK);
      },
    });
  });
});
