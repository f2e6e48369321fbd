import type { PageOf, SourcesSection } from '#src/content/schema/resolved.ts';
import { Accordion } from '#src/components/accordion/Accordion.tsx';
import { FaqAnswer, FaqSources } from '#src/sections/static-parts.ts';
import { band, container, split, text } from '#src/design/layout.css.ts';
import * as css from './Faq.css.ts';

type FaqContent = NonNullable<PageOf<'service'>['faq']>;

interface FaqProps {
  readonly faq: FaqContent;
  /** The laws and standards that the page names: the last item. */
  readonly sources: SourcesSection | null;
}

/**
 * Questions and answers; a `#question` fragment in the URL opens one, and each links to its
 * fragment.
 */
export function Faq({ faq, sources }: FaqProps) {
  const items = faq.items.map((item) => ({
    id: item.id,
    heading: item.question,
    panel: <FaqAnswer item={item} />,
  }));
  return (
    <section id="questions" className={band} aria-labelledby="questions-title">
      <div className={`${container} ${split}`}>
        <h2 className={`${text.heading} ${css.title}`} id="questions-title">
          {faq.title}
        </h2>
        <Accordion
          name="question"
          initial={null}
          opensFromHash
          items={
            sources === null
              ? items
              : [
                  ...items,
                  {
                    id: sources.id,
                    heading: sources.heading,
                    panel: <FaqSources blocks={sources.blocks} />,
                  },
                ]
          }
        />
      </div>
    </section>
  );
}
