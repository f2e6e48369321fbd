import type { Regulations } from '#src/content/schema/resolved.ts';
import * as css from './Rule.css.ts';

type RuleData = Regulations['rules'][number];

const STATUS = { applies: 'Applies', upcoming: 'Next date' } as const;

/** One rule: its next date, whom it binds, what it requires, since when, and where the official text is. */
export function Rule({ rule }: { readonly rule: RuleData }) {
  const next = rule.dates.find(({ isUpcoming }) => isUpcoming);
  return (
    <article className={css.rule} aria-labelledby={`${rule.id}-name`}>
      <div className={css.head} data-status={rule.status}>
        <p className={css.where}>{rule.where}</p>
        <h3 className={css.name} id={`${rule.id}-name`}>
          {rule.name}
        </h3>
        <p className={css.status}>{STATUS[rule.status]}</p>
        {next === undefined ? null : (
          <p className={css.next}>
            <time dateTime={next.day}>{next.text}</time>
          </p>
        )}
      </div>
      <dl className={css.facts}>
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
            {rule.dates.map(({ day, text, what }) => (
              <dd key={day} className={css.dates}>
                <time className={css.day} dateTime={day}>
                  {text}
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
    </article>
  );
}
