import type { MouseEvent } from 'react';
import type { PageHits } from '#machines/search/index.ts';
import * as css from './Search.css.ts';
import { Marked } from './Marked.tsx';
import { aboutOf, idOfHit } from './wording.ts';

export interface HitsProps {
  /** The id of the list, which the field controls. */
  readonly id: string;
  readonly hits: readonly PageHits[];
  /** The URL selected with the arrow keys. */
  readonly active: string | null;
  readonly onChoose: (event: MouseEvent) => void;
}

/**
 * The pages that were found, each with its sections. Every option is a link, so that it can be opened in
 * a new tab; the field has the focus, so none is in the tab order.
 */
export function Hits({ id, hits, active, onChoose }: HitsProps) {
  const option = (href: string) => ({
    id: idOfHit(href),
    href,
    role: 'option',
    'aria-selected': href === active,
    tabIndex: -1,
    onClick: onChoose,
    'data-replace': '',
  });
  return (
    <div
      id={id}
      className={css.list}
      role="listbox"
      aria-label="Results"
      hidden={hits.length === 0}
    >
      {hits.map(({ path, name, kind, line, trail, summary, sections, terms }) => (
        <div key={path} className={css.page} role="group" aria-label={name} data-line={line}>
          {/* Announced after the name, if time permits. */}
          <a className={css.pageLink} {...option(path)} aria-description={summary}>
            <span>
              <Marked text={name} terms={terms} />
            </span>
            <span className={css.about}>{aboutOf({ kind, trail })}</span>
            {summary === '' ? null : (
              <span className={css.summary} aria-hidden="true">
                <Marked text={summary} terms={terms} />
              </span>
            )}
          </a>
          {sections.map(({ heading, href }) => (
            <a key={href} className={css.sectionLink} {...option(href)}>
              <span>
                <Marked text={heading} terms={terms} />
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
