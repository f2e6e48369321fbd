import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, noPrint, onSurface, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ChecklistIndex.css.ts';

type Lists = PageOf<'checklists'>['lists'];

/** The lists as tiles that link to them. */
export function ChecklistIndex({ lists }: { readonly lists: Lists }) {
  return (
    <section className={`${band} ${onSurface} ${noPrint}`} aria-labelledby="all-lists">
      <div className={container}>
        <h2 className={visuallyHidden} id="all-lists">
          All checklists
        </h2>
        <ul className={css.tiles}>
          {lists.map(({ id, title, picture, items }) => (
            <li key={id} className={css.tile}>
              <Picture picture={picture} className={css.picture} />
              <a className={css.link} href={`#${id}`}>
                {title}
              </a>
              <span className={css.count}>{items.length} items</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
