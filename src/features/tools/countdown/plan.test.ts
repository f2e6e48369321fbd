import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';
import { LONGEST_SPAN as LONGEST_IN_CONTENT } from '#src/content/schema/tools.ts';
import { calendarOf } from './calendar.ts';
import {
  countdownFields,
  FIRST_DAY,
  LONGEST_SPAN,
  PLAN,
  planOf,
  statusOf,
  WEEKDAYS,
} from './plan.ts';
import type { CountdownTool } from './plan.ts';
import { calendarFileOf, countOf, nameOf, wordsOf } from './take-out.ts';

const step = (id: string, days: number, lasts = false) => ({
  id,
  title: `Step ${id}`,
  text: `What ${id} is.`,
  kind: 'test' as const,
  days,
  lasts,
});
const steps = [step('a', 14), step('b', 7, true), step('c', 3, true)];
const initial = countdownFields(steps);
const tool: CountdownTool = {
  kind: 'countdown',
  steps,
  late: { text: 'Late.', link: { text: 'Late', href: '/late' } },
  calendar: { name: 'Term', product: '-//A//B//EN', domain: 'a.example' },
};

const plan = (answers: Record<string, string> = {}) => planOf(steps, { ...initial, ...answers });
const dated = (answers: Record<string, string> = {}) =>
  plan({ [FIRST_DAY]: '2026-08-17', ...answers });
const daysOf = (one: ReturnType<typeof planOf>) => one.steps.map(({ day }) => day);

describe('the plan', () => {
  it('starts with the spans from the content, and without a date', () => {
    const spans = { a: '14', b: '7', c: '3' };
    expect(initial).toEqual({ [FIRST_DAY]: '', [WEEKDAYS]: 'yes', [PLAN]: '', ...spans });
    expect(plan().firstDay).toBeNull();
    expect(plan().errors).toEqual({});
    expect(plan().steps.map(({ before }) => before)).toEqual([24, 10, 3]);
    expect(daysOf(plan())).toEqual([null, null, null]);
  });

  it('counts back from the first day, each span from the date after it', () => {
    // A Monday; ten days before is a Friday, three a Friday, 24 a Friday.
    expect(daysOf(dated())).toEqual(['2026-07-24', '2026-08-07', '2026-08-14']);
    expect(daysOf(dated({ c: '10' }))).toEqual(['2026-07-17', '2026-07-31', '2026-08-07']);
  });

  it('moves no dates for a value from an address that leaves the box unchecked', () => {
    expect(daysOf(dated({ c: '1', [WEEKDAYS]: 'no' })).at(-1)).toBe('2026-08-16');
  });

  it('moves dates on a weekend to the Friday before, unless switched off', () => {
    const last = (answers: Record<string, string>) => dated(answers).steps[2];
    const friday = { day: '2026-08-14', isMoved: true, before: 3 };
    expect([last({ c: '1' }), last({ c: '2' })]).toMatchObject([friday, friday]);
    const sunday = { day: '2026-08-16', isMoved: false, before: 1 };
    expect(last({ c: '1', [WEEKDAYS]: '' })).toMatchObject(sunday);
    expect(last({ c: '0' })).toMatchObject({ day: '2026-08-17', isMoved: false });
  });

  it('leaves the first day where it is, even on a weekend', () => {
    expect(dated({ [FIRST_DAY]: '2026-08-16' }).firstDay).toBe('2026-08-16');
  });

  it.each(['soon', '2026-02-30', '17.08.2026'])('reports an invalid date: %s', (written) => {
    const { firstDay, errors } = plan({ [FIRST_DAY]: written });
    expect(firstDay).toBeNull();
    expect(errors[FIRST_DAY]).toMatch(/^This is not a date\. Write it as/u);
  });

  it.each([
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['0026-08-17', false],
  ])('checks whether the year of %s is in range: %s', (written, isRight) => {
    const { firstDay, errors } = plan({ [FIRST_DAY]: written });
    expect(firstDay).toBe(isRight ? written : null);
    expect(errors[FIRST_DAY] === undefined).toBe(isRight);
  });

  it.each(['', 'x', '-1', '1.5', '61', '999', '1e1', '٣'])(
    'reports an invalid span, and uses the one that it replaced: "%s"',
    (written) => {
      const { errors, steps: planned } = plan({ b: written });
      expect(Object.keys(errors)).toEqual(['b']);
      expect(errors['b']).toBe('Write a whole number of days from 0 to 60. Until then, 7 is used.');
      expect(planned[1]?.before).toBe(10);
    },
  );

  it('accepts any span up to the longest, like the content', () => {
    expect(LONGEST_SPAN).toBe(LONGEST_IN_CONTENT);
    expect(plan({ c: ' 60 ' }).steps[2]?.before).toBe(60);
    expect(plan({ c: '007' }).steps[2]?.before).toBe(7);
  });

  it('keeps the steps in order and off weekends, whatever is entered', () => {
    const span = fc.integer({ min: 0, max: 60 }).map(String);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), span, span, span, (offset, a, b, c) => {
        const first = addDays('2000-01-01' as Day, offset);
        const { steps: planned } = planOf(steps, { ...initial, [FIRST_DAY]: first, a, b, c });
        const days = planned.map(({ day }) => day ?? first);
        expect([...days].sort()).toEqual(days);
        for (const [at, day] of days.entries()) {
          expect(daysBetween(day, first)).toBe(planned[at]?.before);
          if (day !== first) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
        }
      }),
    );
  });
});

