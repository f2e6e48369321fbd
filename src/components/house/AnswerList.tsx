import { ANSWER_ATTRIBUTE, enquiryHref, inWords } from './sentence.ts';
import type { Answer, Choice, Sentence } from './sentence.ts';
import * as css from './house.css.ts';

export interface AnswerListProps {
  readonly sentence: Sentence;
  readonly answer: Answer;
  /** The choice that is answered, for the enquiry. */
  readonly choice: Choice;
}

/** Two pages, one story and the enquiry. */
export function AnswerList({ sentence, answer, choice }: AnswerListProps) {
  const { id, topic, links, ask } = answer;
  const said = inWords(sentence, choice);
  return (
    <ul className={css.answer} {...{ [ANSWER_ATTRIBUTE]: id }}>
      {links.map(({ href, title, label }) => (
        <li key={title} className={css.tile}>
          <span className={css.label}>{label}</span>
          {href === null ? title : <Way href={href}>{title}</Way>}
        </li>
      ))}
      <li className={css.tile}>
        <span className={css.label}>{sentence.words.enquiry}</span>
        <Way href={enquiryHref(topic, said)}>{ask}</Way>
      </li>
    </ul>
  );
}

const Way = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={css.way} href={href}>
    {children}
  </a>
);
