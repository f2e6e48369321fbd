/** The three blanks of the sentence; each is a select, and builds a part of the house. */
export const HOUSE_PARTS = ['field', 'problem', 'term'] as const;
export type HousePart = (typeof HOUSE_PARTS)[number];

/** The id of the option chosen for each part. */
export type HouseChoice = Readonly<Record<HousePart, string>>;

export interface HouseInput {
  /** The option ids of each part, in page order. The page has the answer to the first of each. */
  readonly options: Readonly<Record<HousePart, readonly string[]>>;
  /** Whether the visitor prefers reduced motion; default false. */
  readonly isMotionReduced?: boolean;
}

export interface HouseContext extends Required<HouseInput> {
  readonly choice: HouseChoice;
  /** The choice before the last change: what the turning tiles still show. */
  readonly before: HouseChoice;
  /** All answers; null until the host has loaded them. */
  readonly book: unknown;
  /** Whether the visitor requested the current answer; false if the address determined it. */
  readonly isAsked: boolean;
}

export type HouseEvent =
  /** The visitor chose an option. */
  | { readonly type: 'PART.CHOSEN'; readonly part: HousePart; readonly value: string }
  /** The choice in the address; missing or unknown values fall back to the initial ones. */
  | { readonly type: 'ADDRESS.READ'; readonly choice: Readonly<Partial<HouseChoice>> }
  | { readonly type: 'MOTION.REDUCED' }
  | { readonly type: 'MOTION.ALLOWED' };

export interface HouseEmitted {
  /** The choice that the address should reflect from now on. */
  readonly type: 'CHOICE.MADE';
  readonly choice: HouseChoice;
}

/**
 * What to show: the answer in the page, one that is still loading, one from the book, or none because the
 * book could not be loaded.
 */
export type HouseOutcome = 'given' | 'awaited' | 'answered' | 'failed';
