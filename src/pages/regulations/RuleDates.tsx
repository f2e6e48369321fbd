import type { Regulations } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, split, text, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './RuleDates.css.ts';

/** Every date of every rule on one timeline, and how to add them to a calendar. */
export function RuleDates({ regulations }: { readonly regulations: Regulations }) {
  const dates = regulations.rules
    .flatMap((rule) => rule.dates.map((date) => ({ ...date, rule })))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
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
        <ol className={css.dates}>
          {dates.map(({ day, text: date, what, isUpcoming, rule }) => (
            <li
              key={rule.id + day}
              className={css.date}
              data-upcoming={isUpcoming ? '' : undefined}
            >
              <time className={css.day} dateTime={day}>
                {date}
                {isUpcoming ? <span className={visuallyHidden}> (upcoming)</span> : null}
              </time>
              <span>
                <a href={`#${rule.id}`}>{rule.name}</a>: {what}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
