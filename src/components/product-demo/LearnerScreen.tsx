import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import type { Progress } from '#machines/product-demo/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import * as css from './ProductDemo.css.ts';
import { Scene } from './Scene.tsx';
import { fill, letterOf } from './words.ts';

type Lesson = PageOf<'demo'>['lesson'];
type Words = PageOf<'demo'>['words'];

interface LearnerScreenProps {
  readonly lesson: Lesson;
  readonly words: Words;
  readonly progress: Progress;
  /** Whether the visitor has just moved on to the current question, which then receives focus. */
  readonly hasMovedOn: boolean;
  readonly onAnswer: (option: number) => void;
  readonly onNext: () => void;
}

/** The lesson: something to read, and one question at a time, with immediate feedback on each answer. */
export function LearnerScreen(props: LearnerScreenProps) {
  const { lesson, words, progress, hasMovedOn, onAnswer, onNext } = props;
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
                onAnswer={onAnswer}
              />
              {at < lesson.questions.length - 1 ? (
                <button
                  type="button"
                  className={css.act}
                  data-idle={phase !== 'explaining' || at !== inHand}
                  onClick={onNext}
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

interface QuestionCardProps {
  readonly question: Lesson['questions'][number];
  readonly position: string;
  readonly words: Words;
  /** The options chosen so far, in order. */
  readonly tried: readonly number[];
  readonly heading: Ref<HTMLHeadingElement> | undefined;
  readonly onAnswer: (option: number) => void;
}

function QuestionCard({ question, position, words, tried, heading, onAnswer }: QuestionCardProps) {
  const { scene, name, options } = question;
  const id = `demo-question-${scene}`;
  const right = options.findIndex(({ isRight }) => isRight);
  const last = options[tried.at(-1) ?? -1];
  const isSettled = tried.includes(right);
  const solution = options[right];
  return (
    <>
      <p className={css.eyebrow}>
        {position} <span aria-hidden="true">· {name}</span>
      </p>
      <h3 ref={heading} id={id} className={css.question} tabIndex={-1}>
        {question.question}
      </h3>
      <Scene scene={scene} isSolved={isSettled} />
      <div role="group" aria-labelledby={id} className={css.options}>
        {options.map((option, at) => {
          const isChosen = tried.includes(at);
          const verdict = option.isRight ? 'right' : 'wrong';
          return (
            <button
              key={option.text}
              type="button"
              className={css.option}
              data-verdict={isChosen ? verdict : undefined}
              aria-disabled={isChosen || isSettled}
              onClick={() => {
                onAnswer(at);
              }}
            >
              <span className={css.letter}>{letterOf(at)}</span>
              <span>{option.text}</span>
              {isChosen ? <Icon name={option.isRight ? 'check' : 'x'} size={1.25} /> : null}
            </button>
          );
        })}
      </div>
      <p className={css.feedback}>
        {last === undefined ? null : (
          <>
            <strong>{last.isRight ? words.right : words.wrong}</strong> {last.feedback}
          </>
        )}
      </p>
      {isSettled || solution === undefined ? null : (
        <p className={css.solution}>
          <strong>{words.solution}</strong> {solution.text}. {solution.feedback}
        </p>
      )}
    </>
  );
}
