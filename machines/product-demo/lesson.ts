import type { Phase, Question, Step } from './product-demo.types.ts';

/** What the steps so far have made of the lesson. */
export interface Progress {
  readonly phase: Phase;
  /** The question in hand, from 0; the last one once all are answered. */
  readonly question: number;
  /** For each question the options that were chosen, in order. The right one ends it. */
  readonly tried: readonly (readonly number[])[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The step that chooses an option, from 0: a letter. No step for what no option can be. */
export const answerStep = (option: number): Step => LETTERS[option] ?? '';

/** The option that a step chooses; null if it is another kind of step. */
export function optionOf(step: Step): number | null {
  const option = step.length === 1 ? LETTERS.indexOf(step) : -1;
  return option < 0 ? null : option;
}

/** Before anything has been done. */
const beginning = (questions: readonly Question[]): Progress => ({
  phase: 'unassigned',
  question: 0,
  tried: questions.map(() => []),
});

/** Progress after one more step; null where that step is not possible. */
function after(questions: readonly Question[], progress: Progress, step: Step): Progress | null {
  const { phase, question, tried } = progress;
  if (step === 'assigned') return phase === 'unassigned' ? { ...progress, phase: 'asking' } : null;
  if (step === 'next') {
    return phase === 'explaining' ? { ...progress, phase: 'asking', question: question + 1 } : null;
  }
  if (step === 'returned') {
    return phase === 'answered' ? { ...progress, phase: 'reported' } : null;
  }
  const option = optionOf(step);
  const { right, classmates } = questions[question] as Question;
  if (phase !== 'asking' || option === null || option >= classmates.length) return null;
  const before = tried[question] as readonly number[];
  if (before.includes(option)) return null;
  const isLast = question === questions.length - 1;
  return {
    phase: option === right ? (isLast ? 'answered' : 'explaining') : 'asking',
    question,
    tried: tried.with(question, [...before, option]),
  };
}

/** What a list of steps makes of the lesson; null if they cannot follow each other. */
export function progressOf(
  questions: readonly Question[],
  steps: readonly Step[],
): Progress | null {
  let progress: Progress | null = beginning(questions);
  for (const step of steps) progress &&= after(questions, progress, step);
  return progress;
}
