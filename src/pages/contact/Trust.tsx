import type { PageOf } from '#src/content/schema/resolved.ts';
import { TeamLead } from '#src/sections/next-steps/TeamLead.tsx';
import { stack } from '#src/design/layout.css.ts';
import * as css from './Trust.css.ts';

/**
 * Next to the form: the ways to a person, as far as the company has filled them in; what happens to an
 * enquiry; and the company's credentials.
 */
export function Trust({ page }: { readonly page: PageOf<'contact'> }) {
  const { ways, leads, next, figures } = page;
  return (
    <div className={stack.wide}>
      {ways.items.length + leads.length === 0 ? null : (
        <section className={stack.base} aria-labelledby="contact-reach-title">
          <h2 id="contact-reach-title" className={css.subheading}>
            {ways.title}
          </h2>
          {ways.items.length === 0 ? null : (
            <dl className={stack.snug}>
              {ways.items.map(({ label, text, href }) => (
                <div key={label}>
                  <dt className={css.label}>{label}</dt>
                  <dd>
                    {typeof href === 'string' ? (
                      <a className={css.way} href={href}>
                        {text}
                      </a>
                    ) : (
                      text
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {leads.map((lead) => (
            <TeamLead key={lead.team} lead={lead} />
          ))}
        </section>
      )}
      <section className={css.next} aria-labelledby="contact-next-title">
        <h2 id="contact-next-title" className={css.subheading}>
          {next.title}
        </h2>
        <ol className={css.steps}>
          {next.steps.map((step) => (
            <li key={step} className={css.step}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <ul className={css.figures}>
        {figures.map(({ number, description }) => (
          <li key={description} className={css.figure}>
            <span className={css.number}>{number}</span>
            {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
