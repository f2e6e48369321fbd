/** The text of every field, by field name. Unchecked boxes are empty. */
export type Answers = Readonly<Record<string, string>>;

export interface WorksheetInput {
  /** Every field with its initial value; at least one. */
  readonly initial: Answers;
}

export interface WorksheetContext extends WorksheetInput {
  readonly answers: Answers;
  /**
   * What the device holds, as far as this page knows. A field that is being saved is absent until the
   * device has confirmed it.
   */
  readonly device: Answers;
  /** The answers before each change that can be undone, oldest first. */
  readonly past: readonly Answers[];
  /** The answers that can be redone, next one first. */
  readonly future: readonly Answers[];
  /** The field being edited: its changes are one step. */
  readonly editing: string | null;
  /** What the device last did with this visit's answers; null if it has none. */
  readonly outcome: 'kept' | 'refused' | null;
}

export type WorksheetEvent =
  /**
   * The view is ready. `kept` are the answers on the device and `shared` those in the address, or null;
   * `typed` is input from before the scripts ran. Unknown fields are dropped.
   */
  | {
      readonly type: 'DEVICE.READ';
      readonly kept: Answers | null;
      readonly shared: Answers | null;
      readonly typed: Answers;
    }
  /**
   * The device holds something else than before: another tab wrote it, or removed it (null), perhaps
   * while this page was asleep.
   */
  | { readonly type: 'DEVICE.CHANGED'; readonly kept: Answers | null }
  /** `with` are other fields that change in the same step. */
  | {
      readonly type: 'ANSWER.CHANGED';
      readonly field: string;
      readonly value: string;
      readonly with?: Answers;
    }
  /** The visitor is done with a field: the next change is a new step. */
  | { readonly type: 'FIELD.LEFT' }
  /** Several fields at once, as one step. */
  | { readonly type: 'ANSWERS.CHOSEN'; readonly answers: Answers }
  | { readonly type: 'UNDO.REQUESTED' }
  | { readonly type: 'REDO.REQUESTED' }
  /** Starts over; this can be undone. */
  | { readonly type: 'RESET.REQUESTED' }
  /** Removes everything from the device; this cannot be undone. */
  | { readonly type: 'REMOVAL.REQUESTED' }
  | { readonly type: 'PAGE.LEFT' }
  /** Raised by the machine when the answers have changed. */
  | { readonly type: 'ANSWERS.ALTERED' };

/** What the visitor is told about the answers. */
export type WorksheetNews =
  | 'none'
  /** Answers from an earlier visit were on the device. */
  | 'resumed'
  /** The answers came from the address. */
  | 'shared'
  | 'undone'
  | 'redone'
  | 'restarted'
  /** Answers written in another tab have been merged. */
  | 'merged'
  | 'removed';

/** What the device is asked to keep. */
export interface WorksheetSave {
  /** All answers; null to remove them. */
  readonly answers: Answers | null;
  /** The fields among them that were changed here: only these replace what the device holds. */
  readonly edited: readonly string[];
}

/**
 * Whether the answers are on the device. It stays unchanged while a save is in progress, since the
 * message would otherwise change twice per word.
 */
export type WorksheetKeeping = 'nothing' | 'unsaved' | 'kept' | 'refused';
