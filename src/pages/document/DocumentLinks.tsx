import { band, container, text } from '#src/design/layout.css.ts';
import * as css from './DocumentLinks.css.ts';
import type { LinkGroup } from '#src/sections/cards/LinkGroups.tsx';
import { LinkGroups } from '#src/sections/cards/LinkGroups.tsx';
import { DOCUMENT_LINKS } from './document-links.ts';

/** The pages that a document links to, in groups. */
export function DocumentLinks({
  title,
  groups,
}: {
  readonly title: string;
  readonly groups: readonly LinkGroup[];
}) {
  return (
    <section
      id={DOCUMENT_LINKS.id}
      className={`${band} ${css.section}`}
      aria-labelledby={`${DOCUMENT_LINKS.id}-title`}
    >
      <div className={`${container} ${css.frame}`}>
        <h2 className={text.heading} id={`${DOCUMENT_LINKS.id}-title`}>
          {title}
        </h2>
        <LinkGroups groups={groups} headingLevel={3} />
      </div>
    </section>
  );
}
