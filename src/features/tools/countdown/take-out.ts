import { longDay } from '#src/calendar/day.ts';
import { writeCalendar } from '#src/calendar/ics.ts';
import type { DayEvent } from '#src/calendar/ics.ts';
import type { CountdownTool, Plan } from './plan.ts';

const FIRST_DAY_TITLE = 'First day of school';

/**
 * The plan as a calendar file. A step keeps its uid when its date changes, so that a calendar that
 * imports the file again moves it; the year of the first day is part of it, so that next year's plan
 * is a separate one.
 * @returns null until the first day is known
 */
export function calendarFileOf(tool: CountdownTool, plan: Plan, stamp: Date): string | null {
  const { firstDay, steps } = plan;
  if (firstDay === null) return null;
  const uidOf = (id: string) => `back-to-school-${firstDay.slice(0, 4)}-${id}`;
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
export function wordsOf({ firstDay, steps }: Plan): string | null {
  if (firstDay === null) return null;
  return [
    'Our back-to-school countdown:',
    ...steps.flatMap(({ step, day }) => (day === null ? [] : [`${longDay(day)}: ${step.title}`])),
    `${longDay(firstDay)}: ${FIRST_DAY_TITLE}`,
  ].join('\n');
}

/** `1 day`, `14 days` */
export const countOf = (days: number): string => `${String(days)} ${days === 1 ? 'day' : 'days'}`;
