import { useEffect } from 'react';
import { longDay, shortDay } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';
import { Button } from '#src/components/button/Button.tsx';
import * as field from '#src/components/field/Field.css.ts';
import { RichText } from '#src/components/rich-text/RichText.tsx';
import { onInk, text } from '#src/design/layout.css.ts';
import { KeyFigure } from '../KeyFigure.tsx';
import { saveFile } from '#src/platform/save-file.ts';
import * as layout from '../Sheet.css.ts';
import { TakeOut } from '../TakeOut.tsx';
import { Toolbar } from '../Toolbar.tsx';
import { useToday } from '../use-today.ts';
import { useWorksheet } from '../use-worksheet.ts';
import type { ToolProps, Worksheet } from '../use-worksheet.ts';
import { CalendarTiles } from './CalendarTiles.tsx';
import * as css from './Countdown.css.ts';
import {
  countdownFields,
  FIRST_DAY,
  LONGEST_SPAN,
  PLAN,
  planOf,
  statusOf,
  WEEKDAYS,
} from './plan.ts';
import type { CountdownTool, Plan, PlannedStep } from './plan.ts';
import { usePlanId } from './use-plan-id.ts';
import { calendarFileOf, countOf, daysOf, nameOf, wordsOf } from './take-out.ts';

/** Counts back from the first day of school to every date of a readiness plan. */
export function Countdown({ tool, topic, search }: ToolProps<CountdownTool>) {
  const { steps } = tool;
  const { identify, begin } = usePlanId();
  const { ref, ...sheet } = useWorksheet({
    tool: 'countdown',
    fields: () => countdownFields(steps),
    // Whoever opens a link has a plan of their own.
    isShared: (field) => field !== PLAN,
    search,
    along: identify,
  });
  useEffect(() => {
    // Also if it was another tab that started over.
    if (['restarted', 'merged', 'removed'].includes(sheet.news)) begin();
  }, [sheet.news, begin]);
  const plan = planOf(steps, sheet.answers);
  const now = useToday();

  const save = () => {
    const file = calendarFileOf(tool, plan, identify(sheet.answers)[PLAN], new Date());
    if (file !== null) saveFile('back-to-school.ics', 'text/calendar', file);
  };

  return (
    <section ref={ref} className={layout.frame} aria-label="Countdown" onBlur={sheet.leaveField}>
      <div className={`${onInk} ${layout.panel}`}>
        <FirstDay sheet={sheet} plan={plan} />
        <Beginning plan={plan} />
        <CalendarTiles plan={plan} now={now} />
      </div>
      <div className={layout.list}>
        <h2 className={text.heading} id="plan-title">
          The plan
        </h2>
        <Toolbar sheet={sheet} nameOf={(name, value) => nameOf(tool, name, value)} />
        <Upcoming plan={plan} now={now} />
        <ol className={css.steps}>
          {plan.steps.map((planned, at) => (
            <StepRow
              key={planned.step.id}
              planned={planned}
              number={at + 1}
              next={steps[at + 1]?.title ?? 'First day of school'}
              sheet={sheet}
              error={plan.errors[planned.step.id]}
              now={now}
            />
          ))}
          <li className={css.step}>
            <span className={css.tile} data-kind="first" aria-hidden="true" />
            <div className={css.words}>
              <h3 className={css.name} id={`${FIRST_DAY}-title`}>
                First day of school
              </h3>
              <When day={plan.firstDay} fallback="The date that everything is counted from" />
            </div>
          </li>
        </ol>
        <p className={css.late}>
          <RichText source={tool.late.text} />{' '}
          <a href={tool.late.link.href ?? ''}>{tool.late.link.text}</a>
        </p>
        <p className={css.byHand}>
          This list prints with room for your dates. Counting them needs JavaScript.
        </p>
        <TakeOut
          answers={sheet.answers}
          query={sheet.query}
          words={() => wordsOf(plan)}
          topic={topic}
          ask="Talk to us about these dates"
        >
          <Button icon="calendar-check" disabled={plan.firstDay === null} onClick={save}>
            Save as calendar file
          </Button>
        </TakeOut>
      </div>
    </section>
  );
}

