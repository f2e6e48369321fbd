import { band, container, onInk, onSurface } from '#src/design/layout.css.ts';
import { Blocks } from '#src/sections/reading/Blocks.tsx';
import type { ArticleSection } from '#src/sections/reading/Blocks.tsx';
import * as css from './CaseStudySections.css.ts';

/** Backgrounds that follow the story: challenge, approach, outcome, lessons. */
const GROUNDS = ['', onSurface, onInk, ''] as const;

/**
 * Challenge, approach, outcome and lessons: one section each, with a heading that stays in view.
 */
export function CaseStudySections({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return sections.map((section, index) => (
    <section
      key={section.id}
      id={section.id}
      className={`${band} ${GROUNDS[index % GROUNDS.length] ?? ''} ${css.part}`}
      aria-labelledby={`${section.id}-title`}
    >
      <div className={`${container} ${css.row}`}>
        <h2 className={css.heading} id={`${section.id}-title`}>
          {section.heading}
        </h2>
        <Blocks blocks={section.blocks} />
      </div>
    </section>
  ));
}
