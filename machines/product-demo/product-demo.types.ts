/** The roles whose screens the demo shows, in the order in which they handle a lesson. */
export const ROLES = ['teacher', 'learner', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** The brands under which the demo can appear, named after their logos. */
export const BRANDS = ['house', 'arch', 'petals', 'ring', 'leaf', 'rainbow'] as const;
export type Brand = (typeof BRANDS)[number];

/** The phase of the lesson. */
export const PHASES = ['unassigned', 'asking', 'explaining', 'answered', 'reported'] as const;
export type Phase = (typeof PHASES)[number];

/** A question with one right option. Options are counted from 0. */
export interface Question {
  readonly right: number;
  /** How many of the visitor's class chose each option first: one entry per option, at least two. */
  readonly classmates: readonly number[];
  /** The same for all other classes. */
  readonly elsewhere: readonly number[];
}

/**
 * A step of the lesson: `assigned`, an answer as a letter (`a` for option 0), `next`, `returned`. The
 * list of steps is the lesson's whole state.
 */
export type Step = string;

export interface ProductDemoInput {
  /** At least one. */
  readonly questions: readonly Question[];
}

/** The last action, for those who cannot see it; null after an address change, which needs none. */
export interface News {
  readonly kind: 'done' | 'undone' | 'reset';
  /** The step that was done or undone; null for a reset. */
  readonly step: Step | null;
  /** The question it applied to, from 0. */
  readonly question: number;
}

/** The demo's complete state, as stored in the address. */
export interface Place {
  readonly role: Role;
  readonly brand: Brand;
  readonly steps: readonly Step[];
}

export interface ProductDemoContext extends Place, ProductDemoInput {
  readonly news: News | null;
  /** Whether the current state came from the address, which then needs no update. */
  readonly isFollowing: boolean;
  /** The hour at which the Sun stands, in the sky above the first question (sun.ts). */
  readonly hour: number;
}

export type ProductDemoEvent =
  | { type: 'ROLE.CHOSEN'; role: string }
  | { type: 'BRAND.CHOSEN'; brand: string }
  /** By day; fractions are parts of an hour. */
  | { type: 'SUN.MOVED'; hour: number }
  /** The teacher assigns the lesson to the class. */
  | { type: 'LESSON.ASSIGNED' }
  /** The learner chose an option of the current question, from 0. */
  | { type: 'ANSWER.GIVEN'; option: number }
  | { type: 'QUESTION.NEXT' }
  /** The teacher returns the results to the gradebook. */
  | { type: 'RESULTS.RETURNED' }
  | { type: 'STEP.UNDONE' }
  | { type: 'DEMO.RESET' }
  /** The URL fragment, without its number sign: initially, after Back, or from a shared link. */
  | { type: 'ADDRESS.CHANGED'; fragment: string };