describe('the status on a given day', () => {
  it('is null without a first day', () => {
    expect(statusOf(plan(), '2026-08-01' as Day)).toBeNull();
  });

  it.each([
    ['2026-07-01', 0, 'a', 23],
    ['2026-07-24', 0, 'a', 0],
    ['2026-07-25', 1, 'b', 13],
    ['2026-08-14', 2, 'c', 0],
    ['2026-08-15', 3, undefined, undefined],
  ])('%s: %i have passed, next is %s in %s days', (now, passed, next, inDays) => {
    const status = statusOf(dated(), now as Day);
    expect(status?.passed).toBe(passed);
    expect(status?.next?.planned.step.id).toBe(next);
    expect(status?.next?.inDays).toBe(inDays);
  });

  it('counts the days until the first day, and after it', () => {
    expect(statusOf(dated(), '2026-08-15' as Day)?.untilFirstDay).toBe(2);
    expect(statusOf(dated(), '2026-08-18' as Day)?.untilFirstDay).toBe(-1);
  });
});

describe('the calendar', () => {
  it('has whole weeks from the first date to the first day', () => {
    const weeks = calendarOf(dated());
    expect(weeks.map(({ before }) => before)).toEqual([4, 3, 2, 1, 0]);
    expect(weeks.map((week) => week.days.length)).toEqual([7, 7, 7, 7, 7]);
    const days = weeks.flatMap((week) => week.days);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-07-20', '2026-08-23']);
    expect(days.find(({ isFirstDay }) => isFirstDay)?.day).toBe('2026-08-17');
    expect(days.flatMap(({ steps: numbers }) => numbers)).toEqual([1, 2, 3]);
  });

  it('marks freezes up to the day before the first day', () => {
    const days = calendarOf(dated()).flatMap((week) => week.days);
    const depthOn = (day: string) => days.find((one) => one.day === day)?.depth;
    expect(depthOn('2026-08-06')).toBe(0);
    expect(depthOn('2026-08-07')).toBe(1);
    expect(depthOn('2026-08-13')).toBe(1);
    expect(depthOn('2026-08-14')).toBe(2);
    expect(depthOn('2026-08-16')).toBe(2);
    expect(depthOn('2026-08-17')).toBe(0);
  });

  it('shows the same without dates, as if the first day were a Monday', () => {
    const days = calendarOf(plan({ c: '7' })).flatMap((week) => week.days);
    expect(days.every(({ day }) => day === null)).toBe(true);
    expect(days.findIndex(({ isFirstDay }) => isFirstDay) % 7).toBe(0);
    expect(days.flatMap(({ steps: numbers }) => numbers)).toEqual([1, 2, 3]);
  });

  it('shows several dates on one day, and one week if all dates are on the first day', () => {
    const weeks = calendarOf(dated({ a: '0', b: '0', c: '0' }));
    expect(weeks).toHaveLength(1);
    expect(weeks[0]?.days[0]).toMatchObject({ steps: [1, 2, 3], isFirstDay: true });
  });
});

describe('the exported plan', () => {
  const stamp = new Date('2026-05-04T10:20:30Z');
  const uids = (one: ReturnType<typeof planOf>, id: string): readonly string[] =>
    (calendarFileOf(tool, one, id, stamp) ?? '').match(/^UID:.*$/gmu) ?? [];

  it('is null without a first day', () => {
    expect(calendarFileOf(tool, plan(), 'id', stamp)).toBeNull();
    expect(wordsOf(plan())).toBeNull();
  });

  it('is a calendar that other programs can read, with every date and the first day', () => {
    const file = calendarFileOf(tool, dated(), 'id', stamp) ?? '';
    const events = new ICAL.Component(ICAL.parse(file) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    expect(
      events.map(({ summary, startDate, uid }) => [summary, startDate.toString(), uid]),
    ).toEqual([
      ['Step a', '2026-07-24', 'back-to-school-2026-id-a@a.example'],
      ['Step b', '2026-08-07', 'back-to-school-2026-id-b@a.example'],
      ['Step c', '2026-08-14', 'back-to-school-2026-id-c@a.example'],
      ['First day of school', '2026-08-17', 'back-to-school-2026-id-first-day@a.example'],
    ]);
    expect(events[2]?.description).toBe('What c is.\n3 days before the first day of school.');
  });

  it('keeps the uid of a date that moves, so that a calendar moves it too', () => {
    expect(uids(dated({ a: '30' }), 'id')).toEqual(uids(dated(), 'id'));
  });

  it('shares no uid with another plan, or with the same one for another year', () => {
    const own = uids(dated(), 'id');
    for (const others of [uids(dated(), 'other'), uids(dated({ [FIRST_DAY]: '2027-08-16' }), 'id')])
      expect(own.filter((uid) => others.includes(uid))).toEqual([]);
  });

  it('is a list as text', () => {
    expect(wordsOf(dated())).toEqual([
      'Our back-to-school countdown:',
      'Friday, July 24, 2026: Step a',
      'Friday, August 7, 2026: Step b',
      'Friday, August 14, 2026: Step c',
      'Monday, August 17, 2026: First day of school',
    ]);
  });

  it.each([
    ['a', '14', 'Step a, 14 days'],
    ['a', '1', 'Step a, 1 day'],
    ['a', 'soon', 'Step a, soon'],
    ['a', '', 'Step a, empty'],
    [FIRST_DAY, '2026-08-17', 'First day of school, Monday, August 17, 2026'],
    [FIRST_DAY, '', 'First day of school, no date'],
    [WEEKDAYS, 'yes', 'Weekend dates move'],
    [WEEKDAYS, '', 'Weekend dates stay'],
    [PLAN, 'id', null],
  ])('names the field %s with the value "%s": %s', (field, value, name) => {
    expect(nameOf(tool, field, value)).toBe(name);
  });

  it('counts in words', () => {
    expect([0, 1, 2].map(countOf)).toEqual(['0 days', '1 day', '2 days']);
  });
});
