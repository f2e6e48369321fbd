import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fromPromise } from 'xstate';
import {
  HOUSE_PARTS,
  houseMachine,
  selectHouseAnnounces,
  selectHouseBefore,
  selectHouseBook,
  selectHouseChoice,
  selectHouseIsTurning,
  selectHouseOutcome,
} from '#machines/house/index.ts';
import type { HouseChoice, HousePart } from '#machines/house/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useMediaQuery } from '#src/components/hooks/use-media-query.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { replaceAddress } from '#src/platform/replace-address.ts';
import { AnswerList } from './AnswerList.tsx';
import { Facade } from './Facade.tsx';
import { Keep } from './Keep.tsx';
import { answerIdOf, inWords } from './sentence.ts';
import type { Answer, Sentence } from './sentence.ts';
import * as css from './house.css.ts';

export type Book = Pick<PageOf<'start'>, 'answers'>;

export interface LiveHouseProps {
  readonly sentence: Sentence;
  /** Contains the markup rendered by HouseView. */
  readonly frame: HTMLElement;
  /** Loads all answers. */
  readonly load: () => Promise<Book>;
  /** Contains the drawing of the house, if the page has it. */
  readonly picture: Element | null;
}

const FAILED = 'This answer couldn’t be loaded. Use the button to see all of them on one page.';

/** Makes a prerendered sentence interactive: its selects change the answer, the house and the address. */
export function LiveHouse({ sentence, frame, load, picture }: LiveHouseProps) {
  const [machine] = useState(() =>
    houseMachine.provide({ actors: { loadBook: fromPromise<unknown>(load) } }),
  );
  const parts = useMemo(() => partsOf(frame), [frame]);
  const actor = useActorRef(machine, {
    input: {
      options: {
        field: idsOf(sentence.fields),
        problem: idsOf(sentence.problems),
        term: idsOf(sentence.terms),
      },
      isMotionReduced: true,
    },
    inspect,
  });
  useMediaQuery('(prefers-reduced-motion: reduce)', (isReduced) => {
    actor.send({ type: isReduced ? 'MOTION.REDUCED' : 'MOTION.ALLOWED' });
  });
  const choice = useSelector(actor, selectHouseChoice);
  const before = useSelector(actor, selectHouseBefore);
  const isTurning = useSelector(actor, selectHouseIsTurning);
  const outcome = useSelector(actor, selectHouseOutcome);
  const announces = useSelector(actor, selectHouseAnnounces);
  const book = useSelector(actor, selectHouseBook) as Book | null;

  useEffect(() => {
    const { form } = parts;
    const setSelects = (to: HouseChoice) => {
      for (const part of HOUSE_PARTS) selectOf(form, part).value = to[part];
    };
    const readAddress = () => {
      actor.send({
        type: 'ADDRESS.READ',
        choice: Object.fromEntries(new URLSearchParams(location.search)),
      });
      setSelects(selectHouseChoice(actor.getSnapshot()));
    };
    const choose = (part: HousePart) => {
      actor.send({ type: 'PART.CHOSEN', part, value: selectOf(form, part).value });
    };
    const onChange = ({ target }: Event) => {
      const part = HOUSE_PARTS.find((name) => selectOf(form, name) === target);
      if (part !== undefined) choose(part);
    };
    const subscription = actor.on('CHOICE.MADE', ({ choice: made }) => {
      // Makes the address shareable.
      replaceAddress(addressOf(sentence, made));
    });
    // Choices made before this was loaded take precedence over the address.
    const early = HOUSE_PARTS.map((part) => [part, earlyChoice(selectOf(form, part))] as const);
    readAddress();
    for (const [part, value] of early) {
      if (value === undefined) continue;
      selectOf(form, part).value = value;
      choose(part);
    }
    form.addEventListener('change', onChange);
    addEventListener('popstate', readAddress);
    return () => {
      subscription.unsubscribe();
      form.removeEventListener('change', onChange);
      removeEventListener('popstate', readAddress);
    };
  }, [actor, parts, sentence]);

  const answer = book?.answers.find(({ id }) => id === answerIdOf(choice));
  // While an answer is loading, the last one stays, dimmed.
  const [last, setLast] = useState<Answer | null>(null);
  useEffect(() => {
    if (outcome === 'answered' && answer !== undefined) setLast(answer);
    if (outcome === 'given') setLast(null);
  }, [outcome, answer]);
  const shown = outcome === 'given' ? null : (outcome === 'answered' && answer) || last;
  const isReplaced = outcome === 'failed' || shown !== null;

  useEffect(() => {
    parts.given.hidden = isReplaced;
    parts.place.ariaBusy = String(outcome === 'awaited');
  }, [outcome, isReplaced, parts]);
  // The page's own answer is restored on unmount.
  useEffect(
    () => () => {
      parts.given.hidden = false;
    },
    [parts],
  );

  return (
    <>
      {createPortal(
        outcome === 'failed' ? (
          <p className={css.failed}>{FAILED}</p>
        ) : shown === null ? null : (
          <AnswerList sentence={sentence} answer={shown} choice={choice} />
        ),
        parts.live,
      )}
      {createPortal(announces ? saidOf(sentence, choice, outcome, answer) : '', parts.said)}
      {picture === null ? null : (
        <>
          <Facade {...{ sentence, picture, choice, before, isTurning }} />
          {createPortal(<Keep {...{ sentence, picture, choice }} />, parts.actions)}
        </>
      )}
    </>
  );
}

const idsOf = (options: Sentence['problems']) => options.map(({ id }) => id);

/** @throws TypeError if the frame does not contain the markup of HouseView */
function partsOf(frame: HTMLElement) {
  const find = <E extends Element>(selector: string) => {
    const found = frame.querySelector<E>(selector);
    if (found === null) throw new TypeError(`The sentence has no ${selector}: see HouseView.tsx.`);
    return found;
  };
  return {
    form: find<HTMLFormElement>('form'),
    place: find('[data-house=place]'),
    given: find<HTMLElement>('[data-house=given]'),
    live: find('[data-house=live]'),
    said: find('[data-house=said]'),
    actions: find('form > :last-child'),
  };
}

const selectOf = (form: HTMLFormElement, part: HousePart) =>
  form.elements.namedItem(part) as HTMLSelectElement;

/** What a visitor chose before any script ran: any option but the first, to which the page has the answer. */
const earlyChoice = ({ selectedIndex, value }: HTMLSelectElement) =>
  selectedIndex > 0 ? value : undefined;

/** The page's address with the choice; without a query for the page's own choice. */
function addressOf({ fields, problems, terms }: Sentence, { field, problem, term }: HouseChoice) {
  const isFirst = field === fields[0]?.id && problem === problems[0]?.id && term === terms[0]?.id;
  const query = new URLSearchParams({ field, problem, term }).toString();
  return `${location.pathname}${isFirst ? '' : `?${query}`}${location.hash}`;
}

/** The text for screen readers: the sentence and its answer. */
function saidOf(
  sentence: Sentence,
  choice: HouseChoice,
  outcome: ReturnType<typeof selectHouseOutcome>,
  answer: Answer | undefined,
): string {
  if (outcome === 'awaited') return '';
  if (outcome === 'failed') return FAILED;
  const said = inWords(sentence, choice);
  const names = answer?.links.map(({ label, title }) => `${label}: ${title}`) ?? [];
  // Each ends with a period, so that speech pauses between them.
  return [said, ...names.map((name) => `${name}.`)].join(' ');
}
