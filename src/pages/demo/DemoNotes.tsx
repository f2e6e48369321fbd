import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import * as css from './DemoNotes.css.ts';

/** Which parts of the demo are the product, and which are simulated by the page. */
export const DemoNotes = ({ notes }: { readonly notes: PageOf<'demo'>['notes'] }) => (
  <section className={band} aria-labelledby="notes-title">
    <div className={`${container} ${stack.wide}`}>
      <h2 className={text.heading} id="notes-title">
        {notes.title}
      </h2>
      <ul className={css.notes}>
        {notes.items.map((item) => (
          <li key={item.id} className={css.note}>
            <h3 className={text.cardTitle}>{item.title}</h3>
            <RichParagraph source={item.text} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
