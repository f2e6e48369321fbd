import { describe, expect, it } from 'vitest';
import { addressOf, BEGINNING, placeAt } from './address.ts';
import { answerStep, optionOf, progressOf } from './lesson.ts';
import { BRANDS, ROLES, type Question } from './product-demo.types.ts';

const questions: readonly Question[] = [
  { right: 1, classmates: [2, 3, 1], elsewhere: [4, 5, 6] },
  { right: 0, classmates: [5, 1, 0], elsewhere: [1, 2, 3] },
];

describe('the steps of a lesson', () => {
  it('name options by letters', () => {
    expect(answerStep(0)).toBe('a');
    expect(answerStep(25)).toBe('z');
    expect(optionOf('a')).toBe(0);
    expect(optionOf('c')).toBe(2);
    expect(optionOf('z')).toBe(25);
    for (const step of ['', 'A', 'ab', '1', 'next', '{', '`']) expect(optionOf(step)).toBeNull();
  });

  it.each([
    [['a']],
    [['next']],
    [['returned']],
    [['assigned', 'assigned']],
    [['assigned', 'next']],
    [['assigned', 'returned']],
    [['assigned', 'd']],
    [['assigned', 'a', 'a']],
    [['assigned', 'b', 'a']],
    [['assigned', 'b', 'returned']],
    [['assigned', 'b', 'next', 'next']],
    [['assigned', 'b', 'next', 'a', 'next']],
    [['assigned', 'b', 'next', 'a', 'returned', 'returned']],
    [['assigned', '']],
    [['stolen', 'assigned']],
  ])('%j cannot follow each other', (steps) => {
    expect(progressOf(questions, steps)).toBeNull();
  });
});

describe('the address', () => {
  it('always has role and brand, and the lesson once it is assigned', () => {
    expect(addressOf(BEGINNING)).toBe('role=teacher&brand=house');
    expect(addressOf({ role: 'learner', brand: 'leaf', steps: ['assigned', 'b', 'next'] })).toBe(
      'role=learner&brand=leaf&lesson=assigned-b-next',
    );
  });

  it('can be read back', () => {
    for (const role of ROLES) {
      for (const brand of BRANDS) {
        for (const steps of [[], ['assigned'], ['assigned', 'c', 'b', 'next', 'a', 'returned']]) {
          const place = { role, brand, steps };
          expect(placeAt(addressOf(place), questions)).toEqual(place);
        }
      }
    }
  });

  it('falls back to the initial place when empty', () => {
    expect(BEGINNING).toEqual({ role: 'teacher', brand: 'house', steps: [] });
    expect(placeAt('', questions)).toEqual(BEGINNING);
  });

  it.each(['main', 'get-in-touch', 'note=role', 'roles=learner', 'learner'])(
    'is unrelated to the demo: %s',
    (fragment) => {
      expect(placeAt(fragment, questions)).toBeNull();
    },
  );

  it.each([
    ['brand=ring', { role: 'teacher', brand: 'ring', steps: [] }],
    ['role=publisher', { role: 'publisher', brand: 'house', steps: [] }],
    ['lesson=assigned', { role: 'teacher', brand: 'house', steps: ['assigned'] }],
    ['lesson=assigned&role=learner', { role: 'learner', brand: 'house', steps: ['assigned'] }],
    ['role=pirate&brand=skull&lesson=plundered', BEGINNING],
    ['role=learner&lesson=assigned-z', { role: 'learner', brand: 'house', steps: [] }],
    ['role=learner&lesson=', { role: 'learner', brand: 'house', steps: [] }],
    ['role&brand=leaf=ring', { role: 'teacher', brand: 'leaf', steps: [] }],
  ])('falls back to the initial place where it is invalid: %s', (fragment, place) => {
    expect(placeAt(fragment, questions)).toEqual(place);
  });
});
