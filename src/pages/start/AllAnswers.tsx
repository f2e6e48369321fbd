import { AnswerList } from '#src/components/house/AnswerList.tsx';
import { answerIdOf } from '#src/components/house/sentence.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import * as css from './AllAnswers.css.ts';

/** Every answer, in one table per field; each answer has its own address. */
export function AllAnswers({ page }: { readonly page: PageOf<'start'> }) {
  const term = page.terms.at(-1)?.id ?? '';
  const pictureOf = (id: string) => page.tiles.problem.find((tile) => tile.id === id)?.picture;
  return (
    <div className={css.answers}>
      {page.headings.fields.map((field) => (
        <section key={field.id} className={`${band} ${css.part}`} aria-labelledby={field.id}>
          <div className={`${container} ${stack.wide}`}>
            <h2 className={text.heading} id={field.id}>
              {field.name}
            </h2>
            <div>
              {page.headings.problems.map(({ id, name }) => {
                const choice = { field: field.id, problem: id, term };
                const answer = page.answers.find((one) => one.id === answerIdOf(choice));
                const picture = pictureOf(id);
                return answer === undefined ? null : (
                  <article key={id} id={answer.id} className={css.answer}>
                    <h3 className={css.problem}>
                      {picture === undefined ? null : (
                        <Picture picture={picture} className={css.mark} />
                      )}
                      {name}
                    </h3>
                    <AnswerList sentence={page} answer={answer} choice={choice} />
                  </article>
                );
              })}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
