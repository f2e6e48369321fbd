import { FeaturedCaseStudies } from './FeaturedCaseStudies.tsx';
import { Insights } from './Insights.tsx';
import { Segments } from './Segments.tsx';
import { Stage } from './Stage.tsx';
import type { StageProps } from './Stage.tsx';
import { HomeHero, Solutions } from '../static-parts.ts';
import { House } from '#src/components/house/House.tsx';
import type { HouseProps } from '#src/components/house/House.tsx';
import { opening } from '#src/design/layout.css.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { GetInTouch } from '#src/sections/static-parts.ts';
import * as css from './HomeHero.css.ts';

/** The home page, with its sections in order (docs/specification.md, 2.3). */
export function HomePage({
  payload,
  loadAnswers,
  loadDemo,
}: PageProps & {
  readonly loadAnswers: HouseProps['load'];
  readonly loadDemo: StageProps['load'];
}) {
  const page = pageOf(payload, 'home');
  return (
    <>
      <div className={`${opening} ${css.hero}`} data-line={page.house.fields[0]?.line}>
        <HomeHero hero={page.hero} sentence={page.house} />
        <House
          sentence={page.house}
          answer={page.house.answer}
          call={page.hero.link}
          load={loadAnswers}
          drawing="main [role='img']"
        />
      </div>
      <Stage stage={page.stage} load={loadDemo} />
      <Segments segments={page.segments} />
      <Solutions solutions={page.solutions} />
      <FeaturedCaseStudies caseStudies={page.caseStudies} />
      <Insights insights={page.insights} />
      <GetInTouch contact={page.contact} form="letter" />
    </>
  );
}
