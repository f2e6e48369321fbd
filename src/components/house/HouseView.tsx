import { Button, ButtonLink } from '#src/components/button/Button.tsx';
import { cluster, container, visuallyHidden, whole } from '#src/design/layout.css.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { AnswerList } from './AnswerList.tsx';
import { firstChoice, START_PATH } from './sentence.ts';
import type { Answer, Sentence } from './sentence.ts';
import * as css from './house.css.ts';

export interface HouseViewProps {
  readonly sentence: Sentence;
  /** The answer to the first options. */
  readonly answer: Answer;
  readonly call?: PageOf<'home'>['hero']['link'] | undefined;
}

/**
 * A sentence with three blanks and its answer: a plain form that leads to the page of all answers, and there,
 * where it has no call to action, down to the first of them.
 * React never re-renders it: its selects are uncontrolled, and LiveHouse.tsx replaces the first answer with
 * others. Space for the longest answer is reserved from the first paint.
 */
export function HouseView({ sentence, answer, call }: HouseViewProps) {
  const { words, fields, problems, terms } = sentence;
  return (
    <section aria-labelledby="house-title">
      <form
        className={`${container} ${css.form}`}
        action={call === undefined ? `#${fields[0]?.id ?? ''}` : START_PATH}
        autoComplete="off"
      >
        <h2 id="house-title" className={css.title}>
          {words.title}
        </h2>
        <p className={`${css.sentence} ${whole}`}>
          <Blank name="field" words={words.field} options={fields} />{' '}
          <Blank name="problem" words={words.problem} options={problems} />{' '}
          <Blank name="term" words={words.term} options={terms} />
        </p>
        <div className={cluster}>
          {typeof call?.href === 'string' ? (
            <ButtonLink href={call.href}>{call.text}</ButtonLink>
          ) : null}
          <Button type="submit" variant="quiet" icon="arrow-right">
            {words.submit}
          </Button>
        </div>
      </form>
      <div className={css.place} data-house="place">
        <div className={css.given} data-house="given">
          <AnswerList sentence={sentence} answer={answer} choice={firstChoice(sentence)} />
        </div>
        <div className={css.live} data-house="live" />
        <output className={visuallyHidden} data-house="said" />
      </div>
    </section>
  );
}

interface BlankProps {
  readonly name: string;
  readonly words: Sentence['words']['field'];
  readonly options: Sentence['problems'];
}

const Blank = ({ name, words, options }: BlankProps) => (
  <label className={css.blank}>
    {words.label}
    <span className={visuallyHidden}> ({words.hint})</span>{' '}
    <span className={css.room} data-longest={longestOf(options)}>
      <select name={name} className={css.select}>
        {options.map(({ id, phrase }) => (
          <option key={id} value={id}>
            {phrase}
          </option>
        ))}
      </select>
    </span>
  </label>
);

const longestOf = (options: Sentence['problems']) =>
  options
    .map(({ phrase }) => phrase)
    .reduce((one, other) => (other.length > one.length ? other : one));
