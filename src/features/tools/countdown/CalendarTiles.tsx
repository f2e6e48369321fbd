import { shortDay } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { calendarOf } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';
import * as css from './CalendarTiles.css.ts';
import type { Plan } from './plan.ts';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;

/**
 * The weeks up to the first day of school as tiles: each day's dates by their number in the list next
 * to it, and a bar under the days of a freeze, thicker when there are two. Purely visual: the list
 * has the same information as text.
 */
export function CalendarTiles({ plan, now }: { readonly plan: Plan; readonly now: Day | null }) {
  return (
    <div className={css.calendar} aria-hidden="true">
      <div className={css.week}>
        <span />
        {WEEKDAYS.map((name, at) => (
          <span key={at} className={css.weekday}>
            {name}
          </span>
        ))}
      </div>
      {calendarOf(plan).map(({ before, days }) => (
        <div key={before} className={css.week}>
          <span className={css.label}>{labelOf(days[0]?.day ?? null, before)}</span>
          {days.map((day, at) => (
            <Tile
              key={at}
              of={day}
              kind={kindOf(day, plan)}
              isNow={now !== null && day.day === now}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const labelOf = (monday: Day | null, before: number) =>
  monday !== null ? shortDay(monday) : before === 0 ? 'Week 1' : `−${String(before)}`;

const kindOf = ({ isFirstDay, steps }: CalendarDay, plan: Plan) =>
  isFirstDay ? 'first' : steps[0] === undefined ? undefined : plan.steps[steps[0] - 1]?.step.kind;

function Tile({
  of: { day, steps, isFirstDay, depth },
  kind,
  isNow,
}: {
  readonly of: CalendarDay;
  readonly kind: string | undefined;
  readonly isNow: boolean;
}) {
  return (
    <span
      className={css.day}
      data-depth={depth === 0 ? undefined : Math.min(depth, 2)}
      data-now={isNow ? '' : undefined}
    >
      <span className={css.mark} data-kind={kind}>
        {isFirstDay ? (
          <Icon name="house" size={1.25} />
        ) : steps.length > 0 ? (
          steps.join('·')
        ) : day === null ? null : (
          String(Number(day.slice(8)))
        )}
      </span>
    </span>
  );
}
