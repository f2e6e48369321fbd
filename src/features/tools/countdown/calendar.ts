import { addDays, daysBetween, weekdayOf } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';
import type { Plan } from './plan.ts';

/** One tile of the calendar. */
export interface CalendarDay {
  /** Null while the first day of school is unknown. */
  readonly day: Day | null;
  /** The plan's dates on this day, by their number in the list, from 1. */
  readonly steps: readonly number[];
  readonly isFirstDay: boolean;
  /** How many freezes are in effect: first content is frozen, then code as well. */
  readonly depth: number;
}

/** One row: Monday to Sunday. */
export interface CalendarWeek {
  /** Full weeks from here to the week of the first day. */
  readonly before: number;
  readonly days: readonly CalendarDay[];
}

const WEEK = 7;
/** An arbitrary Monday to count the weeks from while there is no date. */
const SOME_MONDAY = '2001-01-01' as Day;

/**
 * The plan as weeks of tiles, from the first date to the first day of school. Without a date, the
 * first day is assumed to be a Monday, and no tile has a date.
 */
export function calendarOf({ steps, firstDay }: Plan): readonly CalendarWeek[] {
  const last = firstDay ?? SOME_MONDAY;
  const dated = steps.map(({ day, before, step }) => ({
    day: day ?? addDays(last, -before),
    lasts: step.lasts,
  }));
  const begin = dated.reduce((least, { day }) => (day < least ? day : least), last);
  const monday = mondayOf(begin);
  const weeks = daysBetween(monday, mondayOf(last)) / WEEK + 1;
  return Array.from({ length: weeks }, (_, week) => ({
    before: weeks - 1 - week,
    days: Array.from({ length: WEEK }, (_, at) => {
      const day = addDays(monday, week * WEEK + at);
      return {
        day: firstDay === null ? null : day,
        steps: dated.flatMap((step, index) => (step.day === day ? [index + 1] : [])),
        isFirstDay: day === last,
        depth: day < last ? dated.filter((step) => step.lasts && step.day <= day).length : 0,
      };
    }),
  }));
}

const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + WEEK - 1) % WEEK));
