import { ButtonLink } from '#src/components/button/Button.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { text, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './FeaturedCaseStudies.css.ts';

type CaseStudies = PageOf<'home'>['caseStudies'];

/** A featured case study. */
export function Study({ study }: { readonly study: CaseStudies['items'][number] }) {
  return (
    <article className={css.card}>
      <Picture picture={study.picture} className={css.picture} />
      <div className={css.words}>
        <p className={text.tag}>{study.tag}</p>
        <h3 className={css.title}>{study.title}</h3>
        <dl className={css.metrics}>
          {study.metrics.map((metric) => (
            <div key={metric.label} className={css.metric}>
              <dt className={css.label}>{metric.label}</dt>
              <dd className={css.value} data-word={/\d/u.test(metric.value) ? undefined : ''}>
                {metric.value}
              </dd>
            </div>
          ))}
        </dl>
        {study.href === null ? null : (
          <div className={css.action}>
            <ButtonLink variant="quiet" href={study.href}>
              LEARN MORE<span className={visuallyHidden}>: {study.title}</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
