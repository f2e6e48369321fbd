import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { selectSheet, worksheetMachine } from '#machines/worksheet/index.ts';
import type { Answers } from '#machines/worksheet/index.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { replaceAddress } from '#src/platform/replace-address.ts';
import { mayBeRestored } from '#src/platform/restored-form.ts';
import { isRemoval, keepAnswers, readAnswers } from './kept-answers.ts';
import { TOOLS_KEY } from './tools-key.ts';
import { answersIn, queryOf } from './shared-answers.ts';

/** What the view of a tool is given. */
export interface ToolProps<Tool> {
  readonly tool: Tool;
  /** The topic of the enquiry. */
  readonly topic: string;
  /** The query of the URL. */
  readonly search: string;
}

export interface WorksheetOptions {
  /** The name under which the answers are kept. */
  readonly tool: string;
  /** Gives every field with its initial value, once. */
  readonly fields: () => Answers;
  /** Whether a field may go into a URL: only one that can reveal nothing about a person. */
  readonly isShared: (field: string) => boolean;
  /** The query of the URL. */
  readonly search: string;
  /** Fields that change in the same step as any other, given the answers before: such as an id. */
  readonly along?: (answers: Answers) => Answers;
}

/**
 * Binds a tool's worksheet to its fields. All state lives in the machine; this hook does what only a
 * page can do: read the device, the URL, and what was typed before the scripts ran. The first render
 * is that of an empty worksheet, so that it matches the prerendered page.
 */
export function useWorksheet({ tool, fields, isShared, search, along }: WorksheetOptions) {
  const [initial] = useState(fields);
  const [shared] = useState(() => Object.keys(initial).filter(isShared));
  const sheet = useRef<HTMLElement>(null);
  const [machine] = useState(() =>
    worksheetMachine.provide({
      actors: {
        // It stores synchronously, so also while the page is unloading.
        keep: fromPromise(({ input }) => Promise.resolve(keepAnswers(tool, input))),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { initial }, inspect });
  const { isAltered, ...shown } = selectSheet(useSelector(actor, (snapshot) => snapshot));
  const { answers } = shown;

  const typed = useRef<Answers>({});
  useLayoutEffect(() => {
    // Read before a re-render, which would empty the controls.
    typed.current = typedInto(sheet.current, initial);
    // A layout effect is cleaned up before the actor stops.
    return () => actor.send({ type: 'PAGE.LEFT' });
  }, [actor, initial]);

  useEffect(() => {
    const kept = readAnswers(tool);
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
    const look = () => actor.send({ type: 'DEVICE.CHANGED', kept: readAnswers(tool) });
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

  const altered = isAltered ? answers : null;
  useEffect(() => {
    if (altered === null || location.search === '') return;
    // A reload must not bring back older answers.
    replaceAddress(location.pathname + location.hash);
  }, [altered]);

  return {
    /** For the element that contains the fields. */
    ref: sheet,
    ...shown,
    change: (field: string, value: string) =>
      actor.send({ type: 'ANSWER.CHANGED', field, value, with: along?.(answers) ?? {} }),
    /** A step of its own. */
    choose: (chosen: Answers) =>
      actor.send({ type: 'ANSWERS.CHOSEN', answers: { ...along?.(answers), ...chosen } }),
    leaveField: () => actor.send({ type: 'FIELD.LEFT' }),
    undo: () => actor.send({ type: 'UNDO.REQUESTED' }),
    redo: () => actor.send({ type: 'REDO.REQUESTED' }),
    reset: () => actor.send({ type: 'RESET.REQUESTED' }),
    remove: () => actor.send({ type: 'REMOVAL.REQUESTED' }),
    /** The answers as a query. */
    query: () => queryOf(answers, initial, shared),
  };
}

export type Worksheet = Omit<ReturnType<typeof useWorksheet>, 'ref'>;

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
