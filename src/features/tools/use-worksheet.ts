import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import {
  selectAnswers,
  selectCanRedo,
  selectCanUndo,
  selectIsBegun,
  selectKeeping,
  selectNews,
  worksheetMachine,
} from '#machines/worksheet/index.ts';
import type { Answers } from '#machines/worksheet/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { answersIn, queryOf } from './shared-answers.ts';
import { TOOLS_KEY } from './tools-key.ts';

export interface WorksheetOptions {
  /** The name under which the answers are kept. */
  readonly tool: string;
  /** Every field with what it holds at first. */
  readonly initial: Answers;
  /** The fields that an address may hold: none of them can say anything about a person. */
  readonly shared: readonly string[];
  /** The query of the address. */
  readonly search: string;
  /** What the fields stand in. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/**
 * A tool's worksheet, bound to its fields. All state is the machine's; what is done here is what only a page
 * can do: read the device, the address, and what was written before the scripts ran. The first render is
 * that of an empty worksheet, so that it matches the prerendered page.
 */
export function useWorksheet({ tool, initial, shared, search, sheet }: WorksheetOptions) {
  const [machine] = useState(() =>
    worksheetMachine.provide({
      actors: {
        // It stores before it first waits, so also when the page is being left.
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
    // Before anything is rendered again, which would empty the controls.
    typed.current = typedInto(sheet.current, initial);
    // A layout effect ends before the actor does.
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
    // Removed in another tab, from the contact page for example: then it is gone here as well.
    const listen = (event: StorageEvent) => {
      if (event.key === TOOLS_KEY && event.newValue === null) {
        actor.send({ type: 'REMOVAL.REQUESTED' });
      }
    };
    addEventListener('pagehide', leave);
    addEventListener('storage', listen);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('storage', listen);
    };
  }, [actor]);

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
    // A radio button that is off says nothing: another one of its name may be on.
    if (type === 'radio' && isOff) continue;
    const written = isOff ? '' : value;
    if (written !== initial[name]) typed[name] = written;
  }
  return typed;
}
