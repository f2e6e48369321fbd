import type { ClassResult, Phase, ProductDemoEvent } from '#machines/product-demo/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import * as css from './ProductDemo.css.ts';
import { Scene } from './Scene.tsx';
import { SeatBar, TILE } from './SeatBar.tsx';
import type { SeatKind } from './SeatBar.tsx';
import { fill } from './words.ts';

interface TeacherScreenProps {
  readonly demo: PageOf<'demo'>;
  readonly phase: Phase;
  readonly results: readonly ClassResult[];
  readonly onEvent: (event: ProductDemoEvent) => void;
}

/** A lesson to assign, and a bar of seats for each of its questions. */
export function TeacherScreen({ demo, phase, results, onEvent }: TeacherScreenProps) {
  const { lesson, words } = demo;
  const isAssigned = phase !== 'unassigned';
  const isReturned = phase === 'reported';
  const mayReturn = phase === 'answered';
  return (
    <>
      <div className={css.card}>
        <div>
          <p className={css.eyebrow}>{words.lesson}</p>
          <h2 className={css.title}>{lesson.title}</h2>
          <p className={css.quiet}>{lesson.subject}</p>
        </div>
        <button
          type="button"
          className={css.act}
          aria-disabled={isAssigned}
          onClick={() => onEvent({ type: 'LESSON.ASSIGNED' })}
        >
          {isAssigned ? <Icon name="check" size={1.25} /> : null}
          {isAssigned ? words.assigned : words.assign}
        </button>
      </div>
      <div className={css.later}>
        <div className={css.before}>
          <p className={css.quiet}>{words.resultsLater}</p>
          <ul className={css.legend} aria-hidden="true">
            <Key kind="waiting" isMine>
              {words.seat}
            </Key>
          </ul>
          <Rows
            demo={demo}
            results={results.map(({ seats }) => ({ ...NONE, waiting: seats, seats }))}
          />
        </div>
        <div className={`${css.reading} ${css.whenAssigned}`}>
          <h2 className={css.title}>{words.results}</h2>
          <Rows demo={demo} results={results} />
          <ul className={css.legend} aria-hidden="true">
            <Key kind="first">{words.first}</Key>
            <Key kind="later">{words.later}</Key>
            <Key kind="waiting">{words.waiting}</Key>
            <Key kind="waiting" isMine>
              {words.seat}
            </Key>
          </ul>
          <button
            type="button"
            className={css.act}
            aria-disabled={!mayReturn}
            aria-describedby={mayReturn || isReturned ? undefined : 'demo-return-when'}
            onClick={() => onEvent({ type: 'RESULTS.RETURNED' })}
          >
            {isReturned ? <Icon name="check" size={1.25} /> : null}
            {isReturned ? words.givenBack : words.giveBack}
          </button>
          <p id="demo-return-when" className={css.reason} data-idle={mayReturn || isReturned}>
            {words.givesBackLater}
          </p>
        </div>
      </div>
    </>
  );
}

/** Before anybody has answered. */
const NONE = { first: 0, later: 0, trying: 0, mine: 'waiting' } as const;

/** The picture of each question next to its seats. */
const Rows = ({
  demo: { lesson, words },
  results,
}: Pick<TeacherScreenProps, 'demo' | 'results'>) => (
  <ol className={css.rows}>
    {lesson.questions.map(({ name, scene }, at) => {
      const result = results[at];
      return result === undefined ? null : (
        <li key={name} className={css.resultRow}>
          <Scene scene={scene} isSolved={false} />
          <div>
            <span className={css.rowName}>{name}</span> <SeatBar result={result} />
            <span className={css.quiet}>
              {fill(words.classResult, { ...result, waiting: result.waiting + result.trying })}
            </span>
          </div>
        </li>
      );
    })}
  </ol>
);

function Key({
  kind,
  isMine = false,
  children,
}: {
  readonly kind: SeatKind;
  readonly isMine?: boolean;
  readonly children: string;
}) {
  return (
    <li className={css.key}>
      <svg width="16" height="16" viewBox="0 0 10 10">
        <path className={css.seat[kind]} data-mine={isMine} d={TILE[kind]} />
      </svg>
      {children}
    </li>
  );
}
