import { useEffect, useRef } from 'react';
import type { ProductDemoEvent, Progress } from '#machines/product-demo/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import * as css from './ProductDemo.css.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { Scene } from './Scene.tsx';
import { fill } from './words.ts';

interface LearnerScreenProps {
  readonly demo: PageOf<'demo'>;
  readonly progress: Progress;
  /** Whether the visitor has just moved on to the current question, which then receives focus. */
  readonly hasMovedOn: boolean;
  readonly onEvent: (event: ProductDemoEvent) => void;
}

/** The lesson: something to read, and one question at a time, with immediate feedback on each answer. */
export function LearnerScreen({ demo, progress, hasMovedOn, onEvent }: LearnerScreenProps) {
  const { lesson, words } = demo;
  const { phase, question: inHand, tried } = progress;
  const current = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMovedOn) current.current?.focus();
  }, [hasMovedOn]);

  return (
    <>
      <p className={css.nothing}>{words.nothing}</p>
      <div className={`${css.halves} ${css.whenAssigned}`}>
        <div className={css.reading}>
          <p className={css.eyebrow}>{lesson.subject}</p>
          <h2 className={css.title}>{lesson.title}</h2>
          {lesson.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ol className={css.questions}>
          {lesson.questions.map((question, at) => (
            <li key={question.name} className={css.slot} data-shown={at === inHand}>
              <QuestionCard
                question={question}
                position={fill(words.progress, {
                  question: at + 1,
                  questions: lesson.questions.length,
                })}
                words={words}
                tried={tried[at] ?? []}
                heading={at === inHand ? current : undefined}
                onAnswer={(option) => onEvent({ type: 'ANSWER.GIVEN', option })}
              >
                <Scene
                  scene={question.scene}
                  isSolved={(tried[at] ?? []).some((option) => question.options[option]?.isRight)}
                />
              </QuestionCard>
              {at < lesson.questions.length - 1 ? (
                <button
                  type="button"
                  className={css.act}
                  data-idle={phase !== 'explaining' || at !== inHand}
                  onClick={() => onEvent({ type: 'QUESTION.NEXT' })}
                >
                  {words.next} <Icon name="arrow-right" size={1.25} />
                </button>
              ) : (
                <p
                  className={css.finished}
                  data-idle={phase !== 'answered' && phase !== 'reported'}
                >
                  <Icon name="check-circle" size={1.25} /> {words.finished}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
