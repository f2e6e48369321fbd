import type { PageOf } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { band, container, onInk, stack, text } from '#src/design/layout.css.ts';
import { linkMarkedInside } from '#src/design/styles/card.css.ts';
import * as css from './Evidence.css.ts';
import { IntroWords } from './ServiceIntro.tsx';

export interface EvidenceProps {
  readonly intro: PageOf<'service'>['intro'];
  /** The first of the page's resources, with the label of its kind. */
  readonly example: PageOf<'service'>['resources']['cards'][number] | undefined;
}

/** Comes after the figures that lead an evidence page: one example, as large as the text next to it. */
export function Evidence({ intro, example }: EvidenceProps) {
  return (
    <section className={`${band} ${onInk}`} aria-labelledby="intro-title">
      <div className={`${container} ${css.grid}`}>
        <div className={`${stack.wide} ${css.intro}`}>
          <h2 className={text.heading} id="intro-title">
            {intro.title}
          </h2>
          <IntroWords intro={intro} />
        </div>
        {example === undefined ? null : (
          <article className={css.example} aria-labelledby="example-title">
            <Picture picture={example.picture} className={css.picture} />
            <div className={css.words}>
              <p className={text.tag}>{example.category}</p>
              <h3 className={css.title} id="example-title">
                {example.href === null ? (
                  example.title
                ) : (
                  <a className={linkMarkedInside} href={example.href}>
                    {example.title}
                  </a>
                )}
              </h3>
              <p>{example.description}</p>
            </div>
          </article>
        )}
      </div>
    </section>
  );
}
