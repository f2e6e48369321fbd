import type { SnapshotFrom } from 'xstate';
import { addressOf } from './address.ts';
import { optionOf, progressOf, type Progress } from './lesson.ts';
import type { productDemoMachine } from './product-demo.machine.ts';
import type { Brand, News, Question, Role, Step } from './product-demo.types.ts';

type ProductDemoSnapshot = SnapshotFrom<typeof productDemoMachine>;

/** The role whose screen is shown. */
export const selectRole = ({ context }: ProductDemoSnapshot): Role => context.role;

/** The current brand. */
export const selectBrand = ({ context }: ProductDemoSnapshot): Brand => context.brand;

/** The hour at which the Sun stands. */
export const selectHour = ({ context }: ProductDemoSnapshot): number => context.hour;

/** The phase of the lesson. */
export const selectProgress = ({ context }: ProductDemoSnapshot): Progress =>
  // The machine never takes an impossible step.
  progressOf(context.questions, context.steps) as Progress;

/** The last action to report; null if there is nothing to report. */
export const selectNews = ({ context }: ProductDemoSnapshot): News | null => context.news;

/** The step that Undo would remove; null if there is none. */
export const selectLastStep = ({ context }: ProductDemoSnapshot): Step | null =>
  context.steps.at(-1) ?? null;

/** The fragment that the address should have; null if it is up to date or should be left alone. */
export const selectNewAddress = ({ context }: ProductDemoSnapshot): string | null =>
  context.isFollowing ? null : addressOf(context);

/** The next thing to do, and the screen to do it on. */
export interface Task {
  readonly role: Role;
  readonly kind: 'assign' | 'answer' | 'continue' | 'return' | 'read' | 'done';
}

export function selectTask(snapshot: ProductDemoSnapshot): Task {
  switch (snapshot.value) {
    case 'unassigned':
      return { role: 'teacher', kind: 'assign' };
    case 'asking':
      return { role: 'learner', kind: 'answer' };
    case 'explaining':
      return { role: 'learner', kind: 'continue' };
    case 'answered':
      return { role: 'teacher', kind: 'return' };
    case 'reported':
      return { role: 'publisher', kind: selectRole(snapshot) === 'publisher' ? 'done' : 'read' };
  }
}

/** An event in the lesson's history, as the trail lists it. */
export type Happening =
  | { readonly kind: 'assigned' | 'returned' }
  | {
      readonly kind: 'answer';
      /** From 0. */
      readonly question: number;
      /** From 0. */
      readonly option: number;
      readonly isRight: boolean;
      /** The number of the attempt at the question, from 1. */
      readonly attempt: number;
    };

/** The lesson's history, oldest first. */
export function selectTrail({ context }: ProductDemoSnapshot): readonly Happening[] {
  const trail: Happening[] = [];
  let question = 0;
  let attempt = 1;
  for (const step of context.steps) {
    const option = optionOf(step);
    if (step === 'assigned' || step === 'returned') trail.push({ kind: step });
    if (step === 'next') {
      question += 1;
      attempt = 1;
    }
    if (option === null) continue;
    const isRight = context.questions[question]?.right === option;
    trail.push({ kind: 'answer', question, option, isRight, attempt });
    attempt += 1;
  }
  return trail;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The teacher's view of a question: how many seats were right at once, later, or not yet. */
export interface ClassResult {
  readonly first: number;
  readonly later: number;
  /** Seats with only wrong choices so far: the visitor's seat, 0 or 1. */
  readonly trying: number;
  /** Seats that have not answered. */
  readonly waiting: number;
  readonly seats: number;
  /** The group that includes the visitor's seat, as its last one. */
  readonly mine: 'first' | 'later' | 'trying' | 'waiting';
}

/** The class, including the visitor's seat. The others have answered once the lesson is assigned. */
export const selectClassResults = (snapshot: ProductDemoSnapshot): readonly ClassResult[] =>
  snapshot.context.questions.map(({ right, classmates }, at) => {
    const mine = selectProgress(snapshot).tried[at] as readonly number[];
    const answered = sum(classmates);
    const atOnce = classmates[right] as number;
    const own = standingOf(mine, right);
    return {
      first: atOnce + Number(own === 'first'),
      later: answered - atOnce + Number(own === 'later'),
      trying: Number(own === 'trying'),
      waiting: Number(own === 'waiting'),
      seats: answered + 1,
      mine: own,
    };
  });

function standingOf(tried: readonly number[], right: number): ClassResult['mine'] {
  if (tried[0] === right) return 'first';
  if (tried.includes(right)) return 'later';
  return tried.length > 0 ? 'trying' : 'waiting';
}

/** The publisher's view of a question: how often each option was chosen first, by all learners. */
export interface ItemResult {
  readonly counts: readonly number[];
  readonly right: number;
  /** The option that the visitor chose first; null if none yet. */
  readonly mine: number | null;
  readonly total: number;
}

/** All classes, including the visitor's once it has the lesson. */
export const selectItemResults = (snapshot: ProductDemoSnapshot): readonly ItemResult[] =>
  snapshot.context.questions.map((question, at) => {
    const mine = selectProgress(snapshot).tried[at]?.[0] ?? null;
    const counts = countsOf(question, snapshot.value !== 'unassigned', mine);
    return { counts, right: question.right, mine, total: sum(counts) };
  });

const countsOf = (
  { classmates, elsewhere }: Question,
  isAssigned: boolean,
  mine: number | null,
): readonly number[] =>
  elsewhere.map(
    (count, option) =>
      count + (isAssigned ? (classmates[option] as number) : 0) + Number(option === mine),
  );
