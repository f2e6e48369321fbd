import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersIn, queryOf } from './shared-answers.ts';

const initial = { day: '', weeks: '2', note: '' };
const fields = ['day', 'weeks'];

describe('an address with answers', () => {
  it('has what differs from the beginning, and only of fields that may be shared', () => {
    expect(queryOf({ day: '2026-08-17', weeks: '2', note: 'Ada' }, initial, fields)).toBe(
      '?day=2026-08-17',
    );
    expect(queryOf(initial, initial, fields)).toBe('');
  });

  it('brings nothing else', () => {
    expect(answersIn('?day=2026-08-17&note=Ada&utm=x', fields)).toEqual({ day: '2026-08-17' });
    expect(answersIn('?note=Ada', fields)).toBeNull();
    expect(answersIn('', fields)).toBeNull();
  });

  it('brings what it was given, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (day, weeks) => {
        // A lone surrogate has no place in an address.
        const [one, other] = [day.toWellFormed(), weeks.toWellFormed()];
        const given = answersIn(
          queryOf({ day: one, weeks: other, note: '' }, initial, fields),
          fields,
        );
        expect({ ...initial, ...given }).toEqual({ day: one, weeks: other, note: '' });
      }),
    );
  });
});
