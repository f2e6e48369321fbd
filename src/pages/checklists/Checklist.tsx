import type { PageOf } from '#src/content/schema/resolved.ts';
import { text } from '#src/design/layout.css.ts';
import * as css from './Checklist.css.ts';

type List = PageOf<'checklists'>['lists'][number];

/** One list: its purpose, its items with a checkbox each, its article, and its file. */
export function Checklist({ list }: { readonly list: List }) {
  const { id, title, use, article, items } = list;
  return (
    <section id={id} className={css.list} aria-labelledby={`${id}-title`}>
      <div className={css.words}>
        <h2 className={text.heading} id={`${id}-title`}>
          {title}
        </h2>
        <p className={text.lead}>{use}</p>
        <p className={css.ways}>
          <a
            className={css.way}
            href={`/checklists/${id}.csv`}
            download
            aria-label={`CSV: ${title}`}
          >
            CSV
          </a>
          {article.href === null ? null : (
            <a className={css.article} href={article.href}>
              {article.text}
            </a>
          )}
        </p>
        <p className={css.hint}>
          To print only this list, open{' '}
          <a href={`#${id}`} aria-label={`its own link: ${title}`}>
            its own link
          </a>
          .
        </p>
      </div>
      <ol className={css.items}>
        {items.map((item) => (
          <li key={item.text} className={css.item}>
            {item.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
