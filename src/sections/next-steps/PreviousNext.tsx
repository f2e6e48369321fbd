import type { Crumb } from '#src/content/schema/resolved.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { container } from '#src/design/layout.css.ts';
import * as css from './PreviousNext.css.ts';

export interface PreviousNextProps {
  readonly previous: Crumb | null;
  readonly next: Crumb | null;
}

/** The neighbors of a page in its line, in reading order; nothing where there are none. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={css.pager} aria-label="Previous and next page">
      <div className={`${container} ${css.row}`}>
        {previous === null ? null : (
          <a className={css.way} href={previous.href} rel="prev" data-way="previous">
            <Icon name="arrow-left" size={2} />
            <span className={css.words}>
              <span className={css.direction}>Previous</span>
              <span className={css.name}>{previous.name}</span>
            </span>
          </a>
        )}
        {next === null ? null : (
          <a className={css.way} href={next.href} rel="next" data-way="next">
            <span className={css.words}>
              <span className={css.direction}>Next</span>
              <span className={css.name}>{next.name}</span>
            </span>
            <Icon name="arrow-right" size={2} />
          </a>
        )}
      </div>
    </nav>
  );
}
