/** The three blanks of the sentence; each is a select, and turns one tile of the mosaic. */
export const HOUSE_PARTS = ['field', 'problem', 'term'] as const;
export type HousePart = (typeof HOUSE_PARTS)[number];

/** What is chosen for each part, by id. */
export type HouseChoice = Readonly<Record<HousePart, string>>;

export interface HouseInput {
  /**
   * The ids that each part offers, in the order of the page; the first of each is chosen at first, and
   * the page holds the answer to that choice before any script runs.
   */
  readonly options: Readonly<Record<HousePart, readonly string[]>>;
  /** How long a tile turns, in ms; default 400. */
  readonly turnMs?: number;
  /** Whether the visitor prefers reduced motion; default false. */
  readonly isMotionReduced?: boolean;
}

export interface HouseContext {
  readonly options: HouseInput['options'];
  readonly choice: HouseChoice;
  /** What was chosen before the last change: the backs of the tiles that turn. */
  readonly before: HouseChoice;
  /** All answers, as the host loads them; null until then. */
  readonly book: unknown;
  /** Whether the visitor asked for the present answer; an address that brought it along did not. */
  readonly isAsked: boolean;
  readonly turnMs: number;
  readonly isMotionReduced: boolean;
}

export type HouseEvent =
  /** A select was set. */
  | { readonly type: 'PART.CHOSEN'; readonly part: HousePart; readonly value: string }
  /** The address says what was chosen; what it does not name, or names wrongly, is as at first. */
  | { readonly type: 'ADDRESS.READ'; readonly choice: Readonly<Partial<HouseChoice>> }
  | { readonly type: 'MOTION.REDUCED' }
  | { readonly type: 'MOTION.ALLOWED' };

export interface HouseEmitted {
  /** The address should say this from now on. */
  readonly type: 'CHOICE.MADE';
  readonly choice: HouseChoice;
}

/**
 * What there is to show: the answer of the page itself, one that is still on its way, one from the book, or
 * none, because the book could not be loaded.
 */
export type HouseOutcome = 'given' | 'awaited' | 'answered' | 'failed';
