import type { Phase, Question, Step } from './product-demo.types.ts';

/** The state of the lesson after the steps so far. */
export interface Progress {
  readonly phase: Phase;
  /** The current question, from 0; the last one once all are answered. */
  readonly question: number;
  /** The options chosen for each question, in order. The right one ends the question. */
  readonly tried: readonly (readonly number[])[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The step that chooses an option (from 0), as a letter; empty if there is no such option. */
export const answerStep = (option: number): Step => LETTERS[option] ?? '';

/** The option that a step chooses; null for other kinds of steps. */
export function optionOf(step: Step): number | null {
  const option = step.length === 1 ? LETTERS.indexOf(step) : -1;
  return option < 0 ? null : option;
}

/** The initial progress. */
const beginning = (questions: readonly Question[]): Progress => ({
  phase: 'unassigned',
  question: 0,
  tried: questions.map(() => []),
});

/** The progress after one more step; null if that step is not possible. */
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

/** The progress after a list of steps; null if the sequence is invalid. */
export function progressOf(
  questions: readonly Question[],
  steps: readonly Step[],
): Progress | null {
  let progress: Progress | null = beginning(questions);
  for (const step of steps) progress &&= after(questions, progress, step);
  return progress;
}
