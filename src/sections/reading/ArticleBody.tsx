import { Fragment } from 'react';
import { Picture } from '#src/components/picture/Picture.tsx';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { container } from '#src/design/layout.css.ts';
import * as css from './ArticleBody.css.ts';
import { Blocks } from './Blocks.tsx';
import type { ArticleSection } from './Blocks.tsx';
import { ContentsColumn } from './ContentsColumn.tsx';
import { illustrationsBefore } from './illustration-rhythm.ts';
import type { ContentsEntry } from './TableOfContents.tsx';

export interface ArticleBodyProps {
  readonly sections: readonly ArticleSection[];
  /** A summary in one or two sentences, before the text. */
  readonly opening?: string;
  /** Content after the text on the same page, listed at the end of the table of contents. */
  readonly following?: readonly ContentsEntry[];
  /** Pictures between the sections, in order. */
  readonly illustrations?: readonly PictureAsset[];
}

/** A long text with its table of contents alongside; every section has an id to link to. */
export function ArticleBody({ sections, opening, following, illustrations }: ArticleBodyProps) {
  const before = illustrationsBefore(sections.length);
  const entries = [
    ...sections.map(({ id, heading }) => ({ id, title: heading })),
    ...(following ?? []),
  ];
  return (
    <div className={css.ground}>
      <div className={`${container} ${css.frame}`}>
        {opening === undefined ? null : <p className={css.opening}>{opening}</p>}
        <div className={css.contents}>
          {/* A single entry would only link to the section right below it. */}
          {entries.length > 1 ? <ContentsColumn entries={entries} /> : null}
        </div>
        <div className={css.body}>
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              <Illustration picture={illustrations?.[before.indexOf(index)]} />
              <section
                id={section.id}
                className={css.section}
                aria-labelledby={`${section.id}-title`}
              >
                <h2 className={css.heading} id={`${section.id}-title`}>
                  {section.heading}
                </h2>
                <Blocks blocks={section.blocks} />
              </section>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

const Illustration = ({ picture }: { readonly picture: PictureAsset | undefined }) =>
  picture === undefined ? null : <Picture picture={picture} className={css.illustration} />;
