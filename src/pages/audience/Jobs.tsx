import type { PageOf } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { band, container, onInk, text } from '#src/design/layout.css.ts';
import * as css from './Jobs.css.ts';

/** What the audience needs done and what we do about it, in three steps. */
export function Jobs({ jobs }: { readonly jobs: PageOf<'audience'>['jobs'] }) {
  return (
    <section id="jobs" className={`${band} ${onInk}`} aria-labelledby="jobs-title">
      <div className={`${container} ${css.frame}`}>
        <div className={css.opening}>
          <h2 className={text.heading} id="jobs-title">
            {jobs.title}
          </h2>
          <RichParagraph className={text.lead} source={jobs.intro} />
        </div>
        <ol className={css.steps}>
          {jobs.items.map((job) => (
            <li key={job.id} id={job.id} className={css.step}>
              <Picture picture={job.picture} className={css.picture} />
              <h3 className={css.title}>{job.title}</h3>
              <RichParagraph source={job.body} />
              <ul className={css.points}>
                {job.points.map((point) => (
                  <li key={point} className={css.point}>
                    {point}
                  </li>
                ))}
              </ul>
              {job.link.href === null ? (
                <p>{job.link.text}</p>
              ) : (
                <p className={css.link}>
                  <ButtonLink variant="quiet" href={job.link.href}>
                    {job.link.text}
                  </ButtonLink>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
