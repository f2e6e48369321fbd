import * as css from './ContentsColumn.css.ts';
import type { ContentsEntry } from './TableOfContents.tsx';

/**
 * Links to the sections of a long text, in a column that stays in sight beside it on large screens.
 * Where the browser knows which section is being read (CSS Overflow 5, scroll target groups), the
 * link to it carries the yellow tile.
 */
export function ContentsColumn({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav className={css.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={css.title}>
        On this page
      </h2>
      <ol className={css.list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
