import { AnswerList } from '#src/components/house/AnswerList.tsx';
import { HouseDrawing } from '#src/components/house/HouseDrawing.tsx';
import { answerIdOf, lineOf } from '#src/components/house/sentence.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, noPrint, onInk, stack, text } from '#src/design/layout.css.ts';
import * as css from './AllAnswers.css.ts';

/** Every answer as a house in the street of its field; each answer has its own address. */
export function AllAnswers({ page }: { readonly page: PageOf<'start'> }) {
  const term = page.terms.at(-1)?.id ?? '';
  return (
    <div className={css.answers}>
      {page.headings.fields.map((field) => (
        <section
          key={field.id}
          className={`${band} ${onInk} ${css.part}`}
          aria-labelledby={field.id}
          data-line={lineOf(page, field.id)}
        >
          <div className={`${container} ${stack.wide}`}>
            <div className={stack.snug}>
              <h2 className={text.heading} id={field.id}>
                {field.name}
              </h2>
              <p className={css.count}>{page.headings.problems.length} houses</p>
            </div>
            <div className={css.street}>
              {page.headings.problems.map(({ id, name }) => {
                const choice = { field: field.id, problem: id, term };
                const answer = page.answers.find((one) => one.id === answerIdOf(choice));
                return answer === undefined ? null : (
                  <article key={id} id={answer.id} className={css.answer}>
                    <div className={noPrint}>
                      <HouseDrawing src={page.drawing} shape="wide" choice={choice} />
                    </div>
                    <h3 className={css.problem}>{name}</h3>
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
