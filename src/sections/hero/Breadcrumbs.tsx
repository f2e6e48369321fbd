import type { Crumb } from '#src/content/schema/resolved.ts';
import { text } from '#src/design/layout.css.ts';
import * as css from './Breadcrumbs.css.ts';

/**
 * The path from the home page to this page (APG, Breadcrumb). Renders nothing on the home page. Its
 * colors depend on the background.
 */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={css.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={css.crumb}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className={text.muted}>
                {crumb.name}
              </span>
            ) : (
              <a href={crumb.href} className={css.way}>
                {crumb.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
