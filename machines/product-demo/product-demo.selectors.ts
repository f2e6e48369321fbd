import type { SnapshotFrom } from 'xstate';
import { addressOf } from './address.ts';
import { optionOf, progressOf, type Progress } from './lesson.ts';
import type { productDemoMachine } from './product-demo.machine.ts';
import type { Phase, ProductDemoContext, Question, Role } from './product-demo.types.ts';

type ProductDemoSnapshot = SnapshotFrom<typeof productDemoMachine>;

/** What the views show. */
export function selectDemo({ context }: ProductDemoSnapshot) {
  const { questions, role, brand, hour, news, steps, isFollowing } = context;
  // The machine never takes an impossible step.
  const progress = progressOf(questions, steps) as Progress;
  return {
    /** The role whose screen is shown. */
    role,
    brand,
    /** The hour at which the Sun stands. */
    hour,
    progress,
    /** The last action to report; null if there is nothing to report. */
    news,
    /** The step that Undo would remove; null if there is none. */
    lastStep: steps.at(-1) ?? null,
    /** The fragment that the address should have; null if it is up to date or should be left alone. */
    newAddress: isFollowing ? null : addressOf(context),
    task: taskOf(progress.phase, role),
    trail: trailOf(context),
    /** The class, including the visitor's seat. The others have answered once the lesson is assigned. */
    results: questions.map((question, at) => classResultOf(question, progress.tried[at] ?? [])),
    /** All classes, including the visitor's once it has the lesson. */
    items: questions.map((question, at) =>
      itemResultOf(question, progress.phase !== 'unassigned', progress.tried[at]?.[0] ?? null),
    ),
  };
}

/** The next thing to do, and the screen to do it on. */
interface Task {
  readonly role: Role;
  readonly kind: 'assign' | 'answer' | 'continue' | 'return' | 'read' | 'done';
}

function taskOf(phase: Phase, role: Role): Task {
  switch (phase) {
    case 'unassigned':
      return { role: 'teacher', kind: 'assign' };
    case 'asking':
      return { role: 'learner', kind: 'answer' };
    case 'explaining':
      return { role: 'learner', kind: 'continue' };
    case 'answered':
      return { role: 'teacher', kind: 'return' };
    case 'reported':
      return { role: 'publisher', kind: role === 'publisher' ? 'done' : 'read' };
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
    };

/** The lesson's history, oldest first. */
function trailOf(context: ProductDemoContext): readonly Happening[] {
  const trail: Happening[] = [];
  let question = 0;
  for (const step of context.steps) {
    const option = optionOf(step);
    if (step === 'assigned' || step === 'returned') trail.push({ kind: step });
    if (step === 'next') question += 1;
    if (option === null) continue;
    const isRight = context.questions[question]?.right === option;
    trail.push({ kind: 'answer', question, option, isRight });
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

function classResultOf({ right, classmates }: Question, tried: readonly number[]): ClassResult {
  const answered = sum(classmates);
  const atOnce = classmates[right] as number;
  const mine = standingOf(tried, right);
  return {
    first: atOnce + Number(mine === 'first'),
    later: answered - atOnce + Number(mine === 'later'),
    trying: Number(mine === 'trying'),
    waiting: Number(mine === 'waiting'),
    seats: answered + 1,
    mine,
  };
}

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

function itemResultOf(
  { right, classmates, elsewhere }: Question,
  isAssigned: boolean,
  mine: number | null,
): ItemResult {
  const counts = elsewhere.map(
    (count, option) =>
      count + (isAssigned ? (classmates[option] as number) : 0) + Number(option === mine),
  );
  return { counts, right, mine, total: sum(counts) };
}
