import { Carousel } from '#src/components/carousel/Carousel.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, split, text } from '#src/design/layout.css.ts';
import * as css from './FeaturedCaseStudies.css.ts';
import { Study } from '../static-parts.ts';

type CaseStudies = PageOf<'home'>['caseStudies'];

/**
 * 'How we enable success for your organization': five case studies, looping (docs/specification.md,
 * 2.3).
 */
export function FeaturedCaseStudies({ caseStudies }: { readonly caseStudies: CaseStudies }) {
  return (
    <section className={`${band} ${css.section}`} aria-labelledby="studies-title">
      <div className={container}>
        <div className={`${split} ${css.intro}`}>
          <h2 id="studies-title" className={text.heading}>
            {caseStudies.title}
          </h2>
          <p className={`${text.lead} ${css.lead}`}>{caseStudies.intro}</p>
        </div>
        <Carousel
          label="Case studies"
          fit="feature"
          slides={caseStudies.items.map((study) => ({
            id: study.id,
            title: study.title,
            content: <Study study={study} />,
          }))}
        />
      </div>
    </section>
  );
}
