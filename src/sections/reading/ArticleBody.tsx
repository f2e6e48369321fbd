import { container } from '#src/design/layout.css.ts';
import * as css from './ArticleBody.css.ts';
import { Blocks } from './Blocks.tsx';
import type { ArticleSection } from './Blocks.tsx';
import { ContentsColumn } from './ContentsColumn.tsx';
import type { ContentsEntry } from './TableOfContents.tsx';

export interface ArticleBodyProps {
  readonly sections: readonly ArticleSection[];
  /** A summary in one or two sentences, before the text. */
  readonly opening?: string;
  /** Content after the text on the same page, listed at the end of the table of contents. */
  readonly following?: readonly ContentsEntry[];
}

/** A long text with its table of contents beside it; every section has an id to link to. */
export function ArticleBody({ sections, opening, following }: ArticleBodyProps) {
  return (
    <div className={css.ground}>
      <div className={`${container} ${css.frame}`}>
        {opening === undefined ? null : <p className={css.opening}>{opening}</p>}
        <div className={css.contents}>
          <ContentsColumn
            entries={[
              ...sections.map(({ id, heading }) => ({ id, title: heading })),
              ...(following ?? []),
            ]}
          />
        </div>
        <div className={css.body}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={css.section}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 className={css.heading} id={`${section.id}-title`}>
                {section.heading}
              </h2>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
