import { longDay, parseDay } from '#src/calendar/day.ts';
import { writeCalendar } from '#src/calendar/ics.ts';
import type { DayEvent } from '#src/calendar/ics.ts';
import { FIRST_DAY, WEEKDAYS } from './plan.ts';
import type { CountdownTool, Plan } from './plan.ts';

const FIRST_DAY_TITLE = 'First day of school';

/**
 * The plan as a calendar file. A step keeps its uid when its date changes, so that a calendar that
 * imports the file again moves it. The plan's id, and the year of the first day, are part of it, so that
 * another plan and next year's are separate ones.
 * @param id identifies the plan among those of all visitors (RFC 5545, 3.8.4.7; RFC 7986, 5.3)
 * @returns null until the first day is known
 */
export function calendarFileOf(
  tool: CountdownTool,
  plan: Plan,
  id: string,
  stamp: Date,
): string | null {
  const { firstDay, steps } = plan;
  if (firstDay === null) return null;
  const uidOf = (step: string) => `back-to-school-${firstDay.slice(0, 4)}-${id}-${step}`;
  const events = steps.flatMap(({ step, day, before }): DayEvent[] =>
    day === null
      ? []
      : [
          {
            uid: uidOf(step.id),
            day,
            summary: step.title,
            description: `${step.text}\n${countOf(before)} before the first day of school.`,
          },
        ],
  );
  return writeCalendar({
    ...tool.calendar,
    stamp,
    events: [...events, { uid: uidOf('first-day'), day: firstDay, summary: FIRST_DAY_TITLE }],
  });
}

/** The plan as text, for an enquiry; null until the first day is known. */
export function wordsOf({ firstDay, steps }: Plan): readonly string[] | null {
  if (firstDay === null) return null;
  return [
    'Our back-to-school countdown:',
    ...steps.flatMap(({ step, day }) => (day === null ? [] : [`${longDay(day)}: ${step.title}`])),
    `${longDay(firstDay)}: ${FIRST_DAY_TITLE}`,
  ];
}

/** A field with its value, in a few words; null for one that visitors do not see. */
export function nameOf({ steps }: CountdownTool, field: string, value: string): string | null {
  if (field === FIRST_DAY) {
    const day = parseDay(value.trim());
    return `${FIRST_DAY_TITLE}, ${day === null ? value.trim() || 'no date' : longDay(day)}`;
  }
  if (field === WEEKDAYS) return `Weekend dates ${value === 'yes' ? 'move' : 'stay'}`;
  const title = steps.find(({ id }) => id === field)?.title;
  if (title === undefined) return null;
  return `${title}, ${/^\d+$/u.test(value) ? countOf(Number(value)) : value || 'empty'}`;
}

/** `1 day`, `14 days` */
export const countOf = (days: number): string => `${String(days)} ${daysOf(days)}`;

/** `day` or `days` */
export const daysOf = (days: number): string => (days === 1 ? 'day' : 'days');
