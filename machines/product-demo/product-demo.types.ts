/** Whose screen the demo shows, in the order in which a lesson passes through their hands. */
export const ROLES = ['teacher', 'learner', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** The names under which the demo can appear, called after their marks. */
export const BRANDS = ['house', 'arch', 'petals', 'ring', 'leaf', 'rainbow'] as const;
export type Brand = (typeof BRANDS)[number];

/** Where the lesson is. */
export const PHASES = ['unassigned', 'asking', 'explaining', 'answered', 'reported'] as const;
export type Phase = (typeof PHASES)[number];

/** A question with one right option. Options are counted from 0. */
export interface Question {
  readonly right: number;
  /** How many of the visitor's class chose each option first: as many entries as options, at least two. */
  readonly classmates: readonly number[];
  /** The same for all other classes. */
  readonly elsewhere: readonly number[];
}

/**
 * One thing that was done with the lesson: `assigned`, an answer as a letter (`a` for option 0), `next`,
 * `returned`. The list of them says all there is to know of it.
 */
export type Step = string;

export interface ProductDemoInput {
  /** At least one. */
  readonly questions: readonly Question[];
}

/** What was done last, for who cannot see it; null after a change of address, which says it by itself. */
export interface News {
  readonly kind: 'done' | 'undone' | 'reset';
  /** The step that was done or undone; null for a reset. */
  readonly step: Step | null;
  /** The question that it was about, from 0. */
  readonly question: number;
}

export interface ProductDemoContext {
  readonly questions: readonly Question[];
  readonly steps: readonly Step[];
  readonly news: News | null;
  /** Whether the present state came from the address, which then need not be told. */
  readonly isFollowing: boolean;
}

/** All of the demo's state, as the address has it. */
export interface Place {
  readonly role: Role;
  readonly brand: Brand;
  readonly steps: readonly Step[];
}

export type ProductDemoEvent =
  | { type: 'ROLE.CHOSEN'; role: string }
  | { type: 'BRAND.CHOSEN'; brand: string }
  /** The teacher gives the lesson to the class. */
  | { type: 'LESSON.ASSIGNED' }
  /** The learner chose an option of the question in hand, from 0. */
  | { type: 'ANSWER.GIVEN'; option: number }
  | { type: 'QUESTION.NEXT' }
  /** The teacher returns the results to the gradebook. */
  | { type: 'RESULTS.RETURNED' }
  | { type: 'STEP.UNDONE' }
  | { type: 'DEMO.RESET' }
  /** The fragment of the address, without its number sign: at first, after Back, by a shared link. */
  | { type: 'ADDRESS.CHANGED'; fragment: string }
  /** Sent by the machine to itself: the address names another place. */
  | ({ type: 'PLACE.RESTORED' } & Place);
