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
  selectPosition,
  selectTurned,
  worksheetMachine,
} from '#machines/worksheet/index.ts';
import type { Answers } from '#machines/worksheet/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { replaceAddress } from '#src/platform/replace-address.ts';
import { mayBeRestored } from '#src/platform/restored-form.ts';
import { createKeptAnswers, isRemoval } from './kept-answers.ts';
import { TOOLS_KEY } from './tools-key.ts';
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
  /** Fields that change in the same step as any other, given the answers before: such as an id. */
  readonly along?: (answers: Answers) => Answers;
  /** The element that contains the fields. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/**
 * Binds a tool's worksheet to its fields. All state lives in the machine; this hook does what only a
 * page can do: read the device, the URL, and what was typed before the scripts ran. The first render
 * is that of an empty worksheet, so that it matches the prerendered page.
 */
export function useWorksheet({ tool, initial, shared, search, along, sheet }: WorksheetOptions) {
  const [machine] = useState(() =>
    worksheetMachine.provide({
      actors: {
        // It stores synchronously, so also while the page is unloading.
        keep: fromPromise(({ input }) =>
          Promise.resolve(createKeptAnswers().keep(tool, input.answers, input.edited)),
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
    const kept = createKeptAnswers().read(tool);
    const given = answersIn(search, shared);
    const isTyped = Object.keys(typed.current).length > 0;
    actor.send({
      type: 'DEVICE.READ',
      kept,
      shared: given,
      typed: isTyped ? { ...along?.(given ?? kept ?? {}), ...typed.current } : {},
    });
  }, [actor, tool, search, shared, along]);

  useEffect(() => {
    const leave = () => actor.send({ type: 'PAGE.LEFT' });
    // What the device holds by now: the event may be old, because this tab was asleep.
    const look = () => actor.send({ type: 'DEVICE.CHANGED', kept: createKeptAnswers().read(tool) });
    const listen = (event: StorageEvent) => {
      // Removed in another tab, such as from the contact page, and perhaps written again since.
      if (isRemoval(tool, event)) actor.send({ type: 'DEVICE.CHANGED', kept: null });
      // No key: everything was removed.
      if (event.key === TOOLS_KEY || event.key === null) look();
    };
    // A page that comes back as it was left has missed all events.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) look();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    addEventListener('storage', listen);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
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
    /** The fields that the last undo or redo changed. */
    turned: selectTurned(snapshot),
    /** How many steps can be undone. */
    position: selectPosition(snapshot),
    keeping: selectKeeping(snapshot),
    isBegun: selectIsBegun(snapshot),
    canUndo: selectCanUndo(snapshot),
    canRedo: selectCanRedo(snapshot),
    change: (field: string, value: string) =>
      actor.send({ type: 'ANSWER.CHANGED', field, value, with: along?.(answers) ?? {} }),
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

/**
 * What the visitor wrote before the script ran: the controls that differ from an empty worksheet. Text is not
 * restored by the browser (`autocomplete="off"`); boxes may be, and are then no newer than the device.
 */
function typedInto(sheet: HTMLElement | null, initial: Answers): Answers {
  const typed: Record<string, string> = {};
  const areBoxesRestored = mayBeRestored();
  const controls = sheet?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? [];
  for (const control of controls) {
    const { name, type, value } = control;
    const isBox = type === 'checkbox' || type === 'radio';
    if (isBox && areBoxesRestored) continue;
    const isOff = isBox && !(control as HTMLInputElement).checked;
    // A radio button that is off has no meaning: another one of its group may be on.
    if (type === 'radio' && isOff) continue;
    const written = isOff ? '' : value;
    if (written !== initial[name]) typed[name] = written;
  }
  return typed;
}
