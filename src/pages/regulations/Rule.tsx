import type { Regulations } from '#src/content/schema/resolved.ts';
import { text } from '#src/design/layout.css.ts';
import { Fold } from '#src/sections/reading/Fold.tsx';
import * as fold from '#src/sections/reading/Fold.css.ts';
import * as css from './Rule.css.ts';

type RuleData = Regulations['rules'][number];

/** One rule: its next date, whom it binds, what it requires, since when, and where the official text is. */
export function Rule({ rule }: { readonly rule: RuleData }) {
  const next = rule.dates.find(({ isUpcoming }) => isUpcoming);
  return (
    <article aria-labelledby={`${rule.id}-name`}>
      <Fold
        heading={
          <h3 className={fold.name} id={`${rule.id}-name`}>
            {rule.name}
          </h3>
        }
        note={
          <span className={css.summary}>
            <span className={text.muted}>{rule.where}</span>
            {next === undefined ? (
              'Applies'
            ) : (
              <span className={css.next}>
                {'Next date: '}
                <time dateTime={next.day}>{next.text}</time>
              </span>
            )}
          </span>
        }
      >
        <dl>
          <div className={css.fact}>
            <dt className={css.term}>Who must comply</dt>
            <dd>{rule.binds}</dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>What it requires</dt>
            <dd>{rule.standard}</dd>
          </div>
          {rule.dates.length === 0 ? null : (
            <div className={css.fact}>
              <dt className={css.term}>Dates</dt>
              {rule.dates.map(({ day, text: date, what }) => (
                <dd key={day} className={css.dates}>
                  <time className={css.day} dateTime={day}>
                    {date}
                  </time>
                  {': '}
                  {what}
                </dd>
              ))}
            </div>
          )}
          <div className={css.fact}>
            <dt className={css.term}>Official text</dt>
            <dd>
              <a href={rule.official.href}>{rule.official.title}</a>. {rule.official.publisher}.
              Checked on <time dateTime={rule.checked.day}>{rule.checked.text}</time>.
            </dd>
          </div>
          {rule.more === null ? null : (
            <div className={css.fact}>
              <dt className={css.term}>On this site</dt>
              <dd>
                <a className={css.more} href={rule.more.path}>
                  {rule.more.text}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </Fold>
    </article>
  );
}
