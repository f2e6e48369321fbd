import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import type { Crumb, PageOf } from '#src/content/schema/resolved.ts';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import { Breadcrumbs } from '#src/sections/hero/Breadcrumbs.tsx';
import * as css from './demo.css.ts';

interface DemoWordsProps {
  readonly hero: PageOf<'demo'>['hero'];
  readonly crumbs: readonly Crumb[];
}

/** The title of the page, next to its subject. */
export const DemoWords = ({ hero, crumbs }: DemoWordsProps) => (
  <header className={css.words}>
    <Breadcrumbs crumbs={crumbs} />
    <h1 className={css.title}>
      <Unbroken>{hero.title}</Unbroken>
    </h1>
    <p className={css.subtitle}>
      <Unbroken>{hero.subtitle}</Unbroken>
    </p>
  </header>
);

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
