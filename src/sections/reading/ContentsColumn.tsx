import * as css from './ContentsColumn.css.ts';
import type { ContentsEntry } from './TableOfContents.tsx';

/**
 * Links to the sections of a long text, in a column that stays visible next to it on large screens.
 * If the browser supports scroll target groups (CSS Overflow 5), the link to the section in view is
 * marked with a yellow tile.
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
