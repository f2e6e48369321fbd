import type { Answers } from '#machines/worksheet/index.ts';
import { addDays, daysBetween, parseDay, weekdayOf } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';

export type CountdownTool = Extract<PageOf<'tool'>['tool'], { readonly kind: 'countdown' }>;
export type CountdownStep = CountdownTool['steps'][number];

/** The names of the fields that are not spans. */
export const FIRST_DAY = 'first-day';
export const WEEKDAYS = 'weekdays';
/** Identifies the plan in calendars; visitors do not see it. Empty until something is changed. */
export const PLAN = 'plan';

/** The longest span, in days, as in the content's schema. */
export const LONGEST_SPAN = 60;
/** Years outside this range are treated as typos. */
const YEARS = { first: 2000, last: 2100 } as const;

/** A date of the plan. */
export interface PlannedStep {
  readonly step: CountdownStep;
  /** Days before the first day of school; at least 0. A date moved off a weekend is earlier. */
  readonly before: number;
  /** Null until the first day is known. */
  readonly day: Day | null;
  /** Whether it was moved from a weekend to the Friday before. */
  readonly isMoved: boolean;
}

export interface Plan {
  /** In chronological order. */
  readonly steps: readonly PlannedStep[];
  /** Null until a valid date is entered. */
  readonly firstDay: Day | null;
  /** Error messages with a suggested fix, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The worksheet's initial values. */
export const countdownFields = (steps: readonly CountdownStep[]): Answers => ({
  [FIRST_DAY]: '',
  [WEEKDAYS]: 'yes',
  [PLAN]: '',
  ...Object.fromEntries(steps.map(({ id, days }) => [id, String(days)])),
});

/** Counts back from the first day of school. An invalid span counts as the one it replaced. */
export function planOf(steps: readonly CountdownStep[], answers: Answers): Plan {
  const errors: Record<string, string> = {};
  const firstDay = firstDayOf(answers[FIRST_DAY] ?? '', errors);
  const spans = steps.map((step) => spanOf(step, answers, errors));
  const keepsWeekdays = answers[WEEKDAYS] === 'yes';
  return {
    firstDay,
    errors,
    steps: steps.map((step, at) => {
      const before = spans.slice(at).reduce((sum, days) => sum + days, 0);
      if (firstDay === null) return { step, before, day: null, isMoved: false };
      const counted = addDays(firstDay, -before);
      const late = keepsWeekdays ? daysSinceFriday(counted) : 0;
      return {
        step,
        before: before + late,
        day: addDays(counted, -late),
        isMoved: late > 0,
      };
    }),
  };
}

/** Days since the last working day: 1 on a Saturday, 2 on a Sunday, otherwise 0. */
const daysSinceFriday = (day: Day): number => [2, 0, 0, 0, 0, 0, 1][weekdayOf(day)] ?? 0;

function firstDayOf(written: string, errors: Record<string, string>): Day | null {
  if (written.trim() === '') return null;
  const day = parseDay(written.trim());
  if (day === null) {
    errors[FIRST_DAY] = 'This is not a date. Write it as year, month, and day, such as 2027-08-16.';
    return null;
  }
  const year = Number(day.slice(0, 4));
  if (year < YEARS.first || year > YEARS.last) {
    errors[FIRST_DAY] =
      `Dates can be counted from ${String(YEARS.first)} to ${String(YEARS.last)}. Please check the year.`;
    return null;
  }
  return day;
}

function spanOf(
  { id, days }: CountdownStep,
  answers: Answers,
  errors: Record<string, string>,
): number {
  const written = (answers[id] ?? '').trim();
  const span = /^\d{1,3}$/u.test(written) ? Number(written) : Number.NaN;
  if (span <= LONGEST_SPAN) return span;
  errors[id] =
    `Write a whole number of days from 0 to ${String(LONGEST_SPAN)}. Until then, ${String(days)} is used.`;
  return days;
}

/** The status of the plan on a given day. */
export interface PlanStatus {
  /** How many of its dates are before that day. */
  readonly passed: number;
  /** The first date that is not, and the days until then; null if none is left. */
  readonly next: { readonly planned: PlannedStep; readonly inDays: number } | null;
  /** Days until the first day of school; negative after it. */
  readonly untilFirstDay: number;
}

/** Null until the first day is known. */
export function statusOf({ steps, firstDay }: Plan, today: Day): PlanStatus | null {
  if (firstDay === null) return null;
  const ahead = steps.flatMap((planned) => {
    const inDays = planned.day === null ? -1 : daysBetween(today, planned.day);
    return inDays < 0 ? [] : [{ planned, inDays }];
  });
  return {
    passed: steps.length - ahead.length,
    next: ahead[0] ?? null,
    untilFirstDay: daysBetween(today, firstDay),
  };
}
