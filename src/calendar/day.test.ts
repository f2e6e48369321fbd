import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, longDay, parseDay, shortDay, today, weekdayOf } from './day.ts';
import type { Day } from './day.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
};

describe('a day', () => {
  it.each(['2026-08-17', '2024-02-29', '0001-01-01', '9999-12-31', '2000-02-29', '0099-03-01'])(
    'is parsed: %s',
    (text) => {
      expect(parseDay(text)).toBe(text);
    },
  );

  it.each([
    '',
    '2026-8-17',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2025-02-29',
    '1900-02-29',
    '0000-01-01',
    '12026-01-01',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '17.08.2026',
    '2026-08-1७',
  ])('is rejected: "%s"', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it.each([
    ['2026-08-17', -7, '2026-08-10'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-08-17', 0, '2026-08-17'],
  ])('%s plus %i days is %s, even when the clocks change', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
  });

  it('cannot go beyond years with four digits', () => {
    expect(() => addDays(day('0001-01-01'), -1)).toThrow(/^addDays: -1 days from 0001-01-01/u);
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(day('2026-01-01'), 0.5)).toThrow(RangeError);
    expect(() => addDays(day('2026-01-01'), Number.NaN)).toThrow(RangeError);
  });

  it('moves by the number of days added', () => {
    const days = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(days, days, (start, more) => {
        const from = addDays(day('2026-08-17'), start);
        expect(daysBetween(from, addDays(from, more))).toBe(more);
        expect(addDays(addDays(from, more), -more)).toBe(from);
      }),
    );
  });

  it('has a weekday', () => {
    expect(weekdayOf(day('2026-08-17'))).toBe(1);
    expect(weekdayOf(day('2026-08-16'))).toBe(0);
    expect(weekdayOf(day('2026-08-22'))).toBe(6);
  });

  it('is formatted for readers', () => {
    expect(longDay(day('2026-08-17'))).toBe('Monday, August 17, 2026');
    expect(shortDay(day('2026-08-17'))).toBe('Aug 17');
    // Again, with the same cached formatter.
    expect(longDay(day('2026-12-31'))).toBe('Thursday, December 31, 2026');
    expect(shortDay(day('2026-01-01'))).toBe('Jan 1');
  });

  it('is today’s date in the visitor’s time zone, however late it is there', () => {
    expect(today(new Date(2026, 7, 17, 23, 59))).toBe('2026-08-17');
    expect(today(new Date(2026, 0, 2, 0, 1))).toBe('2026-01-02');
    expect(parseDay(today())).not.toBeNull();
  });
});
