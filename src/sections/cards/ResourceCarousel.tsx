import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Carousel } from '#src/components/carousel/Carousel.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { band, container, noPrint, onSurface, text } from '#src/design/layout.css.ts';
import { ResourceCard } from '#src/sections/static-parts.ts';
import * as css from './ResourceCarousel.css.ts';

/** Visible slides on large screens (docs/specification.md, 4.1). */
const VISIBLE = 4;

/**
 * 'Additional Resources': case studies, articles and a link to all (docs/specification.md, 2.5).
 */
export function ResourceCarousel({
  resources,
}: {
  readonly resources: PageOf<'service'>['resources'];
}) {
  const { title, cards } = resources;
  return (
    // Not a landmark: the carousel inside is one, with the same name.
    <section id="resources" className={`${band} ${onSurface} ${noPrint}`}>
      {/* Up to four cards do not rotate on large screens; the link takes the free slots there. */}
      <div
        className={`${container} ${css.grid}`}
        data-static={cards.length <= VISIBLE ? '' : undefined}
        data-room={cards.length < VISIBLE ? VISIBLE - cards.length : undefined}
      >
        <h2 className={`${text.heading} ${css.title}`}>
          <Unbroken>{title}</Unbroken>
        </h2>
        <div className={css.row}>
          <Carousel
            label={title}
            fit="resources"
            slides={cards.map((card) => ({
              id: card.id,
              title: card.title,
              content: <ResourceCard card={card} />,
            }))}
          />
        </div>
        <p className={css.all}>
          <ButtonLink variant="quiet" href="/case-studies">
            EXPLORE INSIGHTS
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
