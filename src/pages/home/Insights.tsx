import { Carousel } from '#src/components/carousel/Carousel.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, stack, text } from '#src/design/layout.css.ts';
import * as css from './Insights.css.ts';
import { Insight } from '../static-parts.ts';

type InsightsContent = PageOf<'home'>['insights'];

/** 'Latest at Hause': seven cards, four visible on wide screens (docs/specification.md, 2.3, 9). */
export function Insights({ insights }: { readonly insights: InsightsContent }) {
  return (
    <section className={`${band} ${onSurface} ${css.section}`} aria-labelledby="insights-title">
      <div className={container}>
        <div className={`${stack.snug} ${css.intro}`}>
          <h2 id="insights-title" className={text.heading}>
            {insights.title}
          </h2>
          <p className={text.lead}>{insights.intro}</p>
        </div>
        <Carousel
          label="Insights"
          fit="strip"
          slides={insights.items.map((item) => ({
            id: item.id,
            title: item.headline,
            content: <Insight item={item} />,
          }))}
        />
      </div>
    </section>
  );
}
