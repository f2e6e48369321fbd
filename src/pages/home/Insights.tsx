import { Carousel } from '#src/components/carousel/Carousel.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, stack, text, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './Insights.css.ts';

type InsightsContent = PageOf<'home'>['insights'];

/** After a move, clicks are ignored for 500 ms (docs/specification.md, 4.1). */
const LOCK_MS = 500;

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
          visible={[1, 1, 4]}
          lockMs={LOCK_MS}
          rotateMs={null}
          position="counter"
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

function Insight({ item }: { readonly item: InsightsContent['items'][number] }) {
  return (
    <article className={css.card}>
      {item.bgImage === undefined ? null : (
        <Picture picture={item.bgImage} className={css.picture} />
      )}
      <div className={css.words}>
        <p className={`${text.tag} ${text.muted}`}>{item.category}</p>
        <h3 className={css.headline}>{item.headline}</h3>
        <p className={`${text.muted} ${css.description}`}>{item.description}</p>
        {item.ctaLink === null ? null : (
          <a className={css.action} href={item.ctaLink}>
            <span>
              {item.ctaText}
              <span className={visuallyHidden}>: {item.headline}</span>
            </span>
            <Icon name="arrow-right" size={1.25} />
          </a>
        )}
      </div>
    </article>
  );
}
