import { container, whole } from '#src/design/layout.css.ts';
import * as css from './TableOfContents.css.ts';

export interface ContentsEntry {
  /** The id of the target section. */
  readonly id: string;
  readonly title: string;
}

/** Links to the sections of a long page, as a row of tiles between its hero and its text. */
export function TableOfContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav className={`${css.contents} ${whole}`} aria-labelledby="on-this-page">
      <div className={`${container} ${css.row}`}>
        <h2 id="on-this-page" className={css.title}>
          On this page
        </h2>
        <ol className={css.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={css.item}>
              <a className={css.link} href={`#${entry.id}`}>
                {entry.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
