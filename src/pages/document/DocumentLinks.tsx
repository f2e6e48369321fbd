import { band, container, text } from '#src/design/layout.css.ts';
import * as css from './DocumentLinks.css.ts';
import { LinkGroups } from '#src/sections/cards/LinkGroups.tsx';
import type { LinkGroup } from '#src/sections/cards/LinkGroups.tsx';

/** The entry for a document's links in its table of contents. */
export const DOCUMENT_LINKS = { id: 'pages', title: 'Where to go from here' } as const;

/** The pages that a document links to, in groups; renders nothing if there are none. */
export function DocumentLinks({ groups }: { readonly groups: readonly LinkGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section
      id={DOCUMENT_LINKS.id}
      className={`${band} ${css.section}`}
      aria-labelledby={`${DOCUMENT_LINKS.id}-title`}
    >
      <div className={`${container} ${css.frame}`}>
        <h2 className={text.heading} id={`${DOCUMENT_LINKS.id}-title`}>
          {DOCUMENT_LINKS.title}
        </h2>
        <LinkGroups groups={groups} headingLevel={3} />
      </div>
    </section>
  );
}
