import type { Crumb } from '#src/content/schema/resolved.ts';
import * as css from './Breadcrumbs.css.ts';

/**
 * The way from home to this page (APG, Breadcrumb). Nothing on the home page, which is where the way
 * begins. Takes its colors from the ground it stands on.
 */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={css.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={css.crumb}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className={css.here}>
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
