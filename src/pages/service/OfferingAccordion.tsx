import type { PageOf } from '#src/content/schema/resolved.ts';
import { AccordionView } from '#src/components/accordion/Accordion.tsx';
import { useAccordion } from '#src/components/accordion/use-accordion.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { band, container, text } from '#src/design/layout.css.ts';
import * as css from './OfferingAccordion.css.ts';
import { OfferingDetails } from '../static-parts.ts';

/**
 * 'What we offer': one service open, initially the first, with its picture next to the rows; no
 * picture if none is open (docs/specification.md, 2.5, 4.2). On small screens, and without
 * JavaScript, each picture is inside its service.
 */
export function OfferingAccordion({
  offerings,
}: {
  readonly offerings: PageOf<'service'>['offerings'];
}) {
  const { title, items } = offerings;
  const accordion = useAccordion(items, items[0]?.id ?? null);
  const shown = items.find((item) => item.id === accordion.open);
  return (
    <section id="what-we-offer" className={band} aria-labelledby="what-we-offer-title">
      <div className={`${container} ${css.grid}`}>
        <h2 className={`${text.heading} ${css.title}`} id="what-we-offer-title">
          {title}
        </h2>
        <div className={css.rows}>
          <AccordionView
            accordion={accordion}
            name="offering"
            opensFromHash
            size="large"
            items={items.map((item) => ({
              id: item.id,
              heading: item.title,
              panel: (
                <div className={css.panel}>
                  <Picture picture={item.picture} className={css.inside} />
                  <OfferingDetails offering={item} />
                </div>
              ),
            }))}
          />
        </div>
        <div className={css.beside}>
          {shown === undefined ? null : (
            <div
              key={shown.id}
              className={css.frame}
              data-turns={accordion.mayAnimate ? '' : undefined}
            >
              <Picture picture={shown.picture} className={css.picture} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
