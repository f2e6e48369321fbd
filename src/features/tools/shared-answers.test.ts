import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersIn, queryOf } from './shared-answers.ts';

const initial = { day: '', weeks: '2', note: '' };
const fields = ['day', 'weeks'];

describe('a URL with answers', () => {
  it('has the answers that differ from the initial ones, and only of shareable fields', () => {
    expect(queryOf({ day: '2026-08-17', weeks: '2', note: 'Ada' }, initial, fields)).toBe(
      '?day=2026-08-17',
    );
    expect(queryOf(initial, initial, fields)).toBe('');
  });

  it('contributes nothing else', () => {
    expect(answersIn('?day=2026-08-17&note=Ada&utm=x', fields)).toEqual({ day: '2026-08-17' });
    expect(answersIn('?note=Ada', fields)).toBeNull();
    expect(answersIn('', fields)).toBeNull();
  });

  it('restores the answers it was created from, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (day, weeks) => {
        // A URL cannot contain a lone surrogate.
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
