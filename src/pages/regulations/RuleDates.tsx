import type { Regulations } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, split, text, visuallyHidden } from '#src/design/layout.css.ts';
import { Fold } from '#src/sections/reading/Fold.tsx';
import * as fold from '#src/sections/reading/Fold.css.ts';
import * as css from './RuleDates.css.ts';

interface RuleDate {
  readonly rule: Regulations['rules'][number];
  readonly date: Regulations['rules'][number]['dates'][number];
}

/** Every date of every rule on one timeline, the next one first, and how to add them to a calendar. */
export function RuleDates({ regulations }: { readonly regulations: Regulations }) {
  const dates = regulations.rules
    .flatMap((rule) => rule.dates.map((date) => ({ rule, date })))
    .toSorted((a, b) => (a.date.day < b.date.day ? -1 : 1));
  return (
    <section id="dates" className={`${band} ${onSurface}`} aria-labelledby="dates-title">
      <div className={`${container} ${split}`}>
        <div className={css.words}>
          <h2 className={text.heading} id="dates-title">
            Timeline
          </h2>
          <p className={css.ways}>
            <a className={css.way} href={regulations.calendar} download>
              Calendar file
            </a>
            <a className={css.way} href={regulations.feed}>
              Atom feed
            </a>
          </p>
        </div>
        <div>
          <DateList dates={dates.filter(({ date }) => date.isUpcoming)} />
          <Fold heading={<h3 className={fold.name}>Dates that have passed</h3>}>
            <DateList dates={dates.filter(({ date }) => !date.isUpcoming)} />
          </Fold>
        </div>
      </div>
    </section>
  );
}

const DateList = ({ dates }: { readonly dates: readonly RuleDate[] }) => (
  <ol>
    {dates.map(({ rule, date }) => (
      <li
        key={rule.id + date.day}
        className={css.date}
        data-upcoming={date.isUpcoming ? '' : undefined}
      >
        <time className={css.day} dateTime={date.day}>
          {date.text}
          {date.isUpcoming ? <span className={visuallyHidden}> (upcoming)</span> : null}
        </time>
        <span>
          <a href={`#${rule.id}`}>{rule.name}</a>: {date.what}
        </span>
      </li>
    ))}
  </ol>
);
