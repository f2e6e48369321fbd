import type { PageOf } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import { OfferingDetails } from '../static-parts.ts';
import * as css from './OfferingTabs.css.ts';

/**
 * 'What we offer' on the cloud and AI pages: tabs, initially the first (docs/specification.md,
 * 2.5).
 */
export function OfferingTabs({
  offerings,
}: {
  readonly offerings: PageOf<'service'>['offerings'];
}) {
  const { title, items } = offerings;
  return (
    <section id="what-we-offer" className={band} aria-labelledby="what-we-offer-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="what-we-offer-title">
          {title}
        </h2>
        <Tabs
          name="offering"
          label={title}
          initial={items[0]?.id ?? ''}
          tabs={items.map((item) => ({
            id: item.id,
            title: item.title,
            panel: (
              <div className={css.panel}>
                <OfferingDetails offering={item} />
                <Picture picture={item.picture} className={css.picture} />
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
