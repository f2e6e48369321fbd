import { optionOf } from '#machines/product-demo/index.ts';
import type { ClassResult, Happening, ItemResult, News } from '#machines/product-demo/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { fill, letterOf } from './words.ts';

type Demo = PageOf<'demo'>;

/** A screen's message about the latest event. */
export function sayingOf(
  sayings: Demo['roles'][number]['trail'],
  happening: Happening | undefined,
  {
    lesson,
    results,
    items,
  }: {
    readonly lesson: Demo['lesson'];
    readonly results: readonly ClassResult[];
    readonly items: readonly ItemResult[];
  },
): string {
  if (happening === undefined) return sayings.beginning;
  if (happening.kind !== 'answer') return sayings[happening.kind];
  const { question, option, isRight } = happening;
  return fill(isRight ? sayings.right : sayings.wrong, {
    ...results[question],
    name: lesson.questions[question]?.name ?? '',
    letter: letterOf(option),
    count: items[question]?.counts[option] ?? 0,
    total: items[question]?.total ?? 0,
  });
}

/** The announcement: one sentence for each of the visitor's actions in the lesson, and nothing else. */
export function newsOf(news: News | null, { lesson, words }: Demo): string {
  if (news === null) return '';
  if (news.kind === 'reset') return words.wasReset;
  const question = lesson.questions[news.question];
  const option = news.step === null ? null : optionOf(news.step);
  const isUndone = news.kind === 'undone';
  if (option !== null) {
    const chosen = question?.options[option];
    if (isUndone) {
      return fill(words.undone, {
        what: fill(words.answerTo, { name: question?.name ?? '', letter: letterOf(option) }),
      });
    }
    return `${chosen?.isRight === true ? words.right : words.wrong} ${chosen?.feedback ?? ''}`;
  }
  // The next question receives focus, so it is read out anyway.
  if (news.step === 'next') return isUndone ? fill(words.undone, { what: words.next }) : '';
  const [done, taken] =
    news.step === 'assigned' ? [words.assigned, words.assign] : [words.givenBack, words.giveBack];
  return isUndone ? fill(words.undone, { what: taken }) : `${done}.`;
}
