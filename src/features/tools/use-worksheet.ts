import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import {
  selectAnswers,
  selectCanRedo,
  selectCanUndo,
  selectIsAltered,
  selectIsBegun,
  selectKeeping,
  selectNews,
  worksheetMachine,
} from '#machines/worksheet/index.ts';
import type { Answers } from '#machines/worksheet/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { replaceAddress } from '#src/platform/replace-address.ts';
import { createKeptAnswers, isRemoval } from './kept-answers.ts';
import { answersIn, queryOf } from './shared-answers.ts';

export interface WorksheetOptions {
  /** The name under which the answers are kept. */
  readonly tool: string;
  /** Every field with its initial value. */
  readonly initial: Answers;
  /** The fields that may go into a URL: none of them can reveal anything about a person. */
  readonly shared: readonly string[];
  /** The query of the URL. */
  readonly search: string;
  /** The element that contains the fields. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/**
 * Binds a tool's worksheet to its fields. All state lives in the machine; this hook does what only a
 * page can do: read the device, the URL, and what was typed before the scripts ran. The first render
 * is that of an empty worksheet, so that it matches the prerendered page.
 */
export function useWorksheet({ tool, initial, shared, search, sheet }: WorksheetOptions) {
  const [machine] = useState(() =>
    worksheetMachine.provide({
      actors: {
        // It stores synchronously, so also while the page is unloading.
        keep: fromPromise(({ input }) =>
          Promise.resolve(createKeptAnswers().keep(tool, input.answers)),
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { initial }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const answers = selectAnswers(snapshot);

  const typed = useRef<Answers>({});
  useLayoutEffect(() => {
    // Read before a re-render, which would empty the controls.
    typed.current = typedInto(sheet.current, initial);
    // A layout effect is cleaned up before the actor stops.
    return () => actor.send({ type: 'PAGE.LEFT' });
  }, [actor, sheet, initial]);

  useEffect(() => {
    actor.send({
      type: 'DEVICE.READ',
      kept: createKeptAnswers().read(tool),
      shared: answersIn(search, shared),
      typed: typed.current,
    });
  }, [actor, tool, search, shared]);

  useEffect(() => {
    const leave = () => actor.send({ type: 'PAGE.LEFT' });
    // Answers removed in another tab, such as from the contact page, are removed here as well.
    const listen = (event: StorageEvent) => {
      if (isRemoval(tool, event)) actor.send({ type: 'REMOVAL.REQUESTED' });
    };
    addEventListener('pagehide', leave);
    addEventListener('storage', listen);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('storage', listen);
    };
  }, [actor, tool]);

  const altered = selectIsAltered(snapshot) ? answers : null;
  useEffect(() => {
    if (altered === null || location.search === '') return;
    // A reload must not bring back older answers.
    replaceAddress(location.pathname + location.hash);
  }, [altered]);

  return {
    answers,
    news: selectNews(snapshot),
    keeping: selectKeeping(snapshot),
    isBegun: selectIsBegun(snapshot),
    canUndo: selectCanUndo(snapshot),
    canRedo: selectCanRedo(snapshot),
    change: (field: string, value: string) => actor.send({ type: 'ANSWER.CHANGED', field, value }),
    choose: (chosen: Answers) => actor.send({ type: 'ANSWERS.CHOSEN', answers: chosen }),
    leaveField: () => actor.send({ type: 'FIELD.LEFT' }),
    undo: () => actor.send({ type: 'UNDO.REQUESTED' }),
    redo: () => actor.send({ type: 'REDO.REQUESTED' }),
    reset: () => actor.send({ type: 'RESET.REQUESTED' }),
    remove: () => actor.send({ type: 'REMOVAL.REQUESTED' }),
    /** The answers as a query. */
    query: () => queryOf(answers, initial, shared),
  };
}

export type Worksheet = ReturnType<typeof useWorksheet>;

/** What the visitor wrote before the script ran: the controls that differ from an empty worksheet. */
function typedInto(sheet: HTMLElement | null, initial: Answers): Answers {
  const typed: Record<string, string> = {};
  const controls = sheet?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? [];
  for (const control of controls) {
    const { name, type, value } = control;
    const isBox = type === 'checkbox' || type === 'radio';
    const isOff = isBox && !(control as HTMLInputElement).checked;
    // A radio button that is off has no meaning: another one of its group may be on.
    if (type === 'radio' && isOff) continue;
    const written = isOff ? '' : value;
    if (written !== initial[name]) typed[name] = written;
  }
  return typed;
}
