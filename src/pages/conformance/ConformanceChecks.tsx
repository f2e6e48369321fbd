import type { ConformanceReport } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, stack, text } from '#src/design/layout.css.ts';
import * as css from './ConformanceChecks.css.ts';

/** Every check named in the report, with the files that hold it. */
export function ConformanceChecks({ report }: { readonly report: ConformanceReport }) {
  return (
    <section id="checks" className={`${band} ${onSurface}`} aria-labelledby="checks-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="checks-title">
          The checks
        </h2>
        <p className={css.run}>
          Reviewed on <time dateTime={report.day.day}>{report.day.text}</time>. The checks run on
          every change of the site, in {report.browser} with axe-core {report.axe}; a change that
          fails one is not published.
        </p>
        <ul className={css.checks}>
          {report.checks.map(({ id, name, does, where }) => (
            <li key={id} id={`check-${id}`} className={css.check}>
              <h3 className={css.name}>{name}</h3>
              <p>{does}</p>
              <ul className={text.caption}>
                {where.map((place) => (
                  <li key={place}>
                    <code className={css.place}>{place}</code>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
