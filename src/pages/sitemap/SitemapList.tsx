import type { PagePayload } from '#src/content/schema/resolved.ts';
import { band, container } from '#src/design/layout.css.ts';
import * as css from './SitemapList.css.ts';

export interface SitemapListProps {
  readonly groups: NonNullable<PagePayload['siteIndex']>;
}

/** Every page of the site, grouped by section. */
export function SitemapList({ groups }: SitemapListProps) {
  return (
    <div className={`${band} ${css.section}`}>
      <div className={`${container} ${css.columns}`}>
        {groups.map(({ title, pages }, index) => (
          <section key={title} className={css.group} aria-labelledby={`group-${String(index + 1)}`}>
            <h2 className={css.heading} id={`group-${String(index + 1)}`}>
              {title}
            </h2>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <a className={css.link} href={page.href}>
                    {page.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
