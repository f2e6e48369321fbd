import type { Question } from '#machines/product-demo/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';

/** The questions of the demo's lesson, as its machine needs them. */
export const questionsOf = ({ lesson }: PageOf<'demo'>): readonly Question[] =>
  lesson.questions.map(({ options }) => ({
    right: options.findIndex(({ isRight }) => isRight),
    classmates: options.map(({ classmates }) => classmates),
    elsewhere: options.map(({ elsewhere }) => elsewhere),
  }));
