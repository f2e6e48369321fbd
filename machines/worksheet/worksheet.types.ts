/** What a worksheet holds: the text of every field, by the field's name. Unchecked boxes are empty. */
export type Answers = Readonly<Record<string, string>>;

export interface WorksheetInput {
  /** Every field with what it holds before anything is written; at least one. */
  readonly initial: Answers;
  /** How long after the last change the answers are kept, in ms; default 400. */
  readonly keepMs?: number;
  /** How many changes can be taken back; at least 1, default 100. */
  readonly steps?: number;
  /** The longest text that a field holds, in UTF-16 units; more is cut. At least 1, default 4000. */
  readonly longest?: number;
}

export interface WorksheetContext {
  readonly initial: Answers;
  readonly keepMs: number;
  readonly steps: number;
  readonly longest: number;
  readonly answers: Answers;
  /** What the answers were before each change that can be taken back, oldest first. */
  readonly past: readonly Answers[];
  /** What was taken back and can be had again, next one first. */
  readonly future: readonly Answers[];
  /** The field that is being written in: its changes are one step. */
  readonly editing: string | null;
  /** What the device did with the answers last; null while it has none of this visit. */
  readonly outcome: 'kept' | 'refused' | null;
}

export type WorksheetEvent =
  /**
   * The view is there. `kept` are the answers on the device and `shared` those of the address, null
   * without; `typed` is what was written before the scripts ran. Whatever is no field is left out.
   */
  | {
      readonly type: 'DEVICE.READ';
      readonly kept: Answers | null;
      readonly shared: Answers | null;
      readonly typed: Answers;
    }
  | { readonly type: 'ANSWER.CHANGED'; readonly field: string; readonly value: string }
  /** The visitor is done with a field: what is written next is another step. */
  | { readonly type: 'FIELD.LEFT' }
  /** Several fields at once, as one step. */
  | { readonly type: 'ANSWERS.CHOSEN'; readonly answers: Answers }
  | { readonly type: 'UNDO.REQUESTED' }
  | { readonly type: 'REDO.REQUESTED' }
  /** Back to the beginning; this can be taken back. */
  | { readonly type: 'RESET.REQUESTED' }
  /** Nothing of it shall be on the device any more; this cannot be taken back. */
  | { readonly type: 'REMOVAL.REQUESTED' }
  | { readonly type: 'PAGE.LEFT' }
  /** Raised by the machine when the answers are others than before. */
  | { readonly type: 'ANSWERS.ALTERED' };

/** What the visitor is told about the answers. */
export type WorksheetNews =
  | 'none'
  /** Answers of an earlier visit were on the device. */
  | 'resumed'
  /** The address brought answers. */
  | 'shared'
  | 'undone'
  | 'redone'
  | 'restarted'
  | 'removed';

/**
 * Whether the answers are on the device. A change that is on its way there leaves it as it was: what is said
 * of it would otherwise change twice at every word.
 */
export type WorksheetKeeping = 'nothing' | 'unsaved' | 'kept' | 'refused';
