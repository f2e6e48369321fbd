import type { PageOf } from '#src/content/schema/resolved.ts';
import { Accordion } from '#src/components/accordion/Accordion.tsx';
import { FaqAnswer } from '#src/sections/stills.ts';
import { band, container, split, text } from '#src/design/layout.css.ts';
import * as css from './Faq.css.ts';

type FaqContent = NonNullable<PageOf<'service'>['faq']>;

/**
 * Questions and answers; a `#question` fragment in the URL opens one, and each links to its
 * fragment.
 */
export function Faq({ faq }: { readonly faq: FaqContent }) {
  return (
    <section id="questions" className={band} aria-labelledby="questions-title">
      <div className={`${container} ${split}`}>
        <h2 className={`${text.heading} ${css.title}`} id="questions-title">
          {faq.title}
        </h2>
        <Accordion
          name="question"
          headingLevel={3}
          initial={null}
          opensFromHash
          items={faq.items.map((item) => ({
            id: item.id,
            heading: item.question,
            panel: <FaqAnswer item={item} />,
          }))}
        />
      </div>
    </section>
  );
}
