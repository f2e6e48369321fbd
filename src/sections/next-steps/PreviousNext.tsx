import type { Crumb } from '#src/content/schema/resolved.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { container, text } from '#src/design/layout.css.ts';
import * as css from './PreviousNext.css.ts';

export interface PreviousNextProps {
  readonly previous: Crumb | null;
  readonly next: Crumb | null;
}

/** The previous and next page in a page's line, in reading order; at least one of them. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  return (
    <nav className={css.pager} aria-label="Previous and next page">
      <div className={`${container} ${css.row}`}>
        {previous === null ? null : (
          <a className={css.way} href={previous.href} rel="prev" data-way="previous">
            <Icon name="arrow-left" size={2} />
            <span className={css.words}>
              <span className={text.caption}>Previous</span>
              <span className={css.name}>{previous.name}</span>
            </span>
          </a>
        )}
        {next === null ? null : (
          <a className={css.way} href={next.href} rel="next" data-way="next">
            <span className={css.words}>
              <span className={text.caption}>Next</span>
              <span className={css.name}>{next.name}</span>
            </span>
            <Icon name="arrow-right" size={2} />
          </a>
        )}
      </div>
    </nav>
  );
}