function FirstDay({ sheet, plan }: { readonly sheet: Worksheet; readonly plan: Plan }) {
  const error = plan.errors[FIRST_DAY];
  return (
    <div className={css.start}>
      <div className={field.field}>
        <label className={css.startLabel} htmlFor={FIRST_DAY}>
          First day of school
        </label>
        <span className={field.hint} id={`${FIRST_DAY}-hint`}>
          The earliest among your schools
        </span>
        <p className={field.error} id={`${FIRST_DAY}-error`} hidden={error === undefined}>
          {error}
        </p>
        <input
          className={`${field.control} ${css.date}`}
          type="date"
          id={FIRST_DAY}
          name={FIRST_DAY}
          min="2000-01-01"
          max="2100-12-31"
          autoComplete="off"
          value={sheet.answers[FIRST_DAY] ?? ''}
          onChange={(event) => sheet.change(FIRST_DAY, event.currentTarget.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${FIRST_DAY}-hint${error === undefined ? '' : ` ${FIRST_DAY}-error`}`}
        />
      </div>
      <div className={field.check}>
        <input
          className={field.box}
          type="checkbox"
          id={WEEKDAYS}
          name={WEEKDAYS}
          value="yes"
          checked={sheet.answers[WEEKDAYS] === 'yes'}
          onChange={(event) => {
            sheet.choose({ [WEEKDAYS]: event.currentTarget.checked ? 'yes' : '' });
          }}
        />
        <label className={field.checkLabel} htmlFor={WEEKDAYS}>
          Move weekend dates to the Friday before
        </label>
      </div>
    </div>
  );
}

/** The start date, displayed large, and announced when a changed date or span moves it. */
function Beginning({ plan }: { readonly plan: Plan }) {
  const [first] = plan.steps;
  if (first === undefined) return null;
  return first.day === null ? (
    <KeyFigure
      figure={String(first.before)}
      words={`${daysOf(first.before)} from ${first.step.title} to the first day of school`}
    />
  ) : (
    <KeyFigure
      figure={shortDay(first.day)}
      words={`is the day to begin: ${first.step.title}, ${countOf(first.before)} before`}
    />
  );
}

/** The next date, and how many have already passed. */
function Upcoming({ plan, now }: { readonly plan: Plan; readonly now: Day | null }) {
  const status = now === null ? null : statusOf(plan, now);
  if (status === null || status.untilFirstDay < 0) return null;
  const { next, passed, untilFirstDay } = status;
  return (
    <div className={css.status}>
      <p className={css.next}>
        {next === null
          ? `${inDays(untilFirstDay)}: First day of school`
          : `${inDays(next.inDays)}: ${next.planned.step.title}`}
      </p>
      {passed === 0 ? null : (
        <p>{passed === 1 ? 'One date has passed.' : `${String(passed)} dates have passed.`}</p>
      )}
    </div>
  );
}

const inDays = (days: number) =>
  days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${countOf(days)}`;

function StepRow({
  planned,
  number,
  next,
  sheet,
  error,
  now,
}: {
  readonly planned: PlannedStep;
  readonly number: number;
  readonly next: string;
  readonly sheet: Worksheet;
  readonly error: string | undefined;
  readonly now: Day | null;
}) {
  const { step, day, before, isMoved } = planned;
  const { id } = step;
  const hasPassed = now !== null && day !== null && day < now;
  return (
    <li className={css.step} data-passed={hasPassed ? '' : undefined}>
      <span className={css.tile} data-kind={step.kind} aria-hidden="true">
        {number}
      </span>
      <div className={css.words}>
        <h3 className={css.name} id={`${id}-title`}>
          {step.title}
        </h3>
        <When day={day} fallback={`${countOf(before)} before the first day`} />
        {day === null ? null : (
          <p className={css.before}>
            {countOf(before)} before the first day
            {isMoved ? ', moved off the weekend' : ''}
            {hasPassed ? '. This date has passed' : ''}
          </p>
        )}
        <p className={css.text}>{step.text}</p>
      </div>
      <div className={`${field.field} ${css.span}`}>
        <label className={css.spanLabel} htmlFor={id}>
          Days until {next}
        </label>
        <p className={field.error} id={`${id}-error`} hidden={error === undefined}>
          {error}
        </p>
        <input
          className={`${field.control} ${css.days}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          id={id}
          name={id}
          maxLength={String(LONGEST_SPAN).length + 1}
          value={sheet.answers[id] ?? ''}
          onChange={(event) => sheet.change(id, event.currentTarget.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
      </div>
    </li>
  );
}

/** The date of a step; when printed without one, space to write it. */
function When({ day, fallback }: { readonly day: Day | null; readonly fallback: string }) {
  return day === null ? (
    <p className={css.when} data-open="">
      {fallback}
    </p>
  ) : (
    <p className={css.when}>
      <time dateTime={day}>{longDay(day)}</time>
    </p>
  );
}
