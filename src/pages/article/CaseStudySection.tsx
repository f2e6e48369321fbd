import { band, container, onInk, onSurface } from '#src/design/layout.css.ts';
import { Blocks } from '#src/sections/reading/Blocks.tsx';
import type { ArticleSection } from '#src/sections/reading/Blocks.tsx';
import * as css from './CaseStudySection.css.ts';

/** Backgrounds that follow the story: challenge, approach, outcome, lessons. */
const GROUNDS = ['', onSurface, onInk, ''] as const;

export interface CaseStudySectionProps {
  readonly section: ArticleSection;
  /** Its place in the story, from 0. */
  readonly index: number;
}

/** The challenge, approach, outcome or lessons: a section with a heading that stays in view. */
export function CaseStudySection({ section, index }: CaseStudySectionProps) {
  return (
    <section
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
  );
}
