import type { ReactNode, Ref } from 'react';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import * as css from './ProductDemo.css.ts';
import { letterOf } from './words.ts';

type Demo = PageOf<'demo'>;

interface QuestionCardProps {
  readonly question: Demo['lesson']['questions'][number];
  /** Above the question: what it belongs to. */
  readonly position: string;
  readonly words: Demo['words'];
  /** The options chosen so far, in order. */
  readonly tried: readonly number[];
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
  readonly onAnswer: (option: number) => void;
  /** The picture between the question and its options. */
  readonly children?: ReactNode;
}

/** A question and its options, with immediate feedback on each answer. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, position, words, tried, heading, onAnswer, children } = props;
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
      {children}
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
      <p className={css.feedback} data-idle={last === undefined}>
        {last === undefined ? (
          words.feedbackLater
        ) : (
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
